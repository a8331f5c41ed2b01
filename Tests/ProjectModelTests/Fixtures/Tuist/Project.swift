import ProjectDescription

let version: Plist.Value = "1.4"
let base: SettingsDictionary = ["SWIFT_VERSION": "6.0", "MARKETING_VERSION": "1.4", "OTHER_LDFLAGS": ["$(inherited)", "-ObjC"]]

let project = Project(
    name: "Tides",
    options: .options(developmentRegion: "nl"),
    packages: [.remote(url: "https://example.com/charts.git", requirement: .upToNextMajor(from: "2.0.0"))],
    settings: .settings(base: base, configurations: [.debug(name: "Debug", xcconfig: "Config/Debug.xcconfig"), .release(name: "Release")]),
    targets: [
        .target(
            name: "Tides", destinations: .iOS, product: .app, bundleId: "com.example.tides", deploymentTargets: .iOS("16.0"),
            infoPlist: .extendingDefault(with: ["CFBundleShortVersionString": version, "UILaunchScreen": [:]]),
            sources: ["App/Sources/**"], resources: ["App/Resources/**"], entitlements: .file(path: "App/App.entitlements"),
            dependencies: [.target(name: "TidesWidget"), .project(target: "Harbour", path: "Modules/Harbour")]
        ),
        .target(
            name: "TidesWidget", destinations: [.iPhone, .iPad], product: .appExtension, bundleId: "com.example.tides.widget", deploymentTargets: .multiplatform(iOS: "17.0"),
            infoPlist: .extendingDefault(with: [
                "CFBundleDisplayName": "Tides",
                "NSExtension": .dictionary(["NSExtensionPointIdentifier": .string("com.apple.widgetkit-extension")]),
            ]),
            sources: [.glob("Widget/Sources/**", excluding: ["Widget/Sources/Drafts/**"]), "Shared/*.swift"],
            resources: .resources([.glob(pattern: "Widget/Resources/**"), "Shared/Words.strings"]),
            entitlements: .dictionary(["com.apple.security.application-groups": .array(["group.example.tides"])]),
            dependencies: [.project(target: "Harbour", path: "Modules/Harbour"), .external(name: "Charts")],
            settings: .settings(base: ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "$(inherited) WIDGET"])
        ),
    ]
)
