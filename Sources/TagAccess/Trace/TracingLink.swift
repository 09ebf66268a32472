// SPDX-License-Identifier: MIT

public import Type2Tag

/// A link that tells a trace what goes to the tag and what comes back.
public final class TracingLink: TagLink {
    private let link: any TagLink
    private let trace: any TraceSink

    /// Puts a trace in front of a link.
    public init(_ link: any TagLink, trace: any TraceSink) {
        self.link = link
        self.trace = trace
    }

    /// The reader behind it.
    public var readerName: String { link.readerName }

    /// The tag behind it.
    public var uid: TagUID { link.uid }

    /// What the link behind it carries.
    public var capabilities: LinkCapabilities { link.capabilities }

    /// Passes a command on.
    ///
    /// - Throws: What the link behind it throws.
    public func transceive(_ command: TagCommand) throws(LinkError) -> TagAnswer {
        trace.record(TraceEntry(.out, layer: "tag", bytes: command.maskedFrame, meaning: "\(command)"))
        do throws(LinkError) {
            let answer = try link.transceive(command)
            trace.record(answer.entry(to: command))
            return answer
        } catch {
            trace.record(TraceEntry(.in, layer: "tag", meaning: "link failed: \(error)"))
            throw error
        }
    }

    /// Passes the selection on.
    ///
    /// - Throws: What the link behind it throws.
    public func reselect() throws(LinkError) -> TagUID {
        trace.record(TraceEntry(.out, layer: "tag", meaning: "select"))
        do throws(LinkError) {
            let uid = try link.reselect()
            trace.record(TraceEntry(.in, layer: "tag", bytes: uid.bytes, meaning: "selected \(uid)"))
            return uid
        } catch {
            trace.record(TraceEntry(.in, layer: "tag", meaning: "not selected: \(error)"))
            throw error
        }
    }
}

extension TagAnswer {
    fileprivate func entry(to command: TagCommand) -> TraceEntry {
        switch self {
        case .data(let bytes):
            let shown = command.hasSecretAnswer ? bytes.map { _ in 0 } : bytes
            return TraceEntry(.in, layer: "tag", bytes: shown, meaning: "\(bytes.count) bytes")
        case .acknowledged: return TraceEntry(.in, layer: "tag", bytes: [0x0A], meaning: "ACK")
        case .notAcknowledged(let code): return TraceEntry(.in, layer: "tag", bytes: [code], meaning: "NAK \(code)")
        case .none: return TraceEntry(.in, layer: "tag", meaning: "no answer, or a NAK that the reader does not tell")
        }
    }
}
