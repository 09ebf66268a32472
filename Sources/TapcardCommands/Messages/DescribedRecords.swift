// SPDX-License-Identifier: MIT

internal import NDEF

/// What one description on the command line stands for: a record, or all those of a file.
struct DescribedRecords {
    private(set) var records: [NDEFRecord]

    /// What is doubtful about each of them, by its number.
    private(set) var doubts: [Int: Doubt] = [:]

    /// How the card came about that the first of them holds.
    var card: CardPayload?

    /// Whether they come from a file that nobody typed, so that everything about them is worth telling.
    let areFromFile: Bool

    init(_ record: NDEFRecord, doubt: Doubt? = nil) {
        records = [record]
        doubts[0] = doubt
        areFromFile = false
    }

    /// The same with another record behind.
    func followed(by record: NDEFRecord, doubt: Doubt?) -> DescribedRecords {
        var more = self
        more.doubts[records.count] = doubt
        more.records.append(record)
        return more
    }

    init(ofFile records: [NDEFRecord]) {
        self.records = records
        areFromFile = true
    }
}
