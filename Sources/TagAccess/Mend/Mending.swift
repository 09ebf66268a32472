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
        do throws(WriteInterruption) {
            return try session.carryOut(writes)
        } catch {
            throw .failed(error.cause, error.progress)
        }
    }
}
