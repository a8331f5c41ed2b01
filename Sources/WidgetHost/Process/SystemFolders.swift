import Foundation

/// What every extension's process must be able to read: the libraries it is linked with, zones, certificates.
public enum SystemFolders {
    /// - Parameter program: the runtime, whose own folder and libraries are among them.
    public static func readable(program: String) -> [String] {
        var folders = ["/usr/lib", "/usr/lib64", "/usr/libexec", "/usr/share", "/lib", "/lib64", "/etc/ld.so.cache", "/etc/localtime", "/etc/timezone", "/etc/ssl",
                       "/etc/pki", "/etc/ca-certificates", "/etc/nsswitch.conf", "/etc/hosts", "/etc/resolv.conf", "/etc/host.conf", "/etc/gai.conf"]
        folders.append((program as NSString).deletingLastPathComponent)
        folders += fontFolder(above: program)
        folders += libraryFolders
        return folders.filter { FileManager.default.fileExists(atPath: $0) }
    }

    /// The fonts of an installation that no `VITRINE_HOME` names: found upwards from the program, as the font library finds them.
    private static func fontFolder(above program: String) -> [String] {
        var folder = (program as NSString).deletingLastPathComponent
        while folder.count > 1 {
            if FileManager.default.fileExists(atPath: folder + "/.vitrine/fonts") { return [folder + "/.vitrine/fonts"] }
            folder = (folder as NSString).deletingLastPathComponent
        }
        return []
    }

    /// Where the Swift libraries of this process come from; the extension's process takes the same.
    private static var libraryFolders: [String] {
        var result = Set<String>()
        let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
        for line in maps.split(separator: "\n") where line.contains(".so") {
            guard let start = line.firstIndex(of: "/") else { continue }
            result.insert((String(line[start...]) as NSString).deletingLastPathComponent)
        }
        if let paths = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] { result.formUnion(paths.split(separator: ":").map(String.init)) }
        return result.sorted()
    }
}
