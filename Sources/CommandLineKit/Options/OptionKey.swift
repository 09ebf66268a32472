// SPDX-License-Identifier: MIT

/// A declared option of any type: what a command lists, and what parsed arguments are asked for.
package protocol OptionKey: Sendable {
    var declaration: OptionDeclaration { get }
}
