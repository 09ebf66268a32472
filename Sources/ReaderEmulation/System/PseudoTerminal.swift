// SPDX-License-Identifier: MIT

internal import Glibc

/// A pseudo-terminal in raw mode, which other programs open as if it were a serial port.
///
/// The terminal end is kept open here as well, so that programs may come and go.
package final class PseudoTerminal: Sendable {
    /// Where other programs find it: `/dev/pts/N`.
    package let path: String

    /// Our end.
    let controller: Descriptor
    private let terminal: Descriptor

    /// Opens a new one.
    package init() throws(EmulationError) {
        let action = "open a pseudo-terminal"
        var ours: Int32 = -1
        var theirs: Int32 = -1
        guard unsafe openpty(&ours, &theirs, nil, nil, nil) == 0 else {
            throw EmulationError(action, errorNumber: errno)
        }
        controller = Descriptor(owning: ours)
        terminal = Descriptor(owning: theirs)
        var name = [CChar](repeating: 0, count: 64)
        let error = unsafe ttyname_r(theirs, &name, name.count)
        guard error == 0 else { throw EmulationError(action, errorNumber: error) }
        path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        var settings = termios()
        guard unsafe tcgetattr(theirs, &settings) == 0 else {
            throw EmulationError("read the settings of \(path)", errorNumber: errno)
        }
        unsafe cfmakeraw(&settings)
        guard unsafe tcsetattr(theirs, TCSANOW, &settings) == 0 else {
            throw EmulationError("set \(path) to raw mode", errorNumber: errno)
        }
        controller.makeNonBlocking()
    }
}
