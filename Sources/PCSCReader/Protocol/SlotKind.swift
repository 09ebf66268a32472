// SPDX-License-Identifier: MIT

#if PCSC
    /// What the name of a reader tells of its slot: there is no other way to learn it without a card.
    package enum SlotKind: Hashable, Sendable {
        case contactless
        /// For a card with contacts, as the SAM slot that many contactless readers have besides.
        case contact
        case unsaid

        package init(readerName: String) {
            let name = readerName.lowercased()
            let words = name.split { !$0.isLetter && !$0.isNumber }
            if words.contains("sam") || words.contains("icc") {
                self = .contact
            } else if words.contains("picc") || words.contains("cl") || words.contains("nfc") || name.contains("acr122")
                || name.contains("contactless")
            {
                self = .contactless
            } else {
                self = .unsaid
            }
        }
    }
#endif
