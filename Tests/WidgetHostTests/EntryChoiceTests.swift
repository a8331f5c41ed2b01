import ExtensionMessages
import HostSupport
import Testing
import WidgetHost

/// Which entry is on the glass when (widgetkit-behaviour B1 to B6).
@Suite struct EntryChoiceTests {
    let device = TestDevice()
    let start = TestDevice.start

    @Test("entries at -3 h, -1 h, +1 h and +2 h: the one of -1 h is shown, the oldest never, the others at their dates")
    func pastEntries() throws {
        let fake = FakeExtension { [start] _, _ in
            .init([(start - 10_800, "-3"), (start - 3600, "-1"), (start + 3600, "+1"), (start + 7200, "+2")], .never)
        }
        let host = try device.host(fake)
        let id = try host.place()
        let labels = try host.labels(of: id, until: start + 86_400)
        #expect(labels.map(\.1) == ["-1", "+1", "+2"])
        #expect(labels.map(\.0) == [0, 3600, 7200])
        #expect(fake.timelineCalls.count == 1)
    }

    @Test("where every entry lies ahead the earliest is shown at once, whatever their order in the array")
    func futureOnly() throws {
        let fake = FakeExtension { [start] _, _ in .init([(start + 7200, "second"), (start + 3600, "first"), (start + 10_800, "third")], .never) }
        let host = try device.host(fake)
        let id = try host.place()
        let labels = try host.labels(of: id, until: start + 86_400)
        #expect(labels.map(\.1) == ["first", "second", "third"])
        #expect(labels.map(\.0) == [0, 7200, 10_800])
    }

    @Test("an empty timeline leaves what was shown, and is tried again later")
    func empty() throws {
        var answers: [FakeExtension.Answer] = [.init([(start, "old")], .after(start + 600)), .init([], .atEnd), .init([(start + 900, "new")], .never)]
        let fake = FakeExtension { _, _ in answers.removeFirst() }
        let host = try device.host(fake)
        let id = try host.place()
        try host.advance(to: start + 600)
        #expect(try host.label(id) == "old")
        #expect(host.shown(id)?.state == .lastContent)
        #expect(try host.ledger(of: id)[1].outcome == .empty)
        try host.advance(to: start + 900)
        #expect(try host.label(id) == "new")
        #expect(host.shown(id)?.state == .content)
    }

    @Test("before the first timeline there is the redacted placeholder")
    func placeholder() throws {
        let fake = FakeExtension { _, now in
            var answer = FakeExtension.Answer([(now, "content")])
            answer.duration = 3
            return answer
        }
        let host = try device.host(fake)
        let id = try host.place()
        #expect(host.shown(id)?.state == .placeholder)
        #expect(try host.label(id) == "placeholder")
        #expect(host.nextEvent() == start + 3)
        try host.advance(to: start + 3)
        #expect(try host.label(id) == "content")
    }

    @Test("an entry whose view fails leaves the picture before it")
    func failingView() throws {
        let fake = FakeExtension { [start] _, _ in
            var answer = FakeExtension.Answer([(start, "a"), (start + 600, "b"), (start + 1200, "c")])
            answer.failingLabels = ["b"]
            return answer
        }
        let host = try device.host(fake)
        let id = try host.place()
        try host.advance(to: start + 700)
        #expect(try host.label(id) == "a")
        #expect(host.shown(id)?.state == .lastContent)
        try host.advance(to: start + 1200)
        #expect(try host.label(id) == "c")
        #expect(host.findings().contains { $0.code == "extension-crashed" })
    }
}
