// SPDX-License-Identifier: MIT

internal import NDEF

/// What must hold for every input of the NDEF decoders.
enum NDEFPromises {
    /// Strict: an error lies within the input; what is read is written as it was.
    static func strict(_ bytes: [UInt8]) throws(BrokenPromise) {
        let message: NDEFMessage
        do throws(NDEFError) {
            message = try NDEFMessage(decoding: bytes)
        } catch {
            try promise((0...bytes.count).contains(error.offset), "the error is at \(error.offset) of \(bytes.count)")
            try promise(error.recordOffset <= error.offset, "the error lies before its record")
            try promise(!"\(error)".isEmpty, "the error says nothing")
            return
        }
        try promise(!message.records.isEmpty, "a message without records")
        let encoded = message.encoded()
        try promise(encoded.elementsEqual(bytes.prefix(encoded.count)), "a message is not written as it was read")
        let rest = bytes.dropFirst(encoded.count)
        try promise(rest.allSatisfy { $0 == 0x00 || $0 == 0xFE }, "of a message, only the beginning is written")
        try roundTrip(message)
    }

    /// Lenient: every place lies within the input, and strict decoding fails with the first error or not at all.
    static func lenient(_ bytes: [UInt8]) throws(BrokenPromise) {
        let decoding = NDEFDecoding(lenient: bytes)
        let range = 0...bytes.count
        for finding in decoding.findings {
            try promise(range.contains(finding.offset), "\(finding.code) is at \(finding.offset) of \(bytes.count)")
            try promise(range.contains(finding.recordOffset), "\(finding.code) lies in a record out of the input")
            try promise(!finding.message.isEmpty, "\(finding.code) says nothing")
        }
        for located in decoding.records {
            try promise(range.contains(located.offset), "a record is at \(located.offset) of \(bytes.count)")
            try promise(located.content == located.record.content, "a record is two things")
            let end = located.offset(ofPayload: located.record.payload.count)
            try promise(range.contains(end), "a payload ends at \(end) of \(bytes.count)")
        }
        try promise(range.contains(decoding.bytesRead), "\(decoding.bytesRead) of \(bytes.count) bytes read")
        let payload = decoding.records.reduce(0) { $0 + $1.record.payload.count }
        try promise(payload <= bytes.count, "\(payload) bytes of payload in \(bytes.count) bytes")

        let firstError = decoding.findings.first { $0.severity == .error }
        switch Result(catching: { () throws(NDEFError) in try NDEFMessage(decoding: bytes) }) {
        case .success(let message):
            try promise(firstError == nil, "strict passes over \(firstError?.code ?? "")")
            try promise(message.records == decoding.records.map(\.record), "the modes read different records")
        case .failure(let error):
            try promise(
                error.reason == firstError?.reason && error.offset == firstError?.offset,
                "strict: \(error.code) at \(error.offset); lenient: \(firstError?.code ?? "nothing")")
        }
    }

    /// Written in either form and read again, a message is the same; the canonical form is the shorter one.
    static func roundTrip(_ message: NDEFMessage) throws(BrokenPromise) {
        let encoded = message.encoded()
        try promise(encoded.count == message.encodedSize, "\(encoded.count) bytes, not \(message.encodedSize)")
        try promise(read(encoded) == message, "written and read back, it differs")

        let canonical = message.encoded(.canonical)
        let size = message.encodedSize(.canonical)
        try promise(canonical.count == size, "\(canonical.count) bytes, not \(size), in the canonical form")
        try promise(size <= encoded.count, "the canonical form is longer")
        let again = try read(canonical)
        try promise(again.records == message.records.map(\.canonical), "written canonically and read, it differs")
        try promise(again.encoded() == canonical, "the canonical form is not written as it was read")
    }

    /// Reads what was written.
    static func read(_ encoded: [UInt8]) throws(BrokenPromise) -> NDEFMessage {
        do throws(NDEFError) {
            return try NDEFMessage(decoding: encoded)
        } catch {
            throw BrokenPromise("what was written cannot be read: \(error)")
        }
    }
}
