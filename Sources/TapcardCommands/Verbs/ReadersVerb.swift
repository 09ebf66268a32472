// SPDX-License-Identifier: MIT

internal import TagAccess

/// `tapcard readers`.
struct ReadersVerb {
    private let invocation: Invocation

    init(_ invocation: Invocation) {
        self.invocation = invocation
    }

    private struct Document: Encodable {
        struct Reader: Encodable {
            let name: String
            let library: String
            @ExplicitNull var hasTag: Bool?
            @ExplicitNull var held: Bool?
        }
        struct Library: Encodable {
            let name: String
            let readers: Int
            let error: String?
        }
        let schema = 1
        let kind = "readers"
        let readers: [Reader]
        let libraries: [Library]
    }

    func run() throws(CommandFailure) -> ExitStatus {
        var readers: [Document.Reader] = []
        var libraries: [Document.Library] = []
        func add(_ library: String, _ prefix: String, _ ask: () throws(LinkError) -> [ListedReader]) {
            do throws(LinkError) {
                let listed = try ask()
                readers += listed.map {
                    Document.Reader(
                        name: "\(prefix):\($0.name)", library: library, hasTag: $0.hasTag, held: $0.isHeld)
                }
                libraries.append(Document.Library(name: library, readers: listed.count, error: nil))
            } catch {
                libraries.append(Document.Library(name: library, readers: 0, error: error.text))
            }
        }
        let known = invocation.libraries
        add("PC/SC", "pcsc") { () throws(LinkError) in try known.pcscReaders(trace: nil) }
        add("libnfc", "libnfc") { () throws(LinkError) in try known.libnfcDevices(trace: nil) }
        invocation.show(
            Document(readers: readers, libraries: libraries),
            lines: libraries.flatMap { lines($0, readers) } + advice(readers)
        )
        return .done
    }

    private func lines(_ library: Document.Library, _ readers: [Document.Reader]) -> [String] {
        if let error = library.error { return ["\(library.name): \(SafeText.oneLine(error))"] }
        let own = readers.filter { $0.library == library.name }
        if own.isEmpty { return ["\(library.name): no reader"] }
        return ["\(library.name):"] + own.map { "  --reader '\(SafeText.oneLine($0.name))'\(state($0))" }
    }

    private func state(_ reader: Document.Reader) -> String {
        var words: [String] = []
        switch reader.hasTag {
        case true?: words.append("a tag lies there")
        case false?: words.append("no tag")
        case nil: words.append("whether a tag lies there is told when it is opened")
        }
        if reader.held == true { words.append("held by another program") }
        return "   (\(words.joined(separator: ", ")))"
    }

    private func advice(_ readers: [Document.Reader]) -> [String] {
        readers.isEmpty
            ? ["", "'tapcard doctor' finds out why; without a reader, --reader file:PATH uses a software tag"] : []
    }
}
