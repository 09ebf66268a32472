// SPDX-License-Identifier: MIT

public import Type2Tag

/// A chip of the catalogue in software, as a reader sees it above the radio: frames without CRC go in, answers come
/// out.
///
/// It obeys the lock bits, the one-time programmable pages and the password, and it falls silent after a refusal until
/// it is woken again, as the chip does (NTAG21x data sheet, chapters 8 to 10; MF0ICU2 data sheet, chapters 7 to 9).
/// Not modelled are ASCII mirroring, the counters of the Ultralight EV1, and the second half of AUTHENTICATE: an
/// Ultralight C takes no key, so that what its key guards stays shut.
///
/// ```swift
/// var chip = try VirtualChip(model: .ntag213, uid: uid)
/// chip.fieldReset()
/// chip.wake(.request)
/// chip.receive([0x30, 0x03])
/// ```
public struct VirtualChip: Hashable, Sendable {
    /// Where the chip stands in the state diagram (data sheet 8.4).
    enum State: Hashable, Sendable {
        case idle
        case halt
        case active(fallsBackToHalt: Bool)
    }

    /// Bytes of the READ_SIG answer.
    public static let signatureSize = 32

    /// The largest value of the 24-bit NFC counter, at which it stays.
    public static let greatestCounter: UInt32 = 0xFF_FFFF

    /// Which chip it is.
    public let model: ChipModel

    /// The identifier in pages 0 and 1.
    public let uid: TagUID

    /// The whole memory from page 0 on, with the password and its acknowledge, which READ shows as zero.
    public internal(set) var memory: [UInt8]

    /// The NFC counter: how often the chip was read after coming into a field, while NFC_CNT_EN was set.
    public internal(set) var counter: UInt32

    /// Wrong passwords since the last right one, while AUTHLIM set a limit.
    public internal(set) var failedTries: Int

    /// The originality signature that READ_SIG answers with: 32 bytes.
    public let signature: [UInt8]

    /// What GET_VERSION answers, which clones do in their own way; nil when the chip does not know the command.
    public var version: ChipVersion?

    /// The commands that the chip knows.
    public var commands: Set<CommandKind>

    /// Whether a command that the chip does not know is met with refusal 0, and not with silence as by an Ultralight.
    public var refusesUnknownCommands: Bool

    /// When lock bits begin to act.
    ///
    /// Of NTAG203 and Ultralight C the sheets say that they do from the next activation; of the others nobody says,
    /// so that they begin with `atOnce`.
    public var lockTiming: RuleTiming

    /// When the password settings begin to act; CFGLCK does from the next activation in either case (NTAG21x data
    /// sheet 8.5.7).
    public var passwordTiming: RuleTiming

    /// How many frames of each kind arrived, those that found the chip deaf included.
    public internal(set) var commandCounts: [CommandKind: Int] = [:]

    /// How many writes were carried out and acknowledged.
    public internal(set) var writeCount = 0

    /// The page whose content the last frame changed.
    package internal(set) var changedPage: PageAddress?

    var state: State = .idle
    var isAuthenticated = false
    var hasCountedRead = false
    // The page a first COMPAT_WRITE frame named.
    var awaitedWrite: PageAddress?
    // What is in force by the memory, and what was when the chip was last activated.
    var memoryRules: AccessRules
    var activationRules: AccessRules

    /// Creates a chip with this memory.
    ///
    /// - Parameters:
    ///   - memory: The whole memory from page 0 on, password and its acknowledge included.
    ///   - model: Which chip it is.
    /// - Throws: `VirtualTagError` with `memorySize` or `checkBytes`.
    public init(memory: [UInt8], model: ChipModel) throws(VirtualTagError) {
        try self.init(memory: memory, model: model, counter: 0, failedTries: 0, signature: nil)
    }

    /// Creates a chip with this memory and what the memory does not hold.
    ///
    /// - Throws: `VirtualTagError` with `memorySize`, `checkBytes` or `signatureSize`.
    package init(
        memory: [UInt8],
        model: ChipModel,
        counter: UInt32,
        failedTries: Int,
        signature: [UInt8]?
    ) throws(VirtualTagError) {
        guard memory.count == model.memorySize else {
            throw VirtualTagError(.memorySize(expected: model.memorySize, found: memory.count))
        }
        let image = MemoryImage(bytes: Array(memory.prefix(3 * PageAddress.size)))
        guard let uid = TagUID(memory: image), let check = uid.checkBytes else {
            throw VirtualTagError(.uidLength(0))
        }
        let found = [memory.page(0)[3], memory.page(.staticLocks)[0]]
        guard found == [check.first, check.second] else {
            throw VirtualTagError(.checkBytes(expected: [check.first, check.second], found: found))
        }
        let signature = signature ?? Array(repeating: 0, count: VirtualChip.signatureSize)
        guard signature.count == VirtualChip.signatureSize else {
            throw VirtualTagError(.signatureSize(signature.count))
        }
        self.memory = memory
        self.model = model
        self.uid = uid
        self.counter = min(counter, VirtualChip.greatestCounter)
        self.failedTries = max(failedTries, 0)
        self.signature = signature
        version = model.version
        commands = CommandKind.known(by: model)
        refusesUnknownCommands = model != .ultralight
        let actsLate = model == .ntag203 || model == .ultralightC
        lockTiming = actsLate ? .fromNextActivation : .atOnce
        passwordTiming = lockTiming
        memoryRules = AccessRules(memory: memory, model: model)
        activationRules = memoryRules
    }

    /// How many frames arrived, those that found the chip deaf included.
    public var commandCount: Int { commandCounts.values.reduce(0, +) }

    /// The four bytes of a page as they are stored, or nil behind the last page.
    public subscript(page: PageAddress) -> [UInt8]? {
        page <= model.lastPage ? memory.page(page) : nil
    }
}
