// SPDX-License-Identifier: MIT

/// What can be taken from a property without anything being lost.
enum Compaction: CaseIterable {
    /// The property has no value.
    case empty
    /// The same property stands in front.
    case repeated
    /// A group of one.
    case group
    /// Types that the property has anyway.
    case defaultTypes
    /// Types that stand there twice, or in several parameters.
    case repeatedTypes
    /// A VALUE that the property has anyway.
    case defaultValueType
    /// Empty components at the end.
    case emptyComponents
    /// Backslashes that are not needed.
    case escapes
    /// Hyphens and colons inside a date.
    case dateSeparators
}
