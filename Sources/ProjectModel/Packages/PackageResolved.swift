import Foundation

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
            if let value = try? JSONFile.read(file, limit: 4 << 20) { return PackageResolved(value) }
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
