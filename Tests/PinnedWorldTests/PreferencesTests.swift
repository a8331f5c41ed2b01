import ExtensionMessages
import ExtensionProcesses
import Foundation
import ProbeSupport
import Testing

@Suite struct PreferencesTests {
    @Test("what one process writes to a group another reads at once")
    func shared() throws {
        let device = ProbeDevice()
        let app = try Probe(device: device) { $0.bundleIdentifier = "com.example.app" }, widget = try Probe(device: device)
        _ = try app.run("defaults", "set group.shared name Ada")
        #expect(try widget.run("defaults", "get group.shared name") == ["Ada"])
        _ = try app.run("defaults", "remove group.shared name")
        #expect(try widget.run("defaults", "get group.shared name") == ["nil"])
    }

    @Test("the standard preferences belong to the bundle alone")
    func standard() throws {
        let device = ProbeDevice()
        let app = try Probe(device: device) { $0.bundleIdentifier = "com.example.app" }, widget = try Probe(device: device)
        _ = try app.run("defaults", "set - name Ada")
        #expect(try widget.run("defaults", "get - name") == ["nil"])
        #expect(try app.run("defaults", "get - name") == ["Ada"])
    }

    @Test("a group that is not granted is private, its container nil, and both leave a trace")
    func grants() throws {
        let device = ProbeDevice()
        let app = try Probe(device: device) { $0.bundleIdentifier = "com.example.app" }
        let widget = try Probe(device: device) { $0.groups = .only(["group.mine"]) }
        _ = try app.run("defaults", "set group.other name Ada")
        _ = try app.run("defaults", "set group.mine name Bo")
        #expect(try widget.run("defaults", "get group.other name") == ["nil"])
        #expect(try widget.run("defaults", "get group.mine name") == ["Bo"])
        #expect(try widget.run("container", "group.other") == ["nil"])
        #expect(try widget.run("container", "group.mine") == [device.folder + "/groups/group.mine"])
        #expect(try widget.run("container", "../outside") == ["nil"])
        guard case .uses(let uses) = try widget.process.request(.takePreferenceUses, timeout: 10).reply else { Issue.record("no uses"); return }
        #expect(uses.contains(PreferenceUse(kind: .denied, suite: "group.other", key: "")))
        #expect(uses.contains(PreferenceUse(kind: .read, suite: "group.mine", key: "name")))
    }

    @Test("every kind of value comes back as it was written")
    func values() throws {
        #expect(try Probe().run("values") == ["42", "1.5", "true", "[1, 2, 3]", "5.0", "[1, 2]"])
    }

    @Test("two processes that write one suite 1,000 times each at once lose nothing")
    func concurrentWrites() async throws {
        let device = ProbeDevice()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for prefix in ["a", "b"] {
                let world = device.world
                group.addTask {
                    let probe = try Probe(device: ProbeDevice()) { $0 = world }
                    _ = try probe.run("fill", "group.busy \(prefix) 1000")
                }
            }
            try await group.waitForAll()
        }
        let keys = try Probe(device: device).run("defaults", "all group.busy")
        #expect(keys.count == 2000)
    }

    @Test("a process killed while it writes has lost nothing that it was told is written")
    func killed() throws {
        let device = ProbeDevice()
        let probe = try Probe(device: device)
        let identifier = probe.process.identifier, told = device.folder + "/told"
        // Killed from beside once some writes were acknowledged.
        let killer = Thread {
            while ((try? Data(contentsOf: URL(fileURLWithPath: told)).count) ?? 0) < 400 { sched_yield() }
            kill(identifier, SIGKILL)
        }
        killer.start()
        #expect(throws: ExtensionProcessError.self) { try probe.run("fill", "group.killed k 1000000 \(told)") }
        // The last line may have been cut by the kill.
        let written = try String(contentsOfFile: told, encoding: .utf8).split(separator: "\n").dropLast().compactMap { Int($0) }
        #expect(!written.isEmpty)
        let kept = Set(try Probe(device: device).run("defaults", "all group.killed"))
        for index in written { #expect(kept.contains("k\(index)")) }
    }

    @Test("Bundle.main is the extension's bundle, home the device's")
    func bundle() throws {
        let device = ProbeDevice()
        let bundle = device.folder + "/Widget.appex"
        try FileManager.default.createDirectory(atPath: bundle, withIntermediateDirectories: true)
        let properties = try PropertyListSerialization.data(fromPropertyList: ["CFBundleIdentifier": "com.example.probe.widget"], format: .xml, options: 0)
        try properties.write(to: URL(fileURLWithPath: bundle + "/Info.plist"))
        let probe = try Probe(device: device) { $0.bundle = bundle }
        #expect(try probe.run("bundle") == [bundle, "com.example.probe.widget", device.folder + "/home"])
    }
}
