// SPDX-License-Identifier: MIT

/// What must hold for every input of an entry point.
public enum FuzzProperty: String, CaseIterable, Sendable {
    /// Strict decoding of an NDEF message.
    case ndefStrict = "ndef-strict"
    /// Lenient decoding of an NDEF message.
    case ndefLenient = "ndef-lenient"
    /// The borrowing reader of records.
    case ndefReader = "ndef-reader"
    /// Decoding in pieces; the first byte says how the bytes are cut.
    case ndefIncremental = "ndef-incremental"
    /// What records are, and records made of that.
    case ndefContent = "ndef-content"
    /// The TLV blocks of a Type 2 tag; the first byte says how much of the area is known.
    case tlv
    /// Strict decoding of cards.
    case vCardStrict = "vcard-strict"
    /// Lenient decoding of cards.
    case vCardLenient = "vcard-lenient"
    /// Conversion to version 3.0, the compact form and the shrink plan.
    case vCardConvert = "vcard-convert"
    /// What would hurt on a phone.
    case vCardLint = "vcard-lint"
    /// A contact made of a card, and a card made of a contact.
    case vCardContact = "vcard-contact"

    /// Says what does not hold for an input, in a sentence; nil when all does.
    ///
    /// - Parameters:
    ///   - bytes: The input.
    ///   - drawing: Whether one of several ways to write and to shorten a card is drawn from the input, so that a fuzzer
    ///     gets to more inputs; else all are tried.
    /// - Returns: What does not hold.
    public func brokenPromise(for bytes: [UInt8], drawing: Bool = false) -> String? {
        let ways = drawing ? Ways(drawnFrom: bytes) : Ways()
        do throws(BrokenPromise) {
            switch self {
            case .ndefStrict: try NDEFPromises.strict(bytes)
            case .ndefLenient: try NDEFPromises.lenient(bytes)
            case .ndefReader: try NDEFPromises.reader(bytes)
            case .ndefIncremental: try NDEFPromises.incremental(bytes)
            case .ndefContent: try NDEFPromises.content(bytes)
            case .tlv: try TLVPromises.walk(bytes)
            case .vCardStrict: try VCardPromises.strict(bytes)
            case .vCardLenient: try VCardPromises.lenient(bytes)
            case .vCardConvert: try VCardPromises.convert(bytes, ways)
            case .vCardLint: try VCardPromises.lint(bytes)
            case .vCardContact: try VCardPromises.contact(bytes, ways)
            }
            return nil
        } catch {
            return error.sentence
        }
    }
}

/// A promise that was not kept.
struct BrokenPromise: Error {
    let sentence: String

    init(_ sentence: String) {
        self.sentence = sentence
    }
}

func promise(_ holds: Bool, _ otherwise: @autoclosure () -> String) throws(BrokenPromise) {
    guard holds else { throw BrokenPromise(otherwise()) }
}
