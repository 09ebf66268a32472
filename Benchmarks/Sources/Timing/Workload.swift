// SPDX-License-Identifier: MIT

/// Something to measure: a pass over inputs that were made ready before.
public struct Workload {
    /// The name, the same on every side.
    public let name: String

    /// How many messages, records or cards a pass handles.
    public let items: Int

    /// How many bytes of input a pass handles.
    public let bytes: Int

    /// What a pass finds, as `name=number`, so that a side that does less is seen.
    public let totals: String

    /// One pass.
    public let pass: () throws -> Void

    /// Makes a workload.
    public init(_ name: String, items: Int, bytes: Int, totals: String, pass: @escaping () throws -> Void) {
        self.name = name
        self.items = items
        self.bytes = bytes
        self.totals = totals
        self.pass = pass
    }
}

/// Makes the compiler believe that somebody looks at the value.
@inline(never)
@_optimize(none)
public func keep(_ value: Int) {}
