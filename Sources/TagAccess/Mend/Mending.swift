// SPDX-License-Identifier: MIT

internal import Type2Tag

/// What formatting and repairing share: reading ahead, and sending a plan whose result is read back.
struct Mending {
    let session: TagSession

    /// Reads pages before anything is written.
    func read(_ pages: ClosedRange<PageAddress>, chip: ChipModel?) throws(MendFailure) {
        do throws(AccessFailure) {
            try session.readMissing(pages, chip: chip)
        } catch {
            throw .failed(error, WriteProgress(pagesWritten: [], writesPlanned: 0))
        }
    }

    func inspect() throws(MendFailure) -> TagInspection {
        do throws(AccessFailure) {
            return try TagInspector.inspect(session)
        } catch {
            throw .failed(error, WriteProgress(pagesWritten: [], writesPlanned: 0))
        }
    }

    /// Sends the writes, selects the tag again, and inspects it.
    func send(_ writes: [PageWrite], for inspection: TagInspection) throws(MendFailure) -> TagInspection {
        guard session.uid == inspection.uid, inspection.session.isOfSameSession(as: session.mark) else {
            throw .refused(.otherSession)
        }
        var done: [PageAddress] = []
        do throws(AccessFailure) {
            for write in writes {
                try session.checkStop()
                // The container gathers bits: it must have all that were sent.
                try session.write(write) { content in
                    write.purpose == .container
                        ? zip(content, write.data).allSatisfy { $0 & $1 == $1 } : content == write.data
                }
                done.append(write.page)
            }
            try session.reselect()
            return try TagInspector.inspect(session)
        } catch {
            throw .failed(error, WriteProgress(pagesWritten: done, writesPlanned: writes.count))
        }
    }
}
