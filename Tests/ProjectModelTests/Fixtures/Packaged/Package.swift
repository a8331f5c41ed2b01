// swift-tools-version: 6.0
import PackageDescription

let features: [SwiftSetting] = [.enableUpcomingFeature("ExistentialAny"), .define("PACKAGED", .when(configuration: .debug))]
let package = Package(
    name: "Hello",
    defaultLocalization: "en",
    platforms: [.iOS("17.0")],
    products: [.library(name: "Hello", targets: ["Hello"]), .library(name: "HelloWidget", targets: ["HelloWidget"])],
    dependencies: [.package(url: "https://example.com/things.git", from: "1.2.0")],
    targets: [
        .target(name: "Hello", dependencies: ["Shared"]),
        .target(name: "HelloWidget", dependencies: ["Shared", .product(name: "Things", package: "things")], swiftSettings: features),
        .target(name: "Shared", path: "Common", exclude: ["Notes.md"], resources: [.process("Resources")]),
    ]
)
