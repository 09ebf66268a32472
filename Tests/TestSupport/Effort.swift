// SPDX-License-Identifier: MIT

import Foundation

/// How long walks and random runs take: an eighth of their rounds by default, so that the codec tests pass in about a
/// second, and all of them with `TAPCARD_TEST_EFFORT=full`, as `make test` runs them too.
package enum Effort {
    package static let isFull = ProcessInfo.processInfo.environment["TAPCARD_TEST_EFFORT"] == "full"

    /// The rounds to run of a full number of them.
    package static func rounds(_ full: Int) -> Int { isFull ? full : max(full / 8, 1) }

    /// The whole list, or its first elements.
    package static func some<Element>(_ list: [Element], first count: Int) -> [Element] {
        isFull ? list : Array(list.prefix(count))
    }
}
