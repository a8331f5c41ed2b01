import Foundation
import Testing
@testable import ProjectModel

/// The project with every feature of catalogs and strings, with one file damaged.
@Suite struct DamagedBoardTests {
    enum Damage: String, CaseIterable, Sendable { case gone, cutOff, brokenJSON, otherEncoding, folder }

    private static let board = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Cases/Extensions/Board").path

    private static func damaged(_ bytes: [UInt8], _ damage: Damage) -> [UInt8] {
        switch damage {
        case .cutOff: Array(bytes.prefix(bytes.count * 2 / 3))
        case .brokenJSON: bytes + Array("}}\u{1}".utf8)
        // Windows' and the old Macintosh's bytes are no UTF-8.
        default: Array("\"caf\u{0}\" = \"".utf8) + [0xE9, 0x8E, 0xFF, 0x22, 0x3B] + bytes
        }
    }

    @Test("each kind of file, damaged in each way, is an error or a finding that names it, and the rest is read", arguments: [
        "Board.xcodeproj/project.pbxproj", "Widget/Info.plist", "Widget/Widget.entitlements", "Widget/Assets.xcassets/Ink.colorset/Contents.json",
        "Widget/Assets.xcassets/Scaled.imageset/Contents.json", "Widget/Assets.xcassets/board.diamond.symbolset/Contents.json", "Widget/Assets.xcassets/Table.dataset/Contents.json",
        "Widget/en.lproj/Localizable.strings", "Widget/de.lproj/Localizable.strings", "Widget/de.lproj/Old.strings", "Widget/en.lproj/Counts.stringsdict", "Widget/Board.xcstrings",
        "Phrases/Package.swift",
    ], Damage.allCases)
    func damaged(file: String, damage: Damage) throws {
        let folder = try TemporaryFolder(name: "Board")
        try FileManager.default.removeItem(atPath: folder.path)
        try FileManager.default.copyItem(atPath: Self.board, toPath: folder.path)
        let path = "\(folder.path)/\(file)", bytes = try FileReading.bytes(path)
        try FileManager.default.removeItem(atPath: path)
        if damage == .folder { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }
        else if damage != .gone { try folder.write(file, Data(Self.damaged(bytes, damage))) }
        var words: [String]
        do {
            var reader = ProjectReader()
            reader.leavesOutMissingSources = true
            let model = try reader.extensionModel(at: folder.path + "/Board.xcodeproj")
            words = model.notes + ProjectDoctor.findings(in: model).flatMap { [$0.message, $0.file ?? ""] }
        } catch { words = [error.description] }
        // Synchronised folders hold what lies in them: what is gone is not of the project, and a colour that nobody names is missed by nobody.
        let isUnnamed = (damage == .gone || damage == .folder) && !file.contains("project.pbxproj") && !file.hasSuffix("Info.plist") && !file.hasSuffix(".entitlements") && !file.hasSuffix("Contents.json")
        // What follows the end of an XML property list is passed over. A manifest is read as far as it is written in literals; text after it changes nothing.
        let isReadAllTheSame = file.hasSuffix("Package.swift") || (file.hasSuffix(".stringsdict") && damage == .brokenJSON) || (file.hasSuffix(".pbxproj") && damage == .gone)
        guard !isUnnamed, !isReadAllTheSame else { return }
        let name = Paths.name(of: file)
        #expect(words.contains { $0.contains(name) || $0.contains(Paths.name(of: Paths.folder(of: file))) }, "\(words)")
    }

    @Test("a picture, a symbol and data that a catalog names and that are gone are findings with the file's name",
          arguments: ["Scaled.imageset/s2.png", "Leaf.imageset/leaf.svg", "board.diamond.symbolset/diamond.svg", "Table.dataset/table.json"])
    func missing(file: String) throws {
        let folder = try TemporaryFolder(name: "Board")
        try FileManager.default.removeItem(atPath: folder.path)
        try FileManager.default.copyItem(atPath: Self.board, toPath: folder.path)
        try FileManager.default.removeItem(atPath: "\(folder.path)/Widget/Assets.xcassets/\(file)")
        let findings = ProjectDoctor.findings(in: try ProjectReader().extensionModel(at: folder.path))
        #expect(findings.contains { $0.code == "project-file-damaged" && $0.message.contains(Paths.name(of: file)) })
    }
}
