// SPDX-License-Identifier: MIT

internal import Type2Tag

/// Where a fact comes from: `reported`, `assumed` or `notReported`.
enum FactSource: String, Encodable {
    case reported
    case assumed
    case notReported

    init<Value>(_ fact: Fact<Value>) {
        switch fact {
        case .reported: self = .reported
        case .assumed: self = .assumed
        case .notReported: self = .notReported
        }
    }
}

/// A fact with its source; `because` is there unless the tag reported it.
struct FactDocument<Value: Encodable>: Encodable {
    @ExplicitNull var value: Value?
    let source: FactSource
    let because: String?

    init<Inner>(_ fact: Fact<Inner>, _ show: (Inner) -> Value) {
        _value = ExplicitNull(wrappedValue: fact.value.map(show))
        source = FactSource(fact)
        because = fact.because
    }
}

/// The longest message, in bytes.
struct CapacityDocument: Encodable {
    @ExplicitNull var bytes: Int?
    let source: FactSource
    let because: String?

    init(_ fact: Fact<MessageCapacity>) {
        _bytes = ExplicitNull(wrappedValue: fact.value?.bytes)
        source = FactSource(fact)
        because = fact.because
    }
}
