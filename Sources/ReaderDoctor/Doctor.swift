// SPDX-License-Identifier: MIT

/// Finds out why a reader or a tag does not work, and what to do about it.
///
/// It reads and asks; it changes nothing. Nothing that it meets is an error: what cannot be read is a result too.
///
/// ```swift
/// let results = Doctor(readers: probe, environment: environment).examine()
/// for result in results where result.status == .trouble { print(result.found, result.cures) }
/// print(Doctor.nextSteps(results))
/// ```
public struct Doctor {
    /// Where the system's files are looked up.
    public let root: SystemRoot

    /// Who asks the reader libraries.
    public let readers: any ReaderProbe

    /// The environment variables.
    public let environment: [String: String]

    /// Whose permissions count.
    public let user: SystemUser

    /// Creates a doctor; without a root and a user it looks at this machine for the user of this process.
    public init(
        root: SystemRoot = SystemRoot(),
        readers: any ReaderProbe,
        environment: [String: String],
        user: SystemUser = .current
    ) {
        self.root = root
        self.readers = readers
        self.environment = environment
        self.user = user
    }

    /// The checks, cheapest first.
    static let checks: [any Check.Type] = [
        USBPresence.self, KernelDriver.self, ReaderHolder.self, DevicePermission.self,
        PCSCService.self, PCSCReaderList.self, ReaderSlots.self, ReaderFirmware.self,
        EscapeCommands.self, PollingParameter.self, TagInField.self, TagState.self,
        LibNFCOpening.self, Versions.self, USBAccess.self, SerialReader.self,
    ]

    /// Makes all sixteen checks, in their order.
    ///
    /// The files are read before the libraries are asked, so that what is found is the state before we came.
    public func examine() -> [CheckResult] {
        let machine = Machine(root: root, user: user, environment: environment)
        let examination = Examination(machine: machine, probing: Probing(asking: readers))
        return Doctor.checks.enumerated().map { index, check in
            let finding = check.finding(examination)
            return CheckResult(
                number: index + 1,
                title: check.title,
                status: finding.status,
                found: finding.found,
                why: check.why,
                cures: finding.cures,
                code: finding.code
            )
        }
    }
}
