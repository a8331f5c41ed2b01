import Foundation
import OptionParsing

/// Finds the `vitrine.json` beside a project and lets the command line win over it.
enum OptionFiles {
    static let name = "vitrine.json"

    /// - Parameter project: the path of the extension: the file lies in that folder, or beside an `.xcodeproj`.
    static func applied(to options: ParsedOptions, project: String, command: CommandSpecification) throws -> ParsedOptions {
        let absolute = project.hasPrefix("/") ? project : FileManager.default.currentDirectoryPath + "/" + project
        let path = URL(fileURLWithPath: absolute).standardizedFileURL
        let folder = ["xcodeproj", "xcworkspace"].contains(path.pathExtension) ? path.deletingLastPathComponent() : path
        let file = folder.appendingPathComponent(name).path
        guard let handle = FileHandle(forReadingAtPath: file) else { return options }
        defer { try? handle.close() }
        guard let data = try? handle.read(upToCount: 1 << 20) else { return options }
        let all = Vitrine.commands.flatMap { $0.specification.options }
        return options.fallingBack(to: try OptionFile.read(Array(data), file: file, folder: folder.path, for: command, allOptions: all))
    }
}
