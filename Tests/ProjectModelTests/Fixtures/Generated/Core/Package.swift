let package = Package(name: "Core", targets: [.target(name: "Core")])
