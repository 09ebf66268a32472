// SPDX-License-Identifier: MIT

internal import FoundationEssentials

/// The environment variables of this process.
package enum SystemEnvironment {
    package static var variables: [String: String] { ProcessInfo.processInfo.environment }
}
