// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
    name: "readme-test",
    dependencies: [.package(name: "tapcard", path: "../..")],
    targets: [
        .executableTarget(
            name: "readme",
            dependencies: [
                .product(name: "NDEF", package: "tapcard"),
                .product(name: "TagAccess", package: "tapcard"),
                .product(name: "Type2Tag", package: "tapcard"),
                .product(name: "VCard", package: "tapcard"),
                .product(name: "VirtualTag", package: "tapcard"),
            ],
            path: "Sources"
        )
    ],
    swiftLanguageModes: [.v6]
)
