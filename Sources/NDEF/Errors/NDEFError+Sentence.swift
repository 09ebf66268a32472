// SPDX-License-Identifier: MIT

import Bytes

extension NDEFError.Reason {
    /// The reason in words, without a place.
    package var sentence: String {
        switch self {
        case .typeTooLong, .idTooLong, .payloadTooLong, .noRoom, .typeCharacter, .mediaTypeMalformed,
            .externalTypeMalformed,
            .androidPackageMalformed:
            recordSentence
        case .uriCodeMissing, .uriReservedCode, .uriEmpty, .uriInvalidUTF8, .uriControlCharacter,
            .uriIllegalCharacter:
            uriSentence
        case .textStatusMissing, .textReservedBit, .textLanguageMissing, .textLanguageTruncated,
            .textLanguageTooLong, .textLanguageNotASCII, .textInvalidUTF8, .textOddUTF16, .textLoneSurrogate:
            textSentence
        case .part(let part, let breach):
            breach.sentence(about: part)
        case .wifi(let fault):
            fault.sentence
        case .bluetooth(let fault):
            fault.sentence
        case .deviceInformation(let fault):
            fault.sentence
        case .building(let fault):
            fault.sentence
        default:
            framingSentence
        }
    }

    /// The reason in words, behind the path of a record that lies in another.
    package func sentence(at path: [Int]) -> String {
        path.count < 2 ? sentence : "record \(path.map { "\($0)" }.joined(separator: " > ")): \(sentence)"
    }

    private var framingSentence: String {
        switch self {
        case .emptyInput:
            "a message has at least one record, and there is none"
        case .truncated(let field, let needed, let available, let recordNeeded, let recordAvailable):
            "\(field.name) needs \(Phrase.bytes(needed)), \(Phrase.are(available)) there; "
                + "the record needs \(field.isLength ? "at least " : "")\(Phrase.bytes(recordNeeded)), "
                + "\(Phrase.are(recordAvailable)) there"
        case .missingMessageBegin(looksLikeTLV: false):
            "the first record does not begin a message (MB is clear)"
        case .missingMessageBegin(looksLikeTLV: true):
            "no message begins here (MB is clear); the input looks like the TLV blocks of a tag, "
                + "which hold the message"
        case .missingMessageEnd:
            "the input ends before a record that ends the message (ME)"
        case .secondMessageBegin:
            "a later record begins a message again (MB is set)"
        case .trailingBytes(let count, let kind):
            "\(Phrase.bytes(count)) behind the end of the message" + kind.remark
        case .chunkInterrupted:
            "a record stands between the chunks of another one"
        case .chunkNotTerminated:
            "the input ends before the last chunk of a payload"
        case .messageEndOnNonfinalChunk:
            "a chunk that more chunks must follow ends the message (CF and ME are set)"
        case .unchangedWithTypeOrID:
            "a middle or last chunk has a type or an id"
        case .unchangedOutsideChunk:
            "TNF 6 (Unchanged) outside a chunked payload"
        case .emptyNotEmpty(let field):
            "\(field.name) of an Empty record is not empty"
        case .unknownWithType:
            "a record of TNF 5 (Unknown) has a type"
        case .missingType(let format):
            "a record of TNF \(format.rawValue) needs a type, and has none"
        case .reservedTypeNameFormat:
            "TNF 7 is reserved; it is read like Unknown and never written"
        case .limitExceeded(.records, let maximum, _):
            "more than \(maximum) records, the limit of this reader"
        case .limitExceeded(.chunks, let maximum, _):
            "more than \(maximum) chunks, the limit of this reader"
        case .limitExceeded(.payload, let maximum, let found):
            "a payload of \(Phrase.bytes(found)); the limit of this reader is \(Phrase.bytes(maximum))"
        case .limitExceeded(.total, let maximum, let found):
            "a message of at least \(Phrase.bytes(found)); the limit of this reader is \(Phrase.bytes(maximum))"
        case .limitExceeded(.nesting, let maximum, let found):
            "a message in \(found) records, one in another; the limit of this reader is \(maximum)"
        default:
            code
        }
    }

    private var recordSentence: String {
        switch self {
        case .typeTooLong(let count):
            "a type of \(Phrase.bytes(count)); a record has room for 255"
        case .idTooLong(let count):
            "an id of \(Phrase.bytes(count)); a record has room for 255"
        case .payloadTooLong(let count):
            "a payload of \(Phrase.bytes(count)); a record has room for 4294967295"
        case .noRoom(let needed, let available):
            "the message needs \(Phrase.bytes(needed)); the buffer has room for \(available)"
        case .typeCharacter(let byte):
            "\(Phrase.name(of: byte)) cannot stand in the type of this record"
        case .mediaTypeMalformed:
            "the media type is not of the form type/subtype"
        case .externalTypeMalformed:
            "the external type is not of the form domain:name"
        case .androidPackageMalformed:
            "the package name of an Android application record is empty or not printable US-ASCII"
        default:
            code
        }
    }

    private var uriSentence: String {
        switch self {
        case .uriCodeMissing:
            "the URI record has no identifier code; its payload is empty"
        case .uriReservedCode(let code):
            "URI identifier code \(Hexadecimal.digits(of: code)) is reserved and stands for no prefix"
                + (ASCII.isLetter(code) ? "; the writer probably left the code byte out" : "")
        case .uriEmpty:
            "the URI is empty"
        case .uriInvalidUTF8:
            "the URI is not UTF-8"
        case .uriControlCharacter(let byte):
            "control character \(Hexadecimal.digits(of: byte)) in a URI"
        case .uriIllegalCharacter(let byte):
            "\(Phrase.name(of: byte)) in a URI; it should be percent-encoded"
        default:
            code
        }
    }

    private var textSentence: String {
        switch self {
        case .textStatusMissing:
            "the Text record has no status byte; its payload is empty"
        case .textReservedBit:
            "bit 6 of a Text record's status byte is reserved and must be 0"
        case .textLanguageMissing:
            "the Text record has no language code"
        case .textLanguageTruncated(let needed, let available):
            "status byte and language code need \(Phrase.bytes(needed)), the payload has \(available)"
        case .textLanguageTooLong(let count):
            "a language code of \(Phrase.bytes(count)); a Text record has room for 63"
        case .textLanguageNotASCII(let byte):
            "\(Phrase.name(of: byte)) in a language code, which is US-ASCII"
        case .textInvalidUTF8:
            "the text is not UTF-8"
        case .textOddUTF16:
            "the text is UTF-16 but has an odd number of bytes"
        case .textLoneSurrogate(let unit):
            "the text has half a surrogate pair ("
                + Hexadecimal.text([UInt8(truncatingIfNeeded: unit >> 8), UInt8(truncatingIfNeeded: unit)]) + ")"
        default:
            code
        }
    }
}

extension NDEFError.Field {
    fileprivate var name: String {
        switch self {
        case .flags: "the header"
        case .typeLength: "the type length"
        case .payloadLength: "the payload length"
        case .idLength: "the id length"
        case .type: "the type"
        case .id: "the id"
        case .payload: "the payload"
        }
    }

    // While a length is missing, the size of the record is not known.
    fileprivate var isLength: Bool {
        switch self {
        case .flags, .typeLength, .payloadLength, .idLength: true
        case .type, .id, .payload: false
        }
    }
}

extension NDEFError.TrailingBytes {
    fileprivate var remark: String {
        switch self {
        case .padding: ", only padding or a TLV terminator"
        case .anotherMessage: "; they start like another message"
        case .other: ""
        }
    }
}
