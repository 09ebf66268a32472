// SPDX-License-Identifier: MIT

/// A declared operand of any type: what a command lists, and what parsed arguments are asked for.
package protocol OperandKey: Sendable {
    var declaration: OperandDeclaration { get }
}
