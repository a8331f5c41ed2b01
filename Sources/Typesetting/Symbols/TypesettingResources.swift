import Foundation

/// Where the module's data files are.
enum TypesettingResources {
    /// Beside the program, as SwiftPM lays resources, then in the folder that `VITRINE_HOME` names.
    static let folders: [String] = {
        var folders: [String] = []
        if let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") {
            let folder = (program as NSString).deletingLastPathComponent
            folders.append(folder + "/Vitrine_Typesetting.resources/Resources")
            folders.append(folder + "/Vitrine_Typesetting.resources")
        }
        if let home = ProcessInfo.processInfo.environment["VITRINE_HOME"], !home.isEmpty {
            folders.append(home + "/Sources/Typesetting/Resources")
        }
        return folders
    }()
}
