// SPDX-License-Identifier: MIT

extension NDEFError.Reason {
    /// The stable code of the reason, for scripts; the list of them all.
    public var code: String {
        switch self {
        case .emptyInput: "empty-input"
        case .truncated: "truncated"
        case .missingMessageBegin: "missing-mb"
        case .missingMessageEnd: "missing-me"
        case .secondMessageBegin: "second-mb"
        case .trailingBytes: "trailing-bytes"
        case .chunkInterrupted: "chunk-interrupted"
        case .chunkNotTerminated: "chunk-not-terminated"
        case .messageEndOnNonfinalChunk: "me-on-nonfinal-chunk"
        case .unchangedWithTypeOrID: "unchanged-with-type-or-id"
        case .unchangedOutsideChunk: "unchanged-outside-chunk"
        case .emptyNotEmpty: "empty-not-empty"
        case .unknownWithType: "unknown-with-type"
        case .missingType: "missing-type"
        case .reservedTypeNameFormat: "reserved-tnf"
        case .limitExceeded: "limit-exceeded"
        case .typeTooLong: "type-too-long"
        case .idTooLong: "id-too-long"
        case .payloadTooLong: "payload-too-long"
        case .noRoom: "no-room"
        case .typeCharacter: "type-character"
        case .mediaTypeMalformed: "media-type-malformed"
        case .externalTypeMalformed: "external-type-malformed"
        case .uriCodeMissing: "uri-code-missing"
        case .uriReservedCode: "uri-reserved-code"
        case .uriEmpty: "uri-empty"
        case .uriInvalidUTF8: "uri-invalid-utf8"
        case .uriControlCharacter: "uri-control-character"
        case .uriIllegalCharacter: "uri-illegal-character"
        case .textStatusMissing: "text-status-missing"
        case .textReservedBit: "text-reserved-bit"
        case .textLanguageMissing: "text-language-missing"
        case .textLanguageTruncated: "text-language-truncated"
        case .textLanguageTooLong: "text-language-too-long"
        case .textLanguageNotASCII: "text-language-not-ascii"
        case .textInvalidUTF8: "text-invalid-utf8"
        case .textOddUTF16: "text-odd-utf16"
        case .textLoneSurrogate: "text-lone-surrogate"
        case .androidPackageMalformed: "android-package-malformed"
        case .part(let part, let breach): part.code + "-" + breach.code
        case .wifi(let fault): fault.code
        case .bluetooth(let fault): fault.code
        case .deviceInformation(let fault): fault.code
        case .building(let fault): fault.code
        }
    }
}
