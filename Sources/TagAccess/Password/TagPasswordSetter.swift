// SPDX-License-Identifier: MIT

public import Type2Tag

/// Sets, changes and removes the password of a tag; the container is never touched.
public enum TagPasswordSetter {
    /// What a change did.
    public struct Report: Hashable, Sendable {
        /// What was sent, and what the tag was like before.
        public let prepared: PreparedPassword
        /// What the tag is like now, read after it was selected again and, where there is one, took its password.
        public let after: TagInspection
    }

    /// Asks the tag, opens it where that is needed, refuses early, and plans the steps.
    ///
    /// Nothing is written, but a wrong password counts where the chip counts them.
    ///
    /// - Parameters:
    ///   - change: What is to become of the password.
    ///   - present: The password that may be in force now, when it is known. Where one is to be set, that one is tried
    ///     as well: it is in force after a change that was torn at its end.
    ///   - session: A session with the tag.
    /// - Returns: The steps to come, for a dry run or for `perform`.
    /// - Throws: `PasswordFailure`, none of those that come after the first write.
    public static func prepare(
        _ change: PasswordChange,
        present: TagPassword? = nil,
        on session: TagSession
    ) throws(PasswordFailure) -> PreparedPassword {
        guard session.link.capabilities.carriesNativeCommands else { throw .notCarried }
        return try PasswordPreparation(change: change, present: present, session: session).prepare()
    }

    /// Sends the steps, selects the tag again, proves the password, and reads the settings back.
    ///
    /// - Throws: `PasswordFailure`: `otherSession`, `nothingSent`, `failed` with how far it came, or `notVerified`.
    public static func perform(
        _ prepared: PreparedPassword,
        on session: TagSession
    ) throws(PasswordFailure) -> Report {
        guard session.uid == prepared.inspection.uid, prepared.inspection.session.isOfSameSession(as: session.mark)
        else { throw .otherSession }
        if prepared.isDone { return Report(prepared: prepared, after: prepared.inspection) }
        return try PasswordPerformance(prepared: prepared, session: session).perform()
    }

    /// Asks the tag whether this is its password, and compares the acknowledge where it is known.
    ///
    /// Afterwards the tag is selected again when it was not.
    ///
    /// - Returns: Whether it is.
    /// - Throws: `PasswordFailure`: `notCarried`, or `nothingSent` when the tag or the link failed, or when the chip
    ///   takes no password any more.
    public static func check(
        _ password: TagPassword,
        on session: TagSession
    ) throws(PasswordFailure) -> Bool {
        guard session.link.capabilities.carriesNativeCommands else { throw .notCarried }
        do throws(AccessFailure) {
            try session.authenticate(with: password)
            return true
        } catch {
            guard error.saysWrongPassword else { throw .nothingSent(error) }
            return false
        }
    }
}

extension AccessFailure {
    /// Whether the tag said no to a password, and not for another reason.
    ///
    /// A reader that cannot tell a refusal from silence reports silence; the tag was selected again since.
    var saysWrongPassword: Bool {
        guard case .tag(let error) = self, case .authenticate = error.command else { return false }
        return switch error.reason {
        case .refused(code: 0), .silent, .otherAcknowledge: true
        default: false
        }
    }
}
