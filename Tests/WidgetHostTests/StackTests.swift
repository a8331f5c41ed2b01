import ExtensionMessages
import HostSupport
import Testing
@testable import WidgetHost

/// Stacks and Smart Rotate (widgetkit-behaviour C1 to C3).
@Suite struct StackTests {
    let device = TestDevice()
    let start = TestDevice.start

    /// Widgets whose scores by the hour are given by kind.
    private func host(_ scores: [String: [(score: Float, duration: Double)]]) throws -> (WidgetHost, [String: Int]) {
        let fake = FakeExtension(kinds: scores.keys.sorted()) { request, now in
            let own = scores[request.kind] ?? []
            var answer = FakeExtension.Answer(own.indices.map { (now + Double($0) * 3600, "\(request.kind) \($0)") }, .never)
            answer.relevances = own.map { .init(score: $0.score, duration: $0.duration) }
            return answer
        }
        let host = try device.host(fake)
        var ids: [String: Int] = [:]
        for kind in scores.keys.sorted() {
            let id = try host.place(kind)
            if let first = ids[scores.keys.sorted()[0]] { try host.stack(id, onto: first) }
            ids[kind] = id
        }
        return (host, ids)
    }

    @Test("the widget whose entry matters most of its own timeline is turned to, by the hour")
    func rotates() throws {
        let (host, ids) = try host(["A": [(10, 0), (1, 0), (10, 0)], "B": [(20, 0), (100, 0), (0, 0)]])
        #expect(host.stacks().count == 1)
        try host.advance(to: start + 1)
        #expect(host.stacks()[0].shown == ids["A"])
        try host.advance(to: start + 3600)
        #expect(host.stacks()[0].shown == ids["B"])
        try host.advance(to: start + 7200)
        #expect(host.stacks()[0].shown == ids["A"])
    }

    @Test("a score of 0 or less is never turned to")
    func never() throws {
        let (host, ids) = try host(["A": [(1, 60), (1, 60)], "B": [(0, 0), (-5, 0)]])
        try host.advance(to: start + 7200)
        #expect(host.stacks()[0].shown == ids["A"])
    }

    @Test("a relevance with a duration ends with it")
    func duration() throws {
        let (host, ids) = try host(["A": [(1, 0), (0.5, 0)], "B": [(2, 0), (10, 600)]])
        try host.advance(to: start + 3700)
        #expect(host.stacks()[0].shown == ids["B"])
        #expect(host.nextEvent() == start + 4200)
        try host.advance(to: start + 4200)
        #expect(host.stacks()[0].shown == ids["A"])
    }

    @Test("a swipe holds until the scores change")
    func swipe() throws {
        let (host, ids) = try host(["A": [(1, 0), (1, 0)], "B": [(1, 0), (2, 0)]])
        let b = try #require(ids["B"])
        try host.turn(stack: host.stacks()[0].number, to: b)
        try host.advance(to: start + 1800)
        #expect(host.stacks()[0].shown == b)
    }

    @Test("a stack holds ten widgets of one size at most, and one that is left alone is none")
    func limits() throws {
        let host = try device.host(FakeExtension())
        let first = try host.place()
        for _ in 1 ..< 10 { try host.stack(try host.place(), onto: first) }
        let eleventh = try host.place(), medium = try host.place(family: "systemMedium")
        #expect(throws: HostError.self) { try host.stack(eleventh, onto: first) }
        #expect(throws: HostError.self) { try host.stack(medium, onto: first) }
        #expect(host.stacks()[0].widgets.count == 10)
        for id in host.stacks()[0].widgets.dropFirst() { try host.remove(id) }
        #expect(host.stacks().isEmpty)
        #expect(host.widget(first)?.place.stack == nil)
    }

    @Test("a score is compared with those of the timelines before, and with those of the provider's other widgets")
    func pastTimelines() throws {
        var score: Float = 100
        let fake = FakeExtension(kinds: ["A", "B"]) { request, now in
            var answer = FakeExtension.Answer([(now, request.kind)], request.kind == "A" ? .after(now + 3600) : .never)
            answer.relevances = [.init(score: request.kind == "A" ? score : 6, duration: 0)]
            return answer
        }
        let host = try device.host(fake)
        let a = try host.place("A"), b = try host.place("B")
        try host.stack(b, onto: a)
        try host.advance(to: start + 1)
        #expect(host.scores(in: host.stacks()[0]).map(\.weight) == [1, 1])
        // 20 of the 100 of before; in its own timeline it would be the highest.
        score = 20
        try host.advance(to: start + 3600)
        #expect(host.scores(in: host.stacks()[0]) == [StackScore(id: a, score: 20, highest: 100, weight: Double(Float(0.2))), StackScore(id: b, score: 6, highest: 6, weight: 1)])
        #expect(host.stacks()[0].shown == b)
        // What was given is kept with the device.
        let again = try device.host(fake, now: start + 3700)
        #expect(again.scores(in: again.stacks()[0]).map(\.highest) == [100, 6])
    }

    @Test("of widgets that matter the same the one that is seen stays, else the first")
    func equal() throws {
        let (host, ids) = try host(["A": [(-1, 0), (-1, 0)], "B": [(0, 0), (5, 0)], "C": [(0, 0), (7, 0)]])
        try host.advance(to: start + 3600)
        #expect(host.stacks()[0].shown == ids["B"])
    }
}
