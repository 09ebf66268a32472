// SPDX-License-Identifier: MIT

internal import VCard

extension VCardPromises {
    /// Whatever was read becomes a card of version 3.0 that can be written, and that conversion leaves alone.
    static func convert(_ bytes: [UInt8], _ ways: Ways) throws(BrokenPromise) {
        let decoding = VCardDecoding(lenient: bytes)
        for decoded in decoding.cards {
            let conversion = decoded.card.converted()
            for change in conversion.changes {
                try promise(!change.message.isEmpty, "\(change.code) says nothing")
                let count = decoded.card.properties.count
                try promise(change.index.map { $0 < count } ?? true, "\(change.code) is about no property")
            }
            let card = conversion.card
            try roundTrip(card, ways)
            let again = try read(written(card, .off))
            let changes = again.converted().changes
            try promise(changes.isEmpty, "written and converted again: \(changes.first.map(\.description) ?? "")")
            if decoding.findings.isEmpty, decoded.card.version == "3.0", (try? decoded.card.encoded()) != nil {
                let lost = conversion.changes.first { $0.kind != .respelled }
                try promise(lost == nil, "a sound card: \(lost.map(\.description) ?? "")")
                // What is spelled otherwise, such as a picture in a data URI, may read otherwise too.
                if conversion.changes.isEmpty { try compare(decoded.card, again) }
            }
            for isShrunk in ways.of([false, true]) {
                if isShrunk { try shrink(card, ways) } else { try compact(card, ways) }
            }
        }
    }

    /// The compact form is never longer, and its own is not either.
    private static func compact(_ card: VCard, _ ways: Ways) throws(BrokenPromise) {
        let compacted = card.compacted()
        try roundTrip(compacted, ways)
        let size = try written(card, .off).count
        let smaller = try written(compacted, .off)
        try promise(smaller.count <= size, "\(size) bytes, and \(smaller.count) in the compact form")
        let smallest = try written(compacted.compacted(), .off)
        try promise(smallest.count <= smaller.count, "the compact form of a compact form is longer")
        try promise(card.displayName == compacted.displayName, "the compact form shows another name")
    }

    /// A plan tells the sizes that come out.
    private static func shrink(_ card: VCard, _ ways: Ways) throws(BrokenPromise) {
        let size = try written(card, .off).count
        for capacity in ways.of([size, size * 2 / 3, 0]) {
            let plan: VCardShrinkPlan
            do throws(VCardError) {
                plan = try card.shrinkPlan(toFit: capacity)
            } catch {
                throw BrokenPromise("no plan: \(error)")
            }
            try promise(plan.textSize == size, "the plan is for \(plan.textSize) bytes, not \(size)")
            try promise(capacity < size || plan.steps.isEmpty, "a card that fits has steps")
            let left = try written(plan.card, .off).count
            try promise(plan.neededSize == left, "the plan tells \(plan.neededSize) bytes, and \(left) come out")
            try promise(plan.fits == (left <= capacity), "it fits, or it does not")
            var last = size
            for step in plan.steps {
                try promise(step.sizeAfter == last - step.saves, "\(step.code) does not save \(step.saves)")
                try promise(step.saves > 0 && !step.message.isEmpty, "\(step.code) saves nothing, or says nothing")
                last = step.sizeAfter
            }
        }
    }

    /// Every place lies within the input; what conversion makes of the cards loses no contact.
    static func lint(_ bytes: [UInt8]) throws(BrokenPromise) {
        try places(of: VCardLint.findings(in: bytes), in: bytes)
        try places(of: VCardLint.findings(mediaType: String(decoding: bytes, as: UTF8.self)), in: [])
        for decoded in VCardDecoding(lenient: bytes).cards {
            let encoded = try written(decoded.card.converted().card, .octets(75))
            let advice = VCardLint.findings(in: encoded)
            try places(of: advice, in: encoded)
            let error = advice.first { $0.severity == .error }
            try promise(error == nil, "converted and written: \(error.map(\.description) ?? "")")
        }
    }

    private static func places(of advice: [VCardAdvice], in bytes: [UInt8]) throws(BrokenPromise) {
        var last = 0
        for one in advice {
            try promise((last...bytes.count).contains(one.offset), "\(one.code) is at \(one.offset) of \(bytes.count)")
            try promise(one.line >= 1 && one.column >= 1, "\(one.code) has no line")
            try promise(!one.message.isEmpty, "\(one.code) says nothing")
            last = one.offset
        }
    }
}
