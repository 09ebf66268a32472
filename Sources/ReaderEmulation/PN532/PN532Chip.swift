// SPDX-License-Identifier: MIT

internal import Type2Tag

/// The command interpreter of a PN532, without the frames around it (PN532 user manual, chapter 7).
///
/// As the host sees it only: ISO/IEC 14443-A at 106 kbit/s as an initiator; other modulations find nothing.
package struct PN532Chip: Sendable {
    /// What comes back after a command.
    package enum Reply: Hashable, Sendable {
        /// TFI D5, command code plus one, data.
        case answer([UInt8])
        /// The application-level error frame.
        case error
        /// Nothing yet.
        case none
    }

    /// A search that goes on until a tag is found.
    struct Search: Hashable, Sendable {
        var isTypeA: Bool
        var maximum: Int
        var uid: TagUID?
    }

    /// The status for a target that is not known.
    static let noTargetStatus: UInt8 = 0x27

    let field: EmulatedField
    let options: PN532Options
    var registers = PN532Register.typeA
    /// The targets found, in the order of their numbers, which begin at 1.
    var targets: [TagUID] = []
    /// The number of the target that is selected.
    var current: Int?
    /// MxRtyPassiveActivation: FFh for ever.
    var activationRetries: UInt8 = 0xFF
    var search: Search?

    /// Creates a chip that was just powered.
    package init(field: EmulatedField, options: PN532Options = PN532Options()) {
        self.field = field
        self.options = options
    }

    /// Whether a command waits for a tag.
    package var isWaiting: Bool { search != nil }

    /// Takes TFI, command code and parameters; a command that was waiting is given up.
    package mutating func perform(_ content: [UInt8]) -> Reply {
        search = nil
        guard content.count >= 2, content[0] == 0xD4 else { return .error }
        let code = content[1]
        let parameters = Array(content.dropFirst(2))
        guard let data = execute(code, parameters) else { return .error }
        return search == nil ? .answer([0xD5, code &+ 1] + data) : .none
    }

    /// Looks for a tag again when a command waits for one.
    package mutating func poll() -> Reply {
        guard let search else { return .none }
        guard let found = find(search) else { return .none }
        self.search = nil
        return .answer([0xD5, 0x4B] + found)
    }

    /// Gives up the command that waits.
    package mutating func cancel() {
        search = nil
    }

    /// The data of the answer, or nil for a command that is not taken.
    private mutating func execute(_ code: UInt8, _ parameters: [UInt8]) -> [UInt8]? {
        switch code {
        case 0x00: diagnose(parameters)
        case 0x02: parameters.isEmpty ? options.firmware : nil
        case 0x04: parameters.isEmpty ? generalStatus() : nil
        case 0x06: readRegisters(parameters)
        case 0x08: writeRegisters(parameters)
        case 0x10: parameters.count == 1 && parameters[0] <= 8 ? [] : nil
        case 0x12: parameters.count == 1 ? [] : nil
        case 0x14: configureSecureModule(parameters)
        case 0x16: powerDown(parameters)
        case 0x32: configureRadio(parameters)
        case 0x40: dataExchange(parameters)
        case 0x42: communicateThru(parameters)
        case 0x44: deselect(parameters, forgets: false)
        case 0x4A: listPassiveTargets(parameters)
        case 0x52: deselect(parameters, forgets: true)
        case 0x54: select(parameters)
        default: nil
        }
    }
}
