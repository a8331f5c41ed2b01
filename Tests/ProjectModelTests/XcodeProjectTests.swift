import Foundation
import Testing
@testable import ProjectModel

@Suite struct XcodeProjectTests {
    let model: ExtensionModel

    init() throws { model = try ProjectReader().extensionModel(at: Fixture.project) }

    @Test("the iPhone extension is chosen though the app, an Intents extension and a watch widget stand beside it")
    func choice() throws {
        #expect(model.name == "Weather Widget" && model.moduleName == "Weather_Widget" && model.platform == .iOS)
        #expect(try ProjectReader().extensionNames(at: Fixture.weather) == ["Weather Widget"])
        #expect(try ProjectReader().extensionModel(at: Fixture.weather, target: "WatchWidget").platform == .watchOS)
    }

    @Test("sources come from build phases, groups without a folder, the project's root, synchronised folders and their exceptions both ways")
    func sources() {
        #expect(model.sources.map(\.below) == ["Shared/Model.swift", "Shared/Rooted File.swift", "AppExtras/Format.swift", "Widget/Views/Small.swift", "Widget/WeatherBundle.swift"])
    }

    @Test("resources are sorted by what reads them, languages come from their folders, and what the exceptions name is left out")
    func resources() {
        #expect(model.assetCatalogs.map(\.below) == ["Widget/Assets.xcassets"])
        #expect(model.stringCatalogs.map(\.below) == ["Widget/Localizable.xcstrings"])
        #expect(model.intentDefinitions.map(\.below) == ["Base.lproj/Configuration.intentdefinition"])
        #expect(model.fonts.map(\.below) == ["Widget/Fonts/Brand.ttf"])
        #expect(Set(model.stringsFiles.map { "\($0.language ?? "-") \($0.table) \($0.kind)" })
            == ["de Configuration strings", "en Widget strings", "de Widget strings", "en Plurals stringsdict"])
        #expect(model.resources.files.map(\.destination) == ["cities.json"])
        #expect(model.resources.widgetBackgroundColorName == "Sky")
    }

    @Test("settings come from the project, its xcconfig and the target, conditions and inheritance decided as for an iPhone's debug build")
    func settings() {
        #expect(model.swiftVersion == "6" && model.defaultIsolation == "MainActor")
        #expect(model.conditions == ["DEBUG", "BETA", "WIDGET", "FROM_FLAGS"])
        #expect(model.upcomingFeatures == ["MemberImportVisibility"] && model.experimentalFeatures == ["Lifetimes"])
        #expect(model.deploymentTarget == "17.0")
        #expect(model.bundleIdentifier == "com.example.weather.widget")
        #expect(model.version == "2.3" && model.build == "45" && model.developmentLanguage == "en")
        #expect(model.infoPlist["CFBundleDisplayName"] == .string("Weather: FREE"))
        #expect(model.infoPlist["NSSupportsLiveActivities"] == .boolean(true))
        #expect(model.infoPlist["UIAppFonts"]?.texts == ["Brand.ttf"])
    }

    @Test("a path that the project spells in other letters is found as on a Mac")
    func otherCase() { #expect(model.infoPlistPath?.below == "Widget/Info.plist") }

    @Test("app groups have the settings put in, for the extension and its app")
    func groups() {
        #expect(model.appGroups == ["group.com.example.weather"])
        #expect(model.app?.appGroups == ["group.com.example.weather"])
        #expect(model.app?.name == "Weather" && model.app?.urlSchemes == ["weather"] && model.app?.deploymentTarget == "16.0")
        #expect(model.app?.sources.map(\.below) == ["App/App.swift", "Shared/Model.swift", "AppExtras/AppOnly.swift", "AppExtras/Format.swift"])
    }

    @Test("the framework and the package that it imports come in dependency order, a package from elsewhere is missing with its pin")
    func modules() {
        #expect(model.modules.map(\.name) == ["Numbers", "Units", "ForecastKit"])
        #expect(model.modules[1].dependencies == ["Numbers"] && model.modules[2].dependencies == ["Units"])
        #expect(model.modules[1].conditions == ["DEBUG", "SWIFT_PACKAGE", "UNITS"] && model.modules[1].swiftVersion == "6")
        #expect(model.modules[1].resources.files.map(\.destination) == ["units.txt"] && model.modules[1].bundleName == "Units_Units")
        #expect(model.missingModules == [MissingModule(name: "Lottie", importer: Fixture.weather + "/Widget/WeatherBundle.swift", line: 4,
                                                       url: "https://example.com/airbnb/lottie-spm.git", pin: "4.4.0")])
    }

    @Test("a module missing from the project is found in the folder of packages or of stand-ins")
    func elsewhere() throws {
        let folder = try TemporaryFolder()
        try folder.write("stubs/Lottie/Lottie.swift", "public struct LottieView {}")
        try folder.write("packages/lottie-spm/Package.swift", "let package = Package(name: \"lottie\", targets: [.target(name: \"Lottie\")])")
        try folder.write("packages/lottie-spm/Sources/Lottie/A.swift", "public struct A {}")
        let stub = try ProjectReader(stubs: folder.path + "/stubs").extensionModel(at: Fixture.project)
        #expect(stub.missingModules.isEmpty && stub.modules.contains { $0.name == "Lottie" && $0.kind == .stub })
        let package = try ProjectReader(packages: folder.path + "/packages").extensionModel(at: Fixture.project)
        #expect(package.missingModules.isEmpty && package.modules.contains { $0.name == "Lottie" && $0.kind == .package })
    }

    @Test("the Intents extension of the same app is known with its sources")
    func intents() {
        #expect(model.intentsExtension?.name == "WeatherIntents")
        #expect(model.intentsExtension?.sources.map(\.below) == ["Intents/IntentHandler.swift"])
    }

    @Test("the folder of a target gives the target's whole file list")
    func folderOfTarget() throws {
        let folder = try ProjectReader().extensionModel(at: Fixture.weather + "/Widget")
        #expect(folder.sources == model.sources && folder.notes.count == model.notes.count + 1)
    }

    @Test("files that settings exclude by pattern are left out, and those that settings include again are not")
    func excluded() throws {
        let folder = try Fixture.copy()
        try edit("Weather.xcodeproj/project.pbxproj", in: folder) {
            $0.replacing("SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;", with: "EXCLUDED_SOURCE_FILE_NAMES = (\"Small*\", \"Shared/*\"); INCLUDED_SOURCE_FILE_NAMES = Model.swift;")
        }
        let model = try ProjectReader().extensionModel(at: folder.path)
        #expect(model.sources.map(Paths.name) == ["Model.swift", "Format.swift", "WeatherBundle.swift"] && model.resources.files.isEmpty)
    }

    @Test("a package inside a synchronised folder is a package, and its files are no sources of the target")
    func packageInFolder() throws {
        let folder = try Fixture.copy()
        try folder.write("Widget/Modules/Core/Package.swift", "let package = Package(name: \"Core\", targets: [.target(name: \"Core\")])")
        try folder.write("Widget/Modules/Core/Sources/Core/Core.swift", "public struct Core {}")
        try folder.write("Widget/Views/Small.swift", "import Core")
        let model = try ProjectReader().extensionModel(at: folder.path)
        #expect(!model.sources.contains { $0.hasSuffix("Core.swift") } && model.modules.contains { $0.name == "Core" && $0.sources.count == 1 })
    }

    @Test("a framework that is there in compiled form alone is missing, and says so")
    func binaryFramework() throws {
        let folder = try Fixture.copy()
        try edit("Weather.xcodeproj/project.pbxproj", in: folder) { $0.replacing("path = cities.json;", with: "path = Lottie.xcframework;") }
        let model = try ProjectReader().extensionModel(at: folder.path)
        #expect(model.missingModules.map(\.binary) == [folder.path + "/Shared/Lottie.xcframework"])
    }

    @Test("two readings of one project are equal")
    func stable() throws { #expect(try ProjectReader().extensionModel(at: Fixture.project) == model) }

    @Test("an unknown target is refused with the right names, another kind of target with its reason")
    func unknownTarget() {
        #expect(throws: ProjectError.noSuchTarget(name: "None", path: Fixture.project, names: ["Weather Widget", "WatchWidget"])) {
            try ProjectReader().extensionModel(at: Fixture.project, target: "None")
        }
        #expect(throws: ProjectError.notAWidget(target: "ForecastKit", path: Fixture.project, names: ["Weather Widget", "WatchWidget"])) {
            try ProjectReader().extensionModel(at: Fixture.project, target: "ForecastKit")
        }
    }

    @Test("two widget extensions for the phone and no choice: both names are given")
    func several() throws {
        let folder = try Fixture.copy()
        try edit("Weather.xcodeproj/project.pbxproj", in: folder) { $0.replacing("SDKROOT = watchos; WATCHOS_DEPLOYMENT_TARGET = 10.0;", with: "SDKROOT = iphoneos;") }
        #expect(throws: ProjectError.severalExtensions(path: folder.path + "/Weather.xcodeproj", names: ["Weather Widget", "WatchWidget"])) {
            try ProjectReader().extensionModel(at: folder.path)
        }
    }
}

/// Rewrites a file of a copied project.
func edit(_ file: String, in folder: TemporaryFolder, _ change: (String) -> String) throws {
    try folder.write(file, change(try FileReading.text("\(folder.path)/\(file)")))
}
