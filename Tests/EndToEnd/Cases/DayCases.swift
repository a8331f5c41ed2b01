import Foundation
import JSONValues
import Testing

/// A day of one of the extensions in Tests/Cases/Extensions, run by the built program: what it printed as JSON.
struct CaseDay {
    let run: CommandLineRun
    let report: JSONValue

    /// Runs `vitrine timeline --json` on a device of its own.
    ///
    /// - Parameter state: the folder of the kept device, of which the day takes a copy.
    init(_ name: String, _ options: [String], state: String, expecting codes: Set<Int32> = CaseRun.endings) throws {
        let path = CaseRun.folder.appendingPathComponent("Extensions/\(name)").path
        run = try CommandLineRun(["timeline", path, "--json", "--state", state] + options)
        try #require(codes.contains(run.code), "\(name): code \(run.code)\n\(run.errors)")
        report = try JSONValue(parsing: run.output)
    }

    static func scenario(_ name: String) -> [String] { ["--scenario", CaseRun.folder.appendingPathComponent("Extensions/\(name)").path] }

    func widget(_ name: String) throws -> JSONValue {
        try #require((report["widgets"]?.array ?? []).first { $0["kind"]?.string == name || $0["name"]?.string == name }, "no widget \(name)")
    }

    func reloads(_ name: String) throws -> [JSONValue] { try widget(name)["reloads"]?.array ?? [] }

    /// Start and texts of each stretch.
    func strip(_ name: String) throws -> [String] {
        (try widget(name)["frames"]?.array ?? []).map { frame in
            "\(frame["start"]?.string ?? "") \(frame["state"]?.string ?? "") \((frame["texts"]?.array ?? []).compactMap(\.string).joined(separator: "|"))"
        }
    }

    func findings(_ code: String, widget: String? = nil) -> [JSONValue] {
        (report["findings"]?.array ?? []).filter { $0["code"]?.string == code && (widget == nil || $0["widget"]?.string == widget) }
    }

    /// What was expected and did not come true.
    var failures: [String] {
        (report["expectations"]?.array ?? []).filter { $0["met"] == false }.map { "\($0["expected"]?.string ?? ""): \($0["found"]?.string ?? "")" }
    }
}

/// Cases in which time decides.
@Suite(.enabled(if: Program.isWhole, "Vitrine is not built as a whole: run ./vitrine once"), .serialized) struct DayCases {
    @Test("W01: one entry with .atEnd stays on the lesson that is over when no reload is granted; an entry at each edge is in time without a call")
    func lessonEdges() throws {
        try withFolder { folder in
            let day = try CaseDay("W01", ["--from", "2026-01-05T09:50", "--for", "1h", "--budget", "0"], state: folder)
            #expect(try day.strip("Hopeful").last == "2026-01-05T09:50:00Z content Now|Algebra")
            #expect(day.findings("timeline-single-entry-at-end", widget: "Hopeful").count == 1)
            #expect(try day.strip("Edges") == ["2026-01-05T09:50:00Z content Now|Algebra", "2026-01-05T10:00:00Z content Now|Biology"])
            #expect(try day.reloads("Edges").compactMap { $0["ran"]?.string } == ["2026-01-05T09:50:00Z"])
            #expect(day.findings("timeline-single-entry-at-end", widget: "Edges").isEmpty)
        }
    }

    @Test("W02: ticks of the evening stay all night though reloads happen, and are found; an entry for the new day shows none from midnight")
    func tickedHabits() throws {
        try withFolder { folder in
            let day = try CaseDay("W02", CaseDay.scenario("W02/night.yaml"), state: folder)
            #expect(day.failures == [])
            #expect(try day.reloads("Hourly").count { $0["ran"] != nil && $0["outcome"] == "identical" } >= 8)
            #expect(day.findings("content-unchanged-over-midnight", widget: "Hourly").count == 1)
            #expect(day.findings("content-unchanged-over-midnight", widget: "Daily").isEmpty)
            #expect(try day.strip("Daily").last == "2026-01-06T00:00:00+01:00 content 0 ticked")
        }
    }

    @Test("W06: of entries around now the latest past one is shown, the others when they are due, one that is over never")
    func pastEntries() throws {
        try withFolder { folder in
            let day = try CaseDay("W06", ["--from", "2026-01-05T09:00", "--for", "4h"], state: folder)
            #expect(try day.strip("Hours") == ["2026-01-05T09:00:00Z content Entry -1 h", "2026-01-05T10:00:00Z content Entry 1 h", "2026-01-05T11:00:00Z content Entry 2 h"])
            let entries = try day.widget("Hours")["timelines"]?.array?.first?["entries"]?.array ?? []
            #expect(entries.map { $0["shown"]?.bool } == [false, true, true, true])
        }
    }

    @Test("W07: six requests a round for both instances, merged to one reload; later ones wait when the day's allowance is spent; none is charged with the app in front")
    func backgroundReloads() throws {
        try withFolder { folder in
            let day = try CaseDay("W07", CaseDay.scenario("W07/background.yaml"), state: folder)
            #expect(day.failures == [])
            for name in ["web", "mail"] {
                let reloads = try day.reloads(name)
                #expect(try day.widget(name)["budget"]?["charged"] == day.widget(name)["budget"]?["limit"])
                #expect(reloads.contains { $0["deferredUntil"] != nil })
                #expect(reloads.filter { $0["charged"] == true }.allSatisfy { $0["outcome"] == "identical" })
            }
            #expect(day.findings("reload-with-identical-result").allSatisfy { $0["severity"] == "warning" })
            #expect(day.findings("reload-with-identical-result").count == 2)
            #expect(day.findings("reload-budget-spent").count == 2)
            let front = try CaseDay("W07", CaseDay.scenario("W07/foreground.yaml"), state: folder + "/front")
            #expect(front.failures == [])
            #expect(front.findings("reload-budget-spent").isEmpty)
        }
    }

    @Test("W10: an intent that takes ten seconds has one reload for certain, when it returns; two entries show both colours with one")
    func slowIntent() throws {
        try withFolder { folder in
            let twice = try CaseDay("W10", CaseDay.scenario("W10/twice.yaml"), state: folder)
            #expect(twice.failures == [])
            #expect(try twice.reloads("tapped").count { $0["cause"] == "intent" } == 1)
            let once = try CaseDay("W10", CaseDay.scenario("W10/once.yaml"), state: folder)
            #expect(once.failures == [])
            #expect(try once.strip("Once").contains { $0.hasPrefix("2026-01-05T09:10:00Z content red") })
        }
    }

    @Test("W15: a timer without a frame takes the width left over, one in a frame its 50 points")
    func timerWidth() throws {
        try withFolder { folder in
            let drawn = try CaseRun("W15", ["--role", "timeline"], in: folder)
            let row = try drawn.row(widget: "Rows"), tree = try drawn.tree(row)
            func frame(_ identifier: String) throws -> [Double] {
                let node = try #require(tree.nodes.first { $0["identifier"]?.string == identifier }, "no element \(identifier)")
                return (node["frame"]?.array ?? []).compactMap(\.number)
            }
            let free = try frame("free"), framed = try frame("framed"), width = try #require(row["points"]?.array?.first?.number)
            // Up to the content margin of 18 points (OS 26).
            #expect(abs(free[0] + free[2] - (width - 18)) < 1, "\(free) of \(width)")
            #expect(framed[2] == 50, "\(framed)")
        }
    }

    @Test("W17: a timer counts up after its date and is found, an interval stops at zero")
    func passedDeparture() throws {
        try withFolder { folder in
            let day = try CaseDay("W17", CaseDay.scenario("W17/noon.yaml"), state: folder)
            #expect(day.failures == [])
            let finding = try #require(day.findings("date-passes-while-shown", widget: "Running").first)
            #expect(finding["file"]?.string == "Departure.swift" && finding["line"] == 22, "\(finding)")
            #expect(day.findings("date-passes-while-shown", widget: "Stopping").isEmpty)
            // The picture at the departure itself is not lost.
            #expect(try day.strip("Running").contains("2026-01-05T12:00:00Z content 0:00"))
            #expect(try day.strip("Stopping").last == "2026-01-05T12:00:00Z content 0:00")
        }
    }

    @Test("W48: a renamed kind orphans what is placed, and is found by name; the new kinds work")
    func renamedKind() throws {
        try withFolder { folder in
            let day = try CaseDay("W48a", CaseDay.scenario("W48a/update.yaml"), state: folder)
            #expect(day.failures == [])
            let finding = try #require(day.findings("kind-removed", widget: "AppWidget").first?["message"]?.string)
            #expect(finding.contains("AppWidget") && finding.contains("TodayWidget"))
        }
    }

    @Test("a stack turns to what counts most of its provider's scores, holds a swipe until they change, and never turns to 0")
    func stack() throws {
        try withFolder { folder in
            let day = try CaseDay("Stacked", CaseDay.scenario("Stacked/day.yaml"), state: folder)
            #expect(day.failures == [])
            let stack = try #require(day.report["stacks"]?.array?.first), ids = stack["widgets"]?.array ?? []
            var tops: [String] = []
            for stretch in stack["stretches"]?.array ?? [] {
                let top = "\(stretch["onTop"].flatMap { ids.firstIndex(of: $0) } ?? -1) \(stretch["reason"]?.string ?? "")"
                if tops.last != top { tops.append(top) }
            }
            #expect(tops == ["0 first", "1 relevance", "0 relevance", "2 swipe", "0 relevance"])
        }
    }

    @Test("--stack puts the widgets of a family on top of each other, and is refused where no two have one")
    func stackOption() throws {
        try withFolder { folder in
            let day = try CaseDay("Stacked", ["--stack", "--family", "medium", "--from", "2026-01-05T08:00", "--for", "2h"], state: folder)
            #expect(day.report["stacks"]?.array?.first?["widgets"]?.array?.count == 2)
            let none = try CommandLineRun("timeline", CaseRun.folder.appendingPathComponent("Extensions/Stacked").path, "--stack", "--widget", "Quote", "--state", folder)
            #expect(none.code == 2 && none.complaint?.contains("nothing to stack") == true, "\(none.errors)")
        }
    }

    @Test("a provider slower than its allowance is found with the time it takes, one in time is not; one that asks for itself each time is cut, one that does once is not")
    func slowAndAsking() throws {
        try withFolder { folder in
            let day = try CaseDay("Slow", ["--from", "2026-01-05T09:00", "--for", "3h"], state: folder)
            let slow = day.findings("provider-timeout")
            #expect(Set(slow.compactMap { $0["widget"]?.string }) == ["Late", "Never"])
            #expect(slow.contains { $0["message"]?.string == "The timeline of Late took 14 s of the simulated clock; a provider has 10 s." }, "\(slow)")
            #expect(day.findings("provider-answered-late").allSatisfy { $0["widget"] == "Late" } && !day.findings("provider-answered-late").isEmpty)
            #expect(try day.strip("InTime").last == "2026-01-05T09:00:08Z content there")
            #expect(try day.reloads("Late").first?["seconds"] == 10)
            #expect(Set(day.findings("reload-from-provider").compactMap { $0["widget"]?.string }) == ["Endless"])
            #expect(try day.reloads("Once").count == 2)
            let notes = day.findings("unsupported-api").compactMap { $0["message"]?.string }
            #expect(notes.contains { $0.hasPrefix("WidgetCenter.invalidateConfigurationRecommendations()") }, "\(notes)")
        }
    }
}
