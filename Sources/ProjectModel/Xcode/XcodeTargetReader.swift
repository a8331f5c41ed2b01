import Foundation

/// Works out a target's files and settings from the project's objects.
struct XcodeTargetReader {
    let project: XcodeProject
    var walk = FileWalk()

    private static let kinds: [String: ProjectTarget.Kind] = [
        "com.apple.product-type.app-extension": .appExtension,
        "com.apple.product-type.extensionkit-extension": .appExtension,
        "com.apple.product-type.app-extension.intents-service": .appExtension,
        "com.apple.product-type.application": .app,
        "com.apple.product-type.application.on-demand-install-capable": .app,
        "com.apple.product-type.application.watchapp2": .watchApp,
        "com.apple.product-type.watchkit2-extension": .other,
        "com.apple.product-type.framework": .framework,
        "com.apple.product-type.framework.static": .framework,
        "com.apple.product-type.library.static": .framework,
        "com.apple.product-type.library.dynamic": .framework,
    ]

    /// The native targets, in the project's order.
    var targets: [(identifier: String, object: XcodeProject.Object)] {
        project.list("targets", of: project.project).filter { $0.object["isa"]?.text == "PBXNativeTarget" && $0.object["name"]?.text != nil }
    }

    func target(_ identifier: String, _ object: XcodeProject.Object) throws(ProjectError) -> ProjectTarget {
        let name = object["name"]?.text ?? identifier
        let (settings, notes) = settings(of: object, named: name)
        var target = ProjectTarget(name: name, kind: Self.kinds[object["productType"]?.text ?? ""] ?? .other, project: project.path,
                                   folder: project.folder, settings: settings)
        target.notes = notes
        for (_, phase) in project.list("buildPhases", of: object) {
            switch phase["isa"]?.text {
            case "PBXSourcesBuildPhase": add(phase, to: &target, isSources: true)
            case "PBXResourcesBuildPhase": add(phase, to: &target, isSources: false)
            case "PBXCopyFilesBuildPhase": addCopied(phase, to: &target)
            default: break
            }
        }
        try addSynchronizedFolders(of: identifier, object, to: &target)
        target.dependencies = dependencies(of: object)
        leaveOutExcluded(&target)
        let info = target.infoPlistPath, entitlements = target.entitlementsPath
        target.resources.files.removeAll { $0.path == info || $0.path == entitlements }
        target.resources.accentColorName = settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"] ?? "AccentColor"
        target.resources.widgetBackgroundColorName = settings["ASSETCATALOG_COMPILER_WIDGET_BACKGROUND_COLOR_NAME"] ?? "WidgetBackground"
        return target
    }

    /// EXCLUDED_SOURCE_FILE_NAMES takes files out of all phases, INCLUDED_SOURCE_FILE_NAMES brings them back.
    private func leaveOutExcluded(_ target: inout ProjectTarget) {
        let excluded = target.settings.list("EXCLUDED_SOURCE_FILE_NAMES").map(GlobPattern.init)
        guard !excluded.isEmpty else { return }
        let included = target.settings.list("INCLUDED_SOURCE_FILE_NAMES").map(GlobPattern.init), folder = target.folder
        let isOut = { (path: String) -> Bool in
            let places = [Paths.name(of: path), Paths.relative(path, to: folder)]
            let matches = { (patterns: [GlobPattern]) in patterns.contains { pattern in places.contains(where: pattern.matches) } }
            return matches(excluded) && !matches(included)
        }
        target.sources.removeAll(where: isOut)
        target.missingFiles.removeAll(where: isOut)
        target.resources.assetCatalogs.removeAll(where: isOut)
        target.resources.stringCatalogs.removeAll(where: isOut)
        target.resources.intentDefinitions.removeAll(where: isOut)
        target.resources.dataModels.removeAll(where: isOut)
        target.resources.fonts.removeAll(where: isOut)
        target.resources.stringsFiles.removeAll { isOut($0.path) }
        target.resources.files.removeAll { isOut($0.path) }
    }

    // MARK: Files of build phases

    private func add(_ phase: XcodeProject.Object, to target: inout ProjectTarget, isSources: Bool) {
        for (_, file) in project.list("files", of: phase) where isForPhone(file) {
            guard let reference = file["fileRef"]?.text else { continue }
            add(reference, to: &target, isSources: isSources)
        }
    }

    private func add(_ reference: String, to target: inout ProjectTarget, isSources: Bool) {
        guard let object = project.objects[reference] else { return }
        if object["isa"]?.text == "PBXVariantGroup" {
            for (child, variant) in project.list("children", of: object) {
                guard let path = project.paths[child] else { continue }
                addFile(path, to: &target, isSources: isSources, language: ResourceFiles.language(of: path) ?? variant["name"]?.text)
            }
        } else if let path = project.paths[reference] {
            addFile(path, to: &target, isSources: isSources, language: nil)
        }
    }

    private func addFile(_ path: String, to target: inout ProjectTarget, isSources: Bool, language: String?) {
        let path = Paths.onDisk(path)
        guard FileManager.default.fileExists(atPath: path) else {
            if !target.missingFiles.contains(path) { target.missingFiles.append(path) }
            return
        }
        let kind = Paths.pathExtension(of: path)
        if kind == "swift" {
            if isSources, !target.sources.contains(path) { target.sources.append(path) }
        } else if Self.otherLanguages.contains(kind.lowercased()) {
            target.hasOtherLanguages = true
        } else {
            target.resources.add(path, language: language)
        }
    }

    private static let otherLanguages: Set<String> = ["m", "mm", "c", "cc", "cpp", "cxx", "s", "metal"]

    /// Files copied into the bundle's resources; frameworks, extensions and products are embedded instead.
    private func addCopied(_ phase: XcodeProject.Object, to target: inout ProjectTarget) {
        // 7 is Xcode's number for the resources folder.
        guard phase["dstSubfolderSpec"]?.integerValue == 7 else { return }
        let folder = phase["dstPath"]?.text ?? ""
        for (_, file) in project.list("files", of: phase) where isForPhone(file) {
            guard let reference = file["fileRef"]?.text, let path = project.paths[reference].map(Paths.onDisk), FileManager.default.fileExists(atPath: path) else { continue }
            let name = Paths.name(of: path)
            target.resources.add(path, destination: folder.isEmpty ? name : "\(folder)/\(name)")
        }
    }

    private func isForPhone(_ file: XcodeProject.Object) -> Bool {
        let filters = (file["platformFilters"]?.texts ?? []) + (file["platformFilter"]?.texts ?? [])
        return filters.isEmpty || filters.contains("ios")
    }

    // MARK: Synchronised folders

    private func addSynchronizedFolders(of identifier: String, _ object: XcodeProject.Object, to target: inout ProjectTarget) throws(ProjectError) {
        let own = Set(object["fileSystemSynchronizedGroups"]?.texts ?? [])
        let all = project.objects.filter { $0.value["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" }.keys.sorted {
            (project.paths[$0] ?? "", $0) < (project.paths[$1] ?? "", $1)
        }
        for folder in all {
            guard let folder = SynchronizedFolder(folder, in: project) else { continue }
            let isMember = own.contains(folder.identifier)
            for file in try folder.files(of: identifier, isMember: isMember, limit: walk) {
                if let copied = folder.explicitFolders.first(where: { file.relative.hasPrefix($0 + "/") }) {
                    let name = Paths.name(of: copied) + file.relative.dropFirst(copied.count)
                    target.resources.files.append(ResourceFile(path: file.path, destination: name))
                } else {
                    addFile(file.path, to: &target, isSources: true, language: nil)
                }
            }
        }
    }

    // MARK: Dependencies

    /// Targets of this project that the target builds first, embeds or links.
    private func dependencies(of object: XcodeProject.Object) -> [String] {
        var names: [String] = []
        func add(_ name: String?) { if let name, !names.contains(name) { names.append(name) } }
        for (_, dependency) in project.list("dependencies", of: object) {
            if let target = project[dependency["target"]?.text] { add(target["name"]?.text) }
            else if let proxy = project[dependency["targetProxy"]?.text] { add(project[proxy["remoteGlobalIDString"]?.text]?["name"]?.text ?? proxy["remoteInfo"]?.text) }
        }
        var products: [String: String] = [:]
        for (_, target) in targets { if let product = target["productReference"]?.text { products[product] = target["name"]?.text } }
        for (_, phase) in project.list("buildPhases", of: object) where ["PBXCopyFilesBuildPhase", "PBXFrameworksBuildPhase"].contains(phase["isa"]?.text) {
            for (_, file) in project.list("files", of: phase) { add(file["fileRef"]?.text.flatMap { products[$0] }) }
        }
        return names
    }

    // MARK: Settings

    /// The settings of the debug configuration: Xcode's own, the project's file and settings, the target's file and settings.
    private func settings(of target: XcodeProject.Object, named name: String) -> (BuildSettings, notes: [String]) {
        let projectConfiguration = configuration(of: project.project, named: nil)
        let configurationName = projectConfiguration?["name"]?.text ?? "Debug"
        let targetConfiguration = configuration(of: target, named: configurationName)
        var reader = XCConfigFile()
        // The SDK that conditions are compared with depends on settings themselves; the plain values decide it.
        let sdk = [targetConfiguration, projectConfiguration].lazy.compactMap { $0?["buildSettings"]?["SDKROOT"]?.text }.first ?? "iphoneos"
        let isWatch = sdk.hasPrefix("watchos")
        let context = SettingsLayer.Context(sdk: isWatch ? "watchos26.0" : "iphoneos26.0", configuration: configurationName)

        var settings = BuildSettings(builtIn: Self.builtIn(project: project, target: name, configuration: configurationName))
        for configuration in [projectConfiguration, targetConfiguration] {
            guard let configuration else { continue }
            if let file = configurationFile(configuration) {
                let entries = reader.assignments(file, namedIn: project.path)
                settings.add(SettingsLayer.layer(entries.map { ($0.name, .string($0.value)) }, context: context))
            }
            let entries = configuration["buildSettings"]?.dictionary ?? [:]
            settings.add(SettingsLayer.layer(entries.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }, context: context))
        }
        return (settings, reader.missing.map { "\($0.file): no such file, though \($0.namedIn) includes it; its settings are taken to be empty." })
    }

    private func configurationFile(_ configuration: XcodeProject.Object) -> String? {
        if let reference = configuration["baseConfigurationReference"]?.text { return project.paths[reference] }
        // Synchronised folders name the file by the folder and the path below it.
        if let anchor = configuration["baseConfigurationReferenceAnchor"]?.text, let folder = project.paths[anchor],
           let path = configuration["baseConfigurationReferenceRelativePath"]?.text { return Paths.join(folder, path) }
        return nil
    }

    /// The configuration of that name, or the one for debugging, or the first.
    private func configuration(of object: XcodeProject.Object, named name: String?) -> XcodeProject.Object? {
        guard let list = project[object["buildConfigurationList"]?.text] else { return nil }
        let all = project.list("buildConfigurations", of: list).map(\.object)
        if let name, let match = all.first(where: { $0["name"]?.text == name }) { return match }
        return all.first { $0["name"]?.text == "Debug" } ?? all.first { $0["name"]?.text?.lowercased().contains("debug") == true } ?? all.first
    }

    /// The settings that Xcode has without being told.
    static func builtIn(project: XcodeProject, target: String, configuration: String) -> BuildSettings.Layer {
        builtIn(folder: project.folder, projectName: project.name, projectPath: project.path, target: target, configuration: configuration,
                language: project.developmentLanguage)
    }

    static func builtIn(folder: String, projectName: String, projectPath: String, target: String, configuration: String, language: String) -> BuildSettings.Layer {
        ["SRCROOT": folder, "SOURCE_ROOT": folder, "PROJECT_DIR": folder, "PROJECT_NAME": projectName, "PROJECT_FILE_PATH": projectPath,
         "TARGET_NAME": target, "TARGETNAME": target, "TARGET": target, "CONFIGURATION": configuration, "DEVELOPMENT_LANGUAGE": language,
         "PRODUCT_NAME": "$(TARGET_NAME)", "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
         "EXECUTABLE_PATH": "$(WRAPPER_NAME)/$(EXECUTABLE_NAME)", "FULL_PRODUCT_NAME": "$(PRODUCT_NAME)", "WRAPPER_NAME": "$(PRODUCT_NAME)",
         "PRODUCT_BUNDLE_PACKAGE_TYPE": "XPC!", "PLATFORM_NAME": "iphoneos", "EFFECTIVE_PLATFORM_NAME": "-iphoneos", "CURRENT_ARCH": "arm64",
         "ARCHS": "arm64", "SWIFT_PLATFORM_TARGET_PREFIX": "ios", "PLATFORM_DISPLAY_NAME": "iOS",
         "INFOPLIST_KEY_CFBundleDevelopmentRegion": "$(DEVELOPMENT_LANGUAGE)"]
    }
}
