import Drawing
import ExtensionMessages
import HostSupport
import Testing
@testable import WidgetHost

/// When a timeline is asked for, and what a failure does (widgetkit-behaviour B1 to B3, B20 to B22, G4).
@Suite struct ReloadPolicyTests {
    let device = TestDevice()
    let start = TestDevice.start

    @Test(".atEnd asks when the last date has passed, .after at its date, .never not at all")
    func policies() throws {
        let fake = FakeExtension(kinds: ["End", "After", "Never"]) { request, now in
            let policy: ReloadPolicy = request.kind == "End" ? .atEnd : request.kind == "After" ? .after(now + 1800) : .never
            return .init([(now, "a"), (now + 3600, "b")], policy)
        }
        let host = try device.host(fake)
        for kind in ["End", "After", "Never"] { try host.place(kind) }
        try host.advance(to: start + 7200)
        func calls(_ kind: String) -> [Double] { fake.timelineCalls.filter { $0.kind == kind }.map { $0.moment - start } }
        #expect(calls("End") == [0, 3600, 7200])
        #expect(calls("After") == [0, 1800, 3600, 5400, 7200])
        #expect(calls("Never") == [0])
    }

    @Test("a date that is no number never comes, and holds up nothing of other widgets")
    func noNumber() throws {
        let fake = FakeExtension(kinds: ["Broken", "Well"]) { request, now in
            request.kind == "Broken" ? .init([(now, "a"), (.nan, "never")], .after(.nan)) : .init([(now, "a"), (now + 60, "b")], .after(now + 900))
        }
        let host = try device.host(fake)
        let broken = try host.place("Broken"), well = try host.place("Well")
        try host.advance(to: start + 120)
        #expect(try [host.label(broken), host.label(well)] == ["a", "b"])
        try host.advance(to: start + 2000)
        #expect(fake.timelineCalls.filter { $0.kind == "Well" }.map { $0.moment - start } == [0, 900, 1800])
        #expect(fake.timelineCalls.filter { $0.kind == "Broken" }.count == 1)
    }

    @Test("the provider sees the simulated instant of its request")
    func clock() throws {
        let fake = FakeExtension { _, now in .init([(now, "a")], .after(now + 900)) }
        let host = try device.host(fake)
        try host.place()
        try host.advance(to: start + 2700)
        #expect(fake.timelineCalls.map(\.moment) == [start, start + 900, start + 1800, start + 2700])
    }

    @Test("a provider that fails leaves the old timeline going, and is asked again after 5, 10 and 20 minutes")
    func failure() throws {
        var isBroken = false
        let fake = FakeExtension { _, now in
            var answer = FakeExtension.Answer([(now, "a"), (now + 1200, "b")], .after(now + 600))
            if isBroken { answer.failure = [Finding(code: "extension-crashed", severity: .error, basis: .seen, message: "It trapped.", fix: "Mend it.")] }
            return answer
        }
        let host = try device.host(fake)
        let id = try host.place()
        isBroken = true
        try host.advance(to: start + 1300)
        #expect(try host.label(id) == "b")
        #expect(host.shown(id)?.state == .lastContent)
        #expect(host.shown(id)?.findings.contains { $0.code == "extension-crashed" } == true)
        try host.advance(to: start + 600 + 300 + 600 + 1200)
        #expect(fake.timelineCalls.map { $0.moment - start } == [0, 600, 900, 1500, 2700])
        isBroken = false
        try host.advance(to: start + 2700 + 2400)
        #expect(host.shown(id)?.state == .content)
        #expect(try host.ledger(of: id).last { $0.decision == .granted }?.cause == .retry(attempt: 4))
    }

    @Test("a provider over its allowance is ended at it, and what was shown stays")
    func allowance() throws {
        var answers = [FakeExtension.Answer([(start, "old")], .after(start + 600))]
        let fake = FakeExtension { _, _ in
            guard answers.isEmpty else { return answers.removeFirst() }
            var slow = FakeExtension.Answer()
            slow.failure = [Finding(code: "provider-timeout", severity: .error, basis: .seen, message: "It took longer.", fix: "Be quicker.")]
            return slow
        }
        let host = try device.host(fake)
        let id = try host.place()
        try host.advance(to: start + 700)
        #expect(try host.label(id) == "old")
        let record = try #require(try host.ledger(of: id).last { $0.decision == .granted })
        #expect(record.duration == 10)
    }

    @Test("a provider that asks for a reload from inside itself is cut after five rounds")
    func loop() throws {
        let fake = FakeExtension { _, now in
            var answer = FakeExtension.Answer([(now, "a")], .never)
            answer.reloadedKinds = ["*"]
            return answer
        }
        let host = try device.host(fake)
        let id = try host.place()
        try host.advance(to: start + 86_400)
        #expect(fake.timelineCalls.count == 1 + WidgetHost.ownRoundLimit)
        #expect(host.findings().contains { $0.code == "reload-from-provider" })
        #expect(try host.ledger(of: id).contains { if case .refused = $0.decision { true } else { false } })
        // The app's own request is answered, and the rounds count anew.
        try host.requestReload(kind: nil, of: "com.example.widget", cause: .widgetCenter(from: .app, foreground: false))
        try host.advance(to: start + 2 * 86_400)
        #expect(fake.timelineCalls.count == 2 * (1 + WidgetHost.ownRoundLimit))
    }

    @Test("an intent that takes ten seconds and asks for everything twice: one guaranteed reload of the widget that was tapped, when it returns")
    func intent() throws {
        let fake = FakeExtension { _, now in .init([(now, "a")], .never) }
        fake.intent = { _ in .success(.init(reloadedKinds: ["*", "*"], duration: 10)) }
        let host = try device.host(fake)
        let tapped = try host.place(), other = try host.place()
        try host.advance(to: start + 1000)
        _ = try host.perform(PerformRequest(intent: "Colour", parameters: "{}"), of: tapped)
        #expect(fake.timelineCalls.count == 2)
        try host.advance(to: start + 1010)
        let own = try host.ledger(of: tapped).dropFirst()
        #expect(own.map(\.cause) == [.intent, .widgetCenter(from: .intent, foreground: false), .widgetCenter(from: .intent, foreground: false)])
        #expect(own.first?.startedAt == start + 1010)
        #expect(own.first?.isCharged == false)
        #expect(own.dropFirst().allSatisfy { $0.decision == .coalesced(into: own[1].id) })
        try host.advance(to: start + 2000)
        let others = try host.ledger(of: other).dropFirst()
        #expect(others.count { $0.decision == .granted } == 1)
        #expect(others.first?.isCharged == true)
    }

    @Test("editing reloads at once with the new values, and is free")
    func configured() throws {
        let fake = FakeExtension { request, now in .init([(now, request.configuration["name"] ?? "none")], .never) }
        let host = try device.host(fake)
        let id = try host.place(configuration: ["name": "\"a\""])
        #expect(try host.label(id) == "\"a\"")
        try host.configure(id, ["name": "\"b\""])
        #expect(try host.label(id) == "\"b\"")
        #expect(fake.timelineCalls.count == 2)
        #expect(fake.placed.first?.configuration == ["name": "\"b\""])
    }

    @Test("a reload is the same where it shows the pictures that would have been shown anyway")
    func identical() throws {
        let fake = FakeExtension { [start] _, now in
            // Hourly entries of the day, from the current hour on.
            let hour = Int((now - start) / 3600)
            return .init((hour ..< 24).map { (start + Double($0) * 3600, "\($0)") }, .after(now + 7200))
        }
        let host = try device.host(fake)
        let id = try host.place()
        try host.advance(to: start + 7200)
        #expect(try host.ledger(of: id).map(\.outcome) == [.newTimeline, .identical])
    }
}
