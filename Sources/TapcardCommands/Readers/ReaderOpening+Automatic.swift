// SPDX-License-Identifier: MIT

internal import TagAccess

extension Invocation {
    /// Opens the only reader there is, through whichever library can have it.
    func openAutomatically(_ opening: ReaderOpening) throws(CommandFailure) -> any TagLink {
        let libraries = libraries
        var reasons: [String] = []
        func ask(_ library: String, _ list: () throws(LinkError) -> [ListedReader]) -> [String] {
            do throws(LinkError) {
                let names = try list().candidates
                if names.isEmpty { reasons.append("\(library) lists none") }
                return names
            } catch {
                reasons.append(error.description)
                return []
            }
        }
        let pcsc = ask("PC/SC") { () throws(LinkError) in try libraries.pcscReaders(trace: opening.trace) }
        let libnfc = ask("libnfc") { () throws(LinkError) in try libraries.libnfcDevices(trace: opening.trace) }
        switch AutomaticChoice(libnfc: libnfc, pcsc: pcsc) {
        case .none: throw CommandFailure(noReader: "no reader: \(reasons.joined(separator: "; "))")
        case .several(let names): throw CommandFailure(several: names)
        case .one(nil, let slot): return try open(.pcsc(slot), opening)
        case .one(let device, nil): return try open(.libnfc(device), opening)
        case .one(let device?, let slot?): return try openShared(.libnfc(device), .pcsc(slot), opening)
        }
    }

    /// Opens a reader that both libraries list.
    ///
    /// PC/SC goes first: a reader that it lists is in its hands, so that libnfc could not claim it.
    private func openShared(
        _ device: ReaderName,
        _ slot: ReaderName,
        _ opening: ReaderOpening
    ) throws(CommandFailure) -> any TagLink {
        let refusal: LinkError
        do throws(LinkError) {
            let link = try attempt(slot, opening)
            remark("using \(slot): PC/SC holds the reader, so that libnfc cannot claim it")
            return link
        } catch {
            guard [.readerBusy, .notPermitted, .noReader].contains(error.kind) else { throw failure(error) }
            refusal = error
        }
        do throws(LinkError) {
            let link = try attempt(device, opening)
            remark("using \(device), for PC/SC cannot have the reader: \(refusal.text)")
            return link
        } catch {
            let plain = failure(error)
            // What libnfc finds on the reader is no word about PC/SC.
            guard plain.exit == .unavailable else { throw plain }
            throw CommandFailure(plain.code, "\(refusal); \(error)", exit: plain.exit, hint: plain.hint)
        }
    }
}
