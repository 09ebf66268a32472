// SPDX-License-Identifier: MIT

/// Finds frames in what comes in from the host, in whatever pieces.
///
/// Everything before a start code is skipped: preambles of any length, wake-up bytes, postambles, noise. A frame with a
/// wrong checksum is dropped without a word.
struct PN532FrameScanner: Hashable, Sendable {
    /// What was found.
    enum Event: Hashable, Sendable {
        case acknowledge
        case notAcknowledge
        /// TFI and data.
        case information([UInt8])
    }

    private enum Header {
        case incomplete
        case wrong
        case event(Event, size: Int)
        /// The content begins `start` bytes behind the start of the frame.
        case content(start: Int, count: Int)
    }

    private var buffer: [UInt8] = []
    private var position = 0

    /// Takes bytes and returns the frames that are now complete.
    mutating func receive(_ bytes: [UInt8]) -> [Event] {
        buffer += bytes
        var events: [Event] = []
        while let event = next() { events.append(event) }
        buffer.removeFirst(position)
        position = 0
        return events
    }

    private mutating func next() -> Event? {
        while findStart() {
            switch header() {
            case .incomplete: return nil
            case .wrong: position += 2
            case .event(let event, let size):
                position += size
                return event
            case .content(let start, let count):
                guard count + 1 <= buffer.count - position - start else { return nil }
                let first = position + start
                let content = buffer[first..<(first + count)]
                let check = buffer[first + count]
                position = first + count + 1
                if content.reduce(check, &+) == 0 { return .information(Array(content)) }
            }
        }
        return nil
    }

    /// Goes on to the next start code, 00 FF; without one, to a last byte that may begin one.
    private mutating func findStart() -> Bool {
        while position < buffer.count {
            if buffer[position] == 0x00 {
                guard buffer.count - position >= 2 else { return false }
                if buffer[position + 1] == 0xFF { return true }
            }
            position += 1
        }
        return false
    }

    private func header() -> Header {
        let known = buffer.count - position
        guard known >= 4 else { return .incomplete }
        let length = buffer[position + 2]
        let check = buffer[position + 3]
        switch (length, check) {
        case (0x00, 0xFF): return .event(.acknowledge, size: 4)
        case (0xFF, 0x00): return .event(.notAcknowledge, size: 4)
        case (0xFF, 0xFF):
            guard known >= 7 else { return .incomplete }
            let high = buffer[position + 4]
            let low = buffer[position + 5]
            let count = Int(high) << 8 | Int(low)
            guard high &+ low &+ buffer[position + 6] == 0, count > 0, count <= PN532Frame.longestContent else {
                return .wrong
            }
            return .content(start: 7, count: count)
        default:
            guard length &+ check == 0, length > 0 else { return .wrong }
            return .content(start: 4, count: Int(length))
        }
    }
}
