// SPDX-License-Identifier: MIT

/// Something told about a tag, with where it comes from.
///
/// A value that the tag reported and one that we assume are different things, and whoever shows a fact must show
/// which it is.
public enum Fact<Value> {
    /// The tag said so.
    case reported(Value)
    /// Nobody said so; it is concluded from something else.
    case assumed(Value, because: String)
    /// It is not known, and this is why.
    case notReported(because: String)

    /// The value, wherever it comes from.
    public var value: Value? {
        switch self {
        case .reported(let value), .assumed(let value, because: _): value
        case .notReported: nil
        }
    }

    /// Why the value is assumed or missing; nil for a reported one.
    public var because: String? {
        switch self {
        case .reported: nil
        case .assumed(_, let because), .notReported(let because): because
        }
    }

    /// The same fact about something derived from the value.
    public func map<Derived>(_ transform: (Value) -> Derived) -> Fact<Derived> {
        switch self {
        case .reported(let value): .reported(transform(value))
        case .assumed(let value, let because): .assumed(transform(value), because: because)
        case .notReported(let because): .notReported(because: because)
        }
    }
}

extension Fact: Equatable where Value: Equatable {}
extension Fact: Hashable where Value: Hashable {}
extension Fact: Sendable where Value: Sendable {}
