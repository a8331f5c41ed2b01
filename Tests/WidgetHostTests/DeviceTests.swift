import DeviceProfiles
import Drawing
import ExtensionMessages
import HostSupport
import Testing
@testable import WidgetHost

/// Placing, settings, apps and builds.
@Suite struct DeviceTests {
    let device = TestDevice()
    let start = TestDevice.start

    @Test("the gallery holds the families that the device shows, once the app was launched")
    func gallery() throws {
        let fake = FakeExtension(families: ["systemSmall", "systemExtraLarge", "accessoryCircular", "accessoryCorner"])
        let host = try device.host(fake)
        #expect(host.gallery().map(\.families) == [[.systemSmall, .accessoryCircular]])
        try host.setApp(of: "com.example.widget", .neverLaunched)
        #expect(host.gallery().isEmpty)
        #expect(throws: HostError.self) { try host.place() }
        try host.setApp(of: "com.example.widget", .background)
        try host.place()
    }

    @Test("a widget that does not come so is refused with the choices", arguments: [("Status", "systemLarge"), ("Other", "systemSmall"), ("Status", "none")])
    func refused(kind: String, family: String) throws {
        let host = try device.host(FakeExtension())
        #expect(throws: HostError.self) { try host.place(kind, family: family) }
        #expect(host.placed.isEmpty)
    }

    @Test("the extension is told what is placed before it is asked")
    func placedIsTold() throws {
        var seen: [Int] = []
        let fake = FakeExtension()
        fake.provider = { [unowned fake] _, now in
            seen.append(fake.placed.count)
            return .init([(now, "a")], .never)
        }
        let host = try device.host(fake)
        let first = try host.place()
        try host.place("Status", family: "systemMedium")
        #expect(seen == [1, 2])
        try host.remove(first)
        try host.requestReload(kind: nil, of: "com.example.widget", cause: .pushed)
        try host.advance(to: start + 600)
        #expect(seen == [1, 2, 1])
        #expect(fake.placed.map(\.family) == ["systemMedium"])
    }

    @Test("dark mode is drawn from the entries that are there; a locale, text size or zone asks the provider")
    func settings() throws {
        let fake = FakeExtension()
        let host = try device.host(fake)
        let id = try host.place()
        let light = host.shown(id)?.archiveHash
        var settings = host.settings
        settings.appearance = "dark"
        try host.settingsChanged(settings)
        #expect(fake.timelineCalls.count == 1)
        #expect(host.shown(id)?.archiveHash != light)
        #expect(host.shown(id)?.environment.appearance == "dark")
        settings.locale = "de_DE"
        try host.settingsChanged(settings)
        settings.typeSize = "accessibility1"
        try host.settingsChanged(settings)
        #expect(fake.timelineCalls.count == 3)
        #expect(try host.ledger(of: id).map(\.cause) == [.placed, .settings("locale"), .settings("typeSize")])
        #expect(try host.ledger(of: id).allSatisfy { !$0.isCharged })
    }

    @Test("the looks of the Home Screen hold for its families alone", arguments: [("fullColor", "fullColor"), ("accented", "accented"), ("clear", "accented")])
    func looks(look: String, mode: String) throws {
        let host = try device.host(FakeExtension(), settings: { $0.homeScreenMode = look })
        #expect(host.shown(try host.place())?.environment.renderingMode == mode)
        let circle = try host.place(kind: "Status", family: "accessoryCircular", of: "com.example.widget", at: .lockScreen(slot: 1)).id
        #expect(host.shown(circle)?.environment.renderingMode == "vibrant")
    }

    @Test("the Lock Screen is drawn vibrant")
    func lockScreen() throws {
        let host = try device.host(FakeExtension())
        let id = try host.place(kind: "Status", family: "accessoryCircular", of: "com.example.widget", at: .lockScreen(slot: 1)).id
        #expect(host.shown(id)?.environment.renderingMode == "vibrant")
    }

    @Test("a build that renames a kind orphans its placed widget, which keeps its picture; both new kinds work")
    func renamedKind() throws {
        let host = try device.host(FakeExtension(kinds: ["AppWidget"]) { _, now in .init([(now, "build 1"), (now + 3600, "later")], .after(now + 600)) })
        let id = try host.place("AppWidget")
        let second = FakeExtension(kinds: ["Renamed", "Added"]) { _, now in .init([(now, "build 2")], .never) }
        try host.replaceExtension(second)
        #expect(host.shown(id)?.state == .orphaned)
        #expect(try host.label(id) == "build 1")
        let finding = try #require(host.findings().first { $0.code == "kind-removed" })
        #expect(finding.message.contains("AppWidget"))
        #expect(host.gallery().map(\.widget.kind) == ["Renamed", "Added"])
        for kind in ["Renamed", "Added"] { #expect(try host.label(try host.place(kind)) == "build 2") }
        try host.advance(to: start + 86_400)
        #expect(!second.timelineCalls.contains { $0.kind == "AppWidget" })
        #expect(throws: HostError.self) { _ = try host.perform(PerformRequest(intent: "x", parameters: "{}"), of: id) }
        // It is found again when the kind comes back.
        try host.replaceExtension(FakeExtension(kinds: ["AppWidget"]) { _, now in .init([(now, "build 3")], .never) })
        #expect(try host.label(id) == "build 3")
        #expect(host.shown(id)?.state == .content)
    }

    @Test("a new build of the same kinds loads every widget, outside the budget")
    func update() throws {
        let host = try device.host(FakeExtension())
        let id = try host.place()
        try host.replaceExtension(FakeExtension { _, now in .init([(now, "new build")], .never) })
        #expect(try host.label(id) == "new build")
        #expect(try host.ledger(of: id).last?.cause == .systemEvent("app updated"))
        #expect(try host.ledger(of: id).last?.isCharged == false)
    }

    @Test("setting the clock loads every widget, and leaves out what lies between")
    func clockSet() throws {
        let fake = FakeExtension { _, now in .init([(now, "\(Int(now))")], .after(now + 900)) }
        let host = try device.host(fake)
        let id = try host.place()
        try host.setClock(to: start + 86_400)
        #expect(fake.timelineCalls.count == 2)
        try host.setClock(to: start - 86_400)
        #expect(try host.label(id) == "\(Int(start - 86_400))")
        #expect(throws: HostError.self) { try host.advance(to: start - 2 * 86_400) }
    }

    @Test("entries that come closer than a change is seen wait, or give way to the next")
    func closeEntries() throws {
        let fake = FakeExtension { [start] _, _ in .init([(start, "a"), (start + 0.5, "b"), (start + 1, "c"), (start + 1.5, "d"), (start + 60, "e")], .never) }
        let host = try device.host(fake)
        let labels = try host.labels(of: try host.place(), until: start + 600)
        #expect(labels.map(\.1) == ["a", "d", "e"])
        #expect(labels.map(\.0) == [0, 2, 60])
    }

    @Test("every change is told in its order")
    func events() throws {
        let host = try device.host(FakeExtension { _, now in .init([(now, "a"), (now + 600, "b")], .never) })
        var seen: [String] = []
        host.observer = { event in
            switch event.change {
            case .placed: seen.append("placed")
            case .shown(_, let content): seen.append("shown \(content?.state.rawValue ?? "nothing") \(content?.entryIndex ?? -1)")
            case .reload(let record): seen.append("reload \(record.outcome.map { "\($0)" } ?? "\(record.decision)".prefix(7).description)")
            case .removed: seen.append("removed")
            default: break
            }
        }
        let id = try host.place()
        try host.advance(to: start + 600)
        try host.remove(id)
        #expect(seen == ["placed", "reload pending", "shown placeholder -1", "reload granted", "reload newTimeline", "shown content 0", "shown content 1", "shown nothing -1", "removed"])
    }
}
