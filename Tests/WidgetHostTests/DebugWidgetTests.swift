import HostSupport
import Testing
import WidgetHost

@Suite struct DebugWidgetTests {
    let device = TestDevice()

    @Test("a scheme's variables name kind, family and view")
    func variables() throws {
        let debug = try #require(DebugWidget(environment: ["_XCWidgetKind": "Status", "_XCWidgetFamily": "systemMedium", "_XCWidgetDefaultView": "gallery"]))
        #expect(debug.kind == "Status")
        #expect(debug.family == "systemMedium")
        #expect(debug.view == .gallery)
        #expect(DebugWidget(environment: ["_XCWidgetKind": "Status"])?.view == .timeline)
        #expect(DebugWidget(environment: [:]) == nil)
    }

    @Test("it is placed once, in the first family that the device shows")
    func placed() throws {
        let host = try device.host(FakeExtension())
        let debug = try #require(DebugWidget(environment: ["_XCWidgetKind": "Status"]))
        let first = try host.place(debug, of: "com.example.widget")
        #expect(first.family == "systemSmall")
        #expect(try host.place(debug, of: "com.example.widget").id == first.id)
        let stranger = try #require(DebugWidget(environment: ["_XCWidgetKind": "Other"]))
        #expect(throws: HostError.self) { try host.place(stranger, of: "com.example.widget") }
    }
}
