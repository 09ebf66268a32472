// SPDX-License-Identifier: MIT

/// Whether tags lie there, and how often that changed.
package struct FieldPresence: Hashable, Sendable {
    /// Whether at least one tag lies there.
    package let isOccupied: Bool
    /// How often the tags were taken away.
    package let removals: Int
    /// How often other tags were put in their place.
    package let swaps: Int
}
