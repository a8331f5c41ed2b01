import ExtensionMessages
import Foundation

/// Where the state of a simulated device lies: preferences, app groups and the home folder of each bundle.
///
///     preferences/device.sqlite   every suite of every bundle and group
///     groups/group.example/       an app group's container
///     homes/com.example.widget/   a bundle's home: Documents, Library, tmp
public struct DeviceFolder: Hashable, Sendable {
    public var path: String
    public init(path: String) { self.path = path }

    public var preferences: String { path + "/preferences/device.sqlite" }
    public var groups: String { path + "/groups" }

    /// The home folder of a bundle.
    public func home(of bundleIdentifier: String) -> String {
        // An identifier is a name of a folder here, and comes from a project that is not trusted.
        let allowed = bundleIdentifier.unicodeScalars.map { ("a" ... "z").contains($0) || ("A" ... "Z").contains($0) || ("0" ... "9").contains($0) || ".-_".unicodeScalars.contains($0) ? Character($0) : "_" }
        let name = String(allowed.prefix(150)).trimmingCharacters(in: CharacterSet(charactersIn: "."))
        return path + "/homes/" + (name.isEmpty ? "_" : name)
    }

    /// Makes what is missing for a bundle and the groups that it is granted.
    public func prepare(for bundleIdentifier: String, groups grants: GroupGrants = .all) throws {
        let home = home(of: bundleIdentifier)
        var granted: [String] = []
        if case .only(let names) = grants { granted = names.filter { !$0.contains("/") && !$0.hasPrefix(".") }.map { groups + "/" + $0 } }
        let folders = granted + [groups, path + "/preferences"] + ["Documents", "Library/Caches", "Library/Application Support", "Library/Preferences", "tmp"].map { home + "/" + $0 }
        for folder in folders {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        }
    }

    /// The world of a bundle on this device.
    ///
    /// - Parameter readable: what the extension may read beside its own bundle and the system: its library, fixtures, fonts.
    public func world(bundleIdentifier: String, bundle: String, groups grants: GroupGrants, network: NetworkMode, program: String, readable: [String]) -> WorldConfiguration {
        var folders = SystemFolders.readable(program: program) + readable + (bundle.isEmpty ? [] : [bundle])
        if case .fixtures(let folder) = network { folders.append(folder) }
        return WorldConfiguration(bundleIdentifier: bundleIdentifier, bundle: bundle, preferences: preferences, groups: grants, groupContainers: groups,
                                  home: home(of: bundleIdentifier), network: network,
                                  sandbox: SandboxConfiguration(readable: folders, writable: writable(grants, bundleIdentifier)))
    }

    /// The homes of other bundles and groups that are not granted stay out of reach. SQLite keeps files beside the database, so
    /// its folder is writable as a whole.
    private func writable(_ grants: GroupGrants, _ bundleIdentifier: String) -> [String] {
        var folders = [path + "/preferences", home(of: bundleIdentifier)]
        switch grants {
        case .all: folders.append(groups)
        case .only(let names): folders += names.filter { !$0.contains("/") && !$0.hasPrefix(".") }.map { groups + "/" + $0 }
        }
        return folders
    }
}
