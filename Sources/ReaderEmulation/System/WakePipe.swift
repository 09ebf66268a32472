// SPDX-License-Identifier: MIT

internal import Glibc

/// A pipe with which one thread wakes another out of its wait.
final class WakePipe: Sendable {
    /// What the sleeper waits for.
    let reading: Descriptor
    private let writing: Descriptor

    init() throws(EmulationError) {
        var ends: [Int32] = [-1, -1]
        guard unsafe pipe(&ends) == 0 else { throw EmulationError("make a pipe", errorNumber: errno) }
        reading = Descriptor(owning: ends[0])
        writing = Descriptor(owning: ends[1])
        reading.makeNonBlocking()
        writing.makeNonBlocking()
    }

    /// Wakes the sleeper; several calls before it runs count as one.
    func wake() {
        _ = writing.write([0])
    }

    func drain() {
        while let bytes = reading.read(), !bytes.isEmpty {}
    }
}
