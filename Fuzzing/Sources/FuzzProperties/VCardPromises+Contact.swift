// SPDX-License-Identifier: MIT

internal import VCard

extension VCardPromises {
    /// A contact that is written as a card is the same when it is read again.
    static func contact(_ bytes: [UInt8], _ ways: Ways) throws(BrokenPromise) {
        for decoded in VCardDecoding(lenient: bytes).cards {
            // What conversion made can be written, whatever was read.
            for isConverted in ways.of([true, false]) {
                let card = isConverted ? decoded.card.converted().card : decoded.card
                let contact = Contact(card)
                let made: VCard
                do throws(VCardError) {
                    made = try contact.card()
                } catch {
                    try promise(error.offset == nil && !"\(error)".isEmpty, "a contact is refused, and not said why")
                    continue
                }
                try roundTripIfWritten(made, ways)
                guard let encoded = try? made.encoded() else { continue }
                try compare(contact, Contact(read(encoded)))
            }
        }
    }

    private static func compare(_ contact: Contact, _ again: Contact) throws(BrokenPromise) {
        try promise(oneLineBreak(contact.formattedName) == again.formattedName, "the name to show differs")
        let parts = contact.name.map { $0.components.map { $0.map(oneLineBreak) } }
        try promise(parts == nil || parts == again.name?.components, "the name differs")
        try promise(contact.organization.map(oneLineBreak) == again.organization, "the organization differs")
        try promise(contact.title.map(oneLineBreak) == again.title, "the title differs")
        try promise(contact.note.map(oneLineBreak) == again.note, "the note differs")
        try promise(contact.birthday == again.birthday, "the day of birth differs")
        try promise(contact.photo == again.photo, "the picture differs")
        try compare(contact.phones, again.phones, "telephone")
        try compare(contact.emails, again.emails, "e-mail")
        try compare(contact.urls, again.urls, "URL")
        let isSame =
            contact.addresses.map { $0.components.map { $0.map(oneLineBreak) } } == again.addresses.map(\.components)
        try promise(isSame, "an address differs")
        try promise(contact.others.count == again.others.count, "one of the others is lost or won")
    }

    private static func compare(
        _ before: [LabelledValue], _ after: [LabelledValue], _ noun: String
    ) throws(BrokenPromise) {
        try promise(before.map { oneLineBreak($0.value) } == after.map(\.value), "a \(noun) differs")
        try promise(before.map { $0.label.map(oneLineBreak) } == after.map(\.label), "the label of a \(noun) differs")
        let types = before.map { $0.types.map { $0.uppercased() } }
        try promise(types == after.map { $0.types.map { $0.uppercased() } }, "the types of a \(noun) differ")
    }

    /// The text with LF for every line break, as it comes back: CR LF, CR and LF are all written as `\n`.
    private static func oneLineBreak(_ text: String) -> String {
        var bytes: [UInt8] = []
        var last: UInt8 = 0
        for byte in text.utf8 {
            switch byte {
            case 13: bytes.append(10)
            case 10 where last == 13: break
            default: bytes.append(byte)
            }
            last = byte
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
