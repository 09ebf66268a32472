// SPDX-License-Identifier: MIT

internal import FoundationEssentials
internal import Glibc

/// What this process was started with.
package enum SystemEnvironment {
    package static var variables: [String: String] { ProcessInfo.processInfo.environment }

    /// The bytes of each word behind the tool's name, as the system passed them: they need not be UTF-8.
    package static var words: [[UInt8]] {
        let arguments = unsafe CommandLine.unsafeArgv
        return (1..<max(Int(CommandLine.argc), 1)).compactMap { (index: Int) -> [UInt8]? in
            guard let word = unsafe arguments[index] else { return nil }
            return unsafe Array(UnsafeRawBufferPointer(start: word, count: strlen(word)))
        }
    }
}
