// SPDX-License-Identifier: MIT

extension VCard {
    /// The media type to write a card under.
    public static let mediaType = "text/vcard"

    /// Tells whether a media type means vCards: in any case, with a parameter part or without.
    ///
    /// `text/vcard`, and what was used before it: `text/x-vcard` and `text/directory`.
    public static func isMediaType(_ type: String) -> Bool {
        let essence = type.utf8.prefix { $0 != .semicolon }
        var name = String(Substring(essence))
        while name.utf8.last?.isBlank ?? false { name.removeLast() }
        return [mediaType, "text/x-vcard", "text/directory"].contains { $0.isSameName(as: name) }
    }
}
