// SPDX-License-Identifier: MIT

internal import Bytes

/// A record that the input cuts off.
struct Truncation: Error {
    let field: NDEFError.Field
    let cut: OutOfBytes

    /// The size of the whole record, as far as it is known by then.
    let recordSize: UInt64

    func reason(recordAvailable: Int) -> NDEFError.Reason {
        .truncated(
            field: field, needed: cut.needed, available: cut.available,
            recordNeeded: Int(clamping: recordSize), recordAvailable: recordAvailable)
    }
}

extension ByteCursor {
    mutating func readByte(of field: NDEFError.Field, recordSize: UInt64) throws(Truncation) -> UInt8 {
        do throws(OutOfBytes) {
            return try readByte()
        } catch {
            throw Truncation(field: field, cut: error, recordSize: recordSize)
        }
    }

    mutating func readBigEndian(
        byteCount: Int, of field: NDEFError.Field, recordSize: UInt64
    ) throws(Truncation) -> UInt64 {
        do throws(OutOfBytes) {
            return try readBigEndian(byteCount: byteCount)
        } catch {
            throw Truncation(field: field, cut: error, recordSize: recordSize)
        }
    }

    mutating func readArray(
        _ byteCount: Int, of field: NDEFError.Field, recordSize: UInt64
    ) throws(Truncation) -> [UInt8] {
        do throws(OutOfBytes) {
            return try readArray(byteCount)
        } catch {
            throw Truncation(field: field, cut: error, recordSize: recordSize)
        }
    }
}
