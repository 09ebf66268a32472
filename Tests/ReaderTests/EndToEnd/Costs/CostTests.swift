// SPDX-License-Identifier: MIT

#if LibNFC && PCSC

    import Foundation
    import Testing
    import VirtualTag

    extension EndToEnd {
        @Suite("What reading and writing a full NTAG213 costs")
        struct Costs {
            private func cost(_ task: CostedTask) throws -> Cost { try #require(CostedTask.costs[task]).get() }

            // 36 pages by one FAST_READ (NTAG21x data sheet 10.3); identifier and container by one READ, lock and
            // configuration pages by another.
            @Test("We read with one FAST_READ for the message")
            func ourRead() throws {
                let cost = try cost(.ourRead)
                #expect(cost.air.frames == ["GET_VERSION": 1, "READ": 2, "FAST_READ": 1])
            }

            // 137 bytes behind two TLV blocks lie in pages 5 to 27h; the page with the length is written twice (Type 2
            // Tag 1.1 §6.4.3).
            @Test("We write each page once and the length twice, and ask no more than reading twice")
            func ourWrite() throws {
                let cost = try cost(.ourWrite)
                let before = try CostedTask.card.chip(holding: CostedTask.old).memory
                let after = try CostedTask.card.chip(holding: CostedTask.new).memory
                let changed = (4..<40).filter { page in
                    page == 5 || before[(page * 4)..<(page * 4 + 4)] != after[(page * 4)..<(page * 4 + 4)]
                }
                #expect(changed.count >= 34)
                #expect(cost.air.frames["WRITE"] == changed.count + 1)
                #expect(cost.air.frames["GET_VERSION"] == 2)
                #expect(cost.air.frames["READ"] == 4)
                #expect(cost.air.frames["FAST_READ"] == 2)
                #expect(cost.air.frames.count == 4)
            }

            @Test("The others send what they were seen to send")
            func others() throws {
                #expect(try cost(.ultralightRead).air.frames == ["GET_VERSION": 1, "READ": 12])
                #expect(
                    try cost(.ultralightWrite).air.frames == ["GET_VERSION": 1, "COMPAT_WRITE": 40, "data": 40])
                #expect(try cost(.nfcpyRead).air.frames == ["1Ah": 1, "GET_VERSION": 1, "READ": 10])
                #expect(try cost(.nfcpyWrite).air.frames["READ"] == 10)
            }

            @Test("No other program asks the tag less, or sends fewer bytes to its reader")
            func compared() throws {
                let read = try cost(.ourRead)
                let write = try cost(.ourWrite)
                for task in [CostedTask.ultralightRead, .nfcpyRead] {
                    #expect(try cost(task).air.frameCount > read.air.frameCount)
                    #expect(try cost(task).bytes.sum > read.bytes.sum)
                }
                for task in [CostedTask.ultralightWrite, .nfcpyWrite] {
                    #expect(try cost(task).bytes.sum > write.bytes.sum)
                }
            }

            @Test("The table")
            func table() throws {
                var rows = [
                    "| full NTAG213 (137 bytes), PN532 at 115200 baud | frames to the tag | activations | bytes to the reader "
                        + "| bytes from it | wire | air | together |",
                    "|---|---|---|---|---|---|---|---|",
                ]
                for task in CostedTask.allCases {
                    let cost = try cost(task)
                    #expect(cost.bytes.toReader > 0 && cost.bytes.fromReader > 0 && cost.air.activations > 0)
                    rows.append(
                        "| \(task.rawValue) | \(cost.air.frameCount): \(cost.air.summary) | \(cost.air.activations) "
                            + "| \(cost.bytes.toReader) | \(cost.bytes.fromReader) | \(text(cost.wire)) "
                            + "| \(text(cost.airTime)) | \(text(cost.wire + cost.airTime)) |")
                }
                print(rows.joined(separator: "\n"))
            }

            private func text(_ milliseconds: Double) -> String { String(format: "%.1f ms", milliseconds) }

            // The formulas give what the NTAG203 data sheet and ISO/IEC 14443-3 give: READ 2.09 ms, WRITE 0.94 ms without
            // programming, FAST_READ of 36 pages 13.05 ms.
            @Test("Air time is computed as the standard has it")
            func airTime() {
                func time(_ frame: [UInt8], _ answer: VirtualAnswer) -> Double {
                    var log = AirLog()
                    log.exchanged(frame, answer)
                    return log.microseconds / 1000
                }
                #expect(abs(time([0x30, 4], .data([UInt8](repeating: 0, count: 16))) - 2.094) < 0.01)
                #expect(abs(time([0x3A, 4, 0x27], .data([UInt8](repeating: 0, count: 144))) - 13.05) < 0.01)
                #expect(abs(time([0xA2, 4, 0, 0, 0, 0], .acknowledge) - 5.05) < 0.01)
                #expect(abs(time([0x60], .data([UInt8](repeating: 0, count: 8))) - 1.329) < 0.01)
            }
        }
    }

#endif
