import ExtensionMessages
import Foundation
import ProbeSupport
import Testing
@testable import ExtensionProcesses

@Suite struct SpareProcessTests {
    private let device = ProbeDevice()
    private var launch: ExtensionLaunch { ExtensionLaunch(program: Probe.program, world: device.world) }

    @Test("a process that waits is taken once, whatever the clock says by then and whether the device is locked, and only for the launch that it was started for")
    func taken() throws {
        let spare = SpareProcess()
        defer { spare.finish() }
        var later = launch, other = launch
        later.world.now += 3600
        later.world.lock = .locked
        other.world.locale = "de_DE"
        spare.prepare(launch)
        #expect(spare.take(for: other) == nil)
        #expect(try #require(spare.take(for: later)).isAlive)
        #expect(spare.take(for: later) == nil)
    }

    @Test("one that ended while it waited is not handed out; nor is one after the end")
    func gone() throws {
        let spare = SpareProcess { launch in
            let process = try ExtensionProcess(launch)
            kill(process.identifier, SIGKILL)
            return process
        }
        spare.prepare(launch)
        #expect(spare.take(for: launch) == nil)
        spare.prepare(launch)
        spare.finish()
        #expect(spare.take(for: launch) == nil)
    }

    @Test("a session runs in the process that waited, at its own moment and with its literals")
    func session() throws {
        let spare = SpareProcess()
        defer { spare.finish() }
        spare.prepare(launch)
        var built = BuiltExtension(library: try CLibrary.empty(in: device), bundle: "", bundleIdentifier: "com.example.probe", systemVersion: "26.0")
        built.literals = try #require(LiteralOverrides([.init(id: 1, value: .integer(2))]))
        let session = WidgetSession(built, launch: launch)
        session.spare = spare
        guard case .success = session.load() else { Issue.record("it was not loaded"); return }
        #expect(spare.take(for: launch) == nil)
        // The probes' own frameworks lift nothing.
        #expect(session.literalTypes(of: [1, 2]) == [.unseen, .unseen])
        session.finish()
        #expect(session.literalTypes(of: [1]) == [.unseen])
    }
}
