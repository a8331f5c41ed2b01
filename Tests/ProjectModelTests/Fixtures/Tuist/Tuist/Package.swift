// swift-tools-version: 6.0
import PackageDescription

let package = Package(name: "Dependencies", dependencies: [.package(url: "https://example.com/Charts.git", from: "3.1.0")])
