// SPDX-License-Identifier: MIT

internal import CommandLineKit
internal import TagAccess

extension Decoded {
    /// Decodes what holds an NDEF message in this form; nil for a vCard, which does not.
    init?(_ bytes: [UInt8], as form: InputForm, isRevealing: Bool = false) throws(CommandFailure) {
        switch form {
        case .ndef, .auto: self.init(message: bytes, isRevealing: isRevealing)
        case .tlv: self.init(dataArea: bytes, isRevealing: isRevealing)
        case .tag:
            do throws(DumpError) {
                self.init(try TagInspector.inspect(dump: bytes), reader: nil, isRevealing: isRevealing)
            } catch {
                throw CommandFailure(error.code, error.description, exit: .dataError)
            }
        case .vcard: return nil
        }
    }
}

extension InputGuess {
    /// What to do about an input that could not be read in this form.
    static func hint(for bytes: [UInt8], as form: InputForm, _ arguments: ParsedArguments) -> String? {
        if !arguments[Keys.hex], looksLikeHexadecimal(bytes) {
            return "the input looks like hexadecimal text: add --hex"
        }
        if arguments[Keys.form] != .auto || bytes.isEmpty { return nil }
        let name =
            switch form {
            case .auto, .ndef: "an NDEF message"
            case .tlv: "TLV blocks"
            case .tag: "the memory of a tag"
            case .vcard: "a vCard"
            }
        return "the input was taken for \(name); --as says what it is"
    }
}
