// SPDX-License-Identifier: MIT

internal import NDEF

/// What one description on the command line stands for: a record, or all those of a file.
struct DescribedRecords {
    let records: [NDEFRecord]

    /// What is doubtful about the first of them.
    let doubt: Doubt?

    /// Whether they come from a file that nobody typed, so that everything about them is worth telling.
    let areFromFile: Bool

    init(_ record: NDEFRecord, doubt: Doubt? = nil) {
        records = [record]
        self.doubt = doubt
        areFromFile = false
    }

    init(ofFile records: [NDEFRecord]) {
        self.records = records
        doubt = nil
        areFromFile = true
    }
}
