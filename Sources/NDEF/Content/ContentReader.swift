// SPDX-License-Identifier: MIT

internal import Bytes

/// Finds out what a record is, and notes what is wrong inside it.
///
/// Breaches that the header alone shows are not noted again. With `isBuilding` false records are only judged: no
/// content is made, and no string.
struct ContentReader {
    let mode: MessageDecoder.Mode
    let isBuilding: Bool
    let keeps: FindingInterest
    let options: NDEFDecodingOptions

    /// How many records the record that is read lies in.
    let depth: Int

    /// What the record lies in.
    let context: RecordContext

    /// Whether a record was read that names others of the message by their ids.
    var hasReferences = false

    private(set) var faults: BoundedList<ContentFault>

    init(
        mode: MessageDecoder.Mode, isBuilding: Bool, keeps: FindingInterest, options: NDEFDecodingOptions,
        depth: Int = 0,
        context: RecordContext = .message
    ) {
        self.mode = mode
        self.isBuilding = isBuilding
        self.keeps = keeps
        self.options = options
        self.depth = depth
        self.context = context
        faults = BoundedList(maximum: options.maximumFindings)
    }

    /// Judges a record, and makes its content when `isBuilding`.
    mutating func read(_ record: NDEFRecord) -> RecordContent? {
        // Types that are known are printable; most records have one of these two.
        if record.flags.rawValue & RecordFlags.typeNameFormat == TypeNameFormat.wellKnown.rawValue {
            let type = record.typeSpan
            if type.count == 1 {
                let letter = type[0]
                if letter == UInt8(ascii: "U") { return readURI(record) }
                if letter == UInt8(ascii: "T") { return readText(record) }
            }
            if let type = WellKnownType(name: type) { return readWellKnown(record, type) }
        }
        if record.typeNameFormat == .external, AndroidApplicationRecord.isType(record.typeSpan) {
            return readAndroidApplication(record)
        }
        switch record.typeNameFormat {
        case .empty:
            return content { record.bodyCount == 0 ? .empty : .unknown(record) }
        case .unknown, .unchanged, .reserved:
            return unknown(record)
        case .wellKnown, .media, .absoluteURI, .external:
            return isTypePrintable(of: record) ? readTyped(record) : unknown(record)
        }
    }

    /// Judges a record.
    @inline(__always)
    mutating func judge(_ record: NDEFRecord) {
        _ = read(record)
    }

    var hasFaults: Bool { !faults.isEmpty }

    /// Makes content, when it is wanted.
    func content(_ make: () -> RecordContent) -> RecordContent? {
        isBuilding ? make() : nil
    }

    /// The content of a record of which nothing typed can be said.
    func unknown(_ record: NDEFRecord) -> RecordContent? {
        content { .unknown(record) }
    }

    private mutating func isTypePrintable(of record: NDEFRecord) -> Bool {
        // Media types have blanks before their parameters; a blank in a URI is judged with the URI.
        let least: UInt8 = record.typeNameFormat == .media || record.typeNameFormat == .absoluteURI ? 0x20 : 0x21
        let type = record.typeSpan
        if !type.isEmpty, type.areAllPrintable(from: least) { return true }
        var index = 0
        while index < type.count {
            if type[index] < least || type[index] > 0x7E {
                note(.typeCharacter(type[index]), .warning, at: .type(index))
                return false
            }
            index += 1
        }
        return index > 0
    }

    private mutating func readTyped(_ record: NDEFRecord) -> RecordContent? {
        switch record.typeNameFormat {
        case .media: readMedia(record)
        case .external: readExternal(record)
        case .absoluteURI: readAbsoluteURI(record)
        default: unknown(record)
        }
    }

    // MARK: Noting

    mutating func note(
        _ reason: NDEFError.Reason, _ severity: NDEFFinding.Severity, at place: ContentFault.Place
    ) {
        note(ContentFault(reason: reason, severity: severity, place: place))
    }

    mutating func note(_ fault: ContentFault) {
        guard keeps.covers(fault.severity) else { return }
        faults.append(fault, isError: fault.severity == .error)
    }

    mutating func omitFaults(_ count: Int) {
        faults.omit(count)
    }

    mutating func removeFaults() {
        faults.removeAll()
    }

    // MARK: Strings

    /// A string of bytes; those that are no UTF-8 become U+FFFD.
    static func text(of bytes: Span<UInt8>) -> String { bytes.text }
}
