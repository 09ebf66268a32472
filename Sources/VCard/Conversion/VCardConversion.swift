// SPDX-License-Identifier: MIT

/// What came of turning a card into one of version 3.0.
public struct VCardConversion: Hashable, Sendable {
    /// The card of version 3.0; it has N and FN and can be written.
    public let card: VCard

    /// What is not as it was, in the order of the properties; what was added stands last.
    public let changes: [VCardChange]

    /// Whether nothing was dropped or said less exactly.
    public var isLossless: Bool {
        changes.allSatisfy { $0.kind != .dropped && $0.kind != .approximated }
    }
}

extension VCard {
    /// Turns a card of version 2.1 or 4.0 into one of version 3.0, and mends one of 3.0 that could not be written.
    ///
    /// Encodings, character sets and parameters get the form of RFC 2426. What 3.0 has no property for goes to one that
    /// begins with `X-`, where there is one to the one that Apple's programs know. What can be kept nowhere is dropped.
    /// Each of these is told in ``VCardConversion/changes``; only the escapes of texts are not. A sound card of version
    /// 3.0 stays as it is.
    ///
    /// - Complexity: Linear in the size of the card.
    public func converted() -> VCardConversion {
        var converter = CardConverter(self)
        converter.convert()
        converter.completeNames()
        return VCardConversion(
            card: VCard(version: Self.writtenVersion, properties: converter.properties), changes: converter.changes)
    }

    /// The properties of ``converted()``, without FN and N where they are missing.
    var inWordsOfVersion3: VCard {
        var converter = CardConverter(self)
        converter.convert()
        return VCard(version: Self.writtenVersion, properties: converter.properties)
    }
}
