// SPDX-License-Identifier: MIT

#if PCSC
    internal import TagAccess
    internal import Type2Tag

    extension PCSCCard {
        /// The identifier of the tag that lies there.
        func identifier() throws(LinkError) -> TagUID {
            let response = try exchange(.identifier)
            switch response.outcome {
            case .done:
                do throws(Type2TagError) {
                    return try TagUID(response.data)
                } catch {
                    throw failure("the reader told an identifier that is none: \(error)")
                }
            case .noAnswerFromTag: throw LinkError(.tagLost, library: "PC/SC", text: "no tag answers on the reader")
            case .notUnderstood: throw failure("the reader does not tell identifiers: status \(response.statusText)")
            }
        }

        /// Finds out whether the reader carries the chip's own commands, and leaves the tag as it is when it is started.
        ///
        /// A tag that is lifted and laid down again breaks the question off, which a driver that refuses what it does not
        /// know looks like: only the second time is it believed.
        func carriesNativeCommands() throws(LinkError) -> Bool {
            for _ in 0..<2 {
                let answer = try probe()
                // pcscd takes a reset of a tag that is gone for a sign that one lies there, and then misses the next one.
                if answer == .brokenOff, try !hasTag() {
                    throw LinkError(.tagLost, library: "PC/SC", text: "the tag was taken away as it was asked for")
                }
                // A reader that took the question for one to the tag has lost the tag over it.
                if answer == .tagAsked || answer == .brokenOff {
                    do throws(PCSCCallError) { try reset() } catch { throw error.linkError }
                }
                if answer != .brokenOff { return answer == .chip }
            }
            return false
        }

        /// What came of asking the reader for its PN532.
        private enum ProbeAnswer {
            case chip
            case refusal
            /// The reader may have asked the tag instead.
            case tagAsked
            case brokenOff
        }

        private func probe() throws(LinkError) -> ProbeAnswer {
            do throws(PCSCCallError) {
                guard let response = ReaderResponse(try transmit(.chipVersion)) else { return .brokenOff }
                if response.outcome == .done, ThroughResponse.isChipVersion(response.data) { return .chip }
                return response.outcome == .notUnderstood ? .refusal : .tagAsked
            } catch {
                guard error.isBrokenExchange else { throw error.linkError }
                return .brokenOff
            }
        }

        /// Sends READ or WRITE as the reader's own command.
        func answer(toBlock command: ReaderCommand, isWrite: Bool) throws(LinkError) -> TagAnswer {
            let response = try exchange(command)
            switch response.outcome {
            case .done: return isWrite ? .acknowledged : .data(response.data)
            case .noAnswerFromTag:
                isDisturbed = true
                return .none
            case .notUnderstood: throw failure("the reader refused \(command.meaning): status \(response.statusText)")
            }
        }

        /// Sends a command of the chip's own through the reader's PN532.
        ///
        /// - Returns: Nil when the reader broke down over a long answer and the tag still lies there.
        func answer(toNative command: TagCommand) throws(LinkError) -> TagAnswer? {
            // What the password opened stays open until the tag is started anew.
            if case .authenticate = command { isDisturbed = true }
            let received: [UInt8]
            do throws(PCSCCallError) {
                received = try transmit(.native(command))
            } catch {
                if error.isBrokenExchange, case .fastRead = command, try hasTag() {
                    isDisturbed = true
                    return nil
                }
                throw try linkError(for: error)
            }
            let response = try response(received)
            switch (response.outcome, ThroughResponse(response.data)) {
            case (.done, .data(let bytes)): return .data(bytes)
            case (.done, .noAnswerFromTag), (.noAnswerFromTag, _):
                isDisturbed = true
                return TagAnswer.none
            case (.done, .chipFailure(let status)):
                throw failure("the reader's PN532 could not send \(command): status \(text(of: status))")
            case (.done, .stray): throw failure("the reader answered \(command) with the answer to something else")
            case (.notUnderstood, _): throw failure("the reader refused \(command): status \(response.statusText)")
            }
        }

        // MARK: Exchange

        private func exchange(_ command: ReaderCommand) throws(LinkError) -> ReaderResponse {
            let received: [UInt8]
            do throws(PCSCCallError) {
                received = try transmit(command)
            } catch {
                throw try linkError(for: error)
            }
            return try response(received)
        }

        private func response(_ received: [UInt8]) throws(LinkError) -> ReaderResponse {
            if let response = ReaderResponse(received) { return response }
            // Some drivers call it a success when the tag left, with nothing in it.
            let text = "the reader answered with \(received.count) bytes, too few for a status"
            isDisturbed = try hasTag()
            guard isDisturbed else {
                throw LinkError(.tagLost, library: "PC/SC", text: "the tag was taken away; \(text)")
            }
            throw failure(text)
        }

        /// What a failed exchange means: a tag that is pulled away can show as a breakdown of the reader.
        private func linkError(for error: PCSCCallError) throws(LinkError) -> LinkError {
            let said = error.linkError
            isDisturbed = false
            guard error.isBrokenExchange else { return said }
            isDisturbed = try hasTag()
            guard !isDisturbed else { return said }
            return LinkError(
                .tagLost, library: said.library, libraryCode: said.libraryCode,
                text: "the tag was taken away; \(said.text)")
        }

        private func failure(_ text: String) -> LinkError {
            LinkError(.failed, library: "PC/SC", text: text)
        }

        private func text(of status: UInt8) -> String {
            let digits = String(status, radix: 16, uppercase: true)
            return digits.count == 1 ? "0" + digits : digits
        }
    }
#endif
