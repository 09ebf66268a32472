// SPDX-License-Identifier: MIT

public import TagAccess

/// What became of a question to a reader library.
public enum ProbeAnswer<Value: Sendable>: Sendable {
    /// It answered.
    case answered(Value)
    /// It failed, in its own words.
    case failed(LinkError)
    /// It was not asked, or had no way to know.
    case unknown(because: String)

    /// The answer, or nil.
    public var value: Value? {
        guard case .answered(let value) = self else { return nil }
        return value
    }

    /// Why there is no answer; nil when there is one.
    var absence: String? {
        switch self {
        case .answered: nil
        case .failed(let error): error.description
        case .unknown(let reason): reason
        }
    }
}

extension ProbeAnswer: Equatable where Value: Equatable {}
extension ProbeAnswer: Hashable where Value: Hashable {}
