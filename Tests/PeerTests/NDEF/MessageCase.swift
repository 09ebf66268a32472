// SPDX-License-Identifier: MIT

import Testing

/// A message that both libraries can write.
struct MessageCase: Sendable, CustomTestStringConvertible {
    let name: String
    let records: [RecordModel]

    var testDescription: String { name }

    init(_ name: String, _ records: RecordModel...) {
        self.init(name, records)
    }

    init(_ name: String, _ records: [RecordModel]) {
        self.name = name
        self.records = records
    }
}
