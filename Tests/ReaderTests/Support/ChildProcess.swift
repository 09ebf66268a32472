// SPDX-License-Identifier: MIT

import Glibc
import TestSupport

/// Child processes with descriptors of our choice, which Foundation's cannot be given.
enum ChildProcess {
    /// Starts a shell script.
    ///
    /// - Parameters:
    ///   - script: Run by `/bin/sh`; what it becomes by `exec` keeps the number.
    ///   - arguments: `$1` and so on.
    ///   - output: The file that takes standard output and standard error.
    ///   - descriptors: Our descriptors under the numbers they get in the child; it has no others but 0 to 2.
    /// - Returns: The process number.
    /// - Throws: `FixtureError` when the system cannot.
    static func spawn(
        _ script: String,
        _ arguments: [String],
        output: String,
        descriptors: [CInt: CInt]
    ) throws -> pid_t {
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        unsafe posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_APPEND, 0o600)
        unsafe posix_spawn_file_actions_adddup2(&actions, 1, 2)
        for (number, descriptor) in descriptors {
            unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, number)
        }
        // What others have open without minding, such as the pipes of the test runner, must not stay open in a daemon.
        for number in CInt(3)..<256 where descriptors[number] == nil {
            unsafe posix_spawn_file_actions_addclose(&actions, number)
        }

        // Swift's threads block most signals, and a daemon that inherits that cannot be stopped.
        var attributes = posix_spawnattr_t()
        unsafe posix_spawnattr_init(&attributes)
        defer { unsafe posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        unsafe sigemptyset(&signals)
        unsafe posix_spawnattr_setsigmask(&attributes, &signals)
        unsafe sigfillset(&signals)
        unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
        unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

        var words = unsafe (["sh", "-c", script, "sh"] + arguments).map { unsafe strdup($0) } + [nil]
        defer { for index in unsafe words.indices { unsafe free(words[index]) } }
        var process: pid_t = 0
        let status = unsafe posix_spawn(&process, "/bin/sh", &actions, &attributes, &words, environ)
        guard status == 0 else { throw FixtureError("cannot start /bin/sh: error \(status)") }
        return process
    }
}
