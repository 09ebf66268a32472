// SPDX-License-Identifier: MIT

internal import CommandLineKit
internal import NDEF

extension RecordArguments {
    /// A number to call.
    func telephone() throws(CommandFailure) -> NDEFRecord {
        let number = try operand(Keys.number)
        return try build(place: "NUMBER") { () throws(NDEFError) in try .telephone(number) }
    }

    /// A short message to send.
    func shortMessage() throws(CommandFailure) -> NDEFRecord {
        let number = try operand(Keys.number)
        return try build(place: "NUMBER") { () throws(NDEFError) in
            try .shortMessage(to: [number], body: arguments[Keys.body])
        }
    }

    /// A mail to write.
    func mail() throws(CommandFailure) -> NDEFRecord {
        let address = try operand(Keys.mailAddress)
        return try build(place: "ADDRESS") { () throws(NDEFError) in
            try .email(to: [address], subject: arguments[Keys.subject], body: arguments[Keys.body])
        }
    }

    /// A place on a map: two numbers, in one word or in two, as maps give them to copy.
    func place() throws(CommandFailure) -> NDEFRecord {
        let first = try operand(Keys.latitude)
        var numbers = first.split(separator: ",", omittingEmptySubsequences: false).map { part in
            String(part.drop { $0 == " " })
        }
        if let second = arguments[Keys.longitude] {
            // A comma between the two words.
            if numbers.count == 2, numbers[1].isEmpty { numbers.removeLast() }
            numbers.append(second)
        }
        guard numbers.count == 2 else {
            throw usage("a place is two numbers, latitude and longitude: 48.2010 16.3695, or 48.2010,16.3695")
        }
        return try build { () throws(NDEFError) in
            try .place(
                latitude: numbers[0],
                longitude: numbers[1],
                altitude: arguments[Keys.altitude],
                uncertainty: arguments[Keys.uncertainty]
            )
        }
    }
}
