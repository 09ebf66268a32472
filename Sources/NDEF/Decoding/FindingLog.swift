// SPDX-License-Identifier: MIT

/// What becomes of findings: thrown, kept or passed over.
struct FindingLog {
    let mode: MessageDecoder.Mode

    let keeps: FindingInterest
    let baseOffset: Int

    /// How much of the message lies before the bytes that are read.
    private(set) var origin = 0
    private(set) var findings: BoundedList<NDEFFinding>

    init(mode: MessageDecoder.Mode, keeps: FindingInterest, options: NDEFDecodingOptions) {
        self.mode = mode
        self.keeps = keeps
        baseOffset = options.baseOffset
        findings = BoundedList(maximum: options.maximumFindings)
    }

    /// The offset as it is reported, of a byte that is counted in the bytes that are read.
    func place(_ offset: Int) -> Int {
        NDEFDecodingOptions.place(offset, behind: NDEFDecodingOptions.place(origin, behind: baseOffset))
    }

    /// Goes on in other bytes, which follow `count` bytes that were read.
    mutating func goOn(behind count: Int) {
        origin = NDEFDecodingOptions.place(count, behind: origin)
    }

    /// Reports a finding; its offsets count in the bytes that are read.
    ///
    /// - Throws: The finding, when it is an error and the mode strict.
    mutating func report(
        _ reason: NDEFError.Reason,
        _ severity: NDEFFinding.Severity = .error,
        at offset: Int,
        inRecordAt recordOffset: Int,
        index: Int?
    ) throws(NDEFError) {
        try report(reason, severity, at: offset, inRecordAt: recordOffset, path: index.map { [$0] } ?? [])
    }

    mutating func report(
        _ reason: NDEFError.Reason, _ severity: NDEFFinding.Severity, at offset: Int, inRecordAt recordOffset: Int,
        path: [Int]
    ) throws(NDEFError) {
        try report(
            NDEFFinding(
                reason: reason, severity: severity, offset: place(offset), recordOffset: place(recordOffset),
                path: path))
    }

    /// Reports a finding whose offsets have the base.
    mutating func report(_ finding: NDEFFinding) throws(NDEFError) {
        if mode == .strict, finding.severity == .error { throw NDEFError(finding) }
        guard keeps.covers(finding.severity) else { return }
        findings.append(finding, isError: finding.severity == .error)
    }

    mutating func omit(_ count: Int) {
        findings.omit(count)
    }

    mutating func removeAll() {
        findings.removeAll()
    }
}
