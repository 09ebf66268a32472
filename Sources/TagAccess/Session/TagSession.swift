// SPDX-License-Identifier: MIT

public import Type2Tag

/// One session with one tag: every operation runs over it, so that what is verified is the tag that was written.
///
/// It keeps what was read, counts the commands, and puts the tag back into the active state after a refusal.
public final class TagSession {
    /// The tag this session is about.
    public let uid: TagUID

    /// What was read so far.
    public private(set) var memory = MemoryImage()

    /// Commands sent to the tag, selections not counted.
    public private(set) var commandCount = 0

    /// WRITE commands among them.
    public private(set) var writeCount = 0

    /// What opens the tag after every selection; nil until it took a password.
    private(set) var password: TagPassword?

    let mark = SessionMark()
    let link: any TagLink
    private let shouldStop: () -> Bool

    /// Whether the operation can be left here.
    var mayStop = true

    /// Begins a session with the tag that the link has selected.
    ///
    /// - Parameters:
    ///   - link: The way to the tag.
    ///   - shouldStop: Asked between two commands of an operation that can be left there.
    public init(link: any TagLink, shouldStop: @escaping () -> Bool = { false }) {
        self.link = link
        self.shouldStop = shouldStop
        uid = link.uid
    }

    /// Which reader the tag lies on.
    public var readerName: String { link.readerName }

    // MARK: Steps

    /// Stops here when somebody asked for it.
    func checkStop() throws(AccessFailure) {
        if mayStop, shouldStop() { throw .stopped }
    }

    /// Sends a command and returns what came back.
    func exchange(_ command: TagCommand) throws(AccessFailure) -> TagAnswer {
        commandCount += 1
        if command.changesTag { writeCount += 1 }
        do throws(LinkError) {
            return try link.transceive(command)
        } catch {
            throw .link(error)
        }
    }

    /// Sends a command that is answered with bytes.
    ///
    /// After a refusal the tag is selected again before this throws.
    func query(_ command: TagCommand) throws(AccessFailure) -> [UInt8] {
        let problem: TagError.Reason
        switch try exchange(command) {
        case .data(let bytes) where bytes.count == command.answerSize: return bytes
        case .data(let bytes): problem = .answerSize(expected: command.answerSize, found: bytes.count)
        case .acknowledged: problem = .unexpectedAnswer
        case .notAcknowledged(let code): problem = .refused(code: code)
        case .none: problem = .silent
        }
        // A refused password would be refused again, and count again.
        if command.hasSecretAnswer { password = nil }
        // A tag that is gone is told by the selection, which knows better than the silence.
        try reselect()
        throw .tag(TagError(problem, command: command))
    }

    /// Selects the tag again, makes sure that it is the same one, and opens it with the password that it took.
    func reselect() throws(AccessFailure) {
        let found: TagUID
        do throws(LinkError) {
            found = try link.reselect()
        } catch {
            throw .link(error)
        }
        guard found == uid else { throw .tag(TagError(.otherTag(expected: uid, found: found), command: nil)) }
        // A selection closes what the password opened (NTAG21x data sheet 8.8).
        if let password { try sendPassword(password) }
    }

    // MARK: Memory

    /// Forgets what was read, so that the next read asks the tag.
    func forgetMemory() {
        memory = MemoryImage()
    }

    /// Sends a READ and keeps the pages of its answer up to `lastPage`.
    ///
    /// Behind the last page, and before a page that needs the password, the answer rolls over to page 0. Only its
    /// first page is sure: a page that looks like page 0 is left out, to be asked for by itself.
    func readQuad(at page: PageAddress, upTo lastPage: PageAddress) throws(AccessFailure) {
        let answer = try query(.read(page))
        // A READ of page 0 brings the page itself to compare with: it rolls over as well, before guarded page 1 to 3.
        let start = page == 0 ? Array(answer.prefix(PageAddress.size)) : memory[0]
        for index in 0..<4 {
            guard let address = PageAddress(index: page.index + index), address <= lastPage else { return }
            let content = Array(answer[(index * PageAddress.size)..<((index + 1) * PageAddress.size)])
            if index > 0, content == start { return }
            memory.store(content, at: address)
        }
    }

    /// Sends a FAST_READ and keeps its pages.
    func readRange(_ pages: ClosedRange<PageAddress>) throws(AccessFailure) {
        memory.store(try query(.fastRead(pages)), at: pages.lowerBound)
    }

    /// Sends a WRITE.
    ///
    /// A missing answer says nothing about whether the page was written, so the page is read back: when it needs
    /// the write no more, that counts as done.
    func write(_ write: PageWrite) throws(AccessFailure) {
        let command = write.command
        let problem: TagError.Reason
        switch try exchange(command) {
        case .acknowledged: return
        case .notAcknowledged(let code): problem = .refused(code: code)
        case .none: problem = .silent
        case .data: problem = .unexpectedAnswer
        }
        try reselect()
        let content = Array(try query(.read(write.page)).prefix(PageAddress.size))
        guard write.isDone(by: content) else { throw .tag(TagError(problem, command: command)) }
    }

    // MARK: Password

    /// Keeps the password, or forgets it when nil, without sending it.
    func keep(_ password: TagPassword?) { self.password = password }
}
