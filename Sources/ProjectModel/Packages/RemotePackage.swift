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
