import Foundation

/// Reads Tuist's `Project.swift` as the project it would generate, as far as it is written in literals.
///
/// The manifest is a program, and is not run: names bound by `let`, calls and `+` are followed, helpers of
/// `ProjectDescriptionHelpers` are not. What depends on them is left out with a note.
struct TuistFile {
    private let path: String
    private let folder: String
    private let root: ManifestExpression
    private var notes: [String] = []

    /// The manifests of one workspace, as one project: targets of one may link those of another.
    static func read(_ paths: [String]) throws(ProjectError) -> ProjectDescription {
        var description = ProjectDescription(path: paths.first ?? "", folder: Paths.folder(of: paths.first ?? ""), developmentLanguage: "en", targets: [])
        for path in paths {
            var scan = ManifestExpressionParser(SwiftScan(try FileReading.text(path, namedIn: path, limit: 4 << 20)))
            guard let root = scan.value(of: "Project") else {
                // One of several may be none of ours; a single one must say what it holds.
                if paths.count > 1 { continue }
                throw .unsupportedLayout(path: path, reason: "its project is made by code that is not run: no Project(...) in literals is bound to a name",
                                         remedy: "Name the .xcodeproj that `tuist generate` writes, or the folder of the widget extension's sources.")
            }
            var file = TuistFile(path: path, folder: Paths.folder(of: path), root: root)
            try file.add(to: &description)
        }
        readDependencies(around: description.folder, into: &description)
        return description
    }

    private init(path: String, folder: String, root: ManifestExpression) { self.path = path; self.folder = folder; self.root = root }

    private mutating func add(to description: inout ProjectDescription) throws(ProjectError) {
        if let language = root.argument("options")?.argument("developmentRegion")?.string { description.developmentLanguage = language }
        for package in root.argument("packages")?.elements ?? [] { Self.add(package, in: folder, to: &description) }
        for value in root.argument("targets")?.elements ?? [] {
            guard let target = try target(value) else { continue }
            description.targets.append(target)
        }
    }

    private static func add(_ package: ManifestExpression, in folder: String, to description: inout ProjectDescription) {
        if let path = (package.argument("path") ?? (package.callee == "local" ? package.firstArgument : nil))?.string {
            description.localPackages.append(Paths.join(folder, path))
        } else if let url = package.argument("url")?.string {
            description.remotePackages.append(RemotePackage(url: url))
        }
    }

    /// Packages from elsewhere stand in `Tuist/Package.swift`, or in a `Package.swift` beside the project.
    private static func readDependencies(around folder: String, into description: inout ProjectDescription) {
        var place = folder
        for _ in 0 ..< 4 where place != "/" {
            for candidate in ["\(place)/Tuist", place] {
                guard FileReading.isFile("\(candidate)/Package.swift"), let manifest = try? PackageManifest.read(candidate) else { continue }
                for dependency in manifest.dependencies {
                    if let path = dependency.path { description.localPackages.append(path) }
                    if let url = dependency.url { description.remotePackages.append(RemotePackage(url: url, requirement: dependency.requirement)) }
                }
                return
            }
            place = Paths.folder(of: place)
        }
    }

    // MARK: Targets

    private static let kinds: [String: ProjectTarget.Kind] = [
        "appExtension": .appExtension, "extensionKitExtension": .appExtension, "app": .app, "appClip": .app, "watch2App": .watchApp, "framework": .framework,
        "staticFramework": .framework, "staticLibrary": .framework, "dynamicLibrary": .framework,
    ]

    private func target(_ value: ManifestExpression) throws(ProjectError) -> ProjectTarget? {
        guard ["target", "Target"].contains(value.callee), let name = value.argument("name")?.string else { return nil }
        var target = ProjectTarget(name: name, kind: Self.kinds[value.argument("product")?.callee ?? ""] ?? .other, project: path, folder: folder, settings: settings(of: value, named: name))
        if let info = value.argument("infoPlist"), let properties = (info.argument("with") ?? (info.callee == "dictionary" ? info.firstArgument : nil))?.propertyValue.dictionary {
            target.infoProperties = properties
        }
        if let entitlements = value.argument("entitlements"), entitlements.callee == "dictionary" { target.entitlementProperties = entitlements.firstArgument?.propertyValue.dictionary ?? [:] }
        for dependency in value.argument("dependencies")?.elements ?? [] {
            if let name = (dependency.argument("target") ?? (dependency.callee == "target" ? dependency.argument("name") : nil))?.string { target.dependencies.append(name) }
        }
        for (label, adds) in [("sources", true), ("resources", false)] {
            guard let list = value.argument(label) else { continue }
            guard let globs = Self.globs(list) else {
                target.notes.append("\(path): the \(label) of \(name) are computed, which is not run; they are left out.")
                continue
            }
            for glob in globs { try add(glob, swift: adds, to: &target) }
        }
        for key in ["bundleId", "settings"] where value.argument(key) == .unknown {
            target.notes.append("\(path): \(key) of \(name) is computed, which is not run; it is left out.")
        }
        target.resources.accentColorName = target.settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"] ?? "AccentColor"
        target.resources.widgetBackgroundColorName = target.settings["ASSETCATALOG_COMPILER_WIDGET_BACKGROUND_COLOR_NAME"] ?? "WidgetBackground"
        return target
    }

    // MARK: Files

    private struct Glob { var pattern: String; var excluding: [String] }

    /// The patterns of a list; nil where it is no literal one.
    private static func globs(_ list: ManifestExpression) -> [Glob]? {
        if let text = list.string { return [Glob(pattern: text, excluding: [])] }
        let inner = list.argument("globs") ?? (["resources", "sourceFilesList", "paths"].contains(list.callee) ? list.firstArgument : list)
        guard case .array(let values)? = inner else { return nil }
        return values.compactMap { value in
            guard let pattern = (value.string ?? value.argument("pattern")?.string ?? value.argument("path")?.string ?? value.firstArgument?.string) else { return nil }
            return Glob(pattern: pattern, excluding: (value.argument("excluding")?.strings ?? value.argument("excluding")?.string.map { [$0] }) ?? [])
        }
    }

    private func add(_ glob: Glob, swift: Bool, to target: inout ProjectTarget) throws(ProjectError) {
        let parts = glob.pattern.split(separator: "/").map(String.init)
        let fixed = parts.prefix { !$0.contains("*") && !$0.contains("?") }
        let place = Paths.onDisk(Paths.join(folder, fixed.joined(separator: "/")))
        guard FileReading.isFolder(place), !FileWalk.opaqueExtensions.contains(Paths.pathExtension(of: place)) else {
            if FileManager.default.fileExists(atPath: place) { add(file: place, swift: swift, to: &target) } else { target.missingFiles.append(place) }
            return
        }
        let pattern = parts.count > fixed.count ? GlobPattern(parts.dropFirst(fixed.count).joined(separator: "/")) : nil
        let excluded = glob.excluding.map { GlobPattern($0) }
        let own = Set([target.infoPlistPath, target.entitlementsPath].compactMap { $0 })
        for file in try FileWalk().files(below: place) where pattern?.matches(file.relative) ?? true {
            guard !own.contains(file.path), !excluded.contains(where: { $0.matches(Paths.relative(file.path, to: folder)) }) else { continue }
            add(file: file.path, swift: swift, to: &target)
        }
    }

    /// Lists of sources take sources only, and the catalogs of intents among them.
    private func add(file: String, swift: Bool, to target: inout ProjectTarget) {
        switch Paths.pathExtension(of: file).lowercased() {
        case "swift": if swift, !target.sources.contains(file) { target.sources.append(file) }
        case "m", "mm", "c", "cc", "cpp": if swift { target.hasOtherLanguages = true }
        case "intentdefinition": target.resources.add(file)
        default: if !swift { target.resources.add(file) }
        }
    }

    // MARK: Settings

    private func settings(of value: ManifestExpression, named name: String) -> BuildSettings {
        let projectName = root.argument("name")?.string ?? Paths.name(of: folder)
        var settings = BuildSettings(builtIn: XcodeTargetReader.builtIn(folder: folder, projectName: projectName, projectPath: path, target: name, configuration: "Debug",
                                                                        language: root.argument("options")?.argument("developmentRegion")?.string ?? "en"))
        let platform = value.argument("platform")?.callee ?? value.argument("destinations")?.callee ?? "iOS"
        var defaults = ["SDKROOT": ["watchOS": "watchos", "macOS": "macosx", "mac": "macosx", "tvOS": "appletvos", "visionOS": "xros"][platform] ?? "iphoneos",
                        "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG", "SWIFT_VERSION": "5.0"]
        defaults["PRODUCT_BUNDLE_IDENTIFIER"] = value.argument("bundleId")?.string
        defaults["PRODUCT_NAME"] = value.argument("productName")?.string
        let deployment = value.argument("deploymentTargets") ?? value.argument("deploymentTarget")
        for (platform, key) in [("iOS", "IPHONEOS"), ("watchOS", "WATCHOS"), ("macOS", "MACOSX"), ("tvOS", "TVOS"), ("visionOS", "XROS")] {
            let version = deployment?.callee == platform ? deployment?.firstArgument : deployment?.argument(platform)
            if let version = version?.string { defaults["\(key)_DEPLOYMENT_TARGET"] = version }
        }
        if let info = value.argument("infoPlist"), let file = info.string ?? info.argument("path")?.string { defaults["INFOPLIST_FILE"] = file }
        if let entitlements = value.argument("entitlements"), let file = entitlements.string ?? entitlements.argument("path")?.string { defaults["CODE_SIGN_ENTITLEMENTS"] = file }
        settings.add(defaults)
        for owner in [root.argument("settings"), value.argument("settings")] {
            guard let owner else { continue }
            add(owner.argument("base"), to: &settings)
            add(owner.argument("debug"), to: &settings)
            for configuration in owner.argument("configurations")?.elements ?? [] where configuration.callee == "debug" {
                if let file = configuration.argument("xcconfig")?.string {
                    var reader = XCConfigFile()
                    settings.add(SettingsLayer.layer(reader.assignments(Paths.join(folder, file), namedIn: path).map { ($0.name, .string($0.value)) }, context: .init()))
                }
                add(configuration.argument("settings"), to: &settings)
                break
            }
        }
        return settings
    }

    private func add(_ value: ManifestExpression?, to settings: inout BuildSettings) {
        guard let entries = value?.propertyValue.dictionary else { return }
        settings.add(SettingsLayer.layer(entries.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }, context: .init()))
    }
}

extension ManifestExpression {
    /// The value as a property list has it: literals, and wrappers such as `.string("x")` around them; null for what is computed.
    var propertyValue: PropertyValue {
        switch self {
        case .text(let text): .string(text)
        case .number(let text): Int(text).map { .integer($0) } ?? Double(text).map { .real($0) } ?? .null
        case .name("true"): .boolean(true)
        case .name("false"): .boolean(false)
        case .array(let values): .array(values.map(\.propertyValue))
        case .dictionary(let members):
            .dictionary(Dictionary(members.compactMap { member in member.key.string.map { ($0, member.value.propertyValue) } }) { $1 })
        case .call(_, let arguments): arguments.first?.value.propertyValue ?? .null
        case .name, .unknown: .null
        }
    }
}
