// SPDX-License-Identifier: MIT

extension VCard {
    /// The smallest card of version 3.0 that says the same; write it with `.off` for the folding.
    ///
    /// What goes: types that a property has anyway (`INTERNET` of EMAIL, `VOICE` of TEL) and types that stand there
    /// twice, a `VALUE` that says what the property is anyway, empty components at the end of N and ORG, known
    /// properties without a value, properties that stand there twice, an `item` group with one member, backslashes in
    /// front of characters that need none, the separators inside of dates. ADR keeps its six semicolons. What a program
    /// noted (PRODID, REV, UID), and whatever RFC 2426 does not know, stays. A card of another version comes back as
    /// it is: ``converted()`` tells what it would lose.
    public func compacted() -> VCard {
        guard version == Self.writtenVersion else { return self }
        var compactor = CardCompactor(self)
        let properties = compactor.source.indices.compactMap { compactor.compacted(at: $0) }
        return VCard(version: version, properties: properties)
    }
}
