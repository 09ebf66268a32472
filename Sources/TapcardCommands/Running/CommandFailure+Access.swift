// SPDX-License-Identifier: MIT

internal import TagAccess
internal import Type2Tag

extension CommandFailure {
    init(_ failure: AccessFailure) {
        switch failure {
        case .tag(let error): self.init(error)
        case .link(let error): self.init(error)
        case .stopped: self.init(failure.code, failure.description, exit: .interrupted)
        }
    }

    init(_ error: TagError) {
        let exit: ExitStatus =
            switch error.reason {
            case .answerSize, .unexpectedAnswer: .protocolError
            case .otherAcknowledge: .notPermitted
            case .refused where error.isAboutPassword, .silent where error.isAboutPassword: .notPermitted
            // No page of a tag that is there refuses to be read but for the password.
            case .refused(code: 0) where error.isAboutReading: .notPermitted
            default: .inputOutput
            }
        self.init(error.code, error.description, exit: exit)
        if error.isAboutPassword { hint = "'tapcard info' tells what the password guards, and whether there is one" }
    }

    init(_ error: LinkError) {
        let exit: ExitStatus =
            switch error.kind {
            case .noReader, .readerBusy, .notPermitted: .unavailable
            // A file that is no tag is malformed; a tag of another kind, or two of them, are out of reach.
            case .unusable: error.library == "file" ? .dataError : .unavailable
            case .noTag: .noTagInTime
            default: .inputOutput
            }
        // The name of a file says more than that it is a file.
        let message = error.library == "file" ? error.text : error.description
        self.init(error.kind.rawValue, message, exit: exit)
        if error.kind == .readerBusy { hint = "wait for it, or end it" }
    }

    init(_ failure: WriteFailure) {
        switch failure {
        case .refused(let refusal):
            self.init(refusal)
        case .failed(.link(let cause), let progress)
        where cause.library == "file" && cause.kind == .notPermitted && progress.pagesWritten.isEmpty:
            self.init(CommandFailure(cause), saying: "\(cause.text); nothing was written")
            hint = "make the file and its folder writable"
        case .failed(let cause, let progress):
            let plain = CommandFailure(cause)
            let message = progress.writesPlanned == 0 ? plain.message : failure.description
            self.init(plain.code, message, exit: plain.exit)
        case .notVerified(let difference):
            self.init(difference.code, difference.description, exit: .protocolError)
        }
    }

    init(_ failure: MendFailure) {
        switch failure {
        case .refused(let refusal): self.init(refusal)
        case .notFormattable(let error):
            let exit: ExitStatus =
                switch error {
                case .pagesLocked, .passwordNeeded, .containerBitsSet: .notPermitted
                case .sizeUnknown, .sizeImpossible: .usage
                default: .dataError
                }
            let hint = if case .layoutDamaged = error { RefusalHint.repair } else { String?.none }
            self.init(error.code, "not formatted: \(error.description)", exit: exit, hint: hint)
        case .notRepairable(let error):
            self.init(error.code, "not repaired: \(error.description)", exit: .dataError)
        case .failed(let cause, let progress):
            let plain = CommandFailure(cause)
            let message = progress.writesPlanned == 0 ? plain.message : failure.description
            self.init(plain.code, message, exit: plain.exit)
        case .notVerified:
            self.init(failure.code, failure.description, exit: .protocolError)
        }
    }

    private init(_ failure: CommandFailure, saying message: String) {
        self.init(failure.code, message, exit: failure.exit)
    }

    init(_ refusal: WriteRefusal) {
        let exit: ExitStatus =
            switch refusal {
            case .tooLong, .notNDEF, .damaged, .noRoom, .blockInTheWay, .unformatted: .dataError
            default: .notPermitted
            }
        self.init(refusal.code, refusal.description, exit: exit, hint: RefusalHint.text(for: refusal))
    }

    init(_ refusal: LockRefusal) {
        self.init(refusal.code, "not locked: \(refusal.description)", exit: .answerIsNo)
    }

    init(_ failure: LockFailure) {
        switch failure {
        case .otherSession: self.init(failure.code, failure.description, exit: .notPermitted)
        case .nothingSent(let cause): self.init(cause)
        case .notVerified: self.init(failure.code, failure.description, exit: .lockNotVerified)
        }
    }
}

extension TagError {
    fileprivate var isAboutPassword: Bool { if case .authenticate = command { true } else { false } }

    fileprivate var isAboutReading: Bool {
        switch command {
        case .read, .fastRead: true
        default: false
        }
    }
}
