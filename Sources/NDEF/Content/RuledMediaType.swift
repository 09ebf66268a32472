// SPDX-License-Identifier: MIT

/// The media types whose payload has rules of its own here.
enum RuledMediaType {
    case wifi
    case bluetooth
    case bluetoothLE

    /// Nil for any other type; neither letter case nor parameters count.
    init?(_ type: Span<UInt8>) {
        // All begin with "application/vnd."; most records of a media type are sorted out by that.
        guard type.count > 12, ASCII.lowercased(type[12]) == UInt8(ascii: "v") else { return nil }
        if type.matchesMediaType(WiFiRecord.mediaType) {
            self = .wifi
        } else if type.matchesMediaType(BluetoothRecord.mediaType) {
            self = .bluetooth
        } else if type.matchesMediaType(BluetoothLERecord.mediaType) {
            self = .bluetoothLE
        } else {
            return nil
        }
    }
}
