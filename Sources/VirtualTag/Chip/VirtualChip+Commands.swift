// SPDX-License-Identifier: MIT

internal import Type2Tag

extension VirtualChip {
    /// Takes one frame and answers it.
    ///
    /// A frame that finds the chip outside the active state changes nothing. A frame of a wrong length is met with
    /// silence and an unknown command with refusal 0, unless `refusesUnknownCommands` says otherwise; both end the
    /// active state, as any refusal does.
    ///
    /// - Parameter frame: The bytes of the frame without CRC.
    /// - Returns: What comes back, also without CRC.
    @discardableResult
    public mutating func receive(_ frame: [UInt8]) -> VirtualAnswer {
        changedPage = nil
        if let page = awaitedWrite {
            awaitedWrite = nil
            return compatibilityWrite(frame, to: page)
        }
        let kind = CommandKind(frame: frame)
        commandCounts[kind, default: 0] += 1
        guard isActive, !frame.isEmpty else {
            leaveActive()
            return .silence
        }
        guard let frameSize = kind.frameSize, knows(kind) else { return refuseUnknown() }
        guard frame.count == frameSize else {
            leaveActive()
            return .silence
        }
        return answer(kind, arguments: Array(frame.dropFirst()))
    }

    // The number of arguments was checked with the length of the frame.
    private mutating func answer(_ kind: CommandKind, arguments: [UInt8]) -> VirtualAnswer {
        switch kind {
        case .getVersion: return version.map { .data($0.bytes) } ?? refuse()
        case .read: return read(from: PageAddress(rawValue: arguments[0]))
        case .fastRead:
            return fastRead(
                from: PageAddress(rawValue: arguments[0]),
                through: PageAddress(rawValue: arguments[1])
            )
        case .write: return write(Array(arguments.dropFirst()), to: PageAddress(rawValue: arguments[0]))
        case .compatibilityWrite: return announceWrite(to: PageAddress(rawValue: arguments[0]))
        case .readCounter: return readCounter(number: arguments[0])
        case .passwordAuthentication: return authenticate(password: arguments)
        case .readSignature: return arguments[0] == 0 ? .data(signature) : refuse()
        case .authenticate: return challenge(keyNumber: arguments[0])
        case .halt:
            if arguments[0] == 0 { halt() } else { leaveActive() }
            return .silence
        case .unknown: return refuse()
        }
    }

    private func knows(_ kind: CommandKind) -> Bool {
        commands.contains(kind) && (kind != .getVersion || version != nil)
    }

    private mutating func refuseUnknown() -> VirtualAnswer {
        guard !refusesUnknownCommands else { return refuse() }
        leaveActive()
        return .silence
    }

    mutating func refuse(code: UInt8 = 0) -> VirtualAnswer {
        leaveActive()
        return .refuse(code: code)
    }
}
