// SPDX-License-Identifier: MIT

internal import Bytes
internal import Type2Tag

/// What a raw memory file cannot tell: the text file `PATH.chip` beside it, lines of `key: value`.
struct ChipSidecar: Hashable, Sendable {
    /// A line that says something wrong.
    struct Malformed: Error, Hashable {
        /// Counted from 1.
        let line: Int
        let text: String
    }

    /// What is appended to the path of the memory file.
    static let suffix = ".chip"

    /// More than any right file has.
    static let sizeLimit = 4096

    var model: ChipModel?
    var modelLine: Int?
    var counter: UInt32 = 0
    var failedTries = 0
    var signature: [UInt8]?

    init() {}

    init(of chip: VirtualChip) {
        model = chip.model
        counter = chip.counter
        failedTries = chip.failedTries
        signature = chip.signature
    }

    var bytes: [UInt8] {
        var text = ""
        if let model { text += "\(Key.model.rawValue): \(model.name)\n" }
        text += "\(Key.counter.rawValue): \(counter)\n"
        text += "\(Key.failedTries.rawValue): \(failedTries)\n"
        if let signature { text += "\(Key.signature.rawValue): \(Hexadecimal.text(signature))\n" }
        return Array(text.utf8)
    }

    enum Key: String, CaseIterable {
        case model
        case counter
        case failedTries = "failed-tries"
        case signature
    }
}
