// SPDX-License-Identifier: MIT

/// The parts of a content line (RFC 2425 section 5.8.2), as ranges of its bytes.
struct ContentLine {
    var group: Range<Int>?
    var name: Range<Int>
    var parameters: [Parameter] = []
    var value: Range<Int>
    var findings: [Finding] = []

    struct Parameter {
        /// Nil for a bare word of version 2.1.
        var name: Range<Int>?
        var values: [Range<Int>]
    }

    /// Something noticed, at an index of the bytes.
    struct Finding {
        var reason: VCardError.Reason
        var index: Int
        var severity = VCardFinding.Severity.error
    }

    /// A line of which no property can be made.
    struct Failure: Error {
        var reason: VCardError.Reason
        var index: Int
    }
}

extension ContentLine {
    init(_ bytes: Span<UInt8>, maximumParameters: Int) throws(Failure) {
        var scanner = ContentLineScanner(bytes, maximumValues: maximumParameters)
        self = try scanner.line()
    }
}
