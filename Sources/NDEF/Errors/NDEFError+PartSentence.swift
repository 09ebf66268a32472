// SPDX-License-Identifier: MIT

internal import Bytes

extension NDEFError.Part {
    /// The part in words, as the subject of a sentence.
    var name: String {
        switch self {
        case .smartPosterURI: "the URI of a Smart Poster"
        case .smartPosterTitle: "the title of a Smart Poster"
        case .smartPosterAction: "the action of a Smart Poster"
        case .smartPosterIcon: "the icon of a Smart Poster"
        case .smartPosterSize: "the size in a Smart Poster"
        case .smartPosterType: "the type in a Smart Poster"
        case .handoverVersion: "the version of a handover record"
        case .collisionResolution: "the collision resolution record of a handover request"
        case .alternativeCarrier: "the alternative carrier of a handover record"
        case .carrierReference: "the carrier data reference of an alternative carrier"
        case .auxiliaryReference: "the auxiliary data reference of an alternative carrier"
        case .handoverError: "the error of a handover record"
        case .carrierType: "the carrier type of a handover carrier record"
        case .signatureVersion: "the version of a Signature record"
        case .signatureType: "the signature type of a Signature record"
        case .signatureHash: "the hash type of a Signature record"
        case .signature: "the signature of a Signature record"
        case .signatureURI: "the signature URI of a Signature record"
        case .certificateFormat: "the certificate format of a Signature record"
        case .certificate: "the certificate of a Signature record"
        case .certificateURI: "the certificate URI of a Signature record"
        case .controlConfiguration: "the configuration byte of a Generic Control record"
        case .controlTarget: "the target of a Generic Control record"
        case .controlAction: "the action of a Generic Control record"
        case .controlData: "the data of a Generic Control record"
        }
    }
}

extension NDEFError.PartBreach {
    /// What is wrong in words, behind the name of the part.
    func sentence(about part: NDEFError.Part) -> String {
        switch self {
        case .missing:
            "\(part.name) is missing"
        case .repeated:
            "\(part.name) comes more than once"
        case .languageRepeated(let language):
            "\(part.name) comes more than once in the language \"\(language)\""
        case .length(let expected, let found):
            "\(part.name) has \(bytes(found)) and should have \(expected)"
        case .truncated(let needed, let available):
            "\(part.name) needs \(bytes(needed)), \(available == 1 ? "1 is" : "\(available) are") there"
        case .trailingBytes(let count):
            "\(bytes(count)) behind \(part.name) that belong\(count == 1 ? "s" : "") to nothing"
        case .tooLarge(let maximum, let found):
            "\(part.name): \(found) is more than the \(maximum) that there is room for"
        case .reservedValue(let value):
            "\(part.name) has the reserved value \(Hexadecimal.digits(of: value))"
        case .invalidUTF8:
            "\(part.name) is not UTF-8"
        case .controlCharacter(let byte):
            "control character \(Hexadecimal.digits(of: byte)) in \(part.name)"
        case .unsupportedVersion(let version):
            "\(part.name) is \(Self.text(of: version, of: part)), whose layout this reader does not know"
        case .unfitMediaType:
            "\(part.name) has a media type other than image or video"
        case .unresolved(let id):
            "\(part.name) names \(Self.quoted(id)), and no record of the message has that id"
        }
    }

    // Only handover records split the byte into two numbers for good: version 1.0 of Signature records is 01.
    private static func text(of version: UInt8, of part: NDEFError.Part) -> String {
        part == .handoverVersion
            ? HandoverVersion(rawValue: version).description : "the byte \(Hexadecimal.digits(of: version))"
    }

    private func bytes(_ count: Int) -> String { count == 1 ? "1 byte" : "\(count) bytes" }

    private static func quoted(_ id: [UInt8]) -> String {
        if id.isEmpty { return "an empty id" }
        return id.allSatisfy(ASCII.isVisible)
            ? "\"\(String(decoding: id, as: UTF8.self))\"" : "the id \(Hexadecimal.text(id))"
    }
}
