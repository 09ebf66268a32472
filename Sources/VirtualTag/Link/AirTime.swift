// SPDX-License-Identifier: MIT

/// How long exchanges with a tag take on the air at 106 kbit/s, at least.
///
/// ISO/IEC 14443-3: one bit is 128/fc; a frame of n bytes, CRC included, has 9n + 3 bits from the reader and 9n + 2 from
/// the tag, a four-bit answer 6; the gaps are at their minimum, 1236/fc before an answer and 1172/fc behind it. Nothing
/// that a reader or a computer takes for itself is counted, and no time in which a reader waits for an answer in vain.
public struct AirTime: Hashable, Sendable {
    /// Periods of the carrier in a microsecond.
    public static let carrierMegahertz = 13.56

    /// Periods that a page takes to be programmed: 4110 µs (NTAG203 data sheet).
    public static let programmingCycles = 55_732

    /// Periods from REQA to the end of the second SELECT, for an identifier of seven bytes and one tag.
    public static let activationCycles: Int = {
        // ATQA comes without CRC, the anticollision answer with a check byte of its own, SAK with CRC.
        let request = exchangeCycles(frameBits: shortFrameBits, answerBits: tagBits(2))
        let level =
            exchangeCycles(frameBits: readerBits(2), answerBits: tagBits(5))
            + exchangeCycles(frameBits: readerBits(9), answerBits: tagBits(3))
        return request + 2 * level
    }()

    /// Periods of the carrier in all.
    public private(set) var carrierCycles = 0

    /// How often a tag was selected.
    public private(set) var activations = 0

    /// How many frames went to a selected tag.
    public private(set) var commands = 0

    /// Creates a sum of nothing.
    public init() {}

    /// Microseconds in all.
    public var microseconds: Double { Double(carrierCycles) / AirTime.carrierMegahertz }

    /// Counts the selection of a tag.
    public mutating func activate() {
        activations += 1
        carrierCycles += AirTime.activationCycles
    }

    /// Counts one frame and its answer, both given without CRC.
    ///
    /// The data of a COMPAT_WRITE is a frame of its own, of sixteen bytes.
    public mutating func exchange(_ frame: [UInt8], _ answer: VirtualAnswer) {
        commands += 1
        let answerBits =
            switch answer {
            case .data(let bytes): AirTime.tagBits(bytes.count + AirTime.crcSize)
            case .acknowledge, .refuse: AirTime.fourBitAnswerBits
            case .silence: 0
            }
        carrierCycles += AirTime.exchangeCycles(
            frameBits: AirTime.readerBits(frame.count + AirTime.crcSize),
            answerBits: answerBits
        )
        if AirTime.programs(frame), answer == .acknowledge || answer == .refuse(code: 5) {
            carrierCycles += AirTime.programmingCycles
        }
    }
}

extension AirTime {
    /// Whether a frame brings the bytes of a page: a WRITE, or the second frame of a COMPAT_WRITE.
    static func programs(_ frame: [UInt8]) -> Bool { frame.first == 0xA2 || frame.count == 16 }

    private static let crcSize = 2
    // Seven bits, and what begins and ends a frame.
    private static let shortFrameBits = 10
    private static let fourBitAnswerBits = 6

    private static func readerBits(_ count: Int) -> Int { 9 * count + 3 }

    private static func tagBits(_ count: Int) -> Int { 9 * count + 2 }

    private static func exchangeCycles(frameBits: Int, answerBits: Int) -> Int {
        128 * (frameBits + answerBits) + 1236 + 1172
    }
}
