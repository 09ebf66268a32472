// SPDX-License-Identifier: MIT

internal import Bytes
internal import NDEF

extension RecordText {
    static func handoverTitle(of shown: ShownRecord) -> String {
        let version = ShownHandover(shown.content).map { ", version \($0.version)" } ?? ""
        return switch shown.content {
        case .handoverSelect: "handover select\(version)"
        case .handoverRequest: "handover request\(version)"
        case .handoverMediation: "handover mediation\(version)"
        case .handoverInitiate: "handover initiate\(version)"
        case .handoverCarrier: "handover carrier"
        case .alternativeCarrier: "alternative carrier"
        case .collisionResolution: "collision resolution"
        default: "handover error"
        }
    }

    static func handoverLines(_ shown: ShownRecord) -> [String] {
        switch shown.content {
        case .handoverCarrier(let carrier):
            return rows([
                ("Type", String(decoding: carrier.type, as: UTF8.self)), ("Data", bytes(carrier.data.count)),
            ])
        case .alternativeCarrier(let carrier): return rows([row(of: carrier, shown.siblings)])
        case .collisionResolution(let record): return rows([("Number", "\(record.randomNumber)")])
        case .handoverError(let error): return rows([("Error", words(for: error))])
        default: break
        }
        guard let handover = ShownHandover(shown.content) else { return [] }
        var facts = handover.carriers.map { row(of: $0, shown.siblings) }
        if facts.isEmpty { facts.append(("Carrier", "none")) }
        if case .handoverSelect(let record) = shown.content, let error = record.error {
            facts.append(("Error", words(for: error)))
        }
        if case .handoverRequest(let record) = shown.content, let number = record.collisionResolution {
            facts.append(("Collisions", "random number \(number.randomNumber)"))
        }
        return rows(facts) + handover.others.flatMap { inner("Also", shown.inner($0, in: .handover)) }
    }

    private static func row(
        of carrier: AlternativeCarrierRecord,
        _ siblings: [NDEFRecord]
    ) -> (label: String, value: String) {
        func named(_ reference: NDEFBytes) -> String {
            let name = String(decoding: reference, as: UTF8.self)
            let index = ShownHandover.index(of: reference, in: siblings)
            return index.map { "record \($0 + 1) (id \(name))" } ?? "id \(name), which no record has"
        }
        let also = carrier.auxiliaryReferences.map { ", with \(named($0))" }.joined()
        return ("Carrier", "\(named(carrier.carrierReference)), \(words(for: carrier.powerState))\(also)")
    }

    private static func words(for state: CarrierPowerState) -> String {
        switch state {
        case .inactive: "off"
        case .active: "on"
        case .activating: "being switched on"
        case .unknown: "state not known"
        }
    }

    private static func words(for error: HandoverErrorRecord) -> String {
        switch error.meaning {
        case .temporaryMemoryShortage(let time): "too little memory for now, again after \(time) ms"
        case .permanentMemoryShortage(let most): "too little memory, a request may have \(bytes(Int(most)))"
        case .carrierSpecific(let time): "a carrier cannot, again after \(time) ms"
        case nil: "reason \(error.reason), data \(Hexadecimal.text(error.data, separator: " "))"
        }
    }
}
