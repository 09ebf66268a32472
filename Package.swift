// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
    name: "tapcard",
    products: [
        .library(name: "NDEF", targets: ["NDEF"]),
        .library(name: "VCard", targets: ["VCard"]),
        .library(name: "Type2Tag", targets: ["Type2Tag"]),
        .library(name: "TagAccess", targets: ["TagAccess"]),
        .library(name: "VirtualTag", targets: ["VirtualTag"]),
        .executable(name: "tapcard", targets: ["tapcard"]),
    ],
    // Hardware readers: on by default, and off where a C library is missing.
    traits: [
        .trait(name: "LibNFC", description: "Readers through libnfc"),
        .trait(name: "PCSC", description: "Readers through PC/SC"),
        .default(enabledTraits: ["LibNFC", "PCSC"]),
    ],
    targets: [
        // Floor 0: shared by the codecs, package access only, no product.
        .target(name: "Bytes"),

        // Floor 1: pure codecs. They import nothing but Bytes.
        .target(name: "NDEF", dependencies: ["Bytes"]),
        .target(name: "VCard", dependencies: ["Bytes"]),
        .target(name: "Type2Tag", dependencies: ["Bytes"]),

        // Floor 2: what one does to a tag, and a chip in software.
        .target(name: "TagAccess", dependencies: ["Bytes", "NDEF", "Type2Tag"]),
        .target(name: "VirtualTag", dependencies: ["Bytes", "TagAccess", "Type2Tag"]),

        // Floor 3: readers, a reader for those who have none, and the command table, which knows nothing of tags.
        .systemLibrary(
            name: "CLibNFC",
            path: "Vendor/CLibNFC",
            pkgConfig: "libnfc",
            providers: [.apt(["libnfc-dev"])]
        ),
        .systemLibrary(
            name: "CPCSCLite",
            path: "Vendor/CPCSCLite",
            pkgConfig: "libpcsclite",
            providers: [.apt(["libpcsclite-dev"])]
        ),
        .target(
            name: "LibNFCReader",
            dependencies: ["TagAccess", "Type2Tag", .target(name: "CLibNFC", condition: .when(traits: ["LibNFC"]))]
        ),
        .target(
            name: "PCSCReader",
            dependencies: ["TagAccess", "Type2Tag", .target(name: "CPCSCLite", condition: .when(traits: ["PCSC"]))]
        ),
        .target(name: "ReaderEmulation", dependencies: ["TagAccess", "Type2Tag", "VirtualTag"]),
        .target(name: "ReaderDoctor", dependencies: ["TagAccess"]),
        .target(name: "CommandLineKit"),

        // Floor 4: the command line.
        .target(
            name: "TapcardCommands",
            dependencies: [
                "Bytes", "CommandLineKit", "LibNFCReader", "NDEF", "PCSCReader", "ReaderDoctor", "ReaderEmulation",
                "TagAccess", "Type2Tag", "VCard", "VirtualTag",
            ]
        ),
        .executableTarget(name: "tapcard", dependencies: ["TapcardCommands"]),

        .target(name: "TestSupport", path: "Tests/TestSupport"),
        // The promises that the fuzzers test, for the inputs that once broke one.
        .target(
            name: "FailCaseProperties",
            dependencies: ["NDEF", "Type2Tag", "VCard"],
            path: "Fuzzing/Sources/FuzzProperties"
        ),
        .testTarget(name: "FailCaseTests", dependencies: ["FailCaseProperties", "TestSupport"]),
        .testTarget(name: "BytesTests", dependencies: ["Bytes"]),
        .testTarget(name: "NDEFTests", dependencies: ["NDEF", "TestSupport"]),
        .testTarget(name: "VCardTests", dependencies: ["VCard", "TestSupport"]),
        .testTarget(name: "Type2TagTests", dependencies: ["Type2Tag", "TestSupport"]),
        .testTarget(
            name: "TagAccessTests",
            dependencies: ["NDEF", "TagAccess", "TestSupport", "Type2Tag", "VirtualTag"]
        ),
        .testTarget(name: "ReaderDoctorTests", dependencies: ["ReaderDoctor", "TestSupport"]),
        .testTarget(name: "CommandLineKitTests", dependencies: ["CommandLineKit"]),
        .testTarget(
            name: "CommandTests",
            dependencies: [
                "CommandLineKit", "NDEF", "ReaderDoctor", "TagAccess", "TapcardCommands", "TestSupport", "Type2Tag",
                "VirtualTag",
            ]
        ),
        .testTarget(
            name: "PeerTests",
            dependencies: ["NDEF", "TestSupport", "Type2Tag", "VCard"],
            exclude: ["peer.py", "requirements.txt", "EZVCard", "Qt/peer.cpp", "TextVCard"]
        ),
        .testTarget(
            name: "ReaderTests",
            dependencies: [
                "LibNFCReader", "NDEF", "PCSCReader", "ReaderEmulation", "TagAccess", "TestSupport", "Type2Tag",
                "VirtualTag",
            ],
            // C that a test compiles for programs it starts, and scripts that run others' libraries.
            exclude: ["FakeUSB", "EndToEnd/Others/nfcpy-peer.py", "EndToEnd/Others/pyscard-peer.py"]
        ),
    ],
    swiftLanguageModes: [.v6]
)

// Every target gets the same strictness, so that none can be forgotten.
for target in package.targets where [.regular, .executable, .test].contains(target.type) {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("InternalImportsByDefault"),
            .enableUpcomingFeature("MemberImportVisibility"),
            .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
            .enableUpcomingFeature("InferIsolatedConformances"),
            .enableUpcomingFeature("ImmutableWeakCaptures"),
            .enableExperimentalFeature("Lifetimes"),
            .strictMemorySafety(),
            .treatAllWarnings(as: .error),
        ]
}
