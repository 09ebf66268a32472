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

    /// What the file says of the chip.
    enum Model: Hashable {
        case known(ChipModel)
        /// A Type 2 tag that no catalogue knows; the memory tells its size.
        case unknown
    }

    /// What the file says of GET_VERSION.
    enum Version: Hashable {
        case answers(ChipVersion)
        case notKnown
    }

    var model: Model?
    var modelLine: Int?
    /// Nil for what the model has on its data sheet.
    var version: Version?
    var counter: UInt32 = 0
    var failedTries = 0
    var signature: [UInt8]?

    init() {}

    init(of chip: VirtualChip) {
        model = chip.model.keyword == ChipModel.unknownKeyword ? .unknown : .known(chip.model)
        if chip.version != chip.model.version { version = chip.version.map { .answers($0) } ?? .notKnown }
        counter = chip.counter
        failedTries = chip.failedTries
        signature = chip.signature
    }

    var bytes: [UInt8] {
        var text = ""
        if let model { text += "\(Key.model.rawValue): \(model)\n" }
        if let version { text += "\(Key.version.rawValue): \(version)\n" }
        text += "\(Key.counter.rawValue): \(counter)\n"
        text += "\(Key.failedTries.rawValue): \(failedTries)\n"
        if let signature { text += "\(Key.signature.rawValue): \(Hexadecimal.text(signature))\n" }
        return Array(text.utf8)
    }

    enum Key: String, CaseIterable {
        case model
        case version
        case counter
        case failedTries = "failed-tries"
        case signature
    }
}

extension ChipSidecar.Model: CustomStringConvertible {
    var description: String {
        switch self {
        case .known(let model): model.name
        case .unknown: ChipModel.unknownKeyword
        }
    }
}

extension ChipSidecar.Version: CustomStringConvertible {
    static let none = "none"

    var description: String {
        switch self {
        case .answers(let version): Hexadecimal.text(version.bytes)
        case .notKnown: ChipSidecar.Version.none
        }
    }
}
