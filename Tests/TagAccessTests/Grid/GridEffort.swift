// SPDX-License-Identifier: MIT

import Foundation

/// How much of the grid is run.
enum GridEffort {
    static let isFull = ProcessInfo.processInfo.environment["TAPCARD_GRID"] == "full"

    /// Of a thousand scenarios, how many.
    static var share: Int { isFull ? 1000 : 140 }
}
