import Foundation

/// Reads XcodeGen's `project.yml` as the project it would generate: for repositories that do not keep the `.xcodeproj`.
struct XcodeGenFile {
    private let path: String
    private let folder: String
    private let root: PropertyValue
    private static let maximumIncludes = 32

    static func read(_ path: String) throws(ProjectError) -> ProjectDescription {
        var trail: Set<String> = []
        let root = try load(path, namedIn: path, trail: &trail)
        return try XcodeGenFile(path: path, folder: Paths.folder(of: path), root: root).description()
    }

    /// The file with those that it includes below it.
    private static func load(_ path: String, namedIn source: String, trail: inout Set<String>) throws(ProjectError) -> PropertyValue {
        guard trail.count < maximumIncludes, trail.insert(path).inserted else { return .dictionary([:]) }
        let own = try YAMLFile.read(path, namedIn: source)
        guard own.dictionary != nil else { throw .damaged(file: path, line: nil, reason: "it is no mapping") }
        var result = PropertyValue.dictionary([:])
        for item in own["include"]?.array ?? own["include"].map({ [$0] }) ?? [] {
            guard let file = item.text ?? item["path"]?.text else { continue }
            result = merge(result, try load(Paths.join(Paths.folder(of: path), file), namedIn: path, trail: &trail))
        }
        return merge(result, own)
    }

    /// XcodeGen's merging: mappings merge, lists are appended, anything else is replaced.
    private static func merge(_ base: PropertyValue, _ over: PropertyValue) -> PropertyValue {
        switch (base, over) {
        case (.dictionary(let a), .dictionary(let b)): .dictionary(a.merging(b) { merge($0, $1) })
        case (.array(let a), .array(let b)): .array(a + b)
        default: over
        }
    }

    private func description() throws(ProjectError) -> ProjectDescription {
        let language = root["options"]?["developmentLanguage"]?.text ?? "en"
        var description = ProjectDescription(path: path, folder: folder, developmentLanguage: language, targets: [])
        let targets = root["targets"]?.dictionary ?? [:]
        for name in targets.keys.sorted() {
            guard let entry = targets[name] else { continue }
            for target in try self.targets(named: name, entry) { description.targets.append(target) }
        }
        for (name, package) in (root["packages"]?.dictionary ?? [:]).sorted(by: { $0.key < $1.key }) {
            if let path = package["path"]?.text { description.localPackages.append(Paths.join(folder, path)) }
            else if let url = package["url"]?.text ?? package["github"]?.text { description.remotePackages.append(RemotePackage(url: url, products: [name] + products(of: name))) }
        }
        return description
    }

    private func products(of package: String) -> [String] {
        var names: [String] = []
        for target in (root["targets"]?.dictionary ?? [:]).values {
            for dependency in target["dependencies"]?.array ?? [] where dependency["package"]?.text == package {
                names += dependency["products"]?.texts ?? dependency["product"]?.texts ?? []
            }
        }
        return Set(names).sorted()
    }

    // MARK: Targets

    /// One target, or one a platform where the entry names several.
    private func targets(named name: String, _ entry: PropertyValue) throws(ProjectError) -> [ProjectTarget] {
        var whole = PropertyValue.dictionary([:])
        for template in entry["templates"]?.texts ?? [] { whole = Self.merge(whole, root["targetTemplates"]?[template] ?? .dictionary([:])) }
        whole = Self.merge(whole, entry)
        let platforms = whole["platform"]?.array?.compactMap(\.text)
        guard let platforms, platforms.count > 1 else { return [try target(named: name, whole, platform: platforms?.first ?? whole["platform"]?.text ?? "iOS")] }
        var result: [ProjectTarget] = []
        for platform in platforms { result.append(try target(named: "\(name)_\(platform)", whole, platform: platform)) }
        return result
    }

    private static let kinds: [String: ProjectTarget.Kind] = [
        "app-extension": .appExtension, "extensionkit-extension": .appExtension, "app-extension.intents-service": .appExtension, "application": .app,
        "application.on-demand-install-capable": .app, "application.watchapp2": .watchApp, "framework": .framework, "framework.static": .framework,
        "library.static": .framework, "library.dynamic": .framework,
    ]

    private func target(named name: String, _ entry: PropertyValue, platform: String) throws(ProjectError) -> ProjectTarget {
        var target = ProjectTarget(name: name, kind: Self.kinds[entry["type"]?.text ?? ""] ?? .other, project: path, folder: folder,
                                   settings: settings(of: entry, named: name, platform: platform))
        for source in entry["sources"]?.array ?? entry["sources"].map({ [$0] }) ?? [] { try add(source, to: &target) }
        target.dependencies = (entry["dependencies"]?.array ?? []).compactMap { $0["target"]?.text }
        if let info = entry["info"] { target.infoProperties = info["properties"]?.dictionary ?? [:] }
        if let entitlements = entry["entitlements"], let properties = entitlements["properties"]?.dictionary, !properties.isEmpty { target.entitlementProperties = properties }
        target.resources.accentColorName = target.settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"] ?? "AccentColor"
        target.resources.widgetBackgroundColorName = target.settings["ASSETCATALOG_COMPILER_WIDGET_BACKGROUND_COLOR_NAME"] ?? "WidgetBackground"
        return target
    }

    // MARK: Sources

    private func add(_ source: PropertyValue, to target: inout ProjectTarget) throws(ProjectError) {
        guard let relative = source.text ?? source["path"]?.text else { return }
        if source["buildPhase"]?.text == "none" || source["type"]?.text == "none" { return }
        let place = Paths.onDisk(Paths.join(folder, relative))
        guard FileManager.default.fileExists(atPath: place) else {
            if source["optional"]?.booleanValue != true { target.missingFiles.append(place) }
            return
        }
        if source["type"]?.text == "folder" {
            target.resources.files.append(ResourceFile(path: place, destination: Paths.name(of: place)))
            return
        }
        let info = target.infoPlistPath, entitlements = target.entitlementsPath
        guard FileReading.isFolder(place), !FileWalk.opaqueExtensions.contains(Paths.pathExtension(of: place)) else { add(file: place, to: &target); return }
        let excludes = (source["excludes"]?.texts ?? []).map(GlobPattern.init), includes = source["includes"]?.texts.map(GlobPattern.init)
        for file in try FileWalk().files(below: place) {
            if excludes.contains(where: { $0.matches(file.relative) }) { continue }
            if let includes, !includes.contains(where: { $0.matches(file.relative) }) { continue }
            if file.path == info || file.path == entitlements || file.name == "Info.plist" { continue }
            add(file: file.path, to: &target)
        }
    }

    private func add(file: String, to target: inout ProjectTarget) {
        switch Paths.pathExtension(of: file).lowercased() {
        case "swift": if !target.sources.contains(file) { target.sources.append(file) }
        case "m", "mm", "c", "cc", "cpp": target.hasOtherLanguages = true
        default: target.resources.add(file)
        }
    }

    // MARK: Settings

    private func settings(of entry: PropertyValue, named name: String, platform: String) -> BuildSettings {
        let projectName = root["name"]?.text ?? Paths.name(of: folder), context = SettingsLayer.Context()
        var settings = BuildSettings(builtIn: XcodeTargetReader.builtIn(folder: folder, projectName: projectName, projectPath: path, target: name,
                                                                        configuration: "Debug", language: root["options"]?["developmentLanguage"]?.text ?? "en"))
        var defaults = ["SDKROOT": ["watchOS": "watchos", "macOS": "macosx", "tvOS": "appletvos", "visionOS": "xros"][platform] ?? "iphoneos"]
        if root["options"]?["settingPresets"]?.text != "none" { defaults["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] = "DEBUG"; defaults["SWIFT_VERSION"] = "5.0" }
        if let prefix = root["options"]?["bundleIdPrefix"]?.text { defaults["PRODUCT_BUNDLE_IDENTIFIER"] = "\(prefix).\(SwiftNames.reverseDomain(name))" }
        let key = ["watchOS": "WATCHOS", "macOS": "MACOSX", "tvOS": "TVOS", "visionOS": "XROS"][platform] ?? "IPHONEOS"
        if let version = entry["deploymentTarget"]?.text ?? entry["deploymentTarget"]?[platform]?.text ?? root["options"]?["deploymentTarget"]?[platform]?.text {
            defaults["\(key)_DEPLOYMENT_TARGET"] = version
        }
        if let info = entry["info"]?["path"]?.text { defaults["INFOPLIST_FILE"] = info }
        if let entitlements = entry["entitlements"]?["path"]?.text { defaults["CODE_SIGN_ENTITLEMENTS"] = entitlements }
        settings.add(defaults)
        for owner in [root, entry] {
            var reader = XCConfigFile()
            for (configuration, file) in owner["configFiles"]?.dictionary ?? [:] where configuration.lowercased().contains("debug") {
                guard let file = file.text else { continue }
                settings.add(SettingsLayer.layer(reader.assignments(Paths.join(folder, file), namedIn: path).map { ($0.name, .string($0.value)) }, context: context))
            }
            if let value = owner["settings"] { add(value, to: &settings, context: context, depth: 0) }
        }
        return settings
    }

    private func add(_ value: PropertyValue, to settings: inout BuildSettings, context: SettingsLayer.Context, depth: Int) {
        guard depth < 8, let entries = value.dictionary else { return }
        let isStructured = entries["base"] != nil || entries["configs"] != nil || entries["groups"] != nil
        for group in entries["groups"]?.texts ?? [] { if let group = root["settingGroups"]?[group] { add(group, to: &settings, context: context, depth: depth + 1) } }
        let base = isStructured ? entries["base"]?.dictionary ?? [:] : entries
        settings.add(SettingsLayer.layer(base.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }, context: context))
        for (name, own) in entries["configs"]?.dictionary ?? [:] where isStructured && name.lowercased().contains("debug") {
            settings.add(SettingsLayer.layer((own.dictionary ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }, context: context))
        }
    }
}
