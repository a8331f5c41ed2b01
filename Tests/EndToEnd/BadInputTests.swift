import Foundation
import JSONValues
import Testing

@Suite(.enabled(if: Program.isTested, Program.skipMessage)) struct BadInputTests {
    private static let widget = """
        import SwiftUI
        import WidgetKit
        struct Entry: TimelineEntry { var date: Date }
        struct Provider: TimelineProvider {
            func placeholder(in context: Context) -> Entry { Entry(date: .now) }
            func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: .now)) }
            func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) { completion(Timeline(entries: [Entry(date: .now)], policy: .never)) }
        }
        @main struct PlainWidget: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "Plain", provider: Provider()) { _ in Text("Hello") }.supportedFamilies([.systemSmall])
            }
        }
        """

    @Test("a path that is not there: one line, code 2, and no folder for pictures")
    func noSuchPath() throws {
        try withFolder { folder in
            let run = try CommandLineRun("snapshot", folder + "/nowhere", "--out", folder + "/out")
            #expect(run.code == 2)
            #expect(try #require(run.complaint).contains("/nowhere"))
            #expect(!FileManager.default.fileExists(atPath: folder + "/out"))
        }
    }

    @Test("a folder without a widget: one line, code 2, and a report that says so")
    func noWidget() throws {
        try withFolder { folder in
            try write(["project/A.swift": "struct A {}\n"], in: folder)
            let run = try CommandLineRun("snapshot", folder + "/project", "--out", folder + "/out")
            #expect(run.code == 2)
            #expect(try #require(run.complaint).contains("no widget"))
            let report = try JSONValue(parsing: String(contentsOfFile: folder + "/out/snapshots.json", encoding: .utf8))
            #expect(report["build"]?["ok"] == false && report["pictures"] == [])
            #expect(report["build"]?["diagnostics"]?.array?.count == 1)
        }
    }

    @Test("an output folder that cannot be made or is a file: one line that names --out, code 2", arguments: ["/proc/nowhere", "file", "file/below"])
    func unwritable(out: String) throws {
        try withFolder { folder in
            try write(["project/W.swift": Self.widget, "file": ""], in: folder)
            let path = out.hasPrefix("/") ? out : folder + "/" + out
            let run = try CommandLineRun("snapshot", folder + "/project", "--out", path)
            #expect(run.code == 2)
            let complaint = try #require(run.complaint)
            #expect(complaint.contains("--out") && complaint.contains(path))
        }
    }

    @Test("values that name nothing: one line with what is known, code 2, and nothing written", arguments: [
        ["--device", "iPhone 99"], ["--family", "huge"], ["--locale", "xx_YY"], ["--zone", "Europe/Berln"], ["--os", "13"], ["--role", "preveiw"],
        ["--time", "yesterday"], ["--shard", "3/2"], ["--entries", "0"], ["--scale", "x"], ["--network", "on"], ["--network", "fixtures:nowhere"],
        ["--group", "group.x=nowhere"], ["--group", "../x=."], ["--config", "key"], ["--type-size", "huge"], ["--os", "16", "--mode", "accented"], ["--fail-on", "never"],
    ])
    func values(options: [String]) throws {
        try withFolder { folder in
            try write(["project/W.swift": Self.widget], in: folder)
            let run = try CommandLineRun(["snapshot", folder + "/project", "--out", folder + "/out"] + options, in: folder)
            #expect(run.code == 2, "\(run.errors)")
            let complaint = try #require(run.complaint)
            #expect(complaint.hasSuffix("."))
            #expect(!FileManager.default.fileExists(atPath: folder + "/out"))
        }
    }

    @Test("no --out: one line that says so")
    func noOut() throws {
        let run = try CommandLineRun("snapshot", Program.root.path)
        #expect(run.code == 2)
        #expect(try #require(run.complaint).contains("--out DIR"))
    }

    @Test("a mistake in vitrine.json names the file and the key")
    func optionFile() throws {
        try withFolder { folder in
            try write(["project/W.swift": Self.widget, "project/vitrine.json": #"{"famliy": "small"}"#], in: folder)
            let run = try CommandLineRun("snapshot", folder + "/project", "--out", folder + "/out")
            #expect(run.code == 2)
            let complaint = try #require(run.complaint)
            #expect(complaint.contains("vitrine.json") && complaint.contains("Did you mean family?"))
        }
    }

    @Test("doctor reads a project whose Swift does not compile, and ends with 1 where it finds an error")
    func doctor() throws {
        try withFolder { folder in
            try write(["project/W.swift": Self.widget + "\n@main struct Other: Widget { this is no Swift }\n"], in: folder)
            let run = try CommandLineRun("doctor", folder + "/project", "--json")
            #expect(run.code == 1, "\(run.errors)")
            let findings = try JSONValue(parsing: run.output)["findings"]?.array ?? []
            let finding = try #require(findings.first { $0["code"] == "several-mains" })
            #expect(finding["file"] == "W.swift")
        }
    }

    @Test("a reader that goes away does not stop the program half-way")
    func brokenPipe() throws {
        try withFolder { folder in
            let program = try #require(Program.path)
            try write(["run.sh": "\(program) explain | true\nexit ${PIPESTATUS[0]}\n"], in: folder)
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/bash")
            process.arguments = [folder + "/run.sh"]
            process.environment = ["PATH": "/usr/bin:/bin", "VITRINE_HOME": Program.root.path]
            try process.run()
            process.waitUntilExit()
            #expect(process.terminationReason == .exit && process.terminationStatus == 0)
        }
    }
}
