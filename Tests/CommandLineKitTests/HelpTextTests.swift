// SPDX-License-Identifier: MIT

import CommandLineKit
import Testing

/// The pages follow the order: summary, usage, examples, arguments, options, commands, topics, pointer.
@Suite struct HelpTextTests {
    @Test("the help of a tool")
    func tool() {
        #expect(HelpText.page([], of: Post.tool) == Self.toolPage)
    }

    @Test("the help of a command on the second level")
    func letter() {
        #expect(HelpText.page(["send", "letter"], of: Post.tool) == Self.letterPage)
    }

    @Test("described choices and a required option")
    func parcel() {
        #expect(HelpText.page(["send", "parcel"], of: Post.tool) == Self.parcelPage)
    }

    @Test("a narrow page, a discussion with a line to be kept")
    func narrow() {
        #expect(HelpText.page(["ring"], of: Bell.tool, width: 60) == Self.narrowPage)
    }

    @Test("a topic")
    func topic() {
        let expected = "What the exit status means\n\nZero is success.\n\n  0  sent\n  1  not sent\n"
        #expect(HelpText.page(["exit-codes"], of: Post.tool) == expected)
    }

    @Test("of a path that leads nowhere the part that does is shown")
    func lost() {
        #expect(HelpText.page(["send", "tree", "x"], of: Post.tool) == HelpText.page(["send"], of: Post.tool))
        #expect(HelpText.page(["tree"], of: Post.tool) == HelpText.page([], of: Post.tool))
    }

    @Test("no line is wider than the page", arguments: [60, 72, 80, 100, 132])
    func width(_ width: Int) {
        for node in CommandTree(Post.tool).nodes {
            let lines = HelpText.page(node.path, of: Post.tool, width: width).split(separator: "\n")
            #expect(lines.allSatisfy { $0.count <= width })
            #expect(lines.allSatisfy { $0.last != " " })
        }
    }

    @Test("any width gives a page", arguments: [Int.min, -1, 0, 1, 39, Int.max])
    func odd(_ width: Int) {
        let page = HelpText.page(["send", "letter"], of: Post.tool, width: width)
        #expect(page.hasPrefix("Send a letter\n\nUSAGE\n"))
        #expect(width > 40 || page == HelpText.page(["send", "letter"], of: Post.tool, width: 40))
    }

    @Test("hidden things are not shown")
    func hidden() {
        for node in CommandTree(Post.tool).nodes {
            let page = HelpText.page(node.path, of: Post.tool)
            #expect(!page.contains("--trace"))
            #expect(node.path == ["weigh"] || !page.contains("weigh  "))
        }
    }

    @Test("a command that runs alone and has subcommands shows both uses")
    func twoUses() {
        let name = OptionalOperand<String>("NAME", reading: .text, help: "Which")
        let tool = Command("list", "List", operands: [name], subcommands: [Command("all", "All")])
        #expect(HelpText.page([], of: tool).contains("USAGE\n  list [OPTION...] [NAME]\n  list [OPTION...] COMMAND\n"))
    }

    private static let toolPage = #"""
        Send letters and parcels

        Talks to the carrier that is nearest, unless another one is named. What was sent
        can be tracked by the number on its receipt.

        USAGE
          post [OPTION...] COMMAND

        EXAMPLES
          Ask for everything on the way
            $ post track

        OPTIONS
          -c, --carrier NAME      Use the carrier whose name contains this text
                                  (environment: POST_CARRIER)
              --json              Print JSON (environment: POST_JSON)
          -v, --verbose           Say more (may be repeated)
          -p, --profile NAME      Read settings of this name
          -h, --help              Show this help
              --version           Show the version

        OUTPUT
              --color WHEN        When to use colour (values: auto, always, never;
                                  default: auto; environment: POST_COLOR)

        COMMANDS
          send, mail              Send something

        AFTER
          track, find             Say where something is
          shift                   Deliver later
          copy                    Copy files

        TOPICS
          exit-codes              What the exit status means

        Run 'post help COMMAND' for more about a command.

        """#

    private static let letterPage = #"""
        Send a letter

        USAGE
          post send letter [OPTION...] ADDRESS [FILE...]

        EXAMPLES
          Send one page
            $ post send letter 'Elm Street 1' a.txt

        ARGUMENTS
          ADDRESS                 Where it goes
          [FILE...]               What to send

        OPTIONS
          -w, --weight GRAMS      Weight (default: 20)
          -s, --stamp KIND        Put a stamp on it (may be repeated)
              --to-door           Deliver to the door (environment: POST_DOOR)
              --to-box            Deliver to the box
              --progress, --no-progress
                                  Show progress
          -q                      Say nothing

        GLOBAL OPTIONS
          -c, --carrier NAME      Use the carrier whose name contains this text
                                  (environment: POST_CARRIER)
              --json              Print JSON (environment: POST_JSON)
          -v, --verbose           Say more (may be repeated)
          -h, --help              Show this help

        OUTPUT
              --color WHEN        When to use colour (values: auto, always, never;
                                  default: auto; environment: POST_COLOR)

        Run 'post help exit-codes' for the exit status.

        """#

    private static let parcelPage = #"""
        Send a parcel

        USAGE
          post send parcel --insure EUROS [OPTION...] SIZE

        ARGUMENTS
          SIZE                    How big it is
                                    small: up to 2 kg
                                    medium: up to 10 kg
                                    large

        OPTIONS
              --insure EUROS      Worth (required)

        GLOBAL OPTIONS
          -c, --carrier NAME      Use the carrier whose name contains this text
                                  (environment: POST_CARRIER)
              --json              Print JSON (environment: POST_JSON)
          -v, --verbose           Say more (may be repeated)
          -h, --help              Show this help

        OUTPUT
              --color WHEN        When to use colour (values: auto, always, never;
                                  default: auto; environment: POST_COLOR)

        Run 'post help exit-codes' for the exit status.

        """#

    private static let narrowPage = #"""
        Ring a bell

        Rings at once. Stop it with:

          bell stop

        .Dots in front are kept, \ too.

        USAGE
          bell ring [OPTION...] SCORE...

        EXAMPLES
          Ring softly
            $ bell ring -q tune.ly

        ARGUMENTS
          SCORE...                What to play

        OPTIONS
              --tower NAME        Where it hangs (environment:
                                  BELL_TOWER)
          -q, --loud              Muffle it

        GLOBAL OPTIONS
          -t, --tone TONE         Which [bell]
                                    low: the one that's old
                                    high
          -h, --help              Show this help

        """#
}
