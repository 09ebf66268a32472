// SPDX-License-Identifier: MIT

internal import Bytes
internal import Type2Tag

/// Page writes as lines for a person.
enum PlanText {
    static func lines(
        _ writes: [PageWrite],
        before memory: MemoryImage,
        areDone: Bool = false,
        isHiding: Bool = false
    ) -> [String] {
        guard !writes.isEmpty else { return ["Nothing to write: the tag holds it already"] }
        return [areDone ? "Page  before       written      after" : "Page  now          to write     after"]
            + writes.map { write in
                let page = String(write.page.index)
                let columns = [memory[write.page], write.data, memory[write.page].flatMap(write.result)]
                let isHidden = write.isSecret || isHiding && Secret.mayStand(in: write)
                let bytes = columns.map { bytes in
                    isHidden ? "** ** ** **" : bytes.map { Hexadecimal.text($0, separator: " ") } ?? "?? ?? ?? ??"
                }
                let padding = String(repeating: " ", count: max(4 - page.count, 0))
                return "\(padding)\(page)  \(bytes.joined(separator: "  "))  \(purpose(write.purpose))"
            }
    }

    private static func purpose(_ purpose: PageWrite.Purpose) -> String {
        switch purpose {
        case .emptyMessage: "length to 0 first"
        case .data: "data"
        case .messageLength: "length last"
        case .onlyPage: "the one page that changes"
        case .container: "container (OR)"
        case .containerReadOnly: "container: read-only (OR)"
        case .dynamicLocks: "dynamic lock bits (OR)"
        case .staticLocks: "static lock bits (OR)"
        case .configurationLock: "configuration frozen"
        case .passwordOff: "password off"
        case .password: "password"
        case .passwordAcknowledge: "acknowledge of the password"
        case .passwordSettings: "what the password guards"
        case .passwordOn: "password on"
        }
    }
}
