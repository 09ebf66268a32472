// SPDX-License-Identifier: MIT

import TagAccess
import Testing
import Type2Tag
import VirtualTag

@Suite("A virtual tag that several want")
struct TagFileRaceTests {
    // Whoever locks a file that was replaced meanwhile would write over the other's page, or find it replaced.
    @Test("No write is lost between those who open and close the file", .timeLimit(.minutes(1)))
    func race() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path("tag.bin")
        try TagFile.create(at: path, chip: VirtualChip(model: .ntag213, uid: TagUID(Transcript.uid)))
        let turns = 200
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<2 {
                group.addTask { try await TagFileRaceTests.count(to: turns, in: path) }
            }
            try await group.waitForAll()
        }
        let page = try #require(TagFile.open(at: path).chip[8])
        #expect(Int(page[0]) << 8 | Int(page[1]) == 2 * turns)
    }

    /// Adds one to the number in page 8, each time through a link of its own.
    private static func count(to turns: Int, in path: String) async throws {
        var done = 0
        while done < turns {
            if try increment(path) { done += 1 } else { await Task.yield() }
        }
    }

    private static func increment(_ path: String) throws -> Bool {
        let link: FileTagLink
        do throws(LinkError) {
            link = try TagFile.open(at: path)
        } catch {
            guard error.kind == .readerBusy else { throw error }
            return false
        }
        let page = try #require(link.chip[8])
        let number = (Int(page[0]) << 8 | Int(page[1])) + 1
        let answer = try link.transceive(.write(8, [UInt8(number >> 8), UInt8(number & 0xFF), 0, 0]))
        #expect(answer == .acknowledged)
        return true
    }
}
