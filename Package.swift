// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

/// The folder of the toolchain's own SwiftSyntax modules: no package from outside provides them.
let syntaxLibraries: String = {
    let names = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":").map { "\($0)/swiftc" } ?? []
    let compiler = names.first { FileManager.default.isExecutableFile(atPath: $0) } ?? "/usr/bin/swiftc"
    return URL(fileURLWithPath: compiler).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("lib/swift/host").path
}()

/// What a target needs to use the toolchain's SwiftSyntax.
let syntaxSwiftSettings: [SwiftSetting] = [.unsafeFlags(["-I", syntaxLibraries])]
func syntaxLinkerSettings(_ modules: [String]) -> [LinkerSetting] {
    [.unsafeFlags(["-L", syntaxLibraries, "-Xlinker", "-rpath", "-Xlinker", syntaxLibraries])] + modules.map { .linkedLibrary($0) }
}

/// Drawing code is optimised in debug builds too: a picture would take seconds otherwise.
let alwaysOptimised: [SwiftSetting] = [.unsafeFlags(["-O"])]

/// A module that user code imports, under Apple's name.
func framework(_ name: String, _ dependencies: [Target.Dependency], resources: [Resource] = [], libraries: [String] = []) -> Target {
    // Initialisers and modifiers ask for the address that they return to. A specialised signature would put a function between
    // them and the user's code.
    .target(name: name, dependencies: dependencies, path: "Sources/Frameworks/\(name)", resources: resources,
        swiftSettings: [.unsafeFlags(["-Xllvm", "-sil-disable-pass=function-signature-opts"], .when(configuration: .release))],
        linkerSettings: libraries.map { .linkedLibrary($0) })
}

/// With `VITRINE_TARGETS=TypesettingTests,...` in the environment only those targets and what they need are built: one room
/// can be worked on while another does not compile.
func chosen(_ targets: [Target]) -> [Target] {
    guard let names = ProcessInfo.processInfo.environment["VITRINE_TARGETS"], !names.isEmpty else { return targets }
    var wanted = Set(names.split(separator: ",").map(String.init))
    func needs(_ target: Target) -> [String] {
        target.dependencies.compactMap {
            switch $0 {
            case .byNameItem(let name, _), .targetItem(let name, _): name
            default: nil
            }
        }
    }
    // Programs that a test starts are built with it, and linked into nothing.
    for test in ["PinnedWorldTests", "ExtensionProcessesTests"] where wanted.contains(test) { wanted.insert("ProbeExtension") }
    if wanted.contains("WidgetHostTests") { wanted.insert("DayProgram") }
    while true {
        let more = Set(targets.filter { wanted.contains($0.name) }.flatMap(needs)).subtracting(wanted)
        if more.isEmpty { break }
        wanted.formUnion(more)
    }
    return targets.filter { wanted.contains($0.name) }
}

/// The tests of the frameworks below SwiftUI: a target of their own, which is built without it.
let systemFrameworkTests = ["FoundationSupplement", "Combine", "CoreGraphics", "UIKit", "Intents", "AppIntents"]

let isWhole = (ProcessInfo.processInfo.environment["VITRINE_TARGETS"] ?? "").isEmpty

let package = Package(
    name: "Vitrine",
    products: isWhole ? [
        .executable(name: "vitrine", targets: ["vitrine"]),
        .executable(name: "vitrine-extension", targets: ["ExtensionRuntime"]),
    ] : [],
    targets: chosen([
        // Libraries of the system.
        .systemLibrary(name: "CCairo", path: "Sources/CLibraries/CCairo", pkgConfig: "cairo-ft", providers: [.apt(["libcairo2-dev"])]),
        .systemLibrary(name: "CFreeType", path: "Sources/CLibraries/CFreeType", pkgConfig: "freetype2 harfbuzz", providers: [.apt(["libfreetype-dev", "libharfbuzz-dev"])]),
        .systemLibrary(name: "CFriBidi", path: "Sources/CLibraries/CFriBidi", pkgConfig: "fribidi", providers: [.apt(["libfribidi-dev"])]),
        .systemLibrary(name: "CImageReaders", path: "Sources/CLibraries/CImageReaders", pkgConfig: "spng libturbojpeg libwebp libheif", providers: [.apt(["libspng-dev", "libturbojpeg0-dev", "libwebp-dev", "libheif-dev"])]),
        .systemLibrary(name: "CDeflate", path: "Sources/CLibraries/CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
        .systemLibrary(name: "CSQLite", path: "Sources/CLibraries/CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(name: "CQREncode", path: "Sources/CLibraries/CQREncode", pkgConfig: "libqrencode", providers: [.apt(["libqrencode-dev"])]),
        .systemLibrary(name: "CCrypto", path: "Sources/CLibraries/CCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
        .systemLibrary(name: "CExpat", path: "Sources/CLibraries/CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
        .systemLibrary(name: "CXML2", path: "Sources/CLibraries/CXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
        .systemLibrary(name: "CYAML", path: "Sources/CLibraries/CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
        .systemLibrary(name: "CJansson", path: "Sources/CLibraries/CJansson", pkgConfig: "jansson", providers: [.apt(["libjansson-dev"])]),
        .systemLibrary(name: "CMicroHTTPD", path: "Sources/CLibraries/CMicroHTTPD", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),

        .systemLibrary(name: "CCallSite", path: "Sources/CLibraries/CCallSite"),
        .systemLibrary(name: "CSpawn", path: "Sources/CLibraries/CSpawn"),
        .systemLibrary(name: "CCMark", path: "Sources/CLibraries/CCMark", pkgConfig: "libcmark", providers: [.apt(["libcmark-dev"])]),

        // From a view to a picture.
        .target(name: "Drawing", swiftSettings: alwaysOptimised),
        .target(name: "FindingTable", dependencies: ["Drawing"], path: "Sources/Findings/Codes"),
        .target(name: "Typesetting", dependencies: ["Drawing", "CFreeType", "CFriBidi"], resources: [.copy("Resources")], swiftSettings: alwaysOptimised,
            linkerSettings: [.linkedLibrary("_FoundationICU")]),
        .target(name: "Rasterizing", dependencies: ["Drawing", "Typesetting", "CCairo", "CFreeType", "CImageReaders", "CDeflate"], swiftSettings: alwaysOptimised),

        // What user code imports.
        framework("FoundationSupplement", ["CCMark", "CXML2"], libraries: ["_FoundationICU"]),
        framework("DeveloperToolsSupport", []),
        framework("Combine", ["FoundationSupplement"]),
        framework("os", ["FoundationSupplement"]),
        framework("OSLog", ["os"]),
        framework("CoreGraphics", ["Drawing", "Rasterizing", "CImageReaders", "FoundationSupplement"]),
        framework("ImageIO", ["CoreGraphics", "FoundationSupplement"]),
        framework("UIKit", ["DeveloperToolsSupport", "CoreGraphics", "CoreImage", "ImageIO", "Drawing", "Typesetting", "Rasterizing", "FoundationSupplement"]),
        framework("Intents", ["FoundationSupplement", "UIKit"]),
        framework("AppIntents", ["FoundationSupplement", "CoreSpotlight"]),
        framework("SwiftUI", ["DeveloperToolsSupport", "CCallSite", "Drawing", "Typesetting", "CoreGraphics", "UIKit", "Combine", "CoreData", "AppIntents", "FoundationSupplement", "Macros"]),
        framework("Charts", ["SwiftUI"]),
        framework("ActivityKit", ["AppIntents", "FoundationSupplement"]),
        framework("WidgetKit", ["SwiftUI", "AppIntents", "Intents", "ActivityKit", "Macros"]),
        // Where Core Data and SwiftData keep what they are given.
        .target(name: "RecordStore", dependencies: ["CSQLite"]),
        framework("CoreData", ["RecordStore", "Combine", "FoundationSupplement"]),
        framework("SwiftData", ["RecordStore", "SwiftUI", "FoundationSupplement", "Macros"]),
        // Small frameworks, of which extensions use little: what a simulated device can answer.
        framework("CoreLocation", ["FoundationSupplement"]),
        framework("MapKit", ["CoreLocation", "UIKit", "FoundationSupplement"]),
        framework("AVFAudio", ["FoundationSupplement"]),
        framework("AVFoundation", ["AVFAudio", "CoreGraphics", "FoundationSupplement"]),
        framework("UniformTypeIdentifiers", ["FoundationSupplement"]),
        framework("Network", ["FoundationSupplement"]),
        framework("CryptoKit", ["FoundationSupplement", "CCrypto"]),
        framework("Security", ["FoundationSupplement"]),
        framework("LocalAuthentication", ["FoundationSupplement"]),
        framework("UserNotifications", ["FoundationSupplement"]),
        framework("HealthKit", ["FoundationSupplement"]),
        framework("EventKit", ["CoreGraphics", "FoundationSupplement"]),
        framework("StoreKit", ["FoundationSupplement"]),
        framework("WeatherKit", ["CoreLocation", "FoundationSupplement"]),
        framework("NetworkExtension", ["FoundationSupplement"]),
        framework("CoreTransferable", ["UniformTypeIdentifiers", "FoundationSupplement"]),
        framework("CoreSpotlight", ["UniformTypeIdentifiers", "FoundationSupplement"]),
        framework("Contacts", ["FoundationSupplement"]),
        framework("Photos", ["UIKit", "FoundationSupplement"]),
        framework("BackgroundTasks", ["FoundationSupplement"]),
        framework("AlarmKit", ["ActivityKit", "SwiftUI", "FoundationSupplement"]),
        framework("AudioToolbox", ["FoundationSupplement"]),
        framework("WatchConnectivity", ["FoundationSupplement"]),
        framework("CoreMotion", ["FoundationSupplement"]),
        framework("CloudKit", ["FoundationSupplement"]),
        framework("SystemConfiguration", ["Network", "FoundationSupplement"]),
        framework("MediaPlayer", ["FoundationSupplement"]),
        framework("CoreImage", ["CoreGraphics", "ImageIO", "Drawing", "FoundationSupplement", "CQREncode"]),
        framework("QuartzCore", ["CoreGraphics"]),
        framework("SwiftUICore", ["SwiftUI"]),
        .macro(name: "Macros", swiftSettings: syntaxSwiftSettings, linkerSettings: syntaxLinkerSettings(
            ["SwiftSyntax", "SwiftSyntaxMacros", "SwiftSyntaxBuilder", "SwiftDiagnostics", "SwiftCompilerPluginMessageHandling"])),

        // The extension's process.
        .target(name: "CPinnedWorld", path: "Sources/PinnedWorld/C", cSettings: [.define("_GNU_SOURCE")], linkerSettings: [.linkedLibrary("sqlite3")]),
        .target(name: "PinnedLocale", dependencies: ["CPinnedWorld"], path: "Sources/PinnedWorld/Locale", swiftSettings: [.unsafeFlags(["-disable-cmo"])]),
        .target(name: "PinnedWorld", dependencies: ["CPinnedWorld", "PinnedLocale"], path: "Sources/PinnedWorld/Swift"),
        .target(name: "ExtensionMessages", dependencies: ["Drawing"]),
        .target(name: "ExtensionService", dependencies: ["ExtensionMessages", "FindingTable", "PinnedWorld", "CPinnedWorld", "Drawing"], path: "Sources/ExtensionRuntime/Service"),
        .target(name: "ExtensionResources", dependencies: ["ProjectModel", "Drawing", "Typesetting", "CoreGraphics", "UIKit", "FoundationSupplement"], path: "Sources/ExtensionRuntime/Resources",
            linkerSettings: [.linkedLibrary("_FoundationICU")]),
        .executableTarget(name: "ExtensionRuntime",
            dependencies: ["ExtensionService", "ExtensionResources", "FindingTable", "ExtensionMessages", "PinnedLocale", "PinnedWorld", "CPinnedWorld", "Drawing", "Typesetting", "SwiftUI", "WidgetKit", "Charts", "UIKit", "AppIntents", "Intents", "ActivityKit", "Combine", "CoreData", "SwiftData", "os", "OSLog", "CoreGraphics", "ImageIO", "FoundationSupplement", "CoreLocation", "MapKit", "AVFAudio", "AVFoundation", "UniformTypeIdentifiers", "Network", "CryptoKit", "Security", "LocalAuthentication", "UserNotifications", "HealthKit", "EventKit", "StoreKit", "WeatherKit", "NetworkExtension", "CoreTransferable", "CoreSpotlight", "Contacts", "Photos", "BackgroundTasks", "AlarmKit", "AudioToolbox", "WatchConnectivity", "CoreMotion", "CloudKit", "SystemConfiguration", "MediaPlayer", "CoreImage", "QuartzCore", "SwiftUICore"],
            path: "Sources/ExtensionRuntime/Program",
            // User code is compiled without optimisation, and refers to the specialisations that the toolchain keeps for that.
            linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"]), .linkedLibrary("swiftSwiftOnoneSupport")]),

        // The host.
        .target(name: "JSONValues", dependencies: ["CJansson"], swiftSettings: alwaysOptimised),
        .target(name: "DeviceProfiles", dependencies: ["JSONValues", "Drawing"], resources: [.copy("Resources")]),
        .target(name: "ProjectModel", dependencies: ["JSONValues", "Drawing", "FindingTable", "CExpat", "CYAML"]),
        .target(name: "ExtensionBuild", dependencies: ["ProjectModel", "Drawing", "CSpawn"], swiftSettings: syntaxSwiftSettings,
            linkerSettings: syntaxLinkerSettings(["SwiftSyntax", "SwiftParser", "SwiftParserDiagnostics"])),
        .target(name: "ExtensionProcesses", dependencies: ["ExtensionMessages", "FindingTable", "Drawing", "CSpawn"], path: "Sources/WidgetHost/Process"),
        .target(name: "WidgetHost", dependencies: ["ExtensionProcesses", "ExtensionMessages", "ProjectModel", "DeviceProfiles", "Findings", "Drawing", "Typesetting", "Rasterizing", "CSQLite", "CYAML"], exclude: ["Process"]),
        .target(name: "Findings", dependencies: ["DeviceProfiles", "ExtensionMessages", "FindingTable", "Drawing"], exclude: ["Codes"]),
        .target(name: "Snapshots", dependencies: ["ProjectModel", "ExtensionBuild", "ExtensionMessages", "ExtensionProcesses", "WidgetHost", "DeviceProfiles", "Findings", "JSONValues", "Rasterizing", "Typesetting", "Drawing",
            "CCairo", "CFreeType", "CImageReaders"], swiftSettings: syntaxSwiftSettings + alwaysOptimised),
        .target(name: "HomeScreen", dependencies: ["WidgetHost", "Snapshots", "ExtensionMessages", "ProjectModel", "ExtensionBuild", "DeviceProfiles", "JSONValues", "Rasterizing", "Typesetting", "Drawing", "CMicroHTTPD"], resources: [.copy("Page")], swiftSettings: syntaxSwiftSettings),
        .target(name: "OptionParsing", dependencies: ["JSONValues"], path: "Sources/vitrine/Parsing"),
        .executableTarget(name: "vitrine", dependencies: ["OptionParsing", "HomeScreen", "Snapshots", "ProjectModel", "ExtensionBuild", "WidgetHost", "DeviceProfiles", "Findings", "JSONValues", "Drawing"],
            exclude: ["Parsing"], swiftSettings: [.unsafeFlags(["-parse-as-library"])] + syntaxSwiftSettings),

        // What is measured.
        .executableTarget(name: "DaysBenchmark", dependencies: ["WidgetHost", "ExtensionProcesses", "ExtensionBuild", "ProjectModel", "DeviceProfiles"], path: "Benchmarks/Days", exclude: ["Extension"],
            swiftSettings: syntaxSwiftSettings),
        .executableTarget(name: "PicturesBenchmark", dependencies: ["SwiftUI", "WidgetKit", "Rasterizing", "Drawing"], path: "Benchmarks/Pictures"),
        .executableTarget(name: "RasterizingBenchmark", dependencies: ["Rasterizing", "Typesetting", "Drawing"], path: "Benchmarks/Rasterizing", swiftSettings: alwaysOptimised),

        // Tests mirror the sources.
        .testTarget(name: "DrawingTests", dependencies: ["Drawing"]),
        .testTarget(name: "TypesettingTests", dependencies: ["Typesetting", "Drawing"], resources: [.copy("Resources")]),
        .testTarget(name: "RasterizingTests", dependencies: ["Rasterizing", "Typesetting", "Drawing"]),
        .testTarget(name: "SystemFrameworksTests", dependencies: ["ActivityKit", "AppIntents", "Intents", "UIKit", "CoreGraphics", "Combine", "os", "FoundationSupplement", "Drawing"],
            path: "Tests/FrameworksTests", exclude: ["SwiftUI", "WidgetKit", "Charts"], sources: systemFrameworkTests,
            // The toolchain's Testing would bring an overlay for Apple's CoreGraphics, which this is not.
            swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
        .testTarget(name: "FrameworksTests", dependencies: ["SwiftUI", "WidgetKit", "ActivityKit", "ExtensionResources", "ProjectModel", "AppIntents", "Intents", "UIKit", "Combine", "FoundationSupplement", "Typesetting", "Rasterizing", "Drawing", "CDeflate"], exclude: systemFrameworkTests + ["Charts"],
            swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
        // Each call shape of the frameworks that real widgets use, once: it is enough that it compiles.
        .testTarget(name: "Shapes", dependencies: ["WidgetKit", "SwiftUI", "AppIntents", "Intents", "ActivityKit", "UIKit", "Combine", "FoundationSupplement"],
            swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
        // Whether Shapes uses every shape that was counted.
        .testTarget(name: "Census", exclude: ["Resources"], swiftSettings: syntaxSwiftSettings, linkerSettings: syntaxLinkerSettings(["SwiftSyntax", "SwiftParser"])),
        // Whether the support table says what the frameworks' comments say.
        .testTarget(name: "SupportTests", path: "Tests/Support", swiftSettings: syntaxSwiftSettings, linkerSettings: syntaxLinkerSettings(["SwiftSyntax", "SwiftParser"])),
        .testTarget(name: "ChartsTests", dependencies: ["Charts", "SwiftUI", "Drawing"], path: "Tests/FrameworksTests/Charts",
            swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
        .testTarget(name: "SmallFrameworksTests", dependencies: ["CoreLocation", "MapKit", "AVFAudio", "AVFoundation", "UniformTypeIdentifiers", "Network", "CryptoKit", "Security", "LocalAuthentication", "UserNotifications", "ImageIO", "HealthKit", "EventKit", "StoreKit", "WeatherKit", "NetworkExtension", "CoreTransferable", "CoreSpotlight", "Contacts", "Photos", "BackgroundTasks", "AlarmKit", "AudioToolbox", "WatchConnectivity", "CoreMotion", "CloudKit", "SystemConfiguration", "MediaPlayer", "CoreImage", "QuartzCore", "UIKit"],
            swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
        .testTarget(name: "DataFrameworksTests", dependencies: ["SwiftData", "CoreData", "RecordStore", "CSQLite", "SwiftUI", "Macros"],
            swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
        .target(name: "FuzzedReaders", dependencies: ["ProjectModel"], path: "Tests/FuzzedReaders"),
        .executableTarget(name: "reader-fuzz", dependencies: ["FuzzedReaders", "ProjectModel"], path: "Tests/ReaderFuzz"),
        .testTarget(name: "ProjectModelTests", dependencies: ["ProjectModel", "FuzzedReaders", "Drawing"], resources: [.copy("Fixtures")]),
        .testTarget(name: "ExtensionBuildTests", dependencies: ["ExtensionBuild", "ProjectModel", "Macros"], swiftSettings: syntaxSwiftSettings),
        .testTarget(name: "ExtensionMessagesTests", dependencies: ["ExtensionMessages", "Drawing"]),
        // An extension's process with probes in place of the frameworks; the tests below start it.
        .executableTarget(name: "ProbeExtension", dependencies: ["ExtensionService", "PinnedWorld", "ExtensionMessages", "Drawing"], path: "Tests/ProbeExtension",
            linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),
        .target(name: "ProbeSupport", dependencies: ["ExtensionProcesses", "ExtensionMessages"], path: "Tests/ProbeSupport"),
        .testTarget(name: "PinnedWorldTests", dependencies: ["ProbeSupport", "ExtensionProcesses", "ExtensionMessages"]),
        .testTarget(name: "ExtensionProcessesTests", dependencies: ["ProbeSupport", "ExtensionProcesses", "ExtensionMessages", "Drawing"]),
        // A hosted extension without a process, and a device for it.
        .target(name: "HostSupport", dependencies: ["WidgetHost", "ExtensionMessages", "DeviceProfiles", "Drawing"], path: "Tests/HostSupport"),
        // Lives simulated days until it is killed; the tests of the store start it.
        .executableTarget(name: "DayProgram", dependencies: ["HostSupport", "WidgetHost"], path: "Tests/DayProgram"),
        .testTarget(name: "WidgetHostTests", dependencies: ["HostSupport", "WidgetHost", "ExtensionMessages", "DeviceProfiles", "Findings", "Drawing"]),
        .testTarget(name: "JSONValuesTests", dependencies: ["JSONValues"]),
        .testTarget(name: "DeviceProfilesTests", dependencies: ["DeviceProfiles", "JSONValues"]),
        .testTarget(name: "OptionParsingTests", dependencies: ["OptionParsing", "JSONValues"]),
        .testTarget(name: "FindingsTests", dependencies: ["Findings", "DeviceProfiles", "ExtensionMessages", "Drawing"]),
        .testTarget(name: "SnapshotsTests", dependencies: ["Snapshots", "WidgetHost", "DeviceProfiles", "ExtensionMessages", "Findings", "JSONValues", "Drawing"]),
        .testTarget(name: "HomeScreenTests", dependencies: ["HomeScreen", "ExtensionBuild", "HostSupport", "WidgetHost", "ExtensionMessages", "DeviceProfiles", "JSONValues", "Drawing"], swiftSettings: syntaxSwiftSettings),
        .testTarget(name: "EndToEnd", dependencies: ["JSONValues", "Rasterizing"]),
    ]),
    swiftLanguageModes: [.v5]
)
