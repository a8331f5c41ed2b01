import Foundation
import JSONValues

/// Where profiles are looked for.
public enum ProfileFolders {
    /// The folder of Vitrine's own profiles; nil where the installation is damaged.
    static func own() -> String? {
        candidates().first { FileManager.default.fileExists(atPath: $0 + "/devices") }
    }

    /// Beside the program, as SwiftPM lays resources, then in the folder that `VITRINE_HOME` names.
    static func candidates() -> [String] {
        var folders: [String] = []
        if let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") {
            folders.append((program as NSString).deletingLastPathComponent + "/Vitrine_DeviceProfiles.resources/Resources")
        }
        if let home = ProcessInfo.processInfo.environment["VITRINE_HOME"], !home.isEmpty {
            folders.append(home + "/Sources/DeviceProfiles/Resources")
        }
        return folders
    }

    /// The folders that a user adds profiles to: `vitrine` in the configuration folder, and the state folder where one is named.
    public static func ofUser(state: String? = nil) -> [String] {
        let environment = ProcessInfo.processInfo.environment
        var folders: [String] = []
        if let configuration = environment["XDG_CONFIG_HOME"], configuration.hasPrefix("/") {
            folders.append(configuration + "/vitrine")
        } else if let home = environment["HOME"], !home.isEmpty {
            folders.append(home + "/.config/vitrine")
        }
        if let state { folders.append(state) }
        return folders
    }
}

/// What can go wrong with profiles; each text ends with what to do next.
public enum ProfileError: Error, Hashable, CustomStringConvertible {
    case ownProfilesMissing([String])
    case unreadable(String)
    case tooLarge(String, limit: Int)
    case notJSON(String, JSONSyntaxError)
    case unknownDevice(String, known: [String])
    case unknownSystem(String, known: [String])

    public var description: String {
        switch self {
        case .ownProfilesMissing(let folders):
            "The device profiles are missing (looked in \(folders.joined(separator: ", "))); set VITRINE_HOME to Vitrine's folder or build again."
        case .unreadable(let path): "\(path) cannot be read; check its permissions."
        case .tooLarge(let path, let limit): "\(path) is larger than \(limit) bytes; a profile is a small JSON file."
        case .notJSON(let path, let error): "\(path): \(error); correct the file."
        case .unknownDevice(let name, let known): "No device is named \"\(name)\"; known are \(known.joined(separator: ", ")). Add one as a file of your own, or choose one of these."
        case .unknownSystem(let name, let known): "There is no profile of OS \"\(name)\"; choose one of \(known.joined(separator: ", ")), or a version of one as 17.2."
        }
    }
}
