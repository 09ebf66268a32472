// SPDX-License-Identifier: MIT

internal import Bytes

extension NDEFMessage {
    /// The bytes of the message.
    ///
    /// By default each record has the form in which it was read, so that a message comes out as it came in, byte for
    /// byte. Message begin and end stand where they belong in any case.
    ///
    /// - Complexity: linear in the size of the message.
    public func encoded(_ form: NDEFEncodingForm = .asRead) -> [UInt8] {
        guard form == .asRead else { return inForm(form).encoded() }
        return [UInt8](capacity: encodedSize, filling: { output in write(into: &output) })
    }

    /// Appends the bytes of the message to an array.
    ///
    /// - Complexity: linear in the size of the message.
    public func encode(appendingTo bytes: inout [UInt8], _ form: NDEFEncodingForm = .asRead) {
        let message = form == .asRead ? self : inForm(form)
        bytes.append(addingCapacity: message.encodedSize) { output in message.write(into: &output) }
    }

    /// Appends the bytes of the message to a buffer of the caller's, without an allocation.
    ///
    /// Forms other than that in which the message was read may allocate.
    ///
    /// - Throws: `NDEFError` when there is not enough room, with both numbers; nothing is written then.
    /// - Complexity: linear in the size of the message.
    @_lifetime(output: copy output)
    public func encode(
        into output: inout OutputSpan<UInt8>, _ form: NDEFEncodingForm = .asRead
    ) throws(NDEFError) {
        guard form == .asRead else { return try inForm(form).encode(into: &output) }
        let size = encodedSize
        guard size <= output.freeCapacity else {
            throw NDEFError(.noRoom(needed: size, available: output.freeCapacity))
        }
        write(into: &output)
    }

    /// The number of bytes that `encoded()` returns.
    ///
    /// - Complexity: linear in the number of records.
    public var encodedSize: Int {
        // By span: an element of an array is copied, with its storage kept.
        let records = records.span
        var size = 0
        for index in records.indices { size += records[index].encodedSize }
        return size
    }

    /// The number of bytes that `encoded(_:)` returns.
    ///
    /// - Complexity: linear in the number of records.
    public func encodedSize(_ form: NDEFEncodingForm) -> Int {
        form == .asRead ? encodedSize : records.reduce(0) { $0 + $1.encodedSize(form) }
    }

    private func inForm(_ form: NDEFEncodingForm) -> NDEFMessage {
        NDEFMessage(unchecked: records.map { $0.inForm(form) })
    }

    @_lifetime(output: copy output)
    private func write(into output: inout OutputSpan<UInt8>) {
        let records = records.span
        let last = records.count - 1
        for index in records.indices {
            records[index].encode(into: &output, isFirst: index == 0, isLast: index == last)
        }
    }
}
