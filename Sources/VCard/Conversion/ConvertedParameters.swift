// SPDX-License-Identifier: MIT

/// The parameters of a property as version 3.0 has them, and what the others say.
struct ConvertedParameters {
    var kept: [VCardParameter] = []

    /// The value of VALUE in upper case; it may not be among those that are kept.
    var valueType: String?
    var isBase64 = false
    var charset: String?

    // Those of version 4.0.

    var mediaType: String?
    var label: String?
    var sortString: String?
    var preference: Int?
}

extension VCardProperty {
    /// PREF of version 4.0: 1 to 100, 1 being the most preferred (RFC 6350 section 5.3).
    var preference: Int? {
        parameterValues("PREF").first.flatMap { Int($0) }
    }

    /// Whether types and the like stand there without the name of their parameter.
    var hasBareWords: Bool {
        guard case .read(let text, let number) = form else { return false }
        return text.lines[number].parameters.contains { text.parameters[$0].isBareWord }
    }
}
