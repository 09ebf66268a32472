// SPDX-License-Identifier: MIT

/// What a card costs against a tag, and how it becomes shorter, as lines for a person.
enum CardSizeText {
    /// The sizes of every card of a message, and the room for it where the capacity is known.
    static func lines(_ built: BuiltMessage, capacity: Int?) -> [String] {
        built.cards.flatMap { card in
            let number = built.cards.count > 1 ? " \(card.record + 1)" : ""
            let isAlone = built.records.count == 1
            let sizes = row("Card\(number)", card.textSize, card.recordSize, card.blockSize, isAlone)
            guard let room = capacity.map(card.room(in:)) else { return [sizes] }
            return [sizes, row("Room\(number)", room.text, room.record, room.block, isAlone)]
        }
    }

    private static func row(_ label: String, _ text: Int, _ record: Int, _ block: Int?, _ isAlone: Bool) -> String {
        let padding = String(repeating: " ", count: max(11 - label.count, 1))
        let rest = isAlone ? "" : " with the rest"
        return "\(label)\(padding)\(text) bytes of text, \(record) as a record"
            + (block.map { ", \($0) as a TLV\(rest)" } ?? "")
    }

    /// What to drop, in columns.
    static func lines(_ shortening: CardShortening) -> [String] {
        var lines = ["To drop, in this order; nothing is dropped unless you do it:", "  saves  leaves"]
        lines += shortening.steps.map { step in
            "\(number(step.saves, 7))\(number(step.sizeAfter, 8))  \(said(step))"
        }
        return lines + [outcome(shortening)] + compactLine(shortening)
    }

    /// The same, a sentence each.
    static func sentences(_ shortening: CardShortening) -> [String] {
        shortening.steps.map { "drop: saves \($0.saves), leaves \($0.sizeAfter): \(said($0))" }
            + [outcome(shortening)] + compactLine(shortening)
    }

    private static func said(_ step: CardShortening.Step) -> String {
        SafeText.oneLine(step.message) + (step.isLossless ? " (loses nothing)" : "")
    }

    private static func outcome(_ shortening: CardShortening) -> String {
        let over = shortening.sizeAfter - shortening.capacity
        if shortening.steps.isEmpty { return "nothing can be dropped: the names stay, and one way to reach the person" }
        return over > 0
            ? "\(over) over even then: the names stay, and one way to reach the person"
            : "then it fits, \(-over) left"
    }

    private static func compactLine(_ shortening: CardShortening) -> [String] {
        switch shortening.losslessCount {
        case 0: []
        case 1: ["--compact does the first of these"]
        case let count: ["--compact does the first \(count) of these"]
        }
    }

    private static func number(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: " ", count: max(width - digits.count, 0)) + digits
    }
}
