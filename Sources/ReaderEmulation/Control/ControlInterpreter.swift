// SPDX-License-Identifier: MIT

internal import TagAccess
internal import Type2Tag
internal import VirtualTag

/// Carries out the commands of the control socket.
package struct ControlInterpreter: Sendable {
    private let field: EmulatedField

    /// Creates an interpreter for a field.
    package init(field: EmulatedField) {
        self.field = field
    }

    /// Carries out one line.
    ///
    /// - Returns: One line without its end: `ok`, with what was asked for behind it, or `error: ` and words.
    package func answer(_ line: String) -> String {
        do throws(ControlError) {
            return try perform(ControlCommand(parsing: line))
        } catch {
            return "error: \(error)"
        }
    }

    private func perform(_ command: ControlCommand) throws(ControlError) -> String {
        switch command {
        case .status: return status()
        case .counters: return counters()
        case .reset: field.reset()
        case .arm(let fault, let count): field.arm(fault, after: count)
        case .remove: field.remove()
        case .putBack: field.putBack()
        case .swap(let path): field.swap(to: try open(path))
        case .second(let path): field.add(try open(path))
        case .quit: break
        }
        return "ok"
    }

    private func status() -> String {
        let tags = field.withTags { tags in
            tags.map { tag in
                guard let link = tag as? any TagLink else { return "unnamed" }
                return "\(link.uid) \(link.readerName)"
            }
        }
        let presence = field.presence.isOccupied ? "present" : "away"
        let failure = field.failure.map { "; failed: \($0)" } ?? ""
        let names = tags.isEmpty ? "no tag" : "\(presence): \(tags.joined(separator: ", "))"
        return "ok \(names); power \(field.isPowered ? "on" : "off"); faults armed: \(field.armedFaultCount)\(failure)"
    }

    private func counters() -> String {
        let counters = field.counters
        return "ok calls \(counters.calls) frames \(counters.frames) to-tag \(counters.bytesToTag)"
            + " from-tag \(counters.bytesFromTag) faults \(counters.faults)"
    }

    private func open(_ path: String) throws(ControlError) -> FileTagLink {
        do throws(LinkError) {
            return try TagFile.open(at: path)
        } catch {
            throw ControlError(error.description)
        }
    }
}
