import Drawing
import ExtensionMessages
import Foundation
import HostSupport
import Testing
@testable import WidgetHost

/// Scenarios on a host. The day begins at 09:00.
@Suite struct ScenarioRunTests {
    private let device = TestDevice()

    private func run(_ text: String, _ hosted: FakeExtension, install: @escaping (String) throws -> any HostedExtension = { _ in throw ScenarioError(file: "", line: 0, reason: "nothing to install") }) throws -> DayRecord {
        let scenario = try ScenarioReader.read(Array(text.utf8), file: "day.yaml", defaults: .init(start: TestDevice.start, zone: "UTC", length: 86_400))
        let host = try device.host(hosted)
        let run = try DayRun(host, extensionName: "Test")
        let scripted = ScenarioRun(scenario, on: run, of: hosted.identifier, surroundings: ScenarioSurroundings(install: install, setNetwork: { _ in }))
        try scripted.place()
        try scripted.advance(to: TestDevice.start + (scenario.settings.length ?? 86_400))
        return run.record()
    }

    private func outcome(_ day: DayRecord) -> [String] { day.expectations.map { $0.failure.map { "\($0)" } ?? "met" } }

    private static let widget = "widgets: [{ kind: Status, name: s }]\nsteps:\n"

    @Test("what is expected and true is met; every one that is not is told with what was there")
    func expectations() throws {
        let hosted = FakeExtension { _, now in .init([(now, "Closed"), (now + 3600, "Open now")]) }
        let day = try run(Self.widget + """
              - { at: 09:30, expect: { shows: Closed, does-not-show: Open, state: content, entry: 1, reloads: 1, charged: 0, pictures: 1 } }
              - { at: 10:30, expect: { widget: s, shows: [Open, Closed], does-not-show: now, entry: 1, state: placeholder } }
            """, hosted)
        #expect(outcome(day).prefix(7).allSatisfy { $0 == "met" })
        #expect(Array(outcome(day).dropFirst(7)) == ["met", "it shows \"Open now\"", "it shows \"Open now\"", "it is in the state content; it shows \"Open now\"", "it shows entry 2 of 2"])
        #expect(day.expectations.last?.line == 4 && day.expectations.last?.file == "day.yaml")
    }

    @Test("an app that writes and asks for a reload is seen at once while it is in front, and free")
    func appInFront() throws {
        var label = "before"
        let hosted = FakeExtension { _, now in .init([(now, label)]) }
        hosted.provider = { [folder = device.folder] _, now in
            label = (try? PreferenceStore(folder).value(of: "label", in: .group("group.example"))) as? String ?? "before"
            return .init([(now, label)])
        }
        let day = try run(Self.widget + """
              - { at: 09:30, app: opened }
              - { group: group.example, set: { label: after } }
              - { expect: { shows: before } }
              - { reload: Status }
              - { expect: { shows: after, charged: 0, reloads: 2 } }
            """, hosted)
        #expect(outcome(day).allSatisfy { $0 == "met" }, "\(outcome(day))")
        #expect(day.steps.map(\.words) == ["the app is opened", "the app writes into group.example: label", "the app asks for a reload of Status"])
    }

    @Test("files are written into a group's container and removed from it")
    func files() throws {
        let folder = device.folder
        let hosted = FakeExtension { _, now in
            let path = folder.groups + "/group.example/data/plan.txt"
            return .init([(now, (try? String(contentsOfFile: path, encoding: .utf8)) ?? "no file")])
        }
        let day = try run(Self.widget + """
              - { at: 09:30, app: opened }
              - { group: group.example, write: { data/plan.txt: hello } }
              - { reload: all }
              - { expect: { shows: hello } }
              - { at: 10:00, group: group.example, delete: data/plan.txt }
              - { reload: all }
              - { expect: { shows: no file } }
            """, hosted)
        #expect(outcome(day).allSatisfy { $0 == "met" }, "\(outcome(day))")
    }

    @Test("a build without the kind orphans the widget; it shows what it showed")
    func install() throws {
        let hosted = FakeExtension { _, now in .init([(now, "build 1"), (now + 7200, "later")]) }
        let other = FakeExtension(kinds: ["Other"])
        let day = try run(Self.widget + """
              - { at: 10:00, install: ../Build2 }
              - { place: { kind: Other, name: o } }
              - { at: 12:00, expect: { widget: s, shows: build 1, state: orphaned, finds: kind-removed } }
              - { expect: { widget: o, shows: content } }
            """, hosted, install: { _ in other })
        #expect(outcome(day).allSatisfy { $0 == "met" }, "\(outcome(day))")
    }

    @Test("settings, clock and places are changed, and each change is a step of the day")
    func settings() throws {
        let hosted = FakeExtension { request, now in .init([(now, request.environment.locale + " " + request.environment.timeZone), (now + 36_000, "late")]) }
        let day = try run(Self.widget + """
              - { at: 10:00, locale: de_DE }
              - { at: 10:05, expect: { shows: de_DE UTC } }
              - { at: 11:00, zone: Asia/Tokyo }
              - { at: 20:05, expect: { shows: de_DE Asia/Tokyo } }
              - { at: 21:00, clock: +12h }
              - { expect: { shows: de_DE Asia/Tokyo, same-since: 20:00 } }
              - { at: 10:00, remove-widget: s }
            """, hosted)
        #expect(outcome(day).allSatisfy { $0 == "met" }, "\(outcome(day))")
        #expect(day.time.zones.map(\.identifier) == ["UTC", "Asia/Tokyo"])
        #expect(day.widgets[0].removedAt != nil)
    }

    @Test("a tap outside of controls opens the app; on a locked device or an orphan nothing happens")
    func taps() throws {
        let hosted = FakeExtension { _, now in .init([(now, "content")]) }
        let day = try run(Self.widget + """
              - { at: 10:00, tap: content }
              - { reload: all }
              - { expect: { reloads: 2, charged: 0 } }
            """, hosted)
        #expect(outcome(day).allSatisfy { $0 == "met" }, "the app is in front, so that the reload is free: \(outcome(day))")
        #expect(throws: ScenarioError.self) { try run(Self.widget + "  - { at: 10:00, tap: nowhere }", hosted) }
    }

    @Test("a step that cannot be carried out is told with its line")
    func impossible() {
        func failure(_ steps: String) -> String {
            do { _ = try run(Self.widget + steps, FakeExtension()) } catch { return "\(error)" }
            return "nothing"
        }
        #expect(failure("  - { at: 10:00, expect: { widget: x, shows: a } }").hasPrefix("day.yaml:3: no placed widget is called \"x\"; there are s"))
        #expect(failure("  - { at: 10:00, reload: Nope }").hasPrefix("day.yaml:3: no widget has the kind \"Nope\""))
        #expect(failure("  - { at: 10:00, place: { kind: Nope } }").hasPrefix("day.yaml:3: The extension declares no widget of the kind"))
    }
}
