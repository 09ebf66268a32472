// SPDX-License-Identifier: MIT

internal import Bytes
internal import Type2Tag

/// Asks a tag which chip it is.
///
/// GET_VERSION names a chip that knows it. Of those that do not, the Ultralight C alone answers AUTHENTICATE, and NTAG203
/// and Ultralight are told by where their memory ends. After every question that was refused the tag is selected again.
struct ChipInquiry {
    let session: TagSession
    let container: CapabilityContainer
    /// What is assumed of the chip when the tag does not name it.
    let assumption: Fact<ChipModel>?

    func ask() throws(AccessFailure) -> (version: Fact<ChipVersion>, chip: Fact<ChipModel>) {
        let version = try askVersion()
        if let answer = version.value { return (version, identify(answer)) }
        if let assumption, assumption.value != nil { return (version, assumption) }
        if session.link.capabilities.carriesNativeCommands, let model = try askWithoutVersion() {
            return (version, .reported(model))
        }
        return (version, ChipModel.guessed(from: container))
    }

    private func askVersion() throws(AccessFailure) -> Fact<ChipVersion> {
        guard session.link.capabilities.carriesNativeCommands else {
            return .notReported(because: "the reader carries no GET_VERSION")
        }
        do throws(AccessFailure) {
            guard let version = ChipVersion(try session.query(.getVersion)) else {
                return .notReported(because: "the answer to GET_VERSION has not eight bytes")
            }
            return .reported(version)
        } catch {
            guard case .tag(let problem) = error, problem.command == .getVersion else { throw error }
            return .notReported(because: problem.description)
        }
    }

    private func identify(_ version: ChipVersion) -> Fact<ChipModel> {
        guard let model = ChipModel.identified(by: version) else {
            return .notReported(
                because: "no known chip answers GET_VERSION with \(Hexadecimal.text(version.bytes, separator: " "))")
        }
        return .reported(model)
    }

    // MARK: Chips without GET_VERSION

    /// Asks what the chips that come into question do differently; nil when it is none of them, or not sure.
    private func askWithoutVersion() throws(AccessFailure) -> ChipModel? {
        // Only of NXP's own chips is it known that no others do the same.
        guard session.uid.isNXP else { return nil }
        let models = ChipModel.all.filter { model in
            model.version == nil
                && (container.hasMagicNumber
                    ? model.ndefContainer.dataAreaSize == container.dataAreaSize : model.factoryContainer.isBlank)
        }
        if models.contains(.ultralightC), try answersAuthenticate() { return .ultralightC }
        for model in models where model != .ultralightC {
            if try memoryEnds(behind: model.lastPage) { return model }
        }
        return nil
    }

    private func answersAuthenticate() throws(AccessFailure) -> Bool {
        guard let answer = try answer(to: .beginKeyAuthentication) else { return false }
        // The chip waits for the second frame now.
        try session.reselect()
        return ChipModel.identified(byAuthenticateAnswer: answer) != nil
    }

    /// Whether a READ of this page goes on at page 0, as it does behind the last page of the memory.
    private func memoryEnds(behind page: PageAddress) throws(AccessFailure) -> Bool {
        guard let answer = try answer(to: .read(page)) else { return false }
        let start = session.memory.bytes(of: 0...1) ?? []
        return !start.isEmpty && Array(answer[4..<12]) == start && Array(answer[0..<4]) != Array(start.prefix(4))
    }

    /// The answer, or nil when the tag will not have the command.
    private func answer(to command: TagCommand) throws(AccessFailure) -> [UInt8]? {
        do throws(AccessFailure) {
            return try session.query(command)
        } catch {
            guard case .tag(let problem) = error, problem.command == command else { throw error }
            return nil
        }
    }
}

extension TagUID {
    /// Whether the identifier says that NXP made the chip: seven bytes, of which the first names the maker (ISO/IEC
    /// 7816-6).
    var isNXP: Bool { bytes.count == 7 && bytes[0] == 0x04 }
}
