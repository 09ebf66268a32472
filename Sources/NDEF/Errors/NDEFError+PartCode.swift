// SPDX-License-Identifier: MIT

extension NDEFError.Part {
    /// The first half of a stable code.
    var code: String {
        switch self {
        case .smartPosterURI: "smart-poster-uri"
        case .smartPosterTitle: "smart-poster-title"
        case .smartPosterAction: "smart-poster-action"
        case .smartPosterIcon: "smart-poster-icon"
        case .smartPosterSize: "smart-poster-size"
        case .smartPosterType: "smart-poster-type"
        case .handoverVersion: "handover-version"
        case .collisionResolution: "collision-resolution"
        case .alternativeCarrier: "alternative-carrier"
        case .carrierReference: "carrier-reference"
        case .auxiliaryReference: "auxiliary-reference"
        case .handoverError: "handover-error"
        case .carrierType: "carrier-type"
        case .signatureVersion: "signature-version"
        case .signatureType: "signature-type"
        case .signatureHash: "signature-hash"
        case .signature: "signature"
        case .signatureURI: "signature-uri"
        case .certificateFormat: "certificate-format"
        case .certificate: "certificate"
        case .certificateURI: "certificate-uri"
        case .controlConfiguration: "control-configuration"
        case .controlTarget: "control-target"
        case .controlAction: "control-action"
        case .controlData: "control-data"
        }
    }
}

extension NDEFError.PartBreach {
    /// The second half of a stable code.
    var code: String {
        switch self {
        case .missing: "missing"
        case .repeated: "repeated"
        case .languageRepeated: "language-repeated"
        case .length: "length"
        case .truncated: "truncated"
        case .trailingBytes: "trailing-bytes"
        case .tooLarge: "too-large"
        case .reservedValue: "reserved"
        case .invalidUTF8: "invalid-utf8"
        case .controlCharacter: "control-character"
        case .unsupportedVersion: "unsupported"
        case .unfitMediaType: "media-type"
        case .unresolved: "unresolved"
        }
    }
}
