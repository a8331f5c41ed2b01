import ExtensionMessages
import ExtensionProcesses
import Foundation
import ProbeSupport
import Testing

/// Files of each protection class, on a device that is unlocked, locked, and started but not unlocked yet.
@Suite(.enabled(if: ProbeDevice.keepsAttributes, "the file system of temporary files keeps no attributes of users")) struct ProtectionTests {
    private static func read(_ name: String, _ probe: Probe) throws -> String { try probe.run("readFile", name)[0] }

    @Test("a locked device opens a file by its class", arguments: [
        ("complete", "refused", "refused"), ("completeUnlessOpen", "refused", "refused"), ("completeUntilFirstUserAuthentication", "kept", "refused"),
        ("none", "kept", "kept"), ("-", "kept", "refused"),
    ])
    func classes(_ name: String, _ locked: String, _ beforeFirstUnlock: String) throws {
        let probe = try Probe()
        for way in ["write", "atomic", "attributes", "created"] {
            #expect(try probe.run("writeFile", "\(way) \(name) kept") == ["written"], "\(way)")
            #expect(try Self.read(way, probe) == "kept", "\(way)")
            _ = try probe.process.request(.setLock(.locked), timeout: 10)
            #expect(try Self.read(way, probe) == locked, "\(way)")
            #expect(probe.refused == (locked == "refused"))
            _ = try probe.process.request(.setLock(.beforeFirstUnlock), timeout: 10)
            #expect(try Self.read(way, probe) == beforeFirstUnlock, "\(way)")
            _ = try probe.process.request(.setLock(.unlocked), timeout: 10)
            #expect(try Self.read(way, probe) == "kept", "\(way)")
        }
    }

    @Test("FileManager tells the class that a file was given, and that of a phone where it was given none")
    func told() throws {
        let probe = try Probe()
        for name in ["complete", "none"] {
            _ = try probe.run("writeFile", "write \(name) text")
            #expect(try probe.run("fileClass", "write") == ["NSFileProtection" + name.prefix(1).uppercased() + name.dropFirst()])
        }
        _ = try probe.run("writeFile", "plain - text")
        #expect(try probe.run("fileClass", "plain") == ["NSFileProtectionCompleteUntilFirstUserAuthentication"])
    }

    @Test("what is opened to be emptied on a locked device keeps its content")
    func notEmptied() throws {
        let probe = try Probe()
        _ = try probe.run("writeFile", "write complete kept")
        _ = try probe.process.request(.setLock(.locked), timeout: 10)
        #expect(try probe.run("writeFile", "write - other") == ["refused"])
        #expect(try probe.run("emptyFile", "write") == ["refused"])
        _ = try probe.process.request(.setLock(.unlocked), timeout: 10)
        #expect(try Self.read("write", probe) == "kept")
    }

    @Test("with complete data protection in the entitlements whatever the process makes is protected, and in a protected folder too")
    func newFiles() throws {
        let entitled = try Probe { $0.protectsFilesCompletely = true }
        _ = try entitled.run("writeFile", "write - text")
        #expect(try entitled.run("fileClass", "write") == ["NSFileProtectionComplete"])
        let plain = try Probe()
        _ = try plain.run("folder", "safe complete")
        _ = try plain.run("writeFile", "safe/write - text")
        #expect(try plain.run("fileClass", "safe/write") == ["NSFileProtectionComplete"])
    }

    @Test("before the first unlock preferences read as if there were none, and are there again after it")
    func preferences() throws {
        let probe = try Probe()
        _ = try probe.run("defaults", "set group.shared name Ada")
        _ = try probe.process.request(.setLock(.beforeFirstUnlock), timeout: 10)
        #expect(try probe.run("defaults", "get group.shared name") == ["nil"])
        _ = try probe.process.request(.setLock(.locked), timeout: 10)
        #expect(try probe.run("defaults", "get group.shared name") == ["Ada"])
    }
}

private extension Probe {
    var refused: Bool { codes.contains("protected-file-while-locked") }
}
