// SPDX-License-Identifier: MIT

#if PCSC
    import PCSCReader
    import TagAccess
    import Testing

    @Suite("What PC/SC says, understood")
    struct PCSCWordsTests {
        // Numbers: PC/SC part 5 and pcsclite.h 1.9.9.
        @Test(
            "An error number becomes something to act on",
            arguments: [
                PCSCCase("no service", (code: 0x8010_001D as UInt32, kind: LinkError.Kind.noReader)),
                PCSCCase("service stopped", (0x8010_001E, .noReader)),
                PCSCCase("no readers", (0x8010_002E, .noReader)),
                PCSCCase("unknown reader", (0x8010_0009, .noReader)),
                PCSCCase("reader unplugged", (0x8010_0017, .noReader)),
                PCSCCase("sharing violation", (0x8010_000B, .readerBusy)),
                PCSCCase("security violation", (0x8010_006A, .notPermitted)),
                PCSCCase("no card", (0x8010_000C, .tagLost)),
                PCSCCase("card removed", (0x8010_0069, .tagLost)),
                PCSCCase("card without power", (0x8010_0067, .tagLost)),
                PCSCCase("card mute", (0x8010_0066, .tagLost)),
                PCSCCase("card reset by others", (0x8010_0068, .failed)),
                PCSCCase("transaction failed", (0x8010_0016, .failed)),
                PCSCCase("protocol mismatch", (0x8010_000F, .unusable)),
                PCSCCase("anything else", (0x8010_0001, .failed)),
            ])
        func errors(_ row: PCSCCase<(code: UInt32, kind: LinkError.Kind)>) {
            let code = PCSCErrorCode(rawValue: row.value.code)
            let error = PCSCCallError(call: "SCardX", code: code, text: "Words.").linkError
            #expect(error.kind == row.value.kind)
            #expect(error.library == "PC/SC" && error.libraryCode == Int(row.value.code))
            #expect(error.text.hasSuffix(" [SCardX: Words, \(code.hexadecimal)]"))
        }

        @Test("Each of these errors has a sentence of its own")
        func sentences() {
            let codes: [UInt32] = [
                0x8010_0008, 0x8010_0009, 0x8010_000B, 0x8010_000C, 0x8010_000F, 0x8010_0013, 0x8010_0016, 0x8010_001D,
                0x8010_001E, 0x8010_002E, 0x8010_0066, 0x8010_0067, 0x8010_0068, 0x8010_0069, 0x8010_006A,
            ]
            let sentences = codes.map { code in
                PCSCCallError(call: "", code: PCSCErrorCode(rawValue: code), text: "").linkError.text.prefix {
                    $0 != "["
                }
            }
            #expect(Set(sentences).count == codes.count)
        }

        // PC/SC part 3, 3.1.3.2.3.1 (processor cards) and 3.1.3.2.3.2 (storage cards), and its supplement of names.
        @Test(
            "The answer to reset tells the kind of card",
            arguments: [
                PCSCCase(
                    "Ultralight and NTAG", (atr: ScriptedReader.ultralight, kind: AnswerToReset.storageCard(name: 3))),
                PCSCCase("ISO/IEC 14443-4", ([0x3B, 0x81, 0x80, 0x01, 0x80, 0x80], .processorCard)),
                PCSCCase("a reader's own", ([0x3B, 0x00], .other)),
                PCSCCase("nothing", ([], .other)),
                PCSCCase("one byte", ([0x3B], .other)),
                PCSCCase("a card with contacts", ([0x3B, 0x9F, 0x95, 0x81, 0x31], .other)),
                PCSCCase("cut in the card's name", (Array(ScriptedReader.ultralight.prefix(14)), .processorCard)),
            ])
        func answersToReset(_ row: PCSCCase<(atr: [UInt8], kind: AnswerToReset)>) {
            #expect(AnswerToReset(row.value.atr) == row.value.kind)
        }

        @Test("Only a card known to be another kind is refused")
        func kinds() {
            #expect(AnswerToReset(ScriptedReader.ultralight).otherKind == nil)
            #expect(AnswerToReset([0x3B, 0x00]).otherKind == nil)
            #expect(AnswerToReset.storageCard(name: 0x0000).otherKind == nil)
            #expect(AnswerToReset.storageCard(name: 0x003A).otherKind == nil)
            #expect(AnswerToReset.storageCard(name: 0x0026).otherKind == "a MIFARE Mini")
            #expect(AnswerToReset.processorCard.otherKind?.contains("14443-4") == true)
        }

        // ISO/IEC 7816-4, 5.6; PC/SC part 3, 3.2.2.1.8 and 3.2.2.1.9; API-ACR122U 2.04.
        @Test(
            "A status word is done, no answer, or not understood",
            arguments: [
                PCSCCase("90 00", (word: 0x9000 as UInt16, outcome: ReaderResponse.Outcome.done)),
                PCSCCase("62 82, fewer bytes than asked for", (0x6282, .done)),
                PCSCCase("63 00", (0x6300, .noAnswerFromTag)),
                PCSCCase("63 01", (0x6301, .noAnswerFromTag)),
                PCSCCase("63 27", (0x6327, .noAnswerFromTag)),
                PCSCCase("65 81, memory failure", (0x6581, .noAnswerFromTag)),
                PCSCCase("69 82, access denied", (0x6982, .noAnswerFromTag)),
                PCSCCase("6A 82, no such block", (0x6A82, .noAnswerFromTag)),
                PCSCCase("67 00, wrong length", (0x6700, .notUnderstood)),
                PCSCCase("6A 81, no such function", (0x6A81, .notUnderstood)),
                PCSCCase("6D 00, no such instruction", (0x6D00, .notUnderstood)),
                PCSCCase("6E 00, no such class", (0x6E00, .notUnderstood)),
            ])
        func statusWords(_ row: PCSCCase<(word: UInt16, outcome: ReaderResponse.Outcome)>) throws {
            let bytes: [UInt8] = [0xAB, UInt8(row.value.word >> 8), UInt8(row.value.word & 0xFF)]
            let response = try #require(ReaderResponse(bytes))
            #expect(response.data == [0xAB] && response.status == row.value.word)
            #expect(response.outcome == row.value.outcome)
            #expect(ReaderResponse([0x90]) == nil && ReaderResponse([]) == nil)
        }

        // PN532 user manual 7.1 (status byte) and 7.3.9 (InCommunicateThru).
        @Test(
            "The status byte of a PN532 is looked at",
            arguments: [
                PCSCCase(
                    "00, with bytes", (bytes: [0xD5, 0x43, 0x00, 1, 2] as [UInt8], is: ThroughResponse.data([1, 2]))),
                PCSCCase("40, more to come", ([0xD5, 0x43, 0x40, 1], .data([1]))),
                PCSCCase("01, silence", ([0xD5, 0x43, 0x01], .noAnswerFromTag)),
                PCSCCase("02, four bits without CRC", ([0xD5, 0x43, 0x02], .noAnswerFromTag)),
                PCSCCase("13, refusal", ([0xD5, 0x43, 0x13], .noAnswerFromTag)),
                PCSCCase("27, wrong context", ([0xD5, 0x43, 0x27], .chipFailure(status: 0x27))),
                PCSCCase("the answer to InDataExchange", ([0xD5, 0x41, 0x00, 1], .stray)),
                PCSCCase("too short", ([0xD5, 0x43], .stray)),
            ])
        func throughResponses(_ row: PCSCCase<(bytes: [UInt8], is: ThroughResponse)>) {
            #expect(ThroughResponse(row.value.bytes) == row.value.is)
        }

        // Names as libccid forms them.
        @Test(
            "The reader that is meant is found by its name",
            arguments: [
                PCSCCase("the only one", Choice(nil, [acr122], [acr122])),
                PCSCCase("not the SAM slot", Choice(nil, [dualSAM, dualPICC], [dualPICC])),
                PCSCCase("not the security key", Choice(nil, [key, acr122], [acr122])),
                PCSCCase("a reader that says nothing, if alone", Choice(nil, [omnikey], [omnikey])),
                PCSCCase("two contactless ones", Choice(nil, [acr122, dualPICC, key], [acr122, dualPICC])),
                PCSCCase("a part, in lower case", Choice("acr1252", [acr122, dualSAM, dualPICC], [dualPICC])),
                PCSCCase("a part, with the key there", Choice("yubi", [acr122, key], [key])),
                PCSCCase("whole, though part of another", Choice(acr122, [acr122 + " 2", acr122], [acr122])),
                PCSCCase("the SAM slot, named whole", Choice(dualSAM, [dualSAM, dualPICC], [dualSAM])),
                PCSCCase("none of that name", Choice("sony", [acr122], [])),
                PCSCCase("none at all", Choice(nil, [], [])),
            ])
        func choices(_ row: PCSCCase<Choice>) throws {
            let choice = ReaderChoice(readerName: row.value.wanted)
            #expect(choice.candidates(among: row.value.names) == row.value.found)
            if row.value.found.count == 1 {
                #expect(try choice.reader(among: row.value.names) == row.value.found[0])
            } else {
                let error = try #require(throws: LinkError.self) { try choice.reader(among: row.value.names) }
                #expect(error.kind == .noReader && error.libraryCode == nil)
                for name in row.value.found { #expect(error.text.contains("\"\(name)\"")) }
            }
        }

        struct Choice: Sendable {
            let wanted: String?
            let names: [String]
            let found: [String]

            init(_ wanted: String?, _ names: [String], _ found: [String]) {
                self.wanted = wanted
                self.names = names
                self.found = found
            }
        }

        private static let acr122 = "ACS ACR122U PICC Interface 00 00"
        private static let dualPICC = "ACS ACR1252 Dual Reader [ACR1252 Dual Reader PICC] 00 00"
        private static let dualSAM = "ACS ACR1252 Dual Reader [ACR1252 Dual Reader SAM] 01 00"
        private static let key = "Yubico YubiKey OTP+FIDO+CCID 00 00"
        private static let omnikey = "HID Global OMNIKEY 5022 Smart Card Reader 00 00"
    }
#endif
