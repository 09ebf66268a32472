// SPDX-License-Identifier: MIT

import TagAccess
import Type2Tag
import VirtualTag

/// What went through the air to one tag, and how long it takes at 106 kbit/s at least.
///
/// ISO/IEC 14443-3: one bit is 128/fc; a frame of n bytes has 9n + 3 bits from the reader and 9n + 2 from the tag, a
/// four-bit answer 6; the gaps are at their minimum, 1236/fc before an answer and 1172/fc behind it.
struct AirLog: Sendable {
    static let bit = 128 / 13.56
    static let gaps = (1236 + 1172) / 13.56
    /// REQA and both cascade levels up to the second SELECT, in microseconds, by the same formulas.
    static let activation = 4590.0
    /// What a page takes to be programmed, in microseconds (NTAG203 data sheet).
    static let programming = 4110.0

    /// How often the tag was activated.
    private(set) var activations = 0
    /// Frames to the tag by what they are, HLTA left out.
    private(set) var frames: [String: Int] = [:]
    /// Air time in microseconds.
    private(set) var microseconds = 0.0

    private var writesInTwoFrames = false

    var frameCount: Int { frames.values.reduce(0, +) }

    mutating func activated() {
        activations += 1
        microseconds += AirLog.activation
    }

    mutating func exchanged(_ frame: [UInt8], _ answer: VirtualAnswer) {
        let name = writesInTwoFrames ? "data" : AirLog.name(of: frame)
        let isDone = answer == .acknowledge
        if isDone, ["WRITE", "data"].contains(name) { microseconds += AirLog.programming }
        writesInTwoFrames = name == "COMPAT_WRITE" && isDone
        let answerBits =
            switch answer {
            case .data(let bytes): 9 * (bytes.count + 2) + 2
            case .acknowledge, .refuse: 6
            case .silence: 0
            }
        microseconds += Double(9 * (frame.count + 2) + 3 + answerBits) * AirLog.bit + AirLog.gaps
        if name != "HLTA" { frames[name, default: 0] += 1 }
    }

    /// NTAG21x data sheet, table 22; 1Ah is what an Ultralight C would know.
    private static func name(of frame: [UInt8]) -> String {
        switch frame.first {
        case 0x30: "READ"
        case 0x3A: "FAST_READ"
        case 0xA2: "WRITE"
        case 0xA0: "COMPAT_WRITE"
        case 0x60: "GET_VERSION"
        case 0x50: "HLTA"
        case 0x1A: "1Ah"
        default: "other"
        }
    }

    /// The frames in one line.
    var summary: String {
        frames.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
    }
}

/// A tag that keeps a log.
final class LoggingTag: FrameLink {
    private let inner: VirtualTagLink
    private(set) var log = AirLog()

    init(_ inner: VirtualTagLink) {
        self.inner = inner
    }

    var memory: [UInt8] { inner.chip.memory }

    func startAfresh() { log = AirLog() }

    func exchange(_ frame: [UInt8]) throws(LinkError) -> VirtualAnswer {
        let answer = try inner.exchange(frame)
        // An empty frame is how the field sends a tag back to sleep: it is no frame of a reader's.
        if !frame.isEmpty { log.exchanged(frame, answer) }
        return answer
    }

    func fieldReset() { inner.fieldReset() }

    func wake(_ call: WakeCall) -> TagUID? {
        let uid = inner.wake(call)
        if uid != nil { log.activated() }
        return uid
    }
}
