import Foundation
import Testing
@testable import ProjectModel

@Suite struct DamagedProjectTests {
    private let file = "Weather.xcodeproj/project.pbxproj"

    private func error(_ change: (String) -> String) throws -> ProjectError? {
        let folder = try Fixture.copy()
        try edit(file, in: folder, change)
        do { _ = try ProjectReader().extensionModel(at: folder.path); return nil } catch { return error }
    }

    @Test("a truncated project names the line where something is left open")
    func truncated() throws {
        let error = try #require(try error { String($0.prefix(3_000)) })
        guard case .damaged(_, let line, _) = error else { Issue.record("\(error)"); return }
        #expect(line != nil && error.description.hasSuffix("take it from version control again."))
    }

    @Test("a group that contains itself is named")
    func cyclicGroup() throws {
        let error = try #require(try error { $0.replacing("children = (G2A, );", with: "children = (G2A, G0, );") })
        #expect(error.description.contains("contains itself"))
    }

    @Test("conflict marks of version control are damage with their line")
    func conflictMarks() throws {
        let error = try #require(try error { $0.replacing("/* Files */", with: "<<<<<<< HEAD\n=======\n>>>>>>> other\n/* Files */") })
        guard case .damaged(_, let line?, _) = error else { Issue.record("\(error)"); return }
        #expect(line > 10)
    }

    @Test("a project without a root object, or in another encoding, is damage")
    func rootAndEncoding() throws {
        #expect(try #require(try error { $0.replacing("rootObject = PROJECT", with: "rootObject = T1") }).description.contains("root object"))
        let folder = try Fixture.copy()
        try folder.write(file, Data([0xC3, 0x28, 0x80, 0x81, 0x82]))
        #expect(throws: ProjectError.damaged(file: "\(folder.path)/\(file)", line: 1, reason: "it is neither UTF-8 nor UTF-16 text")) { try ProjectReader().extensionModel(at: folder.path) }
    }

    @Test("a Swift file that the project names and that is not there is one clear error")
    func missingSource() throws {
        let folder = try Fixture.copy()
        try FileManager.default.removeItem(atPath: folder.path + "/Shared/Model.swift")
        #expect(throws: ProjectError.missingFile(file: folder.path + "/Shared/Model.swift", namedIn: folder.path + "/Weather.xcodeproj")) {
            try ProjectReader().extensionModel(at: folder.path)
        }
        var reader = ProjectReader()
        reader.leavesOutMissingSources = true
        let findings = ProjectDoctor.findings(in: try reader.extensionModel(at: folder.path))
        #expect(findings.contains { $0.code == "project-file-damaged" && $0.severity == .error && $0.message.contains("Model.swift") })
    }

    @Test("a missing resource, a missing xcconfig and an unreadable Info.plist are notes, and the project is read")
    func missingResources() throws {
        let folder = try Fixture.copy()
        for name in ["Shared/cities.json", "Config/Version.xcconfig"] { try FileManager.default.removeItem(atPath: "\(folder.path)/\(name)") }
        try folder.write("Widget/Weather_Widget.entitlements", "<plist><dict>")
        let model = try ProjectReader().extensionModel(at: folder.path, target: "Weather Widget")
        #expect(model.notes.contains { $0.contains("cities.json") } && model.notes.contains { $0.contains("Version.xcconfig") } && model.notes.contains { $0.contains("entitlements") })
        #expect(model.appGroups == nil)
    }

    @Test("a folder in place of a file is no crash")
    func folderAsFile() throws {
        let folder = try Fixture.copy()
        try FileManager.default.removeItem(atPath: folder.path + "/Widget/Info.plist")
        try FileManager.default.createDirectory(atPath: folder.path + "/Widget/Info.plist", withIntermediateDirectories: true)
        let model = try ProjectReader().extensionModel(at: folder.path, target: "Weather Widget")
        #expect(model.notes.contains { $0.contains("not a regular file") })
    }
}
