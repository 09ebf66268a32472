// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

// A package of its own: what it needs is no business of those who embed the codecs.
let package = Package(
    name: "benchmarks",
    // Without the hardware readers: the codecs need no C library.
    dependencies: [.package(name: "tapcard", path: "..", traits: [])],
    targets: [
        // Timing and corpora, for every codec.
        .target(name: "Timing"),

        // What is measured; one target a codec.
        .target(name: "NDEFWorkloads", dependencies: ["Timing", .product(name: "NDEF", package: "tapcard")]),
        .target(name: "VCardWorkloads", dependencies: ["Timing", .product(name: "VCard", package: "tapcard")]),

        // One program measures time. The other counts allocations: it has an allocator that counts, which takes time.
        .executableTarget(name: "ndef-benchmark", dependencies: ["NDEFWorkloads", "Timing"]),
        .executableTarget(name: "vcard-benchmark", dependencies: ["Timing", "VCardWorkloads"]),
        .target(name: "CAllocationCount"),
        .executableTarget(name: "ndef-allocations", dependencies: ["CAllocationCount", "NDEFWorkloads", "Timing"]),
        .executableTarget(name: "vcard-allocations", dependencies: ["CAllocationCount", "Timing", "VCardWorkloads"]),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets where target.name != "CAllocationCount" {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatAllWarnings(as: .error),
    ]
}
