// SPDX-License-Identifier: MIT

internal import TagAccess
internal import Type2Tag

/// `tapcard info`.
struct InfoVerb {
    private let invocation: Invocation

    init(_ invocation: Invocation) {
        self.invocation = invocation
    }

    private struct Document: Encodable {
        let schema = 1
        let kind = "info"
        let tag: TagDocument
        @ExplicitNull var blocks: [DecodeDocument.Block]?
        let findings: [FindingDocument]
    }

    func run() throws(CommandFailure) -> ExitStatus {
        let session = try invocation.openTag()
        let inspection = try session.inspect()
        let findings = inspection.findings.map { FindingDocument($0) }
        invocation.show(
            Document(
                tag: TagDocument(inspection, reader: session.readerName),
                blocks: inspection.layout?.blocks.map { DecodeDocument.Block($0) },
                findings: findings
            ),
            lines: TagText.lines(inspection, reader: session.readerName, holding: summaries(inspection))
                + DecodedText.findingLines(findings)
        )
        return .done
    }

    /// What is on the tag, a line each; 'read' tells the rest.
    private func summaries(_ inspection: TagInspection) -> [String] {
        Decoded(inspection, reader: nil).records.map { RecordText.summary(of: $0) }
    }
}

extension TagSession {
    /// Inspects the tag, with a failure as the command line shows it.
    func inspect() throws(CommandFailure) -> TagInspection {
        do throws(AccessFailure) {
            return try TagInspector.inspect(self)
        } catch {
            throw CommandFailure(error)
        }
    }
}
