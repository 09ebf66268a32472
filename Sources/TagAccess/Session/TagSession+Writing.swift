// SPDX-License-Identifier: MIT

internal import Type2Tag

/// Why writes were not all sent and read back, and how far they came.
struct WriteInterruption: Error {
    let cause: AccessFailure
    let progress: WriteProgress
}

extension TagSession {
    /// Sends writes that may be left between two of them, selects the tag again, and inspects it.
    ///
    /// - Parameters:
    ///   - writes: What to send, in order.
    ///   - pages: Pages to read besides those that an inspection does.
    /// - Returns: What the tag is like now.
    /// - Throws: `WriteInterruption` when the tag or the link failed, or somebody asked to stop.
    func carryOut(
        _ writes: [PageWrite],
        reading pages: ClosedRange<PageAddress>? = nil
    ) throws(WriteInterruption) -> TagInspection {
        var done: [PageAddress] = []
        do throws(AccessFailure) {
            for write in writes {
                try checkStop()
                try self.write(write)
                done.append(write.page)
            }
            try reselect()
            let after = try TagInspector.inspect(self)
            if let pages { try readMissing(pages, chip: after.reportedChip) }
            return after
        } catch {
            throw WriteInterruption(
                cause: error, progress: WriteProgress(pagesWritten: done, writesPlanned: writes.count))
        }
    }
}
