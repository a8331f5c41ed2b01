import Foundation
@testable import ProjectModel

/// A folder that lives as long as the value, for tests that write their own project.
final class TemporaryFolder {
    let path: String
    private let parent: String

    init(name: String = "Project") throws {
        let base = Paths.real(FileManager.default.temporaryDirectory.path) ?? "/"
        parent = Paths.join(base, UUID().uuidString)
        path = "\(parent)/\(name)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: parent) }

    func write(_ name: String, _ text: String) throws { try write(name, Data(text.utf8)) }

    func write(_ name: String, _ data: Data) throws {
        let file = "\(path)/\(name)"
        try FileManager.default.createDirectory(atPath: Paths.folder(of: file), withIntermediateDirectories: true)
        try data.write(to: URL(fileURLWithPath: file))
    }
}
