// SPDX-License-Identifier: MIT

extension NDEFMessage {
    /// The bytes of the message.
    ///
    /// By default each record has the form in which it was read, so that a message comes out as it came in, byte for
    /// byte. Message begin and end stand where they belong in any case.
    ///
    /// - Complexity: linear in the size of the message.
    public func encoded(_ form: NDEFEncodingForm = .asRead) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(encodedSize(form))
        for index in records.indices {
            let record = form == .canonical ? records[index].canonical : records[index]
            record.encode(into: &bytes, isFirst: index == 0, isLast: index == records.count - 1)
        }
        return bytes
    }

    /// The number of bytes that `encoded()` returns.
    ///
    /// - Complexity: linear in the number of records.
    public var encodedSize: Int { encodedSize(.asRead) }

    /// The number of bytes that `encoded(_:)` returns.
    ///
    /// - Complexity: linear in the number of records.
    public func encodedSize(_ form: NDEFEncodingForm) -> Int {
        records.reduce(0) { $0 + $1.encodedSize(form) }
    }
}
