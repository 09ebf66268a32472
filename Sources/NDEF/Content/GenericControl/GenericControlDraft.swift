// SPDX-License-Identifier: MIT

/// A Generic Control record whose inner records are being sorted.
struct GenericControlDraft {
    private let configuration: UInt8
    private var target: NDEFRecord?
    private var action: GenericControlRecord.Action?
    private var data: [NDEFRecord] = []
    private var others: [NDEFRecord] = []
    private var records: [NDEFRecord] = []

    // Kept when nothing is built, too.
    private var seen: Set<WellKnownType> = []
    private(set) var isEmpty = true

    init(configuration: UInt8) {
        self.configuration = configuration
    }

    var hasTarget: Bool { seen.contains(.typeOrTarget) }

    /// Takes the next record.
    ///
    /// - Returns: The rule that forbids it beside those before it, or nil.
    mutating func add(_ record: NDEFRecord, isBuilding: Bool) -> NDEFError.Reason? {
        isEmpty = false
        let type = WellKnownType(of: record)
        var breach: NDEFError.Reason?
        if let type, let name = Self.partThatComesOnce(type), !seen.insert(type).inserted {
            breach = .part(name, .repeated)
        }
        if isBuilding {
            records.append(record)
            if breach != nil || !sort(record, type) { others.append(record) }
        }
        return breach
    }

    private mutating func sort(_ record: NDEFRecord, _ type: WellKnownType?) -> Bool {
        switch type {
        case .typeOrTarget:
            target = MessageDecoder.records(in: record.payload).first
            return target != nil
        case .controlAction:
            action = GenericControlRecord.Action(payload: record.payload)
            return action != nil
        case .controlData:
            data = MessageDecoder.records(in: record.payload)
            return !data.isEmpty
        default:
            return false
        }
    }

    private static func partThatComesOnce(_ type: WellKnownType) -> NDEFError.Part? {
        switch type {
        case .typeOrTarget: .controlTarget
        case .controlAction: .controlAction
        case .controlData: .controlData
        default: nil
        }
    }

    var content: RecordContent {
        .genericControl(
            GenericControlRecord(
                configuration: configuration, target: target, action: action, data: data, others: others,
                records: records))
    }
}

extension GenericControlRecord.Action {
    /// Nil for an action that can be read in neither form.
    init?(payload: NDEFBytes) {
        guard let form = payload.first else { return nil }
        if form & GenericControlRecord.numericBit != 0 {
            guard payload.count == 2 else { return nil }
            self = .standard(SmartPosterAction(code: payload[1]))
        } else {
            guard let record = MessageDecoder.records(in: NDEFBytes(payload.dropFirst())).first else { return nil }
            self = .record(record)
        }
    }
}

extension MessageDecoder {
    /// The records of a message that has been judged before; what lies in them is not looked at.
    static func records(in bytes: NDEFBytes) -> [NDEFRecord] {
        let options = NDEFDecodingOptions()
        var decoder = MessageDecoder(
            mode: .lenient, isBuilding: false, keeps: .nothing, options: options, depth: options.maximumNesting)
        var records: [NDEFRecord] = []
        while let located = try? decoder.next(in: bytes) { records.append(located.record) }
        return records
    }
}
