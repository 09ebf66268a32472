// SPDX-License-Identifier: MIT

/// Bounds of decoding, so that hostile input costs little.
public struct VCardDecodingOptions: Hashable, Sendable {
    /// The most bytes of input; a longer one is not read at all.
    ///
    /// More than 2,147,483,647 counts as that.
    public var maximumBytes: Int

    /// The most cards; further ones are not read.
    public var maximumCards: Int

    /// The most properties of one card; further ones are dropped.
    public var maximumProperties: Int

    /// The most parameter values of one property; a property with more is dropped.
    public var maximumParameters: Int

    /// The most bytes of one line, unfolded; a longer one is dropped.
    public var maximumLineLength: Int

    /// The most findings that are kept.
    public var maximumFindings: Int

    /// Makes options; the defaults let any card through that a person would keep.
    public init(
        maximumBytes: Int = 16_777_216, maximumCards: Int = 10_000, maximumProperties: Int = 1000,
        maximumParameters: Int = 100, maximumLineLength: Int = 4_194_304, maximumFindings: Int = 1000
    ) {
        self.maximumBytes = maximumBytes
        self.maximumCards = maximumCards
        self.maximumProperties = maximumProperties
        self.maximumParameters = maximumParameters
        self.maximumLineLength = maximumLineLength
        self.maximumFindings = maximumFindings
    }

    /// Places are kept in 32 bits: nothing longer is read, whatever is asked for.
    var effectiveMaximumBytes: Int { min(maximumBytes, Int(Int32.max)) }

    /// Names a bound in an error.
    public enum Limit: Hashable, Sendable {
        /// ``VCardDecodingOptions/maximumBytes``.
        case bytes
        /// ``VCardDecodingOptions/maximumCards``.
        case cards
        /// ``VCardDecodingOptions/maximumProperties``.
        case properties
        /// ``VCardDecodingOptions/maximumParameters``.
        case parameters
        /// ``VCardDecodingOptions/maximumLineLength``.
        case lineLength

        var noun: String {
            switch self {
            case .bytes: "bytes"
            case .cards: "cards"
            case .properties: "properties in one card"
            case .parameters: "parameter values in one property"
            case .lineLength: "bytes in one line"
            }
        }
    }
}
