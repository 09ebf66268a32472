// SPDX-License-Identifier: MIT

/// Findings up to a limit; the others are counted.
///
/// The first error is kept in any case: warnings must not hide that there is one.
struct BoundedList<Element: Sendable>: Sendable {
    private let maximum: Int
    private(set) var elements: [Element] = []
    private(set) var omitted = 0
    private var hasError = false

    init(maximum: Int) {
        self.maximum = maximum
    }

    var isEmpty: Bool { elements.isEmpty && omitted == 0 }

    mutating func append(_ element: Element, isError: Bool) {
        let isFirstError = isError && !hasError
        if isFirstError { hasError = true }
        if elements.count < maximum {
            elements.append(element)
        } else {
            omitted += 1
            if isFirstError, !elements.isEmpty { elements[elements.count - 1] = element }
        }
    }

    /// Counts elements that a list further inside has left out.
    mutating func omit(_ count: Int) {
        omitted += count
    }

    mutating func removeAll() {
        elements.removeAll(keepingCapacity: true)
        omitted = 0
        hasError = false
    }
}
