/// A Swift package, as its manifest says in plain expressions.
struct PackageManifest: Hashable, Sendable {
    struct Product: Hashable, Sendable { var name: String; var targets: [String]; var kind: String }
    struct Dependency: Hashable, Sendable { var identity: String; var path: String?; var url: String?; var requirement: RemotePackage.Requirement? }
    struct Resource: Hashable, Sendable { var path: String; var isCopied: Bool }
    struct Target: Hashable, Sendable {
        /// "target", "executableTarget", "macro", "testTarget", "binaryTarget", "systemLibrary" or "plugin".
        var kind: String
        var name: String
        var path: String?
        var sources: [String]?
        var exclude: [String]
        var resources: [Resource]
        var conditions: [String]
        var defaultIsolation: String?
        var upcomingFeatures: [String]
        var experimentalFeatures: [String]
        var swiftVersion: String?
        /// Names of targets and products, whichever they are.
        var dependencies: [String]
        /// The packages of the products that name one, by product.
        var packages: [String: String] = [:]

        func products(of identity: String) -> [String] { packages.filter { $0.value.lowercased() == identity }.keys.sorted() }
    }

    var name: String
    /// The folder that holds Package.swift.
    var folder: String
    var toolsVersion: String
    var products: [Product]
    var dependencies: [Dependency]
    var targets: [Target]
    var swiftVersion: String
    var defaultLocalization: String?
    /// The iOS version of `platforms`.
    var deploymentTarget: String?

    var path: String { "\(folder)/Package.swift" }

    static func read(_ folder: String) throws(ProjectError) -> PackageManifest {
        let file = "\(folder)/Package.swift"
        let text = try FileReading.text(file, namedIn: folder, limit: 4 << 20)
        var parser = ManifestExpressionParser(SwiftScan(text))
        guard let package = parser.package() else {
            throw .damaged(file: file, line: nil, reason: "it binds no Package(...) to a name")
        }
        return PackageManifest(package, folder: folder, toolsVersion: toolsVersion(text))
    }

    private static func toolsVersion(_ text: String) -> String {
        guard let line = text.split(whereSeparator: \.isNewline).first(where: { $0.contains("swift-tools-version") }),
              let colon = line.firstIndex(of: ":") else { return "5.0" }
        return String(line[line.index(after: colon)...].drop { $0 == " " }.prefix { $0.isNumber || $0 == "." })
    }

    private init(_ package: ManifestExpression, folder: String, toolsVersion: String) {
        self.folder = folder
        self.toolsVersion = toolsVersion
        name = package.argument("name")?.string ?? Paths.name(of: folder)
        defaultLocalization = package.argument("defaultLocalization")?.string
        products = (package.argument("products")?.elements ?? []).compactMap { product in
            guard let name = product.argument("name")?.string, let kind = product.callee else { return nil }
            return Product(name: name, targets: product.argument("targets")?.strings ?? [], kind: kind)
        }
        dependencies = (package.argument("dependencies")?.elements ?? []).compactMap { Self.dependency($0, folder: folder) }
        let modes = (package.argument("swiftLanguageModes") ?? package.argument("swiftLanguageVersions"))?.elements ?? []
        let stated = modes.compactMap(Self.languageMode).max()
        swiftVersion = stated ?? SwiftSettings.major(toolsVersion)
        targets = (package.argument("targets")?.elements ?? []).compactMap(Self.target)
        for platform in package.argument("platforms")?.elements ?? [] where platform.callee == "iOS" {
            deploymentTarget = platform.firstArgument.flatMap(Self.platformVersion)
        }
    }

    private static func dependency(_ value: ManifestExpression, folder: String) -> Dependency? {
        guard value.callee == "package" else { return nil }
        if let path = value.argument("path")?.string {
            return Dependency(identity: (value.argument("name")?.string ?? Paths.name(of: path)).lowercased(), path: Paths.join(folder, path), url: nil)
        }
        if let url = value.argument("url")?.string { return Dependency(identity: RemotePackage.identity(of: url), path: nil, url: url, requirement: requirement(value)) }
        return nil
    }

    /// `from:`, `exact:`, `branch:`, `revision:`, the same as calls without a label, or a range, of which the lower end counts.
    private static func requirement(_ value: ManifestExpression) -> RemotePackage.Requirement? {
        guard case .call(_, let arguments) = value else { return nil }
        for argument in arguments {
            let text = argument.value.string ?? argument.value.firstArgument?.string
            switch (argument.label ?? argument.value.callee, text) {
            case ("from", let version?), ("upToNextMajor", let version?): return .upToNextMajor(version)
            case ("upToNextMinor", let version?): return .upToNextMinor(version)
            case ("exact", let version?): return .exact(version)
            case ("branch", let branch?): return .branch(branch)
            case ("revision", let revision?): return .revision(revision)
            case (nil, let version?): return .upToNextMajor(version)
            default: continue
            }
        }
        return nil
    }

    private static func languageMode(_ value: ManifestExpression) -> String? {
        switch value {
        case .name(let name): name.hasPrefix("v6") ? "6" : "5"
        case .text(let text): SwiftSettings.major(text)
        case .call("version", _): SwiftSettings.major(value.firstArgument?.string)
        default: nil
        }
    }

    /// `.v17`, `.v16_4` or "17.2".
    private static func platformVersion(_ value: ManifestExpression) -> String? {
        switch value {
        case .text(let text): text
        case .name(let name) where name.hasPrefix("v"):
            name.contains("_") ? name.dropFirst().split(separator: "_").joined(separator: ".") : "\(name.dropFirst()).0"
        default: nil
        }
    }

    private static func target(_ value: ManifestExpression) -> Target? {
        guard let kind = value.callee, let name = value.argument("name")?.string else { return nil }
        var target = Target(kind: kind, name: name, path: value.argument("path")?.string, sources: nil, exclude: value.argument("exclude")?.strings ?? [],
                            resources: [], conditions: [], defaultIsolation: nil, upcomingFeatures: [], experimentalFeatures: [], swiftVersion: nil, dependencies: [])
        if let sources = value.argument("sources") { target.sources = sources.strings }
        for resource in value.argument("resources")?.elements ?? [] {
            if let path = resource.firstArgument?.string { target.resources.append(Resource(path: path, isCopied: resource.callee == "copy")) }
        }
        for dependency in value.argument("dependencies")?.elements ?? [] {
            guard let name = dependency.string ?? dependency.argument("name")?.string else { continue }
            target.dependencies.append(name)
            if let package = dependency.argument("package")?.string { target.packages[name] = package }
        }
        for setting in value.argument("swiftSettings")?.elements ?? [] { read(setting, into: &target) }
        return target
    }

    private static func read(_ setting: ManifestExpression, into target: inout Target) {
        let first = setting.firstArgument
        switch setting.callee {
        case "define": if let name = first?.string { target.conditions.append(name) }
        case "enableUpcomingFeature": if let name = first?.string { target.upcomingFeatures.append(name) }
        case "enableExperimentalFeature": if let name = first?.string { target.experimentalFeatures.append(name) }
        case "swiftLanguageMode", "swiftLanguageVersion": target.swiftVersion = first.flatMap(languageMode)
        case "defaultIsolation": target.defaultIsolation = first?.callee == "MainActor" ? "MainActor" : nil
        case "unsafeFlags":
            let flags = first?.strings ?? []
            for (index, flag) in flags.enumerated() where index + 1 < flags.count {
                if flag == "-enable-upcoming-feature" { target.upcomingFeatures.append(flags[index + 1]) }
                if flag == "-enable-experimental-feature" { target.experimentalFeatures.append(flags[index + 1]) }
            }
        default: break
        }
    }
}
