import ExtensionBuild
import ExtensionMessages
import Foundation
import HomeScreen
import OptionParsing
import ProjectModel
import Snapshots
import Synchronization
import WidgetHost

/// An extension of a project as the home screen has it: built, started on the kept device, and built again when its files change.
final class LiveExtension: ExtensionRebuilding, @unchecked Sendable {
    let path: String
    private let options: ParsedOptions
    private let settings: SessionSettings
    private let device: DeviceFolder
    private var model: ExtensionModel
    private(set) var seconds = 0.0
    private let liftsLiterals: Bool
    private var built: ExtensionBuild.BuiltExtension?
    private var editing: LiteralEditing?
    private let spare = SpareProcess()
    /// How the process was launched that was started last.
    private let launched = Mutex<ExtensionLaunch?>(nil)

    /// - Parameter liftsLiterals: whether it is built so that literals can be changed without compiling.
    init(path: String, model: ExtensionModel, options: ParsedOptions, device: DeviceFolder, liftsLiterals: Bool = false) throws {
        self.liftsLiterals = liftsLiterals
        self.path = path
        self.options = options
        self.device = device
        self.model = model
        settings = try SessionSettings(options)
    }

    /// Builds it.
    /// - Throws: `BuildError`, `CommandFailure`.
    func build(_ progress: ProgressLine) throws -> HomeScreen.InstalledExtension {
        let built = try ExtensionLoading(path: path, options: options, progress: progress).build(model, liftsLiterals: liftsLiterals)
        self.built = built
        editing = built.lifted.map { LiteralEditing($0) }
        seconds = built.seconds
        warnings = built.diagnostics.map(message)
        return installed(built)
    }

    /// A change of literals goes to a fresh process of the same build.
    func edit(_ changed: Set<String>, types: (String, [UInt64]) -> [LiteralType]) -> LiveRebuild.Outcome? {
        guard let built, let step = editing?.step(changed: changed, ask: { types(model.bundleIdentifier, $0) }) else { return nil }
        switch step {
        case .build: return nil
        case .nothing: return .unchanged
        case .literals(let literals): return .edited(installed(built, literals), seconds: 0, warnings: warnings)
        }
    }

    func rest() { if liftsLiterals, let launch = launched.withLock({ $0 }) { spare.prepare(launch) } }

    func close() { spare.finish() }

    private(set) var warnings: [LiveRebuild.Message] = []

    /// Builds what changed. Called on one thread at a time.
    func rebuild(_ changed: Set<String>) -> LiveRebuild.Outcome {
        do {
            // A change of a source that is known changes nothing of the project.
            if !changed.isSubset(of: model.sources) { model = try ExtensionLoading.model(path: path, options: options) }
            let installed = try build(ProgressLine())
            return .built(installed, seconds: seconds, warnings: warnings)
        } catch let error as BuildError {
            let messages = error.diagnostics.map(message)
            return .failed(messages.isEmpty ? [.init(severity: "error", text: "\(error)")] : messages)
        } catch let failure as CommandFailure {
            return .failed([.init(severity: "error", text: failure.message)])
        } catch {
            return .failed([.init(severity: "error", text: "\(error)")])
        }
    }

    /// Folders whose files are watched: the project's, and those of sources that lie elsewhere.
    var folders: [String] {
        let root = model.root.hasSuffix("/") ? model.root : model.root + "/"
        let others = (model.sources + model.modules.flatMap(\.sources)).filter { !$0.hasPrefix(root) }.map { ($0 as NSString).deletingLastPathComponent }
        return [model.root] + Set(others).sorted()
    }

    /// Whether a file is an input of a build.
    static func isInput(_ path: String) -> Bool {
        let name = (path as NSString).lastPathComponent
        let extensions = ["swift", "strings", "stringsdict", "xcstrings", "json", "png", "jpg", "jpeg", "pdf", "svg", "heic", "webp", "plist", "entitlements", "pbxproj", "intentdefinition",
                          "yml", "yaml", "xcconfig", "ttf", "otf", "md", "graphql"]
        return extensions.contains((name as NSString).pathExtension.lowercased()) && !name.hasSuffix("~") && !name.hasPrefix(".")
    }

    private func message(_ diagnostic: Diagnostic) -> LiveRebuild.Message {
        .init(severity: diagnostic.severity.rawValue, file: diagnostic.path.isEmpty ? nil : SourcePaths(model).shown(diagnostic.path), line: diagnostic.line, column: diagnostic.column, text: diagnostic.message)
    }

    private func installed(_ built: ExtensionBuild.BuiltExtension, _ literals: LiteralOverrides = .none) -> HomeScreen.InstalledExtension {
        let model = model, settings = settings, device = device
        let spare = liftsLiterals ? spare : nil
        var own = settings.extensionSettings(for: built, model: model)
        own.literals = literals
        let started = own
        return HomeScreen.InstalledExtension(
            identifier: model.bundleIdentifier, appName: Self.displayName(model), appIcon: model.app.flatMap { AppIconFile.path(in: $0.resources.assetCatalogs) }, root: model.root,
            sources: model.sources + model.modules.flatMap(\.sources), urlSchemes: model.app?.urlSchemes ?? []) { [weak self] world in
            try device.prepare(for: model.bundleIdentifier, groups: started.appGroups.map { .only($0) } ?? .all)
            for (identifier, source) in settings.groups { try device.importFiles(of: source, into: identifier, replacing: true) }
            let session = try started.session(on: device, .init(moment: world.now, timeZone: world.timeZone, locale: world.locale, systemVersion: world.systemVersion))
            session.spare = spare
            self?.launched.withLock { $0 = session.launch }
            return try SessionExtension(session)
        }
    }

    /// What stands under the widgets: the app's display name, else its name.
    private static func displayName(_ model: ExtensionModel) -> String {
        for key in ["CFBundleDisplayName", "CFBundleName"] {
            if case .string(let text)? = model.app?.infoPlist[key], !text.isEmpty, !text.contains("$(") { return text }
        }
        return model.app?.name ?? model.name
    }
}

/// The picture of an app's icon in its asset catalogs.
enum AppIconFile {
    /// The largest PNG file of an icon set named AppIcon; nil where there is none.
    static func path(in catalogs: [String]) -> String? {
        for catalog in catalogs {
            let folder = catalog + "/AppIcon.appiconset"
            let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.lowercased().hasSuffix(".png") }.map { folder + "/" + $0 }
            func size(_ path: String) -> Int { ((try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int) ?? 0 }
            if let largest = files.max(by: { size($0) < size($1) }) { return largest }
        }
        return nil
    }
}
