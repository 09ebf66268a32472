// SPDX-License-Identifier: MIT

struct ZshCompletion {
    init(_ tool: Command) {}

    var lines: [String] { [] }
}
