// SPDX-License-Identifier: MIT

#if LibNFC

    /// The port that a connection string names, for the drivers that open one: `pn532_uart:/dev/ttyUSB0:115200`.
    struct SerialConnection: Hashable {
        /// The path of the port, as libnfc cuts it out: up to the next colon.
        let path: String

        /// Whether the port must be a terminal.
        let isTerminal: Bool

        /// Reads a connection string; nil when its driver opens no port.
        init?(_ connectionString: String) {
            let parts = connectionString.split(separator: ":", maxSplits: 2)
            guard parts.count >= 2 else { return nil }
            switch parts[0] {
            case "pn532_uart", "arygon", "acr122s": isTerminal = true
            case "pn532_spi", "pn532_i2c": isTerminal = false
            default: return nil
            }
            path = String(parts[1])
        }
    }

#endif
