// SPDX-License-Identifier: MIT

extension PageAddress {
    /// The page with the last byte of a data area of so many bytes; nil when it has none, or ends where no command reaches.
    package static func last(ofDataArea size: Int) -> PageAddress? {
        size > 0 ? PageAddress(index: dataArea.index + (size - 1) / PageAddress.size) : nil
    }

    /// Pages as the subject of a sentence: `page 5 is`, `pages 5 to 8 are`.
    package static func subject(_ pages: some Collection<PageAddress>) -> String {
        "\(list(pages)) \(Set(pages).count == 1 ? "is" : "are")"
    }

    /// Pages as a person reads them, in order and each once: `page 5`, `pages 5 to 8 and 10`, `no page`.
    package static func list(_ pages: some Sequence<PageAddress>) -> String {
        var runs: [ClosedRange<Int>] = []
        for page in Set(pages).map(\.index).sorted() {
            if let last = runs.last, page == last.upperBound + 1 {
                runs[runs.count - 1] = last.lowerBound...page
            } else {
                runs.append(page...page)
            }
        }
        let names = runs.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound) to \($0.upperBound)" }
        guard let last = names.last else { return "no page" }
        guard names.count > 1 else { return (runs[0].count == 1 ? "page " : "pages ") + last }
        return "pages \(names.dropLast().joined(separator: ", ")) and \(last)"
    }
}
