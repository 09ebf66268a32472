// SPDX-License-Identifier: MIT

/// Something wrong inside a record, before its place in the input is known.
struct ContentFault {
    /// A byte of the record, counted from the start of its type or its joined payload.
    enum Place {
        case type(Int)
        case payload(Int)
    }

    let reason: NDEFError.Reason
    let severity: NDEFFinding.Severity
    let place: Place

    /// Where the record at fault begins, when it lies inside this one.
    var recordPlace: Place?

    /// Which record of the message inside this one is at fault; empty for this one itself.
    var path: [Int] = []
}
