import Foundation

/// Reads a widget extension that is a target of a Swift package, with xtool's description beside it where there is one.
struct PackageExtensionReader {
    var reader: ProjectReader

    func extensionNames(at folder: String) throws(ProjectError) -> [String] {
        try widgets(in: PackageManifest.read(folder)).map(\.name)
    }

    func extensionModel(at folder: String, target name: String?) throws(ProjectError) -> ExtensionModel {
        let manifest = try PackageManifest.read(folder)
        let tool = XtoolFile.find(in: folder)
        let widgets = try widgets(in: manifest)
        let target: PackageManifest.Target
        if let name {
            let product = manifest.products.first { $0.name == name }
            guard let found = widgets.first(where: { $0.name == name || product?.targets.contains($0.name) == true }) else {
                throw .noSuchTarget(name: name, path: manifest.path, names: widgets.map(\.name))
            }
            target = found
        } else {
            guard let first = widgets.first else { throw .noWidget(path: folder, targets: manifest.targets.map(\.name)) }
            guard widgets.count == 1 else { throw .severalExtensions(path: folder, names: widgets.map(\.name)) }
            target = first
        }
        return try model(of: target, in: manifest, tool: tool)
    }

    /// The targets whose sources begin with a widget.
    private func widgets(in manifest: PackageManifest) throws(ProjectError) -> [PackageManifest.Target] {
        manifest.targets.filter { target in
            guard ["target", "executableTarget"].contains(target.kind), let module = try? manifest.module(of: target) else { return false }
            return module.sources.contains(where: TargetChoice.hasWidgetEntryPoint)
        }
    }

    private func model(of target: PackageManifest.Target, in manifest: PackageManifest, tool: XtoolFile?) throws(ProjectError) -> ExtensionModel {
        let module = try manifest.module(of: target)
        var model = ExtensionModel(name: target.name, moduleName: module.name, root: manifest.folder)
        model.project = manifest.path
        model.sources = module.sources
        model.swiftVersion = module.swiftVersion; model.conditions = module.conditions; model.defaultIsolation = module.defaultIsolation
        model.upcomingFeatures = module.upcomingFeatures; model.experimentalFeatures = module.experimentalFeatures
        model.resources = module.resources
        model.deploymentTarget = manifest.deploymentTarget
        model.developmentLanguage = manifest.defaultLocalization ?? "en"
        if let tool { apply(tool, target: target, manifest: manifest, to: &model) }
        let index = ModuleIndex(localPackages: [manifest.folder], packages: reader.packages, stubs: reader.stubs)
        let remote = index.remotePackages
        let pins = PackageResolved.find(for: manifest.folder, in: manifest.folder)
        model.remotePackages = pins.applied(to: remote)
        var resolver = ModuleResolver(index: index, remotePackages: remote, resolved: pins)
        try resolver.resolve(sources: model.sources, of: model.moduleName)
        model.modules = resolver.modules; model.missingModules = resolver.missing; model.notes += index.notes + resolver.notes
        return model
    }

    private func apply(_ tool: XtoolFile, target: PackageManifest.Target, manifest: PackageManifest, to model: inout ExtensionModel) {
        let products = Set(manifest.products.filter { $0.targets.contains(target.name) }.map(\.name)).union([target.name])
        if let bundle = tool.bundles.first(where: { $0.isExtension && products.contains($0.product ?? "") }) ?? tool.bundles.first(where: \.isExtension) {
            model.bundleIdentifier = bundle.identifier ?? "\(tool.bundles.first { !$0.isExtension }?.identifier ?? "local").\(model.moduleName)"
            if let path = bundle.infoPath { read(info: path, into: &model.infoPlist, notes: &model.notes); model.infoPlistPath = path }
            if let path = bundle.entitlementsPath { model.entitlementsPath = path; model.appGroups = groups(path, notes: &model.notes) }
            for path in bundle.resources { model.resources.add(path) }
        }
        guard let app = tool.bundles.first(where: { !$0.isExtension }) else { return }
        var appModel = AppModel(name: app.product ?? manifest.name, bundleIdentifier: app.identifier ?? "")
        if let path = app.infoPath { read(info: path, into: &appModel.infoPlist, notes: &model.notes); appModel.infoPlistPath = path }
        if let path = app.entitlementsPath { appModel.entitlementsPath = path; appModel.appGroups = groups(path, notes: &model.notes) }
        appModel.deploymentTarget = manifest.deploymentTarget
        model.app = appModel
    }

    private func read(info path: String, into plist: inout [String: PropertyValue], notes: inout [String]) {
        switch PropertyListFile.result(path) {
        case .success(let value): plist = value.dictionary ?? [:]
        case .failure(let error): notes.append(error.description)
        }
    }

    private func groups(_ path: String, notes: inout [String]) -> [String]? {
        switch Entitlements.appGroups(path) {
        case .success(let groups): return groups
        case .failure(let error): notes.append(error.description); return nil
        }
    }
}
