// SPDX-License-Identifier: MIT

internal import CommandLineKit
internal import TagAccess
internal import Type2Tag
internal import VirtualTag

/// `tapcard new`.
struct NewVerb {
    private let invocation: Invocation
    private var arguments: ParsedArguments { invocation.arguments }

    init(_ invocation: Invocation) {
        self.invocation = invocation
    }

    func run() throws(CommandFailure) -> ExitStatus {
        let model = try invocation.operand(Keys.model).chip
        let path = try invocation.operand(Keys.newFile)
        let uid = try uid()
        let chip: VirtualChip
        do throws(VirtualTagError) {
            chip = try VirtualChip(model: model, uid: uid, hasLockControlTLV: !arguments[Keys.noLockTLV])
            if !arguments[Keys.dryRun] { try TagFile.create(at: path, chip: chip) }
        } catch {
            throw CommandFailure(error)
        }
        if arguments[Keys.dryRun] { try refuseExisting([path, path + ".chip"]) }
        // Asked of the chip that was made, like any other tag.
        let capacity = try TagSession(link: VirtualTagLink(chip: chip)).inspect().capacity
        invocation.show(
            NewDocument(
                uid: uid.description,
                model: model.name,
                path: path,
                reader: "file:\(path)",
                dryRun: arguments[Keys.dryRun],
                capacity: CapacityDocument(capacity)
            ),
            lines: [
                "Tag        \(uid), a software \(model.name)",
                "Capacity   \(TagText.capacity(capacity))",
                "Kept in    \(SafeText.oneLine(path))",
                arguments[Keys.dryRun]
                    ? "Dry run: nothing was written" : "Use it     --reader \(SafeText.oneLine("file:\(path)"))",
            ]
        )
        return .done
    }

    /// A dry run says no where the real one would.
    private func refuseExisting(_ paths: [String]) throws(CommandFailure) {
        guard let path = paths.first(where: { OutputFile.exists($0) }) else { return }
        throw CommandFailure(existing: path)
    }

    private func uid() throws(CommandFailure) -> TagUID {
        do throws(Type2TagError) {
            guard let text = arguments[Keys.newUID] else {
                // 04h is NXP; the rest is made up.
                return try TagUID([0x04] + (0..<6).map { _ in UInt8.random(in: .min ... .max) })
            }
            let uid = try TagUID(parsing: text)
            guard uid.bytes.count == 7 else { throw Type2TagError(.uidLength(uid.bytes.count), at: 0) }
            return uid
        } catch {
            var message = "'--uid' is not hexadecimal"
            if case .uidLength(let count) = error.reason {
                message = "'--uid' has \(count) \(count == 1 ? "byte" : "bytes"); a software tag has 7"
            }
            throw CommandFailure(arguments.usageError(message, suggestion: "seven bytes, such as 04A1B2C3D4E580"))
        }
    }
}

extension NewModel {
    /// The row of the chip catalogue.
    var chip: ChipModel {
        switch self {
        case .ntag213: .ntag213
        case .ntag215: .ntag215
        case .ntag216: .ntag216
        case .ntag210: .ntag210
        case .ntag212: .ntag212
        case .ntag203: .ntag203
        case .ultralight: .ultralight
        case .ultralightEV1Small: .ultralightEV1Small
        case .ultralightEV1Large: .ultralightEV1Large
        case .ultralightC: .ultralightC
        }
    }
}
