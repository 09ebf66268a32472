// SPDX-License-Identifier: MIT

internal import LibNFCReader
internal import PCSCReader
internal import ReaderDoctor
internal import TagAccess
internal import Type2Tag

/// Asks the reader libraries of this machine what the doctor wants to know.
///
/// It changes nothing on a tag.
final class SystemProbe: ReaderProbe {
    private let libraries: any ReaderLibraries
    private var listed: [String] = []

    init(libraries: any ReaderLibraries) {
        self.libraries = libraries
    }

    // MARK: PC/SC

    func pcscContext() -> ProbeAnswer<LibraryResult> {
        #if PCSC
            .answered(PCSCProbe().context())
        #else
            .unknown(because: "this tool was built without PC/SC")
        #endif
    }

    func pcscReaders() -> ProbeAnswer<PCSCReaders> {
        #if PCSC
            let readers = PCSCProbe().readers()
            listed = readers.usable.map(\.name)
            return .answered(readers)
        #else
            return .unknown(because: "this tool was built without PC/SC")
        #endif
    }

    func firmware(ofSlot name: String) -> ProbeAnswer<String> {
        #if PCSC
            PCSCProbe().firmware(ofSlot: name)
        #else
            .unknown(because: "this tool was built without PC/SC")
        #endif
    }

    func escape(toSlot name: String) -> ProbeAnswer<LibraryResult> {
        #if PCSC
            PCSCProbe().escape(toSlot: name)
        #else
            .unknown(because: "this tool was built without PC/SC")
        #endif
    }

    func polling(ofSlot name: String) -> ProbeAnswer<UInt8> {
        #if PCSC
            PCSCProbe().polling(ofSlot: name)
        #else
            .unknown(because: "this tool was built without PC/SC")
        #endif
    }

    // MARK: Tag

    func tags() -> ProbeAnswer<TagFacts> {
        let opening = ReaderOpening(wait: .zero, trace: nil, shouldStop: { false })
        do throws(LinkError) {
            let link: any TagLink
            if let slot = listed.first {
                link = try libraries.openPCSC(slot, opening)
            } else if let device = try libraries.libnfcDevices(trace: nil).first {
                link = try libraries.openLibNFC(device.name, opening)
            } else {
                return .unknown(because: "there is no reader to ask")
            }
            return facts(of: link)
        } catch {
            return error.kind == .noTag ? .answered(TagFacts(targets: 0)) : .failed(error)
        }
    }

    private func facts(of link: any TagLink) -> ProbeAnswer<TagFacts> {
        do throws(AccessFailure) {
            let inspection = try TagInspector.inspect(TagSession(link: link))
            return .answered(TagFacts(inspection, signature: signature(over: link)))
        } catch {
            if case .link(let failure) = error { return .failed(failure) }
            return .unknown(because: error.description)
        }
    }

    private func signature(over link: any TagLink) -> ProbeAnswer<[UInt8]> {
        guard link.capabilities.carriesNativeCommands else {
            return .unknown(because: "the reader carries no READ_SIG")
        }
        do throws(LinkError) {
            guard case .data(let bytes) = try link.transceive(.readSignature), bytes.count == 32 else {
                return .unknown(because: "the tag gave no signature")
            }
            return .answered(bytes)
        } catch {
            return .failed(error)
        }
    }

    // MARK: libnfc

    func libnfc() -> ProbeAnswer<LibNFCFacts> {
        #if LibNFC
            do throws(LinkError) {
                let devices = try libraries.libnfcDevices(trace: nil).map(\.name)
                let opening = devices.first.map { opened($0) }
                return .answered(
                    LibNFCFacts(
                        version: LibNFC.version,
                        devices: devices,
                        opening: opening,
                        log: opening.map { $0.text.split(separator: "\n").map(String.init) } ?? []
                    )
                )
            } catch {
                return .failed(error)
            }
        #else
            return .unknown(because: "this tool was built without libnfc")
        #endif
    }

    private func opened(_ device: String) -> LibraryResult {
        do throws(LinkError) {
            _ = try libraries.openLibNFC(device, ReaderOpening(wait: .zero, trace: nil, shouldStop: { false }))
            return LibraryResult(code: 0, text: "opened")
        } catch {
            // Without a tag the reader was opened all the same.
            if error.kind == .noTag { return LibraryResult(code: 0, text: "opened") }
            return LibraryResult(code: Int64(error.libraryCode ?? -1), text: error.text)
        }
    }
}

extension TagFacts {
    fileprivate init(_ inspection: TagInspection, signature: ProbeAnswer<[UInt8]>) {
        func answer<Value, Shown>(_ fact: Fact<Value>, _ show: (Value) -> Shown) -> ProbeAnswer<Shown> {
            switch fact {
            case .reported(let value): .answered(show(value))
            case .assumed(_, let because), .notReported(let because): .unknown(because: because)
            }
        }
        let chip: ProbeAnswer<String> =
            switch inspection.chip {
            case .reported(let model): .answered("\(model.name), reported by the tag")
            case .assumed(let model, let because): .answered("\(model.name), assuming so: \(because)")
            case .notReported(let because): .unknown(because: because)
            }
        self.init(
            targets: 1,
            identifier: inspection.uid.bytes,
            version: answer(inspection.version) { $0.bytes },
            chip: chip,
            container: .answered(inspection.container.bytes),
            access: .answered(inspection.access),
            firstProtectedPage: answer(inspection.password) { $0.firstProtectedPage.rawValue },
            signature: signature
        )
    }
}
