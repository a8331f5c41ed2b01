import Foundation

/// Reads a folder of Swift files as an extension: every Swift file below it, its catalogs and strings, its Info.plist.
///
/// A subfolder whose sources hold an `INExtension` subclass is the Intents extension and is left out of the widget's sources.
/// Folders of tests, of build products and of packages are skipped.
struct FolderReader {
    var walk = FileWalk(enters: { name, path in
        !FileWalk.skipped.contains(name) && !["build", "Build", "Tests", "UITests"].contains(name)
            && !name.hasSuffix("Tests") && !name.hasSuffix(".xctest") && !FileReading.isFile("\(path)/Package.swift")
    })

    func extensionModel(at folder: String) throws(ProjectError) -> ExtensionModel {
        let name = Paths.name(of: folder)
        var model = ExtensionModel(name: name, moduleName: SwiftNames.identifier(name), root: folder)
        let files = try walk.files(below: folder)
        let swift = files.filter { $0.pathExtension == "swift" && $0.name != "Package.swift" }
        guard !swift.isEmpty else { throw .noSources(path: folder) }

        var scans: [String: SwiftScan] = [:]
        for file in swift { scans[file.path] = SwiftScan(bytes: try FileReading.bytes(file.path, namedIn: folder)) }
        let intents = intentsFolder(of: files, scans: scans)
        let isOwn = { (path: String) in intents.map { !Paths.contains("\(folder)/\($0)", path) } ?? true }
        model.sources = swift.map(\.path).filter(isOwn) + (try sharedSources(of: folder))

        for file in files where isOwn(file.path) { add(file, to: &model, in: folder) }
        readSettings(&model)
        if let intents { model.intentsExtension = intentsExtension(at: "\(folder)/\(intents)", files: files, model: model) }

        guard model.sources.contains(where: { scans[$0]?.hasWidgetEntryPoint == true || scans[$0]?.mainTypes.isEmpty == false }) else {
            throw .noWidget(path: folder, targets: [])
        }
        return model
    }

    /// Expo compiles `targets/_shared` into every target beside it.
    private func sharedSources(of folder: String) throws(ProjectError) -> [String] {
        let parent = Paths.folder(of: folder)
        guard Paths.name(of: parent) == "targets", FileReading.isFolder("\(parent)/_shared") else { return [] }
        return try walk.files(below: "\(parent)/_shared").filter { $0.pathExtension == "swift" }.map(\.path)
    }

    /// The subfolder, relative to the root, that holds a subclass of `INExtension`; nil where the root itself holds it.
    private func intentsFolder(of files: [FileWalk.Entry], scans: [String: SwiftScan]) -> String? {
        for file in files {
            guard let scan = scans[file.path], scan.inherits(from: "INExtension") != nil else { continue }
            let parts = file.relative.split(separator: "/")
            // The outermost folder without a widget of its own: shared subfolders of the Intents extension stay with it.
            for count in 1..<max(parts.count, 1) {
                let candidate = parts.prefix(count).joined(separator: "/")
                let hasWidget = files.contains { $0.relative.hasPrefix(candidate + "/") && scans[$0.path]?.hasWidgetEntryPoint == true }
                if !hasWidget { return candidate }
            }
        }
        return nil
    }

    private func add(_ file: FileWalk.Entry, to model: inout ExtensionModel, in folder: String) {
        switch file.pathExtension {
        case "swift": break
        case "plist" where file.name.hasSuffix("Info.plist"):
            if model.infoPlistPath == nil { model.infoPlistPath = file.path }
        case "entitlements":
            // The nearest to the root wins; names sort folders last within one folder, so depth is compared.
            let depth = { (path: String) in path.split(separator: "/").count }
            if model.entitlementsPath.map({ depth(file.path) < depth($0) }) ?? true { model.entitlementsPath = file.path }
        case _ where !file.relative.contains("/") && Self.isAboutTheProject(file.name): break
        default: model.resources.add(file.path, destination: ResourceFiles.language(of: file.relative) == nil ? file.name : nil)
        }
    }

    /// Files that describe the folder rather than being shown by it.
    private static func isAboutTheProject(_ name: String) -> Bool {
        ["vitrine.json", "package.json", "tsconfig.json", "project.yml", "xtool.yml"].contains(name) || name.hasPrefix("expo-target.config")
            || name.lowercased().hasPrefix("readme") || name.lowercased().hasPrefix("license")
    }

    private func readSettings(_ model: inout ExtensionModel) {
        if let path = model.infoPlistPath, case .success(let plist) = PropertyListFile.result(path) {
            let settings = BuildSettings(builtIn: ["PRODUCT_NAME": model.name, "TARGET_NAME": model.name, "PRODUCT_MODULE_NAME": model.moduleName,
                "EXECUTABLE_NAME": model.name, "PRODUCT_BUNDLE_IDENTIFIER": model.bundleIdentifier, "DEVELOPMENT_LANGUAGE": "en",
                "MARKETING_VERSION": model.version, "CURRENT_PROJECT_VERSION": model.build, "PRODUCT_BUNDLE_PACKAGE_TYPE": "XPC!"])
            model.infoPlist = settings.expand(plist).dictionary ?? [:]
        } else if let path = model.infoPlistPath {
            model.notes.append("\(path) cannot be read; the extension is taken to have no Info.plist.")
        }
        model.infoPlist["CFBundleIdentifier"].map { if let text = $0.text, !text.isEmpty { model.bundleIdentifier = text } }
        model.infoPlist["CFBundleShortVersionString"].map { if let text = $0.text, !text.isEmpty { model.version = text } }
        model.infoPlist["CFBundleVersion"].map { if let text = $0.text, !text.isEmpty { model.build = text } }
        model.infoPlist["CFBundleDevelopmentRegion"].map { if let text = $0.text, !text.isEmpty { model.developmentLanguage = text } }
        if let path = model.entitlementsPath {
            switch Entitlements.appGroups(path) {
            case .success(let groups): model.appGroups = groups
            case .failure(let error): model.notes.append(error.description)
            }
            model.isDataProtected = (try? PropertyListFile.read(path)).map(Entitlements.isProtected) ?? false
        }
    }

    private func intentsExtension(at folder: String, files: [FileWalk.Entry], model: ExtensionModel) -> IntentsExtensionModel {
        let own = files.filter { Paths.contains(folder, $0.path) }
        let name = Paths.name(of: folder)
        var intents = IntentsExtensionModel(name: name, moduleName: SwiftNames.identifier(name), bundleIdentifier: "\(model.bundleIdentifier).\(SwiftNames.reverseDomain(name))",
                                            sources: own.filter { $0.pathExtension == "swift" }.map(\.path))
        for file in own where file.pathExtension != "swift" && file.pathExtension != "plist" && file.pathExtension != "entitlements" { intents.resources.add(file.path) }
        if let plist = own.first(where: { $0.name.hasSuffix("Info.plist") }), case .success(let value) = PropertyListFile.result(plist.path) {
            intents.infoPlist = value.dictionary ?? [:]
        }
        // Both sides need the generated classes. Other sources that both would use cannot be told; the extension is built with its own.
        for path in model.intentDefinitions where !intents.resources.intentDefinitions.contains(path) { intents.resources.intentDefinitions.append(path) }
        intents.appGroups = model.appGroups
        intents.findPrincipalClass()
        return intents
    }
}
