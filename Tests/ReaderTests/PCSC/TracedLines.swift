// SPDX-License-Identifier: MIT

import TagAccess
import TestSupport

/// Keeps a trace as lines of text.
final class TracedLines: TraceSink {
    private(set) var lines: [String] = []

    func record(_ entry: TraceEntry) {
        let bytes = entry.bytes.isEmpty ? "" : hex(entry.bytes) + " "
        lines.append("\(entry.direction.rawValue) \(entry.layer) \(bytes)\(entry.meaning)")
    }

    /// The names of the calls, in order.
    var calls: [String] {
        lines.compactMap { line in
            guard line.hasPrefix("- "), let end = line.firstIndex(of: "(") else { return nil }
            return line[..<end].split(separator: " ").last.map(String.init)
        }
    }
}
