// SPDX-License-Identifier: MIT

/// A message of libnfc and what it stands for.
struct LibNFCMessage: Sendable {
    /// The part that does not change.
    let piece: String
    let code: String
    let meaning: String
    let cures: [String]
    var isHarmlessWithoutReader = false

    /// The more telling first.
    static let all: [LibNFCMessage] = [
        LibNFCMessage(
            piece: "Invalid RDR_to_PC_DataBlock frame",
            code: "libnfc-power-on-refused",
            meaning: "this firmware answers the power-on without a tag in a way that libnfc 1.8.0 does not know",
            cures: ["lay a tag on the reader first, then try again", "tapcard info --reader pcsc"]
        ),
        LibNFCMessage(
            piece: "Command Code verification failed",
            code: "libnfc-answers-late",
            meaning: "the reader gave the answer to an earlier command, as clones and firmware 215 and 216 do",
            cures: [Examination.replug, "tapcard info --reader pcsc"]
        ),
        LibNFCMessage(
            piece: "Unable to set alternate setting",
            code: "libnfc-interface-taken",
            meaning: "another driver or program has the reader's interface",
            cures: [Examination.stopPCSC, "sudo modprobe -r pn533_usb pn533 nfc", Examination.replug]
        ),
        LibNFCMessage(
            piece: "Device or resource busy",
            code: "libnfc-busy",
            meaning: "another program holds the reader, most often pcscd (check 3)",
            cures: ["tapcard info --reader pcsc", Examination.stopPCSC]
        ),
        LibNFCMessage(
            piece: "port already claimed",
            code: "libnfc-port-claimed",
            meaning: "another program has the serial port open",
            cures: ["end the other program"]
        ),
        LibNFCMessage(
            piece: "Operation not permitted",
            code: "libnfc-not-permitted",
            meaning: "this user may not use the device (check 4)",
            cures: ["sudo usermod -aG plugdev \"$USER\"", "log out and in again"]
        ),
        LibNFCMessage(
            piece: "Permission denied",
            code: "libnfc-not-permitted",
            meaning: "this user may not use the device (checks 4 and 16)",
            cures: ["sudo usermod -aG plugdev,dialout \"$USER\"", "log out and in again"]
        ),
        LibNFCMessage(
            piece: "Unable to write to USB",
            code: "libnfc-usb-write",
            meaning: "the reader takes no more data: it hangs, or was unplugged",
            cures: [Examination.replug]
        ),
        LibNFCMessage(
            piece: "Unable to read from USB",
            code: "libnfc-usb-read",
            meaning: "the reader does not answer: it hangs, or was unplugged",
            cures: [Examination.replug]
        ),
        LibNFCMessage(
            piece: "Unable to find USB busses",
            code: "libnfc-no-usb",
            meaning: "there is no USB here (check 15)",
            cures: ["docker run --device=/dev/bus/usb …    # in a container"],
            isHarmlessWithoutReader: true
        ),
    ]
}
