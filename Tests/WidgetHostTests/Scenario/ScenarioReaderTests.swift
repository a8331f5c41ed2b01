import Testing
@testable import WidgetHost

@Suite struct ScenarioReaderTests {
    /// Monday 2026-01-05 00:00 UTC.
    private static let monday = 1_767_571_200.0
    private static let defaults = ScenarioReader.Defaults(start: monday, zone: "UTC", length: 86_400)

    private func read(_ text: String) throws -> Scenario { try ScenarioReader.read(Array(text.utf8), file: "day.yaml", defaults: Self.defaults) }

    private func failure(_ text: String) -> String {
        do { _ = try read(text) } catch { return "\(error)" }
        return "nothing"
    }

    @Test("settings, widgets and steps are read, with their lines")
    func whole() throws {
        let scenario = try read("""
            start: 2026-01-05T22:00
            zone: Europe/Berlin
            for: 10h
            widgets:
              - kind: Ladder
                family: small
                name: home
                config: { city: '"Berlin"' }
            steps:
              - at: 22:30
                app: opened
              - at: 08:00
                expect: { widget: home, shows: [Open, 3], does-not-show: Closed, state: content, reloads: 2 }
            """)
        #expect(scenario.settings.start == Self.monday + 21 * 3600)
        #expect(scenario.settings.length == 36_000)
        #expect(scenario.widgets == [Scenario.Widget(name: "home", kind: "Ladder", family: "small", configuration: ["city": "\"Berlin\""], line: 5)])
        #expect(scenario.steps.map(\.moment) == [Self.monday + 21.5 * 3600, Self.monday + 31 * 3600], "a time that has passed is tomorrow's")
        #expect(scenario.steps.map(\.line) == [10, 12])
        guard case .expect(let expectation) = scenario.steps[1].action else { Issue.record("no expectation"); return }
        #expect(expectation.shows == ["Open", "3"] && expectation.doesNotShow == ["Closed"] && expectation.state == "content" && expectation.reloads == 2)
    }

    @Test("JSON is read too")
    func json() throws {
        let scenario = try read(#"{"for": "2h", "steps": [{"at": "01:00", "reload": "all", "times": 3}]}"#)
        #expect(scenario.steps.map(\.action) == [.reload(kind: nil, times: 3)])
    }

    @Test("a step without a time is of the moment of the one above, and one that is repeated comes again until its end")
    func times() throws {
        let scenario = try read("""
            steps:
              - { at: 10:00, app: opened }
              - { reload: Ladder }
              - { at: 10:10, every: 10m, until: 10:30, reload: all }
              - { at: +15m, app: closed }
              - { at: day 1 23:00, locked: true }
            """)
        func minutes(_ text: Double) -> Double { Self.monday + text * 60 }
        #expect(scenario.steps.map(\.moment) == [600, 600, 610, 620, 625, 630, 1380].map(minutes))
        #expect(scenario.steps[4].action == .app(isInFront: false), "in the order of time")
    }

    @Test("values that an app writes keep their types; what is quoted is text")
    func values() throws {
        let scenario = try read("steps: [{ group: group.example, set: { open: true, count: 3, rate: 1.5, name: \"3\", list: [1, two] }, remove: old, write: { a/b.json: '{}' } }]")
        guard case .group(let change)? = scenario.steps.first?.action else { Issue.record("no group"); return }
        #expect(change.values == ["open": .bool(true), "count": .integer(3), "rate": .number(1.5), "name": .text("3"), "list": .list([.integer(1), .text("two")]), "old": ScenarioValue.none])
        #expect(change.files == ["a/b.json": "{}"])
    }

    @Test("after a change of zone the times are those of the new one")
    func zone() throws {
        let scenario = try read("for: 48h\nsteps: [{ at: 12:00, zone: Asia/Tokyo }, { at: 23:00, app: opened }]")
        #expect(scenario.steps[1].moment == Self.monday + 14 * 3600)
    }

    @Test("each mistake is told with file and line, and what to do", arguments: [
        ("stepz: []", "day.yaml:1: a scenario has no \"stepz\""),
        ("steps:\n  - { at: 25:00, app: opened }", "day.yaml:2: \"25:00\" is no moment"),
        ("steps:\n  - at: 10:00", "day.yaml:2: the step does nothing"),
        ("steps:\n  - at: 10:00\n    app: opened\n    reload: all", "day.yaml:4: \"reload\" does not go with \"app\""),
        ("steps:\n  - { expect: { shows: A, colour: red } }", "day.yaml:2: an expectation has no \"colour\""),
        ("steps:\n  - { expect: { widget: A } }", "day.yaml:2: nothing is expected"),
        ("steps:\n  - { at: +1h, group: g, write: { ../x: a } }", "day.yaml:2: \"../x\" is no path inside"),
        ("for: 1h\nsteps:\n  - { at: 05:00, app: opened }", "day.yaml:3: \"05:00\" is Mon 5 Jan 2026, 05:00, after the day's end"),
        ("zone: Mars/Olympus", "day.yaml:1: there is no zone"),
        ("widgets: [{ family: small }]", "day.yaml:1: a widget has no \"kind\""),
        ("widgets:\n - kind: A\n - kind: A", "day.yaml:3: two widgets are called \"A\""),
        ("steps: &a [ *a ]", "day.yaml:1: aliases are not read"),
        ("a: [", "day.yaml:2: did not find"),
        ("", "day.yaml:1: it is empty"),
        ("steps:\n  - { every: 1s, reload: all, until: 23:00 }", "day.yaml:2: that makes more than 20000 steps"),
        ("steps:\n  - { clock: -1h }", "day.yaml:2: the clock is set forward"),
    ])
    func mistakes(text: String, message: String) { #expect(failure(text).hasPrefix(message), "\(failure(text))") }

    @Test("nesting is bounded")
    func deep() { #expect(failure(String(repeating: "[", count: 40)).contains("nested too deep")) }
}
