// SPDX-License-Identifier: MIT

import TagAccess

/// Keeps what a trace says.
final class RecordingSink: TraceSink {
    private(set) var entries: [TraceEntry] = []

    func record(_ entry: TraceEntry) { entries.append(entry) }

    /// Names of the calls that were reported, in order.
    var calls: [String] {
        entries.filter { $0.direction == .note && $0.meaning.hasPrefix("nfc_") }
            .map { String($0.meaning.prefix { $0 != "(" }) }
    }
}
