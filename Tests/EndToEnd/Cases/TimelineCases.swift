import Foundation
import JSONValues
import Testing

/// Timelines as a phone takes them, or does not.
@Suite(.enabled(if: Program.isWhole, "Vitrine is not built as a whole: run ./vitrine once"), .serialized) struct TimelineCases {
    @Test("W04: a day of minutes is refused with count and size, and the placeholder stays; an hour of them is drawn")
    func tooManyEntries() throws {
        try withFolder { folder in
            let drawn = try CaseRun("W04", ["--role", "timeline"], in: folder)
            let day = drawn.rows(("widget", "Day"))
            #expect(day.count == 1)
            #expect(day.first?["fallback"] == "placeholder")
            let finding = try #require(drawn.findings("timeline-too-many-entries", widget: "Day").first?["message"]?.string)
            #expect(finding.contains("1440 entries") && finding.contains("KB"), "\(finding)")
            let hour = drawn.rows(("widget", "Hour"))
            #expect(hour.count == 50)
            #expect(hour.allSatisfy { $0["fallback"] == nil && $0["file"] != nil })
            #expect(try drawn.tree(drawn.row(widget: "Hour", entry: 3)).texts.contains("57 min"))
        }
    }

    @Test("W09: a second answer and a request nobody waits for have no effect; one that is awaited has")
    func lateAnswers() throws {
        try withFolder { folder in
            let fixtures = CaseRun.folder.appendingPathComponent("Fixtures/W09").path
            let drawn = try CaseRun("W09", ["--role", "timeline", "--network", "fixtures:" + fixtures], in: folder)
            #expect(try drawn.tree(drawn.row(widget: "Hasty")).texts.contains("loading"))
            #expect(drawn.findings("provider-answered-twice", widget: "Hasty").count == 1)
            #expect(try drawn.tree(drawn.row(widget: "Unawaited")).texts.contains("loading"))
            #expect(drawn.findings("provider-work-unawaited", widget: "Unawaited").count == 1)
            #expect(try drawn.tree(drawn.row(widget: "Patient")).texts.contains("1.0842"))
            #expect(drawn.findings("provider-work-unawaited", widget: "Patient").isEmpty)
        }
    }

    @Test("W12: dates that are made when they are read are read once; the order stays, and a finding says so")
    func computedDates() throws {
        try withFolder { folder in
            let drawn = try CaseRun("W12", ["--role", "timeline"], in: folder)
            let rows = drawn.rows(("widget", "Orders"))
            #expect(try rows.map { try drawn.tree($0).texts.first { $0.hasSuffix("orders") } } == ["3 orders", "5 orders", "8 orders"])
            #expect(Set(rows.compactMap { $0["date"]?.string }) == ["2026-01-05T09:41:00Z"])
            #expect(drawn.findings("entry-date-not-stored").count == 1)
        }
    }

    @Test("W13: a kind made of a UUID orphans placed widgets; an empty second timeline keeps what was there")
    func kindsAndEmptyTimelines() throws {
        try withFolder { folder in
            let first = try CaseRun("W13", ["--role", "timeline", "--widget", "Days"], in: folder + "/first")
            #expect(first.findings("kind-not-constant").first?["severity"] == "error")
            #expect(try first.tree(first.row(widget: "Days")).texts.contains("5 days"))
            let state = folder + "/state", path = CaseRun.folder.appendingPathComponent("Extensions/W13").path
            let set = try CommandLineRun(["group", path, "set", "group.example.signing", "reloads", "--int", "1", "--state", state])
            #expect(set.code == 0, "\(set.errors)")
            let second = try CaseRun("W13", ["--role", "timeline", "--widget", "Days", "--state", state], in: folder + "/second")
            let row = try second.row(widget: "Days")
            #expect(row["fallback"] == "placeholder" && row["file"] != nil)
            #expect(second.findings("timeline-empty", widget: "Days").count == 1)
        }
    }

    @Test("W18: an entry whose range is upside down crashes alone; the last good picture stays, else the placeholder")
    func crashes() throws {
        try withFolder { folder in
            let drawn = try CaseRun("W18", ["--role", "timeline"], in: folder)
            #expect(try drawn.row(widget: "Later", entry: 0)["fallback"] == nil)
            let crashed = try drawn.row(widget: "Later", entry: 1)
            #expect(crashed["fallback"] == "earlierEntry")
            #expect(try drawn.tree(crashed).texts.contains("Timer 0"))
            let after = try drawn.row(widget: "Later", entry: 2)
            #expect(after["fallback"] == nil)
            #expect(try drawn.tree(after).texts.contains("Timer 2"))
            let finding = try #require(drawn.findings("extension-crashed", widget: "Later").first)
            #expect(finding["message"]?.string?.contains("entry 1") == true)
            #expect(finding["family"] == "systemSmall" && finding["file"] == "Timers.swift" && finding["line"] == 29, "\(finding)")
            #expect(try drawn.row(widget: "Past")["fallback"] == "placeholder")
        }
    }

    @Test("W58: with nothing stored a timeline of the sample's figures is found, dashes are not")
    func sampleFigures() throws {
        try withFolder { folder in
            let drawn = try CaseRun("W58", ["--role", "snapshot,timeline"], in: folder)
            #expect(drawn.findings("timeline-equals-sample", widget: "Sample").count == 1)
            #expect(drawn.findings("timeline-equals-sample", widget: "Dashes").isEmpty)
            #expect(try drawn.tree(drawn.row(widget: "Dashes")).texts.contains("–"))
            #expect(try drawn.tree(drawn.row(widget: "Dashes", role: "snapshot")).texts.contains("72"))
        }
    }

    @Test("what a framework refuses to do ends the process with its own words in the finding")
    func refusal() throws {
        try withFolder { folder in
            let run = try CommandLineRun(["snapshot", CaseRun.folder.appendingPathComponent("Extensions/Refused").path, "--role", "timeline", "--json", "--out", folder])
            // Nothing came out at all.
            #expect(run.code == 4)
            let findings = try JSONValue(parsing: run.output)["findings"]?.array ?? []
            let finding = try #require(findings.first { $0["code"] == "extension-crashed" }, "\(run.errors)")
            #expect(finding["message"]?.string?.contains("No ObservableObject of type Model") == true, "\(finding)")
            #expect(finding["file"] == "Refused.swift" && finding["line"] == 19, "\(finding)")
        }
    }
}
