// SPDX-License-Identifier: MIT

extension Doctor {
    /// What to do next, the first thing first; never empty.
    public static func nextSteps(_ results: [CheckResult]) -> [String] {
        let again = "tapcard doctor    # again"
        if results.contains(where: { $0.code == "usb-reader-none" }) {
            let passing = results.filter { $0.code.hasPrefix("usb-access-n") }.flatMap(\.cures)
            return passing + [
                "plug in a reader, for example an ACR122U",
                again,
                "tapcard new ntag213 tag.bin    # until then, a tag in a file",
                "tapcard info --reader file:tag.bin",
            ]
        }
        let troubles = results.filter { $0.status == .trouble }
        if let first = troubles.first {
            // What comes after the first trouble is often its consequence.
            return first.cures + [again]
        }
        if results.contains(where: { $0.number == 11 && $0.status == .good }) { return ["tapcard info"] }
        return ["put a tag on the reader", "tapcard info"]
    }
}
