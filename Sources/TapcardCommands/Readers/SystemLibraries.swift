// SPDX-License-Identifier: MIT

internal import LibNFCReader
internal import PCSCReader
package import TagAccess

/// The reader libraries of this machine, as far as the tool was built with them.
package final class SystemLibraries: ReaderLibraries {
    package init() {}

    package func pcscReaders(trace: (any TraceSink)?) throws(LinkError) -> [ListedReader] {
        #if PCSC
            try PCSC.readers(trace: trace).filter(\.isContactless).map {
                ListedReader(
                    name: $0.name,
                    hasTag: $0.hasCard,
                    isHeld: $0.isExclusive,
                    isUncertain: SlotKind(readerName: $0.name) != .contactless
                )
            }
        #else
            throw LinkError(.noReader, library: "PC/SC", text: "this tool was built without it")
        #endif
    }

    package func libnfcDevices(trace: (any TraceSink)?) throws(LinkError) -> [ListedReader] {
        #if LibNFC
            try LibNFC.connectionStrings(trace: trace).map { ListedReader(name: $0) }
        #else
            throw LinkError(.noReader, library: "libnfc", text: "this tool was built without it")
        #endif
    }

    package func openPCSC(_ name: String, _ opening: ReaderOpening) throws(LinkError) -> any TagLink {
        #if PCSC
            try PCSC.open(
                PCSCOptions(
                    readerName: name, wait: opening.wait, trace: opening.trace, shouldStop: opening.shouldStop)
            )
        #else
            throw LinkError(.noReader, library: "PC/SC", text: "this tool was built without it")
        #endif
    }

    package func openLibNFC(_ connectionString: String?, _ opening: ReaderOpening) throws(LinkError) -> any TagLink {
        #if LibNFC
            try LibNFC.open(
                LibNFCOptions(
                    connectionString: connectionString, wait: opening.wait, trace: opening.trace,
                    shouldStop: opening.shouldStop)
            )
        #else
            throw LinkError(.noReader, library: "libnfc", text: "this tool was built without it")
        #endif
    }
}
