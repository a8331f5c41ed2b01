/// Finds the modules that sources import, and those that these import, in dependency order.
struct ModuleResolver {
    private let index: ModuleIndex
    private let remotePackages: [RemotePackage]
    private let resolved: PackageResolved
    private let binaries: [String: String]
    private(set) var modules: [ModuleModel] = []
    private(set) var missing: [MissingModule] = []
    private(set) var notes: [String] = []
    private enum State { case open, done }
    private var states: [String: State] = [:]
    static let maximumDepth = 100

    init(index: ModuleIndex, remotePackages: [RemotePackage] = [], resolved: PackageResolved = PackageResolved(), binaries: [String: String] = [:]) {
        self.binaries = binaries
        self.index = index; self.remotePackages = remotePackages; self.resolved = resolved
    }

    /// Resolves the imports of an extension's sources.
    mutating func resolve(sources: [String], of module: String) throws(ProjectError) {
        states[module] = .open
        _ = try dependencies(of: sources, depth: 0)
    }

    private mutating func dependencies(of sources: [String], depth: Int) throws(ProjectError) -> [String] {
        var names: [String] = []
        for source in sources {
            for item in SwiftScan(bytes: try FileReading.bytes(source, namedIn: "the project")).imports {
                if names.contains(item.module) { continue }
                if try visit(item.module, importer: source, line: item.line, isConditional: item.isConditional, depth: depth + 1) { names.append(item.module) }
            }
        }
        return names
    }

    /// Whether the name is a module of the list. Two modules that import each other end here: the compiler will say so.
    private mutating func visit(_ name: String, importer: String, line: Int, isConditional: Bool, depth: Int) throws(ProjectError) -> Bool {
        if let state = states[name] { return state == .done && modules.contains { $0.name == name } }
        guard depth < Self.maximumDepth, let provider = index.providers[name] else {
            if AppleModules.names.contains(name) || isConditional || missing.contains(where: { $0.name == name }) { return false }
            let package = remotePackages.first { $0.products.contains(name) } ?? remotePackages.first { Self.isNamed($0.identity, name) }
            let pin = package.flatMap { resolved.pin(of: $0.identity) } ?? resolved.pins.first { Self.isNamed($0.identity, name) }
            missing.append(MissingModule(name: name, importer: importer, line: line, url: package?.url ?? pin?.url, pin: pin?.version ?? pin?.revision, binary: binaries[name]))
            return false
        }
        states[name] = .open
        var module: ModuleModel
        switch provider {
        case .target(let target): module = Self.module(of: target, named: name)
        case .package(let manifest, let target): module = try manifest.module(of: target)
        case .stub(let folder):
            module = ModuleModel(name: name, kind: .stub, origin: folder)
            module.sources = try FileWalk().files(below: folder).filter { $0.pathExtension == "swift" }.map(\.path)
        }
        if module.sources.isEmpty, module.hasOtherLanguages {
            notes.append("The module \(name) is written in C or Objective-C, which is not built; name a folder of stand-ins for it.")
        }
        module.dependencies = try dependencies(of: module.sources, depth: depth)
        states[name] = .done
        modules.append(module)
        return true
    }

    private static func isNamed(_ identity: String, _ module: String) -> Bool {
        let plain = { (text: String) in String(text.lowercased().filter { $0.isLetter || $0.isNumber }) }
        let identity = plain(identity), module = plain(module)
        return identity == module || identity == "swift" + module || identity == module + "swift"
    }

    private static func module(of target: ProjectTarget, named name: String) -> ModuleModel {
        var module = ModuleModel(name: name, kind: .framework, origin: target.project)
        let swift = SwiftSettings(target.settings)
        module.sources = target.sources
        module.swiftVersion = swift.version; module.conditions = swift.conditions; module.defaultIsolation = swift.defaultIsolation
        module.upcomingFeatures = swift.upcomingFeatures; module.experimentalFeatures = swift.experimentalFeatures
        module.resources = target.resources
        module.bundleName = target.settings["PRODUCT_NAME"] ?? target.name
        module.bundleIdentifier = target.settings["PRODUCT_BUNDLE_IDENTIFIER"]
        module.hasOtherLanguages = target.hasOtherLanguages
        return module
    }
}
