// SPDX-License-Identifier: MIT

/// The cyclic redundancy check of type A frames (ISO/IEC 14443-3, annex B): preset 6363h, low byte first.
enum CRCA {
    static func bytes(of frame: some Sequence<UInt8>) -> [UInt8] {
        var register: UInt16 = 0x6363
        for byte in frame {
            register ^= UInt16(byte)
            for _ in 0..<8 {
                register = register & 1 == 0 ? register >> 1 : register >> 1 ^ 0x8408
            }
        }
        return [UInt8(truncatingIfNeeded: register), UInt8(truncatingIfNeeded: register >> 8)]
    }

    /// The frame without its check, or nil when it does not fit.
    static func payload(of frame: [UInt8]) -> [UInt8]? {
        guard frame.count > 2 else { return nil }
        let payload = Array(frame.dropLast(2))
        return bytes(of: payload) == Array(frame.suffix(2)) ? payload : nil
    }
}
