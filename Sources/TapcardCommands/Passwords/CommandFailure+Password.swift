// SPDX-License-Identifier: MIT

internal import TagAccess
internal import Type2Tag

extension CommandFailure {
    init(_ failure: PasswordFailure) {
        switch failure {
        case .refused(let error): self.init(error)
        case .chipNotReported, .notCarried:
            self.init(failure.code, failure.description, exit: .unavailable)
        case .presentPasswordNeeded:
            self.init(
                failure.code, failure.description, exit: .notPermitted,
                hint: "give the one that is set with --old-password-file")
        case .presentPasswordRefused, .otherSession:
            self.init(failure.code, failure.description, exit: .notPermitted)
        case .nothingSent(let cause), .failed(let cause, _):
            self.init(failure.code, failure.description, exit: CommandFailure(cause).exit)
        case .notVerified:
            self.init(failure.code, failure.description, exit: .protocolError)
        }
    }

    private init(_ error: PasswordPlanError) {
        let exit: ExitStatus =
            switch error {
            case .noPassword: .unavailable
            case .configurationLocked: .notPermitted
            case .configurationUnguarded, .tryLimit: .usage
            default: .protocolError
            }
        self.init(error.code, error.description, exit: exit)
    }
}
