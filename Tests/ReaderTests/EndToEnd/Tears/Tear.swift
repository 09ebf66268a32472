// SPDX-License-Identifier: MIT

import TestSupport

#if LibNFC && PCSC

    import ReaderEmulation
    import TagAccess

    /// One write that goes wrong at one command: everything about it follows from a seed.
    struct Tear: Sendable {
        /// Where in the operation.
        enum Stage: String, CaseIterable, Sendable {
            case asking = "before the first write"
            case writing = "while writing"
            case verifying = "while verifying"
        }

        /// What happens to the command.
        enum Kind: String, CaseIterable, Sendable {
            case powerLostBefore = "power lost before the command acts"
            case powerLostAfter = "power lost after the command acted"
            case removed = "tag taken away"
            case refused = "refused"
            case silent = "lost in the air"
        }

        let path: ReaderPath
        let number: Int
        let card: Card
        let old: [UInt8]
        let new: [UInt8]
        let stage: Stage
        let kind: Kind
        let fault: FieldFault
        /// The command, counted from 0.
        let index: Int
        /// The commands of the whole operation when nothing goes wrong.
        let commandCount: Int

        init(path: ReaderPath, number: Int, seed: UInt64) throws {
            var noise = SeededGenerator(seed: seed ^ UInt64(number) &* 0x9E37_79B9 ^ (path == .libnfc ? 0 : 1 << 40))
            self.path = path
            self.number = number
            // Mostly small ones, for the time it takes; three-byte lengths among them.
            card = Card.all[[0, 0, 1, 1, 2][Int.random(in: 0..<5, using: &noise)]]
            let longest = min(card.capacity, 280)
            old = Card.message(ofSize: Tear.size(upTo: longest, &noise), seed: noise.next())
            var new: [UInt8]
            repeat {
                new = Card.message(ofSize: Tear.size(upTo: longest, &noise), seed: noise.next())
            } while new == old
            self.new = new
            stage = Stage.allCases.randomElement(using: &noise) ?? .writing
            kind = Kind.allCases.randomElement(using: &noise) ?? .silent
            fault =
                switch kind {
                case .powerLostBefore: .tearBeforeEffect
                case .powerLostAfter: .tearAfterEffect
                case .removed: .removal
                case .refused: .refusal(code: [0, 1, 4, 5][Int.random(in: 0..<4, using: &noise)])
                case .silent: .silence
                }

            // The same without a fault and without a reader tells how many commands each stage has.
            let direct = VirtualDryRun(card: card, old: old, capabilities: path.capabilities)
            let counts = try direct.commandCounts(writing: new)
            commandCount = counts.whole
            index =
                switch stage {
                case .asking: Int.random(in: 0..<counts.asking, using: &noise)
                case .writing: Int.random(in: counts.asking..<(counts.asking + counts.writing), using: &noise)
                case .verifying: Int.random(in: (counts.asking + counts.writing)..<counts.whole, using: &noise)
                }
        }

        /// Nothing now and then, else any size.
        private static func size(upTo longest: Int, _ noise: inout SeededGenerator) -> Int {
            Int.random(in: 0..<8, using: &noise) == 0 ? 0 : Int.random(in: 3...longest, using: &noise)
        }
    }

    extension Tear: CustomStringConvertible {
        var description: String {
            "tear \(number): \(path.rawValue), \(card.name), \(old.count) bytes to \(new.count), \(kind.rawValue) at command "
                + "\(index) of \(commandCount) (\(stage.rawValue))"
        }
    }

#endif
