// SPDX-License-Identifier: MIT

import TagAccess
import Type2Tag
import VirtualTag

/// One row of the grid: a chip, what it holds, and what is done to it; each of its commands is torn in each way.
struct GridScene: Sendable {
    let chip: GridChip
    let content: GridContent
    let operation: GridOperation
    /// Bytes of the message to write; of the message that lies there, for an operation that writes none.
    let size: Int
    let old: [UInt8]
    let new: [UInt8]
    let timing: RuleTiming

    var name: String { "\(operation.rawValue) \(size) on \(chip.name), \(content.rawValue) (\(old.count) before)" }

    func link() throws -> VirtualTagLink {
        let memory = try content.memory(of: chip, writing: size, message: old)
        var virtual = try VirtualChip(memory: memory, model: chip.model)
        virtual.timing = timing
        // The chip that nobody names is an NTAG213 behind a reader that carries READ and WRITE only.
        let carriesNative = chip.namesItself || chip.model != .ntag213
        let capabilities = LinkCapabilities(
            carriesNativeCommands: carriesNative, longestAnswer: carriesNative ? 252 : 16)
        let link = VirtualTagLink(chip: virtual, capabilities: capabilities)
        link.absenceReport = .tagLost
        return link
    }

    /// What must be seen when everything is done.
    var wanted: ShownMessage {
        switch operation {
        case .write: new.isEmpty ? .empty : .message(new)
        case .erase: .empty
        case .lock: before
        }
    }

    var before: ShownMessage { old.isEmpty ? .empty : .message(old) }
}

/// Messages by their size: the edges of the length field, of an NTAG213, and of each chip.
enum GridSize: Hashable, Sendable {
    case bytes(Int)
    case longest
    case oneTooMany

    static let all: [GridSize] =
        [.bytes(0), .bytes(3)] + [9, 10, 137, 138, 254, 255, 256].map { .bytes($0) }
        + [.longest, .oneTooMany]
}

extension GridScene {
    /// Every scene of a chip and an operation, and why some have none.
    static func all(of chip: GridChip, _ operation: GridOperation) -> (scenes: [GridScene], leftOut: [String: Int]) {
        var scenes: [GridScene] = []
        var leftOut: [String: Int] = [:]
        for content in GridContent.allCases {
            let longest = content.longest(on: chip)
            var sizes: Set<Int> = []
            for choice in GridSize.all {
                let size =
                    switch choice {
                    case .bytes(let count): count
                    case .longest: longest
                    case .oneTooMany: longest + 1
                    }
                // Two too long for a chip are refused alike: one of them is enough.
                guard size <= longest + 1 else {
                    leftOut["longer than the chip holds by more than one", default: 0] += 1
                    continue
                }
                guard sizes.insert(size).inserted else {
                    leftOut["the same size twice", default: 0] += 1
                    continue
                }
                guard let scene = GridScene(chip, content, operation, size: size, longest: longest) else {
                    leftOut["content that another case has", default: 0] += 1
                    continue
                }
                scenes.append(scene)
            }
        }
        return (scenes, leftOut)
    }

    private init?(_ chip: GridChip, _ content: GridContent, _ operation: GridOperation, size: Int, longest: Int) {
        self.chip = chip
        self.content = content
        self.operation = operation
        self.size = size
        timing = size.isMultiple(of: 2) ? .atOnce : .fromNextActivation
        switch operation {
        case .write:
            guard let count = content.oldSize(writing: size, longest: longest) else { return nil }
            new = SampleTag.message(ofSize: size, seed: 2)
            if content == .sibling {
                // Only the last two bytes differ.
                old = Array(new.dropLast(2)) + [0x5A, 0x5B]
            } else {
                old = SampleTag.message(ofSize: count, seed: 1)
            }
        case .erase, .lock:
            // The old message is the one with the size; contents that differ from it by length are no other cases.
            guard size <= longest, content != .shorter, content != .longer, content != .sibling else { return nil }
            guard content == .torn || content == .blank ? size == 0 : size > 0 else { return nil }
            old = SampleTag.message(ofSize: size, seed: 1)
            new = old
        }
    }
}
