import Foundation
import JSONValues
import Testing

/// The whole way from an example's project to its pictures.
@Suite(.enabled(if: Program.isWhole, "Vitrine is not built as a whole: run ./vitrine once"), .serialized) struct PictureTests {
    private static let example = Program.root.appendingPathComponent("Examples/Releases").path

    private func pictures(in folder: String) throws -> [String: Data] {
        var files: [String: Data] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: folder) where name.hasSuffix(".png") || name.hasSuffix(".json") && name != "snapshots.json" {
            files[name] = FileManager.default.contents(atPath: folder + "/" + name)
        }
        return files
    }

    private func draw(_ folder: String, options: [String] = [], in current: String? = nil, environment: [String: String] = [:]) throws -> (CommandLineRun, [String: Data]) {
        let run = try CommandLineRun(["snapshot", Self.example, "--out", folder] + options, in: current, environment: environment)
        return (run, try pictures(in: folder))
    }

    @Test("the example is drawn in every family, light and dark, and the report says so")
    func example() throws {
        try withFolder { folder in
            let (run, files) = try draw(folder)
            #expect(run.code == 0, "\(run.errors)")
            let report = try JSONValue(parsing: String(contentsOfFile: folder + "/snapshots.json", encoding: .utf8))
            #expect(report["build"]?["ok"] == true)
            let rows = report["pictures"]?.array ?? []
            for family in ["systemSmall", "systemMedium", "systemLarge"] {
                for appearance in ["light", "dark"] {
                    let row = try #require(rows.first { $0["family"]?.string == family && $0["appearance"]?.string == appearance && $0["role"] == "timeline" })
                    let file = try #require(row["file"]?.string)
                    let bytes = try #require(files[file])
                    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
                    #expect(files[row["tree"]?.string ?? ""] != nil)
                }
            }
            #expect(run.errors.contains("index.html"))
            #expect(FileManager.default.fileExists(atPath: folder + "/index.html"))
        }
    }

    @Test("the same bytes in another folder, zone, locale and for another user")
    func machine() throws {
        try withFolder { folder in
            let (_, first) = try draw(folder + "/a")
            let (_, second) = try draw(folder + "/b/c", in: folder, environment: [
                "TZ": "Asia/Kathmandu", "LANG": "ar_EG.UTF-8", "LC_ALL": "ar_EG.UTF-8", "LANGUAGE": "ar", "HOME": folder + "/home", "USER": "someone",
                "XDG_CONFIG_HOME": folder + "/config", "TMPDIR": "/var/tmp",
            ])
            #expect(first.isEmpty == false)
            #expect(Set(first.keys) == Set(second.keys))
            for (name, bytes) in first { #expect(second[name] == bytes, "\(name) differs") }
        }
    }

    @Test("the same bytes for one family alone, and for the parts of a split matrix")
    func order() throws {
        try withFolder { folder in
            let (_, all) = try draw(folder + "/all")
            let (_, small) = try draw(folder + "/small", options: ["--family", "small", "--appearance", "dark"])
            #expect(!small.isEmpty)
            for (name, bytes) in small { #expect(all[name] == bytes, "\(name) differs") }
            var parts: [String: Data] = [:]
            for index in 1...2 { parts.merge(try draw(folder + "/part\(index)", options: ["--shard", "\(index)/2"]).1) { a, _ in a } }
            #expect(Set(parts.keys) == Set(all.keys))
            for (name, bytes) in parts { #expect(all[name] == bytes, "\(name) differs") }
        }
    }

    @Test("sources that do not compile: code 3, the user's own path and line, and a report without pictures")
    func compileError() throws {
        try withFolder { folder in
            try write(["project/W.swift": "import WidgetKit\nimport SwiftUI\n@main struct W: Widget {\n    var body: some WidgetConfiguration { nowhere }\n}\n"], in: folder)
            let run = try CommandLineRun("snapshot", folder + "/project", "--out", folder + "/out")
            #expect(run.code == 3, "\(run.errors)")
            #expect(run.errors.contains("W.swift:4:"))
            let report = try JSONValue(parsing: String(contentsOfFile: folder + "/out/snapshots.json", encoding: .utf8))
            #expect(report["build"]?["ok"] == false)
            #expect((report["build"]?["diagnostics"]?.array ?? []).contains { $0["line"] == 4 && $0["file"] == "W.swift" })
            #expect(report["pictures"] == [])
        }
    }

    @Test("a full disk ends with one line; every file that is there is whole")
    func fullDisk() throws {
        try withFolder { folder in
            // A file system of 64 KB of our own, in a namespace of our own: where the kernel allows none there is nothing to see.
            let script = "mount -t tmpfs -o size=64k none \(folder)/disk && \"$@\"; code=$?; cp \(folder)/disk/* \(folder)/seen/ 2>/dev/null; exit $code"
            for name in ["disk", "seen"] { try FileManager.default.createDirectory(atPath: folder + "/" + name, withIntermediateDirectories: true) }
            let process = Process(), errors = Pipe()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/unshare")
            process.arguments = ["--mount", "--map-root-user", "/bin/sh", "-c", script, "sh", try #require(Program.path), "snapshot", Self.example, "--out", folder + "/disk"]
            process.environment = ProcessInfo.processInfo.environment.merging(["VITRINE_HOME": Program.root.path]) { $1 }
            process.standardError = errors
            guard (try? process.run()) != nil else { return }
            let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            guard !text.contains("mount:"), !text.contains("unshare:") else { return }
            #expect(process.terminationStatus == 2, "\(text)")
            #expect(text.contains("The disk is full"))
            for name in try FileManager.default.contentsOfDirectory(atPath: folder + "/seen") where name.hasSuffix(".png") {
                let bytes = try #require(FileManager.default.contents(atPath: folder + "/seen/" + name))
                #expect(bytes.suffix(8).starts(with: [0x49, 0x45, 0x4E, 0x44]), "\(name) has no end")
            }
        }
    }
}
