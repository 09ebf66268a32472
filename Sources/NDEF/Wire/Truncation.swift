// SPDX-License-Identifier: MIT

/// A record that the input cuts off.
struct Truncation: Error {
    let field: NDEFError.Field

    /// Where the field begins.
    let offset: Int

    /// How many bytes the field needs, and how many there are.
    let needed: Int
    let available: Int

    /// The size of the whole record, as far as it is known by then.
    let recordSize: UInt64

    func reason(recordAvailable: Int) -> NDEFError.Reason {
        .truncated(
            field: field, needed: needed, available: available,
            recordNeeded: Int(clamping: recordSize), recordAvailable: recordAvailable)
    }
}
