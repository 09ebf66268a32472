// SPDX-License-Identifier: MIT

package import ReaderDoctor

/// The machine that `tapcard doctor` looks at; tests put a folder tree in its place.
package struct ExaminedMachine {
    /// Where the system's files are looked up.
    package var root: SystemRoot

    /// Whose permissions count.
    package var user: SystemUser

    /// Who asks the reader libraries; nil asks those of this machine.
    package var readers: (any ReaderProbe)?

    /// Creates a machine; without anything it is this one.
    package init(
        root: SystemRoot = SystemRoot(),
        user: SystemUser = .current,
        readers: (any ReaderProbe)? = nil
    ) {
        self.root = root
        self.user = user
        self.readers = readers
    }
}
