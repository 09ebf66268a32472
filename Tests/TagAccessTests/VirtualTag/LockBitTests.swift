// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import Type2Tag
import VirtualTag

/// One bit of `Fixtures/VirtualTag/lock-bits.txt`.
struct LockBitCase: Sendable, CustomTestStringConvertible {
    let stanza: Stanza

    var testDescription: String { stanza.description }

    func page() throws -> UInt8 { try fixtureBytes(stanza.required("page"))[0] }

    func frame() throws -> [UInt8] { [0xA2, try page()] + (try fixtureBytes(stanza.required("write"))) }

    func pages() throws -> ClosedRange<UInt8> {
        let bounds = try fixtureBytes(stanza["locks"] ?? stanza.required("freezes"))
        return bounds[0]...bounds[1]
    }
}

@Suite("Lock bits of virtual chips")
struct LockBitTests {
    static func bits() throws -> [LockBitCase] {
        try Fixtures.stanzas("VirtualTag/lock-bits.txt").map(LockBitCase.init)
    }

    @Test func everyBitIsFound() throws {
        #expect(try LockBitTests.bits().filter { $0.stanza["locks"] != nil }.count == 92)
        #expect(try LockBitTests.bits().filter { $0.stanza["freezes"] != nil }.count == 37)
    }

    @Test("A lock bit closes its pages and no other", arguments: try bits().filter { $0.stanza["locks"] != nil })
    func locks(_ bit: LockBitCase) throws {
        var chip = try awake(bit)
        #expect(chip.receive(try bit.frame()) == .acknowledge)
        let pages = try bit.pages()
        #expect(refusedPages(of: chip) == Array(pages))
    }

    @Test(
        "A block-lock bit keeps its pages open for ever", arguments: try bits().filter { $0.stanza["freezes"] != nil })
    func freezes(_ bit: LockBitCase) throws {
        var chip = try awake(bit)
        #expect(chip.receive(try bit.frame()) == .acknowledge)
        #expect(refusedPages(of: chip).isEmpty)
        #expect(chip.receive([0xA2, try bit.page(), 0xFF, 0xFF, 0xFF, 0xFF]) == .acknowledge)
        let pages = try bit.pages()
        let lastUserPage = chip.model.userPages.upperBound.rawValue
        let lockable: ClosedRange<UInt8> = try bit.page() == 2 ? 3...15 : 16...lastUserPage
        #expect(refusedPages(of: chip) == lockable.filter { !pages.contains($0) })
    }

    private func awake(_ bit: LockBitCase) throws -> VirtualChip {
        var chip = try VirtualChip(model: Transcript.model(of: bit.stanza), uid: TagUID(Transcript.uid))
        // NTAG203 and Ultralight C would obey from the next activation.
        chip.timing = .atOnce
        chip.wake(.request)
        return chip
    }

    /// The pages from the container to the last user page that refuse a write, tried on a copy.
    private func refusedPages(of chip: VirtualChip) -> [UInt8] {
        (3...chip.model.userPages.upperBound.rawValue).filter { page in
            var chip = chip
            let before = chip.memory
            let answer = chip.receive([0xA2, page, 0xFF, 0xFF, 0xFF, 0xFF])
            // A refused write changes nothing, an acknowledged one something.
            return answer == .refuse(code: 0) && chip.memory == before
        }
    }
}
