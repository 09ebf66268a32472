// SPDX-License-Identifier: MIT

extension NDEFError {
    /// What is wrong with a message or a record.
    @nonexhaustive
    public enum Reason: Hashable, Sendable {
        // Framing (NDEF 1.0, clauses 2.3, 3.1 and 3.2).

        /// There is no record at all.
        case emptyInput
        /// The input ends inside a field; sizes in bytes, `recordNeeded` being the least that is known.
        case truncated(field: Field, needed: Int, available: Int, recordNeeded: Int, recordAvailable: Int)
        /// The first record does not begin a message; `looksLikeTLV` when the input is rather a tag's TLV blocks.
        case missingMessageBegin(looksLikeTLV: Bool)
        /// No record ends the message.
        case missingMessageEnd
        /// A later record begins a message again.
        case secondMessageBegin
        /// Bytes follow the message.
        case trailingBytes(count: Int, kind: TrailingBytes)
        /// Another record stands between the chunks of a payload.
        case chunkInterrupted
        /// The last chunk of a payload is missing.
        case chunkNotTerminated
        /// A chunk that is not the last one ends the message.
        case messageEndOnNonfinalChunk
        /// A middle or last chunk has a type or an id.
        case unchangedWithTypeOrID
        /// TNF 6 outside a chunked payload.
        case unchangedOutsideChunk
        /// An Empty record that has the field.
        case emptyNotEmpty(Field)
        /// An Unknown record that has a type.
        case unknownWithType
        /// A record without the type that its TNF asks for.
        case missingType(TypeNameFormat)
        /// TNF 7.
        case reservedTypeNameFormat
        /// The input is over a limit of the options.
        case limitExceeded(Limit, maximum: Int, found: Int)

        // Sizes that cannot be written (NDEF 1.0, clauses 3.2.7 to 3.2.9).

        /// A type of more than 255 bytes.
        case typeTooLong(count: Int)
        /// An id of more than 255 bytes.
        case idTooLong(count: Int)
        /// A payload of more than 2^32 - 1 bytes.
        case payloadTooLong(count: Int)
        /// A buffer that has no room for the message, in bytes.
        case noRoom(needed: Int, available: Int)

        // Type names (RTD 1.0).

        /// A byte that may not stand in a type.
        case typeCharacter(UInt8)
        /// A media type that is not `type/subtype`.
        case mediaTypeMalformed
        /// An external type that is not `domain:name`.
        case externalTypeMalformed

        // URI records (RTD URI 1.0, clause 3.2).

        /// A payload without identifier code.
        case uriCodeMissing
        /// A code above 23 hexadecimal.
        case uriReservedCode(UInt8)
        /// A URI without a character.
        case uriEmpty
        /// Bytes that are not UTF-8.
        case uriInvalidUTF8
        /// A character U+0000 to U+001F.
        case uriControlCharacter(UInt8)
        /// A blank or another character that URIs cannot have.
        case uriIllegalCharacter(UInt8)

        // Text records (RTD Text 1.0, clause 3.2).

        /// A payload without status byte.
        case textStatusMissing
        /// The reserved bit of the status byte is set.
        case textReservedBit
        /// A language code without a character.
        case textLanguageMissing
        /// A language code that is longer than the payload; sizes in bytes, status byte included.
        case textLanguageTruncated(needed: Int, available: Int)
        /// A language code of more than 63 bytes.
        case textLanguageTooLong(count: Int)
        /// A byte in a language code that is not visible US-ASCII.
        case textLanguageNotASCII(UInt8)
        /// Bytes that are not UTF-8.
        case textInvalidUTF8
        /// UTF-16 of an odd number of bytes.
        case textOddUTF16
        /// Half a surrogate pair.
        case textLoneSurrogate(UInt16)

        // Android application records.

        /// A package name that is empty or not printable US-ASCII.
        case androidPackageMalformed

        // Records that have parts: Smart Poster, handover, Signature, Generic Control.

        /// A part of a payload breaks its rules.
        case part(Part, PartBreach)
        // Types with a list of their own.

        /// Wi-Fi Simple Configuration data.
        case wifi(WiFiFault)
        /// Data for Bluetooth pairing.
        case bluetooth(BluetoothFault)
        /// A Device Information record.
        case deviceInformation(DeviceInformationFault)
        /// What a person gave to make a record of.
        case building(BuildingFault)
    }

    /// A field of a record on the wire.
    public enum Field: Hashable, Sendable {
        /// The byte of flags and TNF.
        case flags
        /// The length of the type.
        case typeLength
        /// The length of the payload.
        case payloadLength
        /// The length of the id.
        case idLength
        /// The type.
        case type
        /// The id.
        case id
        /// The payload.
        case payload
    }

    /// A limit of `NDEFDecodingOptions`.
    public enum Limit: Hashable, Sendable {
        /// The number of records.
        case records
        /// The bytes of a payload, chunks joined.
        case payload
        /// The number of chunks, all payloads together.
        case chunks
        /// The bytes of a message, headers and all.
        case total
        /// The number of records that a message lies in.
        case nesting
    }

    /// What bytes behind a message look like.
    public enum TrailingBytes: Hashable, Sendable {
        /// Only 00 and FE: padding or a TLV terminator that was cut along.
        case padding
        /// The start of another message.
        case anotherMessage
        /// Anything else.
        case other
    }
}
