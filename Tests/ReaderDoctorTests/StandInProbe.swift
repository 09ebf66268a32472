// SPDX-License-Identifier: MIT

import ReaderDoctor
import TagAccess
import TestSupport

/// Reader libraries that answer what a case says; what it does not say is unknown.
struct StandInProbe: ReaderProbe {
    private let stanza: Stanza
    private let context: LibraryResult?
    private let list: LibraryResult?
    private let escapeResult: LibraryResult?
    private let facts: TagFacts?

    init(_ stanza: Stanza) throws {
        self.stanza = stanza
        context = try StandInProbe.result(stanza, "pcsc-context")
        list = try StandInProbe.result(stanza, "pcsc-list")
        escapeResult = try StandInProbe.result(stanza, "escape")
        facts = try StandInProbe.tag(stanza)
    }

    func pcscContext() -> ProbeAnswer<LibraryResult> { answer(context) }

    func pcscReaders() -> ProbeAnswer<PCSCReaders> {
        let slots = stanza.all("slot").map { line in
            let parts = line.split(separator: "|", maxSplits: 1).map { $0.trimmingPrefix(" ") }
            let state = parts[0].split(separator: " ").first
            return PCSCReaders.Slot(
                name: parts.count > 1 ? String(parts[1]) : "",
                hasCard: state != "empty",
                isHeldExclusively: state == "exclusive"
            )
        }
        return answer(list.map { PCSCReaders(result: $0, slots: slots) })
    }

    func firmware(ofSlot name: String) -> ProbeAnswer<String> { answer(stanza["firmware"]) }

    func escape(toSlot name: String) -> ProbeAnswer<LibraryResult> { answer(escapeResult) }

    func polling(ofSlot name: String) -> ProbeAnswer<UInt8> {
        answer(stanza["polling"].flatMap { UInt8($0, radix: 16) })
    }

    func tags() -> ProbeAnswer<TagFacts> { answer(facts) }

    func libnfc() -> ProbeAnswer<LibNFCFacts> {
        let opening = try? StandInProbe.result(stanza, "libnfc-open")
        return answer(
            stanza["libnfc"].map { version in
                LibNFCFacts(
                    version: version,
                    devices: stanza.all("libnfc-device"),
                    opening: opening,
                    log: stanza.all("libnfc-log")
                )
            }
        )
    }

    private func answer<Value>(_ value: Value?) -> ProbeAnswer<Value> {
        value.map { .answered($0) } ?? .unknown(because: "the case does not say")
    }

    private static func result(_ stanza: Stanza, _ key: String) throws -> LibraryResult? {
        guard let line = stanza[key] else { return nil }
        let parts = line.split(separator: " ", maxSplits: 1)
        let number = parts[0].hasPrefix("0x") ? Int64(parts[0].dropFirst(2), radix: 16) : Int64(parts[0])
        guard let number else { throw FixtureError("\(stanza): \(key) has no number") }
        return LibraryResult(code: number, text: parts.count > 1 ? String(parts[1]) : "")
    }

    private static func tag(_ stanza: Stanza) throws -> TagFacts? {
        guard let targets = stanza["tags"].flatMap({ Int($0) }) else { return nil }
        func bytes(_ key: String) throws -> ProbeAnswer<[UInt8]> {
            try stanza[key].map { .answered(try fixtureBytes($0)) } ?? .unknown(because: "not told")
        }
        func number<Number: FixedWidthInteger & Sendable>(_ key: String) -> ProbeAnswer<Number> {
            stanza[key].flatMap { Number($0, radix: 16) }.map { .answered($0) } ?? .unknown(because: "not told")
        }
        let access = stanza["access"].flatMap { AccessState(rawValue: $0) }
        return TagFacts(
            targets: targets,
            identifier: try stanza["identifier"].map(fixtureBytes) ?? [],
            answerToRequest: number("atqa"),
            selectAcknowledge: number("sak"),
            version: try bytes("version"),
            chip: stanza["chip"].map { .answered($0) } ?? .unknown(because: "not told"),
            container: try bytes("container"),
            access: access.map { .answered($0) } ?? .unknown(because: "not told"),
            firstProtectedPage: number("auth0"),
            signature: try bytes("signature")
        )
    }
}
