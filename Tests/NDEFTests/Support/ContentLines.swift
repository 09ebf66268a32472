// SPDX-License-Identifier: MIT

import NDEF
import TestSupport

/// What a record is, a fact a line, as the fixtures of records with parts write it.
enum ContentLines {
    static func lines(of content: RecordContent) -> [String] {
        switch content {
        case .smartPoster(let poster): lines(of: poster)
        case .handoverSelect(let handover):
            ["handover-select \(handover.version)"] + lines(of: handover.carriers)
                + (handover.error.map { [line(of: $0)] } ?? []) + others(handover.others)
        case .handoverRequest(let handover):
            ["handover-request \(handover.version)"]
                + (handover.collisionResolution.map { ["collision-resolution \($0.randomNumber)"] } ?? [])
                + lines(of: handover.carriers) + others(handover.others)
        case .handoverMediation(let handover):
            ["handover-mediation \(handover.version)"] + lines(of: handover.carriers) + others(handover.others)
        case .handoverInitiate(let handover):
            ["handover-initiate \(handover.version)"] + lines(of: handover.carriers) + others(handover.others)
        case .handoverCarrier(let carrier):
            ["handover-carrier \(carrier.typeNameFormat) \(text(carrier.type))\(tail(carrier.data))"]
        case .alternativeCarrier(let carrier): lines(of: [carrier])
        case .collisionResolution(let content): ["collision-resolution \(content.randomNumber)"]
        case .handoverError(let error): [line(of: error)]
        case .signature(let signature): lines(of: signature)
        case .genericControl(let control): lines(of: control)
        case .empty: ["empty"]
        case .uri(let uri): ["uri \(quoted(uri.uri))"]
        case .text(let text): [line(of: text, kind: "text")]
        case .media(let media): ["media \(quoted(media.mediaType))\(tail(media.payload))"]
        case .androidApplication(let application): ["android \(quoted(application.package))"]
        case .external(let external): ["external \(quoted(external.type))\(tail(external.payload))"]
        case .absoluteURI(let uri): ["absolute-uri \(quoted(uri.uri))\(tail(uri.payload))"]
        case .unknown(let record): ["unknown \(line(of: record))"]
        case .wifi, .bluetooth, .bluetoothLE, .deviceInformation: ["of another fixture"]
        @unknown default: ["new"]
        }
    }

    private static func lines(of poster: SmartPosterRecord) -> [String] {
        var lines = ["smart-poster " + (poster.uri.map { "\(quoted($0.uri))" } ?? "without uri")]
        lines += poster.titles.map { line(of: $0, kind: "title") }
        lines += poster.action.map { ["action \($0)"] } ?? []
        lines += poster.icons.map { "icon \(quoted($0.mediaType))\(tail($0.payload))" }
        lines += poster.size.map { ["size \($0)"] } ?? []
        lines += poster.mediaType.map { ["type \(quoted($0))"] } ?? []
        return lines + others(poster.others)
    }

    private static func lines(of carriers: [AlternativeCarrierRecord]) -> [String] {
        carriers.map { carrier in
            let auxiliaries = carrier.auxiliaryReferences.map { " \(text($0))" }.joined()
            return "carrier \(carrier.powerState) \(text(carrier.carrierReference))\(auxiliaries)"
        }
    }

    private static func lines(of signature: SignatureRecord) -> [String] {
        let version = "version \(hex([signature.version]))"
        if signature.isStartMarker, signature.certificateFormat == nil { return ["signature \(version) start marker"] }
        var lines = [
            "signature \(version) \(signature.typeName ?? "type \(signature.type)")"
                + " \(signature.hashName ?? "hash \(signature.hash ?? 0)")"
                + (signature.isStartMarker ? " start marker" : "")
        ]
        lines += signature.signature.map { ["bytes\(tail($0))"] } ?? []
        lines += signature.uri.map { ["uri \(quoted($0))"] } ?? []
        lines.append(
            "certificates \(signature.certificateFormatName ?? "format \(signature.certificateFormat ?? 0)")"
                + " \(signature.certificates.count)")
        lines += signature.certificates.map { "certificate\(tail($0))" }
        return lines + (signature.certificateURI.map { ["certificate-uri \(quoted($0))"] } ?? [])
    }

    private static func lines(of control: GenericControlRecord) -> [String] {
        var lines = ["generic-control \(control.configuration)"]
        lines += control.target.map { ["target"] + indented($0) } ?? []
        switch control.action {
        case nil: break
        case .standard(let action): lines.append("action \(action)")
        case .record(let record): lines += ["action"] + indented(record)
        @unknown default: lines.append("new")
        }
        if !control.data.isEmpty { lines += ["data"] + control.data.flatMap { indented($0) } }
        return lines + others(control.others)
    }

    private static func indented(_ record: NDEFRecord) -> [String] {
        lines(of: record.content).map { "> \($0)" }
    }

    private static func line(of error: HandoverErrorRecord) -> String {
        switch error.meaning {
        case .temporaryMemoryShortage(let milliseconds): "error out of memory, again in \(milliseconds) ms"
        case .permanentMemoryShortage(let bytes): "error out of memory, at most \(bytes) bytes"
        case .carrierSpecific(let milliseconds): "error of a carrier, again in \(milliseconds) ms"
        case nil: "error reason \(error.reason)\(tail(error.data))"
        @unknown default: "new"
        }
    }

    private static func line(of text: TextRecord, kind: String) -> String {
        "\(kind) \(text.language) \(text.encoding) \(quoted(text.text))"
    }

    private static func others(_ records: [NDEFRecord]) -> [String] {
        records.map { "other \(line(of: $0))" }
    }

    private static func line(of record: NDEFRecord) -> String {
        "tnf \(record.typeNameFormat.rawValue) type \(text(record.type))"
            + (record.payload.isEmpty ? "" : " payload\(tail(record.payload))")
    }

    private static func text(_ bytes: NDEFBytes) -> String { quoted(String(decoding: bytes, as: UTF8.self)) }

    // Control characters as `\u{hexadecimal}`.
    private static func quoted(_ text: String) -> String {
        let scalars = text.unicodeScalars.map { scalar in
            scalar.value < 0x20 ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
        }
        return "\"\(scalars.joined())\""
    }

    private static func tail(_ bytes: NDEFBytes) -> String { bytes.isEmpty ? "" : " \(bytes)" }
}
