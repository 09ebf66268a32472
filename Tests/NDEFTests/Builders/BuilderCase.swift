// SPDX-License-Identifier: MIT

import NDEF
import TestSupport
import Testing

/// A case of the builder fixture.
struct BuilderCase: Sendable, CustomTestStringConvertible {
    let name: String
    let make: [String]
    let uri: String?
    let bytes: [UInt8]?

    /// As `code offset`.
    let refusal: String?

    var testDescription: String { name }

    static func all() throws -> [BuilderCase] {
        try Fixtures.stanzas("ndef/builders.txt").map { stanza in
            _ = try stanza.required("source")
            let sample = BuilderCase(
                name: stanza.description, make: Notation.pieces(try stanza.required("make")), uri: stanza["uri"],
                bytes: try stanza["bytes"].map(fixtureBytes), refusal: stanza["refused"])
            guard (sample.refusal == nil) != (sample.uri == nil && sample.bytes == nil) else {
                throw FixtureError("\(sample.name): either refused or made")
            }
            return sample
        }
    }

    /// What the builder makes.
    func message() throws -> NDEFMessage {
        if make.first == "texts" {
            let texts = try texts(make.dropFirst())
            return try .texts(stride(from: 0, to: texts.count, by: 2).map { (texts[$0], texts[$0 + 1]) })
        }
        return try NDEFMessage([record()])
    }

    private func record() throws -> NDEFRecord {
        let given = try texts(make.dropFirst().prefix { $0.hasPrefix("\"") })
        switch make.first {
        case "link": return try .link(given[0])
        case "telephone": return try .telephone(given[0])
        case "email": return try .email(to: given, subject: option("subject"), body: option("body"))
        case "sms": return try .shortMessage(to: given, body: option("body"))
        case "place":
            return try .place(
                latitude: given[0], longitude: given[1], altitude: option("altitude"),
                uncertainty: option("uncertainty"))
        case "app": return try .app(given[0])
        case "contact": return try .contact(given[0])
        case "wifi":
            return try .wifi(
                ssid: given[0], key: option("key") ?? "", security: security(),
                extent: make.contains("brief") ? .brief : .complete)
        default: throw FixtureError("\(make) is no builder")
        }
    }

    private func texts(_ pieces: some Sequence<String>) throws -> [String] {
        try pieces.map { try Notation.quoted($0) }
    }

    private func option(_ name: String) throws -> String? {
        guard let index = make.firstIndex(of: name) else { return nil }
        return try Notation.quoted(make[index + 1])
    }

    private func security() throws -> WiFiSecurity {
        let names: [String: WiFiSecurity] = [
            "open": .open, "wep": .wep, "wpa": .wpaPersonal, "wpa2": .wpa2Personal, "wpa-wpa2": .wpaOrWPA2Personal,
            "wpa3": .wpa3Personal,
        ]
        guard let index = make.firstIndex(of: "security"), let security = names[make[index + 1]] else {
            throw FixtureError("\(make) has no security")
        }
        return security
    }
}
