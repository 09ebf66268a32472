// SPDX-License-Identifier: MIT

#if LibNFC

    internal import CLibNFC

    extension NFCDevice {
        /// What `nfc_device_set_property_bool` is used for here.
        enum Property: String {
            case activateField = "NP_ACTIVATE_FIELD"
            case easyFraming = "NP_EASY_FRAMING"
            case handleCRC = "NP_HANDLE_CRC"
            case infiniteSelect = "NP_INFINITE_SELECT"

            var libraryValue: nfc_property {
                switch self {
                case .activateField: NP_ACTIVATE_FIELD
                case .easyFraming: NP_EASY_FRAMING
                case .handleCRC: NP_HANDLE_CRC
                case .infiniteSelect: NP_INFINITE_SELECT
                }
            }
        }

        /// How long the reader has for one exchange, in milliseconds.
        ///
        /// Below 200 the ACR122U driver of libnfc 1.8.0 gives up before it looks, and 0 would wait for ever for a reader
        /// that was unplugged.
        private static let timeout: Int32 = 1000

        /// Bytes of the longest frame that libnfc receives.
        private static let longestFrame = 264

        private static let typeA = nfc_modulation(nmt: NMT_ISO14443A, nbr: NBR_106)

        /// `nfc_initiator_init`: makes it a reader of tags; switches the field off and on.
        func initiatorInit() throws(NFCFailure) {
            _ = try unsafe run("nfc_initiator_init()") { unsafe nfc_initiator_init($0) }
        }

        /// `nfc_device_set_property_bool`.
        func setProperty(_ property: Property, _ value: Bool) throws(NFCFailure) {
            _ = try unsafe run("nfc_device_set_property_bool(\(property.rawValue), \(value))") {
                unsafe nfc_device_set_property_bool($0, property.libraryValue, value)
            }
        }

        /// `nfc_initiator_list_passive_targets`: the ISO/IEC 14443-A tags that answer, each put to HALT.
        func listPassiveTargets(atMost limit: Int) throws(NFCFailure) -> [SelectedTarget] {
            var targets = [nfc_target](repeating: nfc_target(), count: limit)
            let count = try unsafe run("nfc_initiator_list_passive_targets(ISO14443A, 106 kbit/s, \(limit))") {
                unsafe nfc_initiator_list_passive_targets($0, NFCDevice.typeA, &targets, limit)
            }
            let found = targets.prefix(Int(count)).map { SelectedTarget($0) }
            for target in found { trace.note("found \(target)") }
            return found
        }

        /// `nfc_initiator_select_passive_target`: the ISO/IEC 14443-A tag that is selected now, or nil.
        ///
        /// - Parameter uid: Which tag; when nil, whichever answers.
        /// - Returns: The tag, or nil when none answered.
        /// - Throws: `NFCFailure`.
        func selectPassiveTarget(uid: [UInt8]?) throws(NFCFailure) -> SelectedTarget? {
            var target = nfc_target()
            let uid = uid ?? []
            let count = try unsafe run(
                "nfc_initiator_select_passive_target(ISO14443A, 106 kbit/s, [\(CallTrace.text(uid))])"
            ) {
                unsafe nfc_initiator_select_passive_target($0, NFCDevice.typeA, uid, uid.count, &target)
            }
            guard count > 0 else { return nil }
            let found = SelectedTarget(target)
            trace.note("selected \(found)")
            return found
        }

        /// `nfc_initiator_transceive_bytes`: sends one frame and returns what came back.
        ///
        /// - Parameters:
        ///   - frame: The bytes, without CRC.
        ///   - shown: The bytes as the trace may show them.
        /// - Returns: The bytes, without CRC; none after a WRITE.
        /// - Throws: `NFCFailure`.
        func transceive(_ frame: [UInt8], shown: [UInt8]) throws(NFCFailure) -> [UInt8] {
            var answer = [UInt8](repeating: 0, count: NFCDevice.longestFrame)
            let size = answer.count
            let count = try unsafe run(
                "nfc_initiator_transceive_bytes([\(CallTrace.text(shown))], \(NFCDevice.timeout) ms)"
            ) {
                unsafe nfc_initiator_transceive_bytes($0, frame, frame.count, &answer, size, NFCDevice.timeout)
            }
            return Array(answer.prefix(Int(count)))
        }
    }

#endif
