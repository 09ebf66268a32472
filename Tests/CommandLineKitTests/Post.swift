// SPDX-License-Identifier: MIT

import CommandLineKit

/// A made-up tool with one of everything.
enum Post {
    enum Color: String, CaseIterable, Sendable {
        case auto
        case always
        case never
    }

    enum Size: String, CaseIterable, Sendable {
        case small
        case medium
        case large
    }

    static let carrier = Option<String>(
        "-c",
        "--carrier",
        value: "NAME",
        help: "Use the carrier whose name contains this text",
        environment: "POST_CARRIER",
        completion: .dynamic("carriers"),
        isInherited: true
    )
    static let json = Flag("--json", help: "Print JSON", environment: "POST_JSON", isInherited: true)
    static let verbose = Flag("-v", "--verbose", help: "Say more", isRepeatable: true, isInherited: true)
    static let color = Option<Color>.choice(
        "--color",
        value: "WHEN",
        help: "When to use colour",
        section: "output",
        environment: "POST_COLOR",
        isInherited: true
    ).defaulting(to: .auto)
    static let profile = Option<String>("-p", "--profile", value: "NAME", help: "Read settings of this name")
    static let trace = Option<String>("--trace", value: "FILE", help: "Trace", isInherited: true, isHidden: true)

    static let weight = Option<Int>("-w", "--weight", value: "GRAMS", reading: .integer(in: 1...2000), help: "Weight")
        .defaulting(to: 20)
    static let stamp = Option<String>("-s", "--stamp", value: "KIND", help: "Put a stamp on it").repeated()
    static let door = Flag("--to-door", help: "Deliver to the door", environment: "POST_DOOR")
    static let box = Flag("--to-box", help: "Deliver to the box")
    static let progress = Flag("--progress", inversion: "--no-progress", help: "Show progress", default: true)
    static let quiet = Flag("-q", help: "Say nothing")
    static let address = Operand<String>("ADDRESS", reading: .text, help: "Where it goes")
    static let files = RepeatedOperand<String>("FILE", reading: .path("txt", "md"), help: "What to send")

    static let insure = Option<Int>("--insure", value: "EUROS", reading: .integer(in: 0...Int.max), help: "Worth")
        .required()
    static let size = Operand<Size>(
        "SIZE",
        reading: .choice { $0 == .small ? "up to 2 kg" : $0 == .medium ? "up to 10 kg" : "" },
        help: "How big it is"
    )
    static let number = OptionalOperand<String>("NUMBER", reading: .text, help: "The number on the receipt")
    static let days = Operand<Int>("DAYS", reading: .integer(in: -30...30), help: "How many days later")
    static let copied = RepeatedOperand<String>("SOURCE", reading: .path(), help: "What to copy", atLeastOne: true)
    static let folder = Operand<String>("FOLDER", reading: .path(), help: "Where to")
    static let limit = Option<Int>("-1", "--limit", value: "COUNT", reading: .integer(), help: "A limit")

    static let letter = Command(
        "letter",
        "Send a letter",
        examples: [Example("post send letter 'Elm Street 1' a.txt", "Send one page")],
        operands: [address, files],
        options: [weight, stamp, door, box, progress, quiet],
        exclusive: [[door, box]]
    )
    static let parcel = Command("parcel", "Send a parcel", operands: [size], options: [insure])
    static let send = Command("send", "Send something", subcommands: [letter, parcel], aliases: ["mail"])
    static let track = Command("track", "Say where something is", operands: [number], aliases: ["find"], group: "after")
    static let shift = Command("shift", "Deliver later", operands: [days], group: "after")
    static let copy = Command("copy", "Copy files", operands: [copied, folder], options: [limit], group: "after")
    static let weigh = Command("weigh", "Calibrate the scales", isHidden: true)

    static let tool = Command(
        "post",
        "Send letters and parcels",
        discussion: """
            Talks to the carrier that is nearest, unless another one is named. What was sent can be tracked by
            the number on its receipt.
            """,
        examples: [Example("post track", "Ask for everything on the way")],
        options: [carrier, json, verbose, color, profile, trace],
        subcommands: [send, track, shift, copy, weigh],
        topics: [
            Topic("exit-codes", "What the exit status means", text: "Zero is success.\n\n  0  sent\n  1  not sent")
        ],
        pointer: "Run 'post help exit-codes' for the exit status."
    )

    /// What was understood, in one line, read through the typed keys.
    static func summary(_ arguments: ParsedArguments) -> String {
        var parts = [arguments.path.joined(separator: " ") + ":"]
        func add(_ name: String, _ value: String?) {
            if let value { parts.append("\(name)=\(value)") }
        }
        func addAll(_ name: String, _ values: [String]) {
            if !values.isEmpty { parts.append("\(name)=\(values.joined(separator: ","))") }
        }
        add("carrier", arguments[carrier])
        if arguments[json] { parts.append("json") }
        if arguments.count(of: verbose) > 0 { parts.append("verbose=\(arguments.count(of: verbose))") }
        if arguments.origin(of: color) != .default { add("color", arguments[color].rawValue) }
        add("profile", arguments[profile])
        add("trace", arguments[trace])
        if arguments.origin(of: weight) != .default { add("weight", "\(arguments[weight])") }
        addAll("stamp", arguments[stamp])
        if arguments[door] { parts.append("door") }
        if arguments[box] { parts.append("box") }
        if !arguments[progress] { parts.append("no-progress") }
        if arguments[quiet] { parts.append("quiet") }
        add("limit", arguments[limit].map { "\($0)" })
        add("insure", (try? arguments[insure]).map { "\($0)" })
        add("ADDRESS", try? arguments[address])
        addAll("FILE", arguments[files])
        add("SIZE", (try? arguments[size])?.rawValue)
        add("NUMBER", arguments[number])
        add("DAYS", (try? arguments[days]).map { "\($0)" })
        addAll("SOURCE", arguments[copied])
        add("FOLDER", try? arguments[folder])
        return parts.joined(separator: " ")
    }
}
