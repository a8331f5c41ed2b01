import Foundation

/// A package from elsewhere that a project depends on.
public struct RemotePackage: Hashable, Sendable {
    public enum Requirement: Hashable, Sendable {
        case exact(String), upToNextMajor(String), upToNextMinor(String), range(String, String), branch(String), revision(String)
    }
    public var url: String
    /// The products that targets of the project link.
    public var products: [String] = []
    /// What the project asks for; what Package.resolved holds fast wins over it.
    public var requirement: Requirement?

    init(url: String, products: [String] = [], requirement: Requirement? = nil) { self.url = url; self.products = products; self.requirement = requirement }

    public var identity: String { Self.identity(of: url) }

    /// SwiftPM's identity: the last part of the address in lower case, without ".git".
    static func identity(of url: String) -> String {
        var name = url.split(whereSeparator: { $0 == "/" || $0 == ":" }).last.map(String.init) ?? url
        if name.hasSuffix(".git") { name.removeLast(4) }
        return name.lowercased()
    }
}

extension RemotePackage.Requirement {
    /// Xcode's way of writing it.
    init?(_ value: PropertyValue?) {
        let text = { (key: String) in value?[key]?.text }
        switch text("kind") {
        case "exactVersion": guard let version = text("version") else { return nil }; self = .exact(version)
        case "upToNextMajorVersion": guard let version = text("minimumVersion") else { return nil }; self = .upToNextMajor(version)
        case "upToNextMinorVersion": guard let version = text("minimumVersion") else { return nil }; self = .upToNextMinor(version)
        case "versionRange": guard let low = text("minimumVersion"), let high = text("maximumVersion") else { return nil }; self = .range(low, high)
        case "branch": guard let branch = text("branch") else { return nil }; self = .branch(branch)
        case "revision": guard let revision = text("revision") else { return nil }; self = .revision(revision)
        default: return nil
        }
    }
}

/// The versions that `Package.resolved` holds fast.
struct PackageResolved: Hashable, Sendable {
    struct Pin: Hashable, Sendable { var identity: String; var url: String; var version: String?; var revision: String? }
    var pins: [Pin] = []

    /// Reads the file wherever Xcode or SwiftPM keeps it for a project; without one there are no pins.
    static func find(for project: String, in folder: String) -> PackageResolved {
        let candidates = ["\(project)/project.xcworkspace/xcshareddata/swiftpm/Package.resolved", "\(folder)/Package.resolved"]
            + ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted().filter { $0.hasSuffix(".xcworkspace") }
                .map { "\(folder)/\($0)/xcshareddata/swiftpm/Package.resolved" }
        for file in candidates where FileReading.isFile(file) {
            if let bytes = try? FileReading.bytes(file, limit: 4 << 20), let value = try? JSONParser.parse(bytes) { return PackageResolved(value) }
        }
        return PackageResolved()
    }

    init() {}

    init(_ value: PropertyValue) {
        // Version 1 keeps the list below "object" under other names.
        let list = value["pins"]?.array ?? value["object"]?["pins"]?.array ?? []
        pins = list.compactMap { pin in
            guard let url = pin["location"]?.text ?? pin["repositoryURL"]?.text else { return nil }
            return Pin(identity: pin["identity"]?.text ?? RemotePackage.identity(of: url), url: url, version: pin["state"]?["version"]?.text,
                       revision: pin["state"]?["revision"]?.text)
        }
    }

    /// The packages with what is pinned in place of what was asked for.
    func applied(to packages: [RemotePackage]) -> [RemotePackage] {
        packages.map { package in
            guard let pin = pin(of: package.identity) else { return package }
            var package = package
            if let version = pin.version { package.requirement = .exact(version) } else if let revision = pin.revision { package.requirement = .revision(revision) }
            return package
        }
    }

    func pin(of identity: String) -> Pin? { pins.first { $0.identity == identity } }
}
