// SPDX-License-Identifier: MIT

struct FishCompletion {
    init(_ tool: Command) {}

    var lines: [String] { [] }
}
