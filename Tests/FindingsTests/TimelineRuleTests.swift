import ExtensionMessages
import Testing
@testable import Findings
@testable import FindingTable

@Suite struct TimelineRuleTests {
    private let now = 1_767_606_060.0

    private func codes(_ offsets: [Double], _ policy: ReloadPolicy?, role: Role = .timeline) -> [String] {
        let timeline = RecordedTimeline(widget: "W", family: "systemSmall", role: role, dates: offsets.map { now + $0 }, policy: policy, now: now)
        return FindingRules.findings(in: timeline).map(\.code)
    }

    @Test("one entry dated now with .atEnd is found")
    func singleAtEnd() { #expect(codes([0], .atEnd) == ["timeline-single-entry-at-end"]) }

    @Test("one entry with another policy, one in the future, or several entries are fine")
    func fine() {
        #expect(codes([0], .never) == [])
        #expect(codes([0], .after(now + 900)) == [])
        #expect(codes([3600], .atEnd) == [])
        #expect(codes([0, 3600], .atEnd) == [])
    }

    @Test("an empty timeline is found; a snapshot has no timeline to be empty")
    func empty() {
        #expect(codes([], .never) == ["timeline-empty"])
        #expect(codes([], nil, role: .snapshot) == [])
    }

    @Test("more than 400 entries are found with their number")
    func many() {
        let dates = (0..<401).map { now + Double($0) * 300 }
        let findings = FindingRules.findings(in: RecordedTimeline(widget: "W", family: "systemSmall", role: .timeline, dates: dates, policy: .never, now: now))
        #expect(findings.map(\.code) == ["timeline-too-many-entries"])
        #expect(findings[0].message.contains("401"))
        #expect(codes((0..<400).map { Double($0) * 300 }, .never) == [])
    }

    @Test("the number of entries is a setting of the device, and the size of the archive is told where it is known")
    func limit() {
        var timeline = RecordedTimeline(widget: "W", family: "systemSmall", role: .timeline, dates: (0..<60).map { now + Double($0) * 300 }, policy: .never, now: now)
        #expect(!timeline.isRefused)
        timeline.limits.entries = 50
        timeline.archivedBytes = 2048
        #expect(timeline.isRefused)
        #expect(FindingRules.findings(in: timeline).first?.message.contains("about 120 KB") == true)
    }

    @Test("an entry over the device's size is found with its bytes, and the timeline is refused")
    func entrySize() {
        var timeline = RecordedTimeline(widget: "W", family: "systemSmall", role: .timeline, dates: [now, now + 3600], policy: .never, now: now)
        timeline.sizes = [100, 3_000_000]
        #expect(timeline.isRefused)
        let findings = FindingRules.findings(in: timeline)
        #expect(findings.map(\.code) == ["timeline-entry-too-large"])
        #expect(findings[0].message.contains("3000000 bytes"))
        timeline.sizes = [100, 2 << 20]
        #expect(!timeline.isRefused && FindingRules.findings(in: timeline).isEmpty)
    }

    @Test("the sample's figures are found where stored values were asked for; words and zero are not")
    func sample() {
        func codes(_ texts: [String], reads: Int = 1) -> [String] {
            FindingRules.findings(in: SampleComparison(widget: "W", family: "systemSmall", commonTexts: texts, storeReads: reads)).map(\.code)
        }
        #expect(codes(["Steps", "7,204"]) == ["timeline-equals-sample"])
        #expect(codes(["7,204"], reads: 0) == [])
        #expect(codes(["No data", "–", "0"]) == [])
    }

    @Test("coming entries closer than five minutes are noted, those that have passed are not")
    func close() {
        #expect(codes([0, 60, 600], .never) == ["timeline-entries-too-close"])
        #expect(codes([-120, -60, 0, 300], .never) == [])
    }

    @Test("a reload asked for the past is found")
    func past() { #expect(codes([0], .after(now - 60)) == ["timeline-reload-in-past"]) }
}

@Suite struct ExtensionRuleTests {
    private func widget(_ kind: String, _ families: [String] = ["systemSmall"], configuration: String = "static") -> WidgetDescription {
        WidgetDescription(kind: kind, families: families, configuration: configuration)
    }

    @Test("a widget without a family is found; activities and controls have none")
    func noFamilies() {
        let listed = ListedExtension(widgets: [widget("A", []), widget("B", [], configuration: "activity"), widget("C", [], configuration: "control"), widget("D")])
        let findings = FindingRules.findings(in: listed)
        #expect(findings.map(\.code) == ["no-supported-family"])
        #expect(findings[0].widget == "A")
    }
}
