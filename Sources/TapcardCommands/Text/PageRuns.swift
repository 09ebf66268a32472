// SPDX-License-Identifier: MIT

internal import Type2Tag

/// Pages as a person reads them.
enum PageRuns {
    /// `no page`, `page 5`, `pages 3 to 39`, `pages 3, 5 to 8 and 10`.
    static func text(_ pages: [PageAddress]) -> String {
        var runs: [ClosedRange<Int>] = []
        for page in pages.map(\.index).sorted() {
            if let last = runs.last, page == last.upperBound + 1 {
                runs[runs.count - 1] = last.lowerBound...page
            } else {
                runs.append(page...page)
            }
        }
        let names = runs.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound) to \($0.upperBound)" }
        guard let last = names.last else { return "no page" }
        let head = names.dropLast().joined(separator: ", ")
        return (pages.count == 1 ? "page " : "pages ") + (head.isEmpty ? last : "\(head) and \(last)")
    }
}
