import Foundation
import JSONValues
import Testing

/// Scripted days through the command line: each step with what follows from it, what fails, and files that are no scenario.
@Suite(.enabled(if: Program.isWhole, "Vitrine is not built as a whole: run ./vitrine once"), .serialized) struct ScenarioCases {
    private static let script = CaseRun.folder.appendingPathComponent("Extensions/Script").path
    private static let keepsAttributes: Bool = {
        let path = NSTemporaryDirectory() + "/attributes-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: path) }
        guard FileManager.default.createFile(atPath: path, contents: nil) else { return false }
        return (try? FileManager.default.setAttributes([FileAttributeKey("NSFileExtendedAttributes"): ["user.test": Data([1])]], ofItemAtPath: path)) != nil
    }()

    @Test("steps of a scenario have the effects that a phone shows", arguments: [
        "Script/network", "Script/locked", "Script/settings", "Vault/locked", "W48a/back", "Together/two",
    ])
    func steps(_ name: String) throws { try run(name) }

    @Test("a locked device keeps protected files closed", .enabled(if: keepsAttributes, "the file system of temporary files keeps no attributes of users"))
    func protection() throws { try run("Sealed/night") }

    private func run(_ name: String) throws {
        try withFolder { folder in
            let day = try CaseDay(name.split(separator: "/").first.map(String.init) ?? "", CaseDay.scenario(name + ".yaml"), state: folder)
            #expect(day.failures == [])
            #expect((day.report["expectations"]?.array ?? []).count >= 3)
        }
    }

    @Test("a tap on a locked device is a step that says that nothing happens")
    func lockedTap() throws {
        try withFolder { folder in
            let day = try CaseDay("Script", CaseDay.scenario("Script/locked.yaml"), state: folder)
            let steps = (day.report["steps"]?.array ?? []).compactMap { $0["did"]?.string }
            #expect(steps.count { $0.hasSuffix("nothing happens: the device is locked") } == 2, "\(steps)")
            #expect(steps.contains { $0.hasSuffix("opens script://more") })
        }
    }

    @Test("an expectation that fails ends with code 1, and says where it stands, what was expected and what was there")
    func failing() throws {
        try withFolder { folder in
            let file = Self.script + "/failing.yaml"
            let run = try CommandLineRun("timeline", Self.script, "--scenario", file, "--state", folder)
            #expect(run.code == 1)
            let lines = run.errors.split(separator: "\n").map(String.init)
            #expect(lines.contains { $0.hasPrefix("vitrine: \(file):6: at 09:30 expected: board shows \"Graz\"; it shows \"Ulm, note empty\"") }, "\(run.errors)")
            #expect(lines.contains { $0.contains("failing.yaml:6: at 09:30 expected: board is in the state placeholder; it is in the state content") })
            #expect(lines.contains { $0.contains("failing.yaml:8: at 10:00 expected: board reloads charged: 3; it was 0.") })
            #expect(lines.contains { $0.contains("failing.yaml:8: at 10:00 expected: board finds kind-removed;") })
            #expect(run.output.contains("FAILED"))
        }
    }

    @Test("a file that is no scenario is refused before anything is built, with file and line", arguments: [
        ("steps:\n  - at: 09:50\n    explode: true\n", 3, "explode"),
        ("widgets: [{ family: small }]\n", 1, "kind"),
        ("steps:\n  - { at: 25:00, app: opened }\n", 2, "25:00"),
        ("steps: [unclosed\n", 2, ""),
        ("- a\n- b\n", 1, "mapping"),
        ("steps:\n  - expect: {}\n", 2, "nothing is expected"),
        ("zone: Europe/Atlantis\n", 1, "Atlantis"),
        ("a: &a [*a]\n", 1, ""),
        ("steps:\n  - every: 1s\n    reload: all\n", 2, "20000"),
    ])
    func damaged(_ text: String, _ line: Int, _ word: String) throws {
        try withFolder { folder in
            try write(["day.yaml": text], in: folder)
            let run = try CommandLineRun("timeline", Self.script, "--scenario", folder + "/day.yaml", "--state", folder + "/state")
            #expect(run.code == 2, "\(run.errors)")
            #expect(run.complaint?.contains("day.yaml:\(line): ") == true && (word.isEmpty || run.complaint?.contains(word) == true), "\(run.errors)")
        }
    }

    @Test("bytes that are no text, a file too large, a folder and no file at all are refused")
    func noText() throws {
        try withFolder { folder in
            try Data([0xff, 0xfe, 0, 1, 2]).write(to: URL(fileURLWithPath: folder + "/bytes.yaml"))
            try Data(repeating: UInt8(ascii: "#"), count: (1 << 20) + 10).write(to: URL(fileURLWithPath: folder + "/large.yaml"))
            for name in ["bytes.yaml", "large.yaml", "none.yaml", "."] {
                let run = try CommandLineRun("timeline", Self.script, "--scenario", folder + "/" + name, "--state", folder + "/state")
                #expect(run.code == 2 && run.complaint != nil, "\(name): \(run.code) \(run.errors)")
            }
        }
    }

    @Test("a provider that holds the main thread keeps the others of its process waiting, and one that traps does not take their answers")
    func others() throws {
        try withFolder { folder in
            let day = try CaseDay("Together", CaseDay.scenario("Together/others.yaml"), state: folder)
            #expect(day.failures == [])
            #expect(day.findings("extension-crashed").count == 1)
        }
    }

    @Test("providers that wait beside each other come out the same each time")
    func same() throws {
        try withFolder { folder in
            let runs = try (0 ..< 3).map { try CaseDay("Together", CaseDay.scenario("Together/two.yaml"), state: folder + "/\($0)").run.output }
            #expect(Set(runs).count == 1)
        }
    }
}
