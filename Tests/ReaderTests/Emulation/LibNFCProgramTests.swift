// SPDX-License-Identifier: MIT

import Testing

@testable import ReaderEmulation

@Suite("programs of libnfc and libfreefare over the pseudo-terminal")
struct LibNFCProgramTests {
    private func serving(
        _ field: EmulatedField,
        _ body: (PN532Server) throws -> Void
    ) throws {
        let server = try PN532Server(field: field)
        try server.start()
        defer { server.stop() }
        try body(server)
    }

    @Test("nfc-list shows the identifier")
    func list() throws {
        try serving(EmulatedTag.field()) { server in
            let outcome = try Program("nfc-list", device: server.connectionString).run(["-t", "1"])
            print(outcome)
        }
    }
    @Test("ul") func info() throws {
        try serving(EmulatedTag.field()) { server in
            print(try Program("mifare-ultralight-info", device: server.connectionString).run())
            print(try Program("nfc-list", device: server.connectionString).run(["-v"]))
            print(try Program("nfc-mfultralight", device: server.connectionString).run(["r", "/tmp/team/emu-x.mfd"]))
            print(
                try Program("nfc-mfultralight", device: server.connectionString).run(
                    ["w", "/tmp/team/emu-x.mfd"], answering: "n\nn\nn\nn\nn\nn\n"))
        }
    }
}
