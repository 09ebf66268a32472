// SPDX-License-Identifier: MIT

/// Everything that the system's files tell, read once.
struct Machine: Sendable {
    let root: SystemRoot
    let user: SystemUser
    let environment: [String: String]
    let accounts: SystemAccounts
    let readers: Result<[USBReader], SystemError>
    let modules: Result<KernelModules, SystemError>
    let processes: Result<RunningProcesses, SystemError>
    let ports: [SerialPort]
    let configuration: LibNFCConfiguration
    let driver: Result<CCIDDriver, SystemError>
    let packages: InstalledPackages
    let surroundings: Surroundings
    let preferred: PreferredReader

    init(root: SystemRoot, user: SystemUser, environment: [String: String]) {
        self.root = root
        self.user = user
        self.environment = environment
        accounts = SystemAccounts(of: root)
        readers = Result { () throws(SystemError) in try USBReader.all(in: root) }
        modules = Result { () throws(SystemError) in try KernelModules(of: root) }
        processes = Result { () throws(SystemError) in try RunningProcesses(of: root) }
        ports = SerialPort.all(in: root)
        configuration = LibNFCConfiguration(of: root, environment: environment)
        driver = Result { () throws(SystemError) in try CCIDDriver(of: root) }
        packages = InstalledPackages(of: root)
        surroundings = Surroundings(of: root)
        preferred = PreferredReader(environment)
    }

    /// The USB readers; none when they cannot be listed, which the first check reports.
    var usb: [USBReader] { (try? readers.get()) ?? [] }

    var userName: String { accounts.userName(user.id) }

    static let pcscSocket = "/run/pcscd/pcscd.comm"
    static let pcscDaemon = "/usr/sbin/pcscd"
}
