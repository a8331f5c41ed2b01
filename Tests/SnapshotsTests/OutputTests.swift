import DeviceProfiles
import Drawing
import ExtensionMessages
import Findings
import Foundation
import JSONValues
import Testing
@testable import Snapshots

@Suite struct OutputFolderTests {
    @Test("a folder that is missing is made, with those above it")
    func made() throws {
        try withFolder { folder in
            let output = try OutputFolder(folder + "/a/b/")
            try output.write([1, 2], as: "x")
            #expect(output.read("x") == [1, 2])
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/a/b") == ["x"])
        }
    }

    @Test("a file in the folder's place, and a folder that cannot be made, are told apart")
    func refused() throws {
        try withFolder { folder in
            try Data().write(to: URL(fileURLWithPath: folder + "/file"))
            #expect(throws: OutputError.notAFolder(folder + "/file")) { try OutputFolder(folder + "/file") }
            #expect { try OutputFolder(folder + "/file/below") } throws: { if case .cannotCreate? = $0 as? OutputError { true } else { false } }
            #expect { try OutputFolder("/proc/nowhere") } throws: { if case .cannotCreate? = $0 as? OutputError { true } else { false } }
        }
    }

    @Test("a file is replaced whole; what was there stays when writing fails")
    func replaced() throws {
        try withFolder { folder in
            let path = folder + "/x"
            try AtomicWriter().write([1], to: path)
            try AtomicWriter().write([2, 3], to: path)
            #expect(FileManager.default.contents(atPath: path) == Data([2, 3]))
            try FileManager.default.createDirectory(atPath: folder + "/taken/inside", withIntermediateDirectories: true)
            #expect(throws: OutputError.self) { try AtomicWriter().write([1], to: folder + "/taken") }
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["taken", "x"])
        }
    }

    @Test("only files of the folder itself are removed")
    func removed() throws {
        try withFolder { folder in
            let output = try OutputFolder(folder + "/pictures")
            try output.write([1], as: "a.png")
            try Data([1]).write(to: URL(fileURLWithPath: folder + "/b.png"))
            output.remove(["a.png", "../b.png", "."])
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["b.png", "pictures"])
            #expect(output.read("a.png") == nil)
        }
    }

    @Test("every message is one line that ends with what to do")
    func messages() {
        for error in [OutputError.cannotCreate("/x", reason: "r"), .notAFolder("/x"), .notWritable("/x", reason: "r"), .diskFull("/x"), .writeFailed("/x", reason: "r")] {
            #expect("\(error)".hasSuffix(".") && !"\(error)".contains("\n"))
        }
    }
}

@Suite struct SnapshotReportTests {
    private func report() throws -> SnapshotReport {
        let request = try request()
        let widget = WidgetDescription(kind: "W", families: ["systemSmall"])
        let matrix = PictureMatrix(request)
        let placement = try #require(matrix.placements(in: request.worlds[0], widgets: [widget], previews: []).placements.last)
        var report = SnapshotReport(extensionName: "A<b>&\"x", vitrineVersion: "1", engine: EngineDescription(parts: [.init("cairo", "1.16")]),
                                    build: .init(isOK: true, seconds: 1.904, isCached: false))
        report.widgets = [.init(kind: "W", displayName: "<script>alert(1)</script>", description: "It's", families: ["systemSmall"], configuration: "static")]
        report.pictures = [.init(placement: placement, entry: 0, date: MatrixRequest.defaultMoment, variation: matrix.variations(of: .systemSmall, system: request.systems[0])[0],
                                 isRightToLeft: false, scale: 3, file: "W-systemSmall-light.png", tree: "W-systemSmall-light.json", milliseconds: 3.14159, fallback: nil, findings: ["text-truncated"])]
        report.findings = [FindingCode.textTruncated.finding("cut", widget: "W", family: "systemSmall", file: "Widget.swift", line: 12)]
        return report
    }

    @Test("snapshots.json has the members that programs rely on, in their order")
    func members() throws {
        let json = try report().json
        #expect(Array((json.members ?? []).map(\.name).filter { $0 != "engineParts" }) == ["extension", "vitrine", "engine", "build", "widgets", "pictures", "findings"])
        #expect(json["build"]?.members?.map(\.name) == ["ok", "seconds", "cached", "diagnostics"])
        #expect(json["build"]?["seconds"] == 1.9)
        let picture = try #require(json["pictures"]?.array?.first)
        #expect(picture.members?.map(\.name) == ["widget", "family", "role", "entry", "date", "appearance", "mode", "device", "os", "locale", "typeSize", "contrast",
                                                 "direction", "config", "points", "scale", "file", "tree", "milliseconds", "findings"])
        #expect(picture["date"] == "2026-01-05T09:41:00Z")
        #expect(picture["points"] == [162.67, 162.67])
        #expect(picture["os"] == "26")
        let finding = try #require(json["findings"]?.array?.first)
        #expect(finding.members?.map(\.name) == ["code", "severity", "basis", "message", "fix", "file", "line", "widget", "family"])
    }

    @Test("a build that failed is told with its messages and no pictures")
    func failedBuild() {
        let report = SnapshotReport(extensionName: "A", vitrineVersion: "1", engine: EngineDescription(parts: []), build: .init(
            isOK: false, diagnostics: [.init(severity: "error", file: "A.swift", line: 3, column: 5, text: "cannot find 'x' in scope")]))
        #expect(report.json["build"]?["ok"] == false)
        #expect(report.json["build"]?["diagnostics"]?.array?.first?["line"] == 3)
        #expect(report.json["pictures"] == [])
        #expect(ContactSheet(report).html.contains("A.swift:3"))
    }

    @Test("the contact sheet shows pictures lazily, findings with their place, and nothing of the user's as markup")
    func sheet() throws {
        let html = ContactSheet(try report()).html
        #expect(html.contains("loading=\"lazy\" src=\"W-systemSmall-light.png\""))
        #expect(html.contains("<code>Widget.swift:12</code>"))
        #expect(!html.contains("<script"))
        #expect(html.contains("A&lt;b&gt;&amp;&quot;x"))
        #expect(html.contains("It&#39;s"))
        #expect(!html.contains("http://") && !html.contains("https://"), "it must work without a network")
    }

    @Test("links of the sheet name files of its own folder only")
    func links() { #expect(ContactSheet.link("a b/../\"é.png") == "a%20b%2F..%2F%22%C3%A9.png") }
}

@Suite struct EngineDescriptionTests {
    @Test("the hash depends on every part, not on their order")
    func hash() {
        let a = EngineDescription(parts: [.init("cairo", "1"), .init("font Inter.otf", "2")])
        #expect(a.hash == EngineDescription(parts: [.init("font Inter.otf", "2"), .init("cairo", "1")]).hash)
        #expect(a.hash != EngineDescription(parts: [.init("cairo", "1"), .init("font Inter.otf", "3")]).hash)
        #expect(a.hash != EngineDescription(parts: [.init("cairo", "1f"), .init("ont Inter.otf", "2")]).hash)
        #expect(a.hash.count == 16)
    }

    @Test("what differs first is named")
    func difference() {
        let a = EngineDescription(parts: [.init("cairo", "1"), .init("icu", "2")])
        #expect(a.firstDifference(from: a) == nil)
        #expect(a.firstDifference(from: EngineDescription(parts: [.init("cairo", "1"), .init("icu", "3")])) == "icu")
        #expect(a.firstDifference(from: EngineDescription(parts: [.init("icu", "2")])) == "cairo")
    }
}
