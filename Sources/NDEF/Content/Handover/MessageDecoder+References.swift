// SPDX-License-Identifier: MIT

extension MessageDecoder {
    /// Warns of alternative carriers that name an id which no record of the message has.
    ///
    /// The message is walked again, since the records that are named mostly stand behind the one that names them, and
    /// references would take far more room than the bytes they come in.
    mutating func judgeReferences(in bytes: NDEFBytes) throws(NDEFError) {
        var ids: Set<NDEFBytes> = []
        var walk = frames(options)
        while let located = try walk.next(in: bytes) {
            if !located.record.id.isEmpty { ids.insert(located.record.id) }
        }
        walk = frames(options)
        while let located = try walk.next(in: bytes) {
            guard let type = WellKnownType(of: located.record), type.isHandover else { continue }
            try judgeReferences(of: located, at: walk.recordCount - 1, ids)
        }
    }

    private mutating func judgeReferences(
        of handover: InnerRecord, at index: Int, _ ids: Set<NDEFBytes>
    ) throws(NDEFError) {
        let message = NDEFBytes(handover.record.payload.dropFirst())
        var innerOptions = options
        innerOptions.baseOffset = 1
        var walk = frames(innerOptions)
        while let part = try walk.next(in: message) {
            guard WellKnownType(of: part.record) == .alternativeCarrier else { continue }
            let payload = part.record.payload
            for reference in CarrierReferences(part.record.payloadSpan).references {
                let id = NDEFBytes(payload[reference.id])
                guard !ids.contains(id) else { continue }
                try report(
                    NDEFFinding(
                        reason: .part(reference.part, .unresolved(id.array)), severity: .warning,
                        offset: handover.offset(ofPayload: part.offset(ofPayload: reference.start)),
                        recordOffset: handover.offset(ofPayload: part.offset),
                        path: [index, walk.recordCount - 1]))
            }
        }
    }

    /// A decoder for the records alone: too deep to look into them, and unheard.
    private func frames(_ options: NDEFDecodingOptions) -> MessageDecoder {
        MessageDecoder(
            mode: .lenient, isBuilding: false, keeps: .nothing, options: options, depth: options.maximumNesting)
    }
}

extension WellKnownType {
    var isHandover: Bool {
        switch self {
        case .handoverSelect, .handoverRequest, .handoverMediation, .handoverInitiate: true
        default: false
        }
    }
}
