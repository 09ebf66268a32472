// SPDX-License-Identifier: MIT

import Bytes
import Testing

@Suite struct ByteCursorTests {
    @Test func readsInOrder() throws {
        let bytes: [UInt8] = [1, 2, 3, 4, 5, 6]
        var cursor = ByteCursor(bytes.span)
        #expect(try cursor.readByte() == 1)
        #expect(try cursor.readBigEndian(byteCount: 2) == 0x0203)
        #expect(try cursor.readArray(2) == [4, 5])
        #expect(cursor.remaining == 1)
        try cursor.skip(1)
        let isAtEnd = cursor.isAtEnd
        #expect(isAtEnd)
    }

    @Test(arguments: [Int.max, 4, -1])
    func refusesWhatIsNotThere(byteCount: Int) {
        let bytes: [UInt8] = [1, 2, 3]
        var cursor = ByteCursor(bytes.span)
        var caught: OutOfBytes?
        do throws(OutOfBytes) { _ = try cursor.readArray(byteCount) } catch { caught = error }
        #expect(caught == OutOfBytes(needed: byteCount, available: 3, offset: 0))
        #expect(cursor.position == 0)
    }

    @Test func failedTransactionRestoresThePosition() {
        let bytes: [UInt8] = [1, 2, 3]
        var cursor = ByteCursor(bytes.span)
        var failed = false
        do throws(OutOfBytes) {
            try cursor.atomically { (inner: inout ByteCursor) throws(OutOfBytes) in
                _ = try inner.readByte()
                _ = try inner.readArray(9)
            }
        } catch { failed = true }
        #expect(failed)
        #expect(cursor.position == 0)
    }

    @Test func peeksWithoutMoving() {
        let bytes: [UInt8] = [7, 8]
        let cursor = ByteCursor(bytes.span)
        #expect(cursor.peek() == 7)
        #expect(cursor.peek(ahead: 1) == 8)
        #expect(cursor.peek(ahead: 2) == nil)
        #expect(cursor.peek(ahead: -1) == nil)
    }

    @Test func readsFourBytesMostSignificantFirst() throws {
        let bytes: [UInt8] = [0xFF, 0xFF, 0xFF, 0xFF]
        var cursor = ByteCursor(bytes.span)
        #expect(try cursor.readBigEndian(byteCount: 4) == 0xFFFF_FFFF)
    }
}
