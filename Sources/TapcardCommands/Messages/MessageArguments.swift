// SPDX-License-Identifier: MIT

internal import CommandLineKit
internal import NDEF
internal import TagAccess

extension Invocation {
    /// Builds the message that a `write`, `fit` or `encode` subcommand describes, and says what is doubtful about it.
    func outgoingMessage() throws(CommandFailure) -> BuiltMessage {
        let parts = [arguments] + arguments.following
        try refuseSecondReading(parts)
        if parts.count == 1, arguments.path.last == "ndef" {
            let built = BuiltMessage(try RecordArguments(self).messageFromFile())
            for finding in built.findings { warn(of: finding, in: nil) }
            return built
        }
        var described: [DescribedRecords] = []
        for part in parts { described.append(try RecordArguments(describing(part)).describe()) }
        let built = try message(of: described)
        let owners = described.flatMap { part in part.records.map { _ in part } }
        for finding in built.findings {
            // What a card's own file says, it says with line and column.
            let isFromFile = finding.record.map { owners.indices.contains($0) && owners[$0].areFromFile } ?? false
            if finding.hint != nil || isFromFile { warn(of: finding, in: owners.count) }
        }
        return built
    }

    private func message(of described: [DescribedRecords]) throws(CommandFailure) -> BuiltMessage {
        let message: OutgoingMessage
        do throws(NDEFError) {
            message = OutgoingMessage(try NDEFMessage(described.flatMap(\.records)))
        } catch {
            throw CommandFailure(building: error)
        }
        var doubts: [FindingDocument] = []
        var payloads: [Int: CardPayload] = [:]
        var index = 0
        var offset = 0
        for part in described {
            payloads[index] = part.card
            for (number, record) in part.records.map(\.canonical).enumerated() {
                offset += record.encodedSize
                // The payload ends the record.
                let payload = offset - record.payload.count
                if let doubt = part.doubts[number] {
                    doubts.append(FindingDocument(doubt, record: index, offset: payload))
                }
                index += 1
            }
        }
        return BuiltMessage(message, doubts: doubts, payloads: payloads)
    }

    private func warn(of finding: FindingDocument, in count: Int?) {
        let record = finding.record.flatMap { record in count.map { $0 > 1 ? "record \(record + 1): " : "" } } ?? ""
        let place = finding.hint == nil ? "offset \(finding.offset): " : record
        remark("warning: \(place)\(finding.message)")
        if let hint = finding.hint { remark("hint: \(hint)") }
    }

    /// Standard input can be read once.
    private func refuseSecondReading(_ parts: [ParsedArguments]) throws(CommandFailure) {
        var reader: Int?
        for (index, part) in parts.enumerated() where RecordArguments(describing(part)).readsStandardInput {
            guard let first = reader else {
                reader = index
                continue
            }
            throw CommandFailure(part.usageError("standard input is read for record \(first + 1) already"))
        }
    }
}
