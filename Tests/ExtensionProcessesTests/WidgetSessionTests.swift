import ExtensionMessages
import Foundation
import ProbeSupport
import Testing
@testable import ExtensionProcesses

@Suite struct WidgetSessionTests {
    private let device = ProbeDevice()

    private func session(_ library: String) -> WidgetSession {
        WidgetSession(BuiltExtension(library: library, bundle: "", bundleIdentifier: "com.example.probe", systemVersion: "26.0"),
                      launch: ExtensionLaunch(program: Probe.program, world: device.world))
    }

    private var request: EntriesRequest { EntriesRequest(kind: "Probe", role: .timeline, environment: RenderEnvironment(family: "systemSmall", width: 158, height: 158)) }

    @Test("an extension that cannot be loaded says why at every request")
    func notLoaded() {
        let session = session(device.folder + "/missing.so")
        for _ in 0..<2 {
            let findings = session.entries(request).findings
            #expect(findings.count == 1 && findings[0].message.contains("cannot be loaded"), "\(findings)")
        }
    }

    @Test("where being told what is placed ends the process, its widgets are drawn by one that was not told")
    func placedEndsProcess() throws {
        let session = session(try CLibrary.build("int vitrine_main(int c, char **v) { return 0; } void probe_placed(void) { __builtin_trap(); }", in: device))
        defer { session.finish() }
        session.setPlaced([PlacedDescription(id: 1, kind: "Probe", family: "systemSmall")])
        #expect(session.entries(request).value?.reply.dates.count == 1)
        // Told while it runs it ends too, and the next one is well again.
        session.setPlaced([])
        #expect(session.entries(request).value?.reply.dates.count == 1)
    }
}
