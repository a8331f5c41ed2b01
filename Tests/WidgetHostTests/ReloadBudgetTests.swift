import ExtensionMessages
import HostSupport
import Testing
@testable import WidgetHost

/// What a day grants (widgetkit-behaviour B10 to B13, B16; case W07).
@Suite struct ReloadBudgetTests {
    let device = TestDevice()
    let start = TestDevice.start
    let day = 86_400.0

    /// Six reloads of one kind every ten minutes for a day.
    private func hammer(_ host: WidgetHost, foreground: Bool = false) throws {
        var moment = start
        while moment < start + day {
            try host.advance(to: moment)
            for _ in 0 ..< 6 { try host.requestReload(kind: "Status", of: "com.example.widget", cause: .widgetCenter(from: .app, foreground: foreground)) }
            moment += 600
        }
        try host.advance(to: start + day - 1)
    }

    @Test("six requests a round for two instances: one of a round is carried out for each, until the day's allowance is spent")
    func spent() throws {
        let fake = FakeExtension { _, now in .init([(now, "same")], .never) }
        let host = try device.host(fake, settings: { $0.reloadBudget = 40 })
        let ids = [try host.place(), try host.place()]
        try hammer(host)
        for id in ids {
            let ledger = try host.ledger(of: id).filter { $0.cause == .widgetCenter(from: .app, foreground: false) }
            #expect(ledger.count == 144 * 6)
            #expect(ledger.count { $0.isCharged } == 40)
            #expect(ledger.filter(\.isCharged).allSatisfy { $0.outcome == .identical })
            let first = ledger.filter { $0.requestedAt == start + 600 }
            #expect(first.count { $0.decision == .granted } == 1)
            #expect(first.count { if case .coalesced = $0.decision { true } else { false } } == 5)
            // The allowance lasts for 40 rounds; the one after waits until the first is a day old, and all later ones join it.
            let deferred = ledger.compactMap { record in if case .deferred(let until) = record.decision { (record.requestedAt, until) } else { nil } }
            #expect(deferred.count == 1)
            #expect(deferred.first?.0 == start + 40 * 600)
            // The first charge came five minutes after the free reload of placing.
            #expect(deferred.first?.1 == start + 300 + day)
            #expect(host.budgetLeft(of: id) == 0)
        }
        #expect(fake.timelineCalls.count == 2 + 2 * 40)
    }

    @Test("with the app in front the same requests are free, and carried out at once")
    func foreground() throws {
        let fake = FakeExtension { _, now in .init([(now, "same")], .never) }
        let host = try device.host(fake, settings: { $0.reloadBudget = 40 })
        let id = try host.place()
        try host.setApp(of: "com.example.widget", .foreground)
        try hammer(host, foreground: true)
        let ledger = try host.ledger(of: id)
        #expect(!ledger.contains { $0.isCharged })
        #expect(ledger.count { $0.decision == .granted } == 1 + 144)
        #expect(host.budgetLeft(of: id) == 40)
    }

    @Test("one entry with .atEnd asks at once after each answer: the allowance is gone within hours")
    func singleEntryAtEnd() throws {
        let fake = FakeExtension { _, now in .init([(now, "same")], .atEnd) }
        let host = try device.host(fake, settings: { $0.reloadBudget = 48 })
        let id = try host.place()
        try host.advance(to: start + day - 1)
        let charged = try host.ledger(of: id).filter(\.isCharged)
        #expect(charged.count == 48)
        #expect(charged.allSatisfy { $0.cause == .policyAtEnd })
        #expect(charged.last.map { $0.requestedAt < start + 5 * 3600 } == true)
        #expect(host.findings().contains { $0.code == "timeline-single-entry-at-end" })
    }

    @Test("a window of 24 hours rolls: what waited is carried out when the oldest charge is a day old")
    func rolling() throws {
        let budget = ReloadBudget(daily: 2, distance: 300)
        #expect(budget.grant(at: 1000, charges: [], last: nil) == .at(1000))
        #expect(budget.grant(at: 1000, charges: [900], last: 900) == .at(1200))
        #expect(budget.grant(at: 2000, charges: [900, 1500], last: 1500) == .deferred(until: 900 + 86_400))
        #expect(budget.grant(at: 900 + 86_400, charges: [900, 1500], last: 1500) == .at(900 + 86_400))
        #expect(ReloadBudget(daily: 0, distance: 300).grant(at: 1, charges: [], last: nil) == .never)
        #expect(ReloadBudget(daily: nil, distance: 1).grant(at: 1, charges: Array(repeating: 1, count: 500), last: 1) == .at(2))
    }

    @Test("what people and the system do is free", arguments: [
        ReloadCause.placed, .configured, .intent, .settings("locale"), .systemEvent("restart"), .widgetCenter(from: .app, foreground: true)])
    func free(_ cause: ReloadCause) { #expect(!cause.isCharged) }

    @Test("policies, retries, pushes and requests from the background are charged", arguments: [
        ReloadCause.policyAtEnd, .policyAfter, .retry(attempt: 1), .pushed, .widgetCenter(from: .app, foreground: false), .widgetCenter(from: .provider, foreground: false)])
    func charged(_ cause: ReloadCause) { #expect(cause.isCharged) }

    @Test("in developer mode nothing is deferred, and a provider that asks for ever still does not stop the clock")
    func developerMode() throws {
        let fake = FakeExtension { _, now in .init([(now, "same")], .atEnd) }
        let host = try device.host(fake, settings: { $0.isInDeveloperMode = true; $0.reloadBudget = 40 })
        let id = try host.place()
        try host.advance(to: start + 600)
        #expect(fake.timelineCalls.count == 1 + 300)
        #expect(host.budgetLeft(of: id) == nil)
    }

    @Test("a free reload brings what a waiting one was for")
    func freeReplaces() throws {
        let fake = FakeExtension { _, now in .init([(now, "\(now)")], .never) }
        let host = try device.host(fake, settings: { $0.reloadBudget = 1 })
        let id = try host.place()
        try host.requestReload(kind: nil, of: "com.example.widget", cause: .pushed)
        try host.advance(to: start + 600)
        try host.requestReload(kind: nil, of: "com.example.widget", cause: .pushed)
        #expect(host.budgetLeft(of: id) == 0)
        try host.configure(id, ["name": "\"x\""])
        let ledger = try host.ledger(of: id)
        #expect(ledger.map(\.cause) == [.placed, .pushed, .pushed, .configured])
        #expect(ledger[2].decision == .coalesced(into: ledger[3].id))
        #expect(ledger[3].decision == .granted)
        #expect(fake.timelineCalls.last?.configuration == ["name": "\"x\""])
    }
}
