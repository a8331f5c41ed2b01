import Foundation

/// Makes the extension's model from its target and the project around it.
struct TargetModelBuilder {
    var reader: ProjectReader
    var project: ProjectDescription

    func model(of target: ProjectTarget) throws(ProjectError) -> ExtensionModel {
        if !reader.leavesOutMissingSources, let missing = target.missingFiles.first(where: { $0.hasSuffix(".swift") }) {
            throw .missingFile(file: missing, namedIn: project.path)
        }
        guard !target.sources.isEmpty else { throw .noSources(path: "\(project.path) (target \"\(target.name)\")") }
        var model = ExtensionModel(name: target.name, moduleName: target.moduleName, root: target.folder)
        model.project = project.path
        model.sources = target.sources
        model.resources = target.resources
        model.notes = target.notes + target.missingFiles.map { "\($0): no such file, though \(project.path) names it; it is left out." }
        if target.hasOtherLanguages { model.notes.append("\(target.name) holds sources in C, Objective-C or Metal, which are not built.") }
        readSettings(of: target, into: &model)
        let app = containingApp(of: target)
        model.app = app.map(appModel)
        model.intentsExtension = intentsExtension(beside: target, app: app)
        try resolveModules(&model)
        return model
    }

    private func readSettings(of target: ProjectTarget, into model: inout ExtensionModel) {
        let swift = SwiftSettings(target.settings)
        model.swiftVersion = swift.version; model.conditions = swift.conditions; model.defaultIsolation = swift.defaultIsolation
        model.upcomingFeatures = swift.upcomingFeatures; model.experimentalFeatures = swift.experimentalFeatures
        let info = InfoPlist(of: target)
        model.notes += info.notes
        model.infoPlist = info.values
        model.infoPlistPath = target.infoPlistPath
        model.platform = target.platform
        model.deploymentTarget = target.deploymentTarget
        model.bundleIdentifier = Self.nonEmpty(info.values["CFBundleIdentifier"]) ?? model.bundleIdentifier
        model.version = Self.nonEmpty(info.values["CFBundleShortVersionString"]) ?? target.settings["MARKETING_VERSION"] ?? model.version
        model.build = Self.nonEmpty(info.values["CFBundleVersion"]) ?? target.settings["CURRENT_PROJECT_VERSION"] ?? model.build
        model.developmentLanguage = Self.nonEmpty(info.values["CFBundleDevelopmentRegion"]) ?? project.developmentLanguage
        model.entitlementsPath = target.entitlementsPath
        switch Self.appGroups(of: target) {
        case .success(let groups): model.appGroups = groups
        case .failure(let error): model.notes.append(error.description)
        }
        let entitlements = target.entitlementProperties.map(PropertyValue.dictionary) ?? target.entitlementsPath.flatMap { try? PropertyListFile.read($0) }
        model.isDataProtected = entitlements.map { Entitlements.isProtected(target.settings.expand($0)) } ?? false
    }

    private static func nonEmpty(_ value: PropertyValue?) -> String? {
        guard let text = value?.text, !text.isEmpty else { return nil }
        return text
    }

    /// The groups that a target's entitlements grant; nil where it has no entitlements.
    static func appGroups(of target: ProjectTarget) -> Result<[String]?, ProjectError> {
        if let properties = target.entitlementProperties { return .success(target.settings.expand(.dictionary(properties))[Entitlements.appGroupsKey]?.texts ?? []) }
        guard let path = target.entitlementsPath else { return .success(nil) }
        return Entitlements.appGroups(path, settings: target.settings).map { $0 }
    }

    // MARK: The targets around

    private func containingApp(of target: ProjectTarget) -> ProjectTarget? {
        let apps = project.targets.filter { $0.kind == .app || $0.kind == .watchApp }
        if let app = apps.first(where: { $0.dependencies.contains(target.name) }) { return app }
        let phone = apps.filter { $0.platform == target.platform && $0.kind == .app }
        return phone.count == 1 ? phone[0] : nil
    }

    private func appModel(_ target: ProjectTarget) -> AppModel {
        let info = InfoPlist(of: target).values
        var app = AppModel(name: target.name, bundleIdentifier: Self.nonEmpty(info["CFBundleIdentifier"]) ?? "")
        app.version = Self.nonEmpty(info["CFBundleShortVersionString"]) ?? target.settings["MARKETING_VERSION"] ?? "1.0"
        app.build = Self.nonEmpty(info["CFBundleVersion"]) ?? target.settings["CURRENT_PROJECT_VERSION"] ?? "1"
        app.deploymentTarget = target.deploymentTarget
        app.infoPlist = info
        app.infoPlistPath = target.infoPlistPath
        app.entitlementsPath = target.entitlementsPath
        app.appGroups = (try? Self.appGroups(of: target).get()) ?? nil
        app.sources = target.sources
        app.resources = target.resources
        app.modules = target.dependencies
        return app
    }

    private func intentsExtension(beside target: ProjectTarget, app: ProjectTarget?) -> IntentsExtensionModel? {
        let all = project.targets.filter { $0.kind == .appExtension && $0.name != target.name && InfoPlist(of: $0).extensionPoint == TargetChoice.intentsExtensionPoint && !$0.sources.isEmpty }
        let embedded = all.filter { app?.dependencies.contains($0.name) ?? true }
        guard let found = (embedded.isEmpty ? all : embedded).first(where: { $0.platform == target.platform }) else { return nil }
        let info = InfoPlist(of: found).values, swift = SwiftSettings(found.settings)
        var model = IntentsExtensionModel(name: found.name, moduleName: found.moduleName, bundleIdentifier: Self.nonEmpty(info["CFBundleIdentifier"]) ?? "",
                                          sources: found.sources)
        model.swiftVersion = swift.version; model.conditions = swift.conditions
        model.resources = found.resources
        model.infoPlist = info
        model.appGroups = (try? Self.appGroups(of: found).get()) ?? nil
        model.findPrincipalClass()
        return model
    }

    // MARK: Modules

    private func resolveModules(_ model: inout ExtensionModel) throws(ProjectError) {
        var targets = project.targets, packages = project.localPackages, remote = project.remotePackages
        var others = project.otherProjects, binaries = project.binaryFrameworks
        for workspace in WorkspaceFile.around(project.path) {
            for location in WorkspaceFile.locations(workspace) {
                if location.hasSuffix(".xcodeproj") { if location != project.path, !others.contains(location) { others.append(location) } }
                else { packages.append(location) }
            }
        }
        for other in others.prefix(50) where FileReading.isFolder(other) {
            // A project beside that cannot be read matters only if a module of it is imported; then that is reported as missing.
            do {
                let description = try ProjectDescription.read(xcodeproj: other)
                targets += description.targets; packages += description.localPackages; remote += description.remotePackages
                binaries.merge(description.binaryFrameworks) { own, _ in own }
            } catch { model.notes.append(error.description) }
        }
        let index = ModuleIndex(targets: targets, localPackages: packages, packages: reader.packages, stubs: reader.stubs)
        for package in index.remotePackages where !remote.contains(where: { $0.identity == package.identity }) { remote.append(package) }
        let pins = PackageResolved.find(for: project.path, in: project.folder)
        model.remotePackages = pins.applied(to: remote)
        var resolver = ModuleResolver(index: index, remotePackages: remote, resolved: pins, binaries: binaries)
        try resolver.resolve(sources: model.sources + (model.intentsExtension?.sources ?? []), of: model.moduleName)
        model.modules = resolver.modules
        model.missingModules = resolver.missing
        model.notes += index.notes + resolver.notes
    }
}
