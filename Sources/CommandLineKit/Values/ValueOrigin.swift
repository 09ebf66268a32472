// SPDX-License-Identifier: MIT

/// Where the value of an option came from.
package enum ValueOrigin: Hashable, Sendable {
    case commandLine
    case environment
    case `default`
}
