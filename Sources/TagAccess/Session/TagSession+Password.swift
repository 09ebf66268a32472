// SPDX-License-Identifier: MIT

public import Type2Tag

extension TagSession {
    /// Whether the tag took a password in this session.
    public var isAuthenticated: Bool { password != nil }

    /// Sends the password (PWD_AUTH, NTAG21x data sheet 10.7), and again after every selection from now on.
    ///
    /// Where the chip counts wrong passwords, each wrong one brings it nearer to refusing every password for good.
    ///
    /// - Throws: `AccessFailure`: `tag` when the tag refuses the password or knows none, or acknowledges it with another
    ///   PACK; the tag is selected again then, and no password is sent any more.
    public func authenticate(with password: TagPassword) throws(AccessFailure) {
        guard link.capabilities.carriesNativeCommands else {
            throw .link(LinkError(.failed, library: link.readerName, text: "the reader carries no PWD_AUTH"))
        }
        try sendPassword(password)
        keep(password)
    }

    /// Sends PWD_AUTH and compares the acknowledge.
    func sendPassword(_ password: TagPassword) throws(AccessFailure) {
        let command = TagCommand.authenticate(password.bytes)
        let answer = try query(command)
        guard password.isAcknowledged(by: answer) else {
            keep(nil)
            try reselect()
            throw .tag(TagError(.otherAcknowledge, command: command))
        }
    }
}

extension PageWrite {
    /// The command that carries it out.
    var command: TagCommand { isSecret ? .writeSecret(page, data) : .write(page, data) }
}
