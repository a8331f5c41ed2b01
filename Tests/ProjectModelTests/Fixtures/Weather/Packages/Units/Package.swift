// swift-tools-version: 5.9
import PackageDescription

let shared: [SwiftSetting] = [.define("UNITS"), .enableUpcomingFeature("ExistentialAny")]

let package = Package(
    name: "Units",
    defaultLocalization: "en",
    platforms: [.iOS(.v16), .macOS(.v13)],
    products: [.library(name: "Units", targets: ["Units"])],
    dependencies: [
        .package(url: "https://example.com/apple/swift-algorithms.git", from: "1.2.0"),
        .package(path: "../Missing"),
    ],
    targets: [
        .target(name: "Units", dependencies: ["Numbers", .product(name: "Algorithms", package: "swift-algorithms")],
                resources: [.process("Resources")], swiftSettings: shared + [.swiftLanguageMode(.v6)]),
        .target(name: "Numbers", exclude: ["Notes"]),
        .testTarget(name: "UnitsTests", dependencies: ["Units"]),
    ]
)
