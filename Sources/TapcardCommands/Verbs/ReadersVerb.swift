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
            @ExplicitNull var error: String?
        }
        let schema = 1
        let kind = "readers"
        let readers: [Reader]
        let libraries: [Library]
    }

    /// What one library answered.
    private struct Listing {
        let library: String
        let readers: [(name: ReaderName, reader: ListedReader)]
        let error: String?

        init(
            _ library: String,
            _ name: (String) -> ReaderName,
            _ ask: () throws(LinkError) -> [ListedReader]
        ) {
            self.library = library
            do throws(LinkError) {
                readers = try ask().map { (name($0.name), $0) }
                error = nil
            } catch {
                readers = []
                self.error = error.text
            }
        }
    }

    func run() throws(CommandFailure) -> ExitStatus {
        let known = invocation.libraries
        let listings = [
            Listing("PC/SC", ReaderName.pcsc) { () throws(LinkError) in try known.pcscReaders(trace: nil) },
            Listing("libnfc", ReaderName.libnfc) { () throws(LinkError) in try known.libnfcDevices(trace: nil) },
        ]
        invocation.show(document(listings), lines: listings.flatMap(lines) + advice(listings))
        return .done
    }

    private func document(_ listings: [Listing]) -> Document {
        Document(
            readers: listings.flatMap { listing in
                listing.readers.map { name, reader in
                    Document.Reader(
                        name: name.description,
                        library: listing.library,
                        hasTag: reader.hasTag,
                        held: reader.isHeld
                    )
                }
            },
            libraries: listings.map {
                Document.Library(name: $0.library, readers: $0.readers.count, error: $0.error)
            }
        )
    }

    private func lines(_ listing: Listing) -> [String] {
        if let error = listing.error { return ["\(listing.library): \(SafeText.oneLine(error))"] }
        if listing.readers.isEmpty { return ["\(listing.library): no reader"] }
        return ["\(listing.library):"] + listing.readers.map { "  --reader \($0.forShell)   (\(state($1)))" }
    }

    private func state(_ reader: ListedReader) -> String {
        var words: [String] = []
        switch reader.hasTag {
        case true?: words.append("a tag lies there")
        case false?: words.append("no tag")
        case nil: words.append("whether a tag lies there is told when it is opened")
        }
        if reader.isHeld == true { words.append("held by another program") }
        return words.joined(separator: ", ")
    }

    private func advice(_ listings: [Listing]) -> [String] {
        listings.allSatisfy(\.readers.isEmpty)
            ? ["", "'tapcard doctor' finds out why; without a reader, --reader file:PATH uses a software tag"] : []
    }
}
