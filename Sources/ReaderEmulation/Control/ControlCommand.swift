// SPDX-License-Identifier: MIT

/// One line of the control socket.
package enum ControlCommand: Hashable, Sendable {
    /// `status`: what lies there.
    case status
    /// `counters`: what went through the air.
    case counters
    /// `reset`: power interrupted, faults forgotten, counters to zero.
    case reset
    /// `tear N before|after`, `nak N CODE`, `silence N`, `remove after N`: N frames come through before it.
    case arm(FieldFault, after: Int)
    /// `remove`: every tag is taken away.
    case remove
    /// `return`: what was taken away is put back.
    case putBack
    /// `swap PATH`: the tag of this file instead of what lies there.
    case swap(path: String)
    /// `second PATH`: the tag of this file besides.
    case second(path: String)
    /// `quit`: the end of the emulation.
    case quit
}

/// A line that is not a command, in words.
package struct ControlError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong.
    package let description: String

    init(_ description: String) {
        self.description = description
    }
}
