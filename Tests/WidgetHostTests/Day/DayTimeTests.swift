import Testing
@testable import WidgetHost

@Suite struct DayTimeTests {
    /// Monday 2026-01-05 00:00 UTC.
    private let monday = 1_767_571_200.0

    @Test("clock, day and ISO text are those of the zone")
    func zones() {
        let berlin = DayTime(zone: "Europe/Berlin")
        #expect(berlin.clock(monday) == "01:00")
        #expect(berlin.day(monday) == "Mon 5 Jan")
        #expect(berlin.iso(monday) == "2026-01-05T01:00:00+01:00")
        #expect(DayTime(zone: "UTC").iso(monday + 0.25) == "2026-01-05T00:00:00.250Z")
        #expect(DayTime(zone: "America/New_York").iso(monday) == "2026-01-04T19:00:00-05:00")
        #expect(berlin.short(monday + 86_400, on: monday) == "Tue 6 Jan 01:00")
    }

    @Test("after a change of zone the clock shows the new one, before it the old")
    func change() {
        var time = DayTime(zone: "Europe/Berlin")
        time.change(to: "Asia/Tokyo", at: monday + 3600)
        #expect(time.clock(monday) == "01:00")
        #expect(time.clock(monday + 3600) == "10:00")
    }

    @Test("the next time of the clock is found over a change to daylight saving, and an hour that is left out never comes")
    func daylightSaving() throws {
        let time = DayTime(zone: "Europe/Berlin")
        let eve = try #require(time.moment(year: 2026, month: 3, day: 28, hour: 23, minute: 0))
        #expect(time.next(hour: 4, minute: 0, after: eve).map(time.iso) == "2026-03-29T04:00:00+02:00")
        #expect(time.moment(year: 2026, month: 3, day: 29, hour: 2, minute: 30) == nil)
        let autumn = try #require(time.moment(year: 2026, month: 10, day: 24, hour: 23, minute: 0))
        #expect(time.next(hour: 2, minute: 30, after: autumn).map(time.iso) == "2026-10-25T02:30:00+02:00", "of two the first")
    }

    @Test("midnights and hours follow the clock: a day of changing clocks has 23 or 25 hours")
    func hours() throws {
        let time = DayTime(zone: "Europe/Berlin")
        let spring = try #require(time.moment(year: 2026, month: 3, day: 29, hour: 0, minute: 0)), end = try #require(time.moment(year: 2026, month: 3, day: 30, hour: 0, minute: 0))
        #expect(end - spring == 23 * 3600)
        #expect(time.midnights(from: spring, to: end) == [end])
        #expect(time.marks(from: spring, to: end, everyMinutes: 60).count == 24)
    }

    @Test("durations are said in their two largest units", arguments: [(5.0, "5 s"), (90, "1 min 30 s"), (3600, "1 h"), (5400, "1 h 30 min"), (187_200, "2 d 4 h"), (0, "0 s")])
    func durations(seconds: Double, text: String) { #expect(DayTime.duration(seconds) == text) }
}

@Suite struct SpecialDayTests {
    private let monday = 1_767_571_200.0

    @Test("each day begins before what makes it special", arguments: [
        (SpecialDay.dstForward, "2026-03-29T00:00:00+01:00"), (.dstBack, "2026-10-25T00:00:00+02:00"), (.monthEnd, "2026-04-30T00:00:00+02:00"),
        (.leapDay, "2028-02-29T00:00:00+01:00"), (.midnight, "2026-01-05T18:00:00+01:00"), (.yearEnd, "2026-12-31T18:00:00+01:00"), (.zoneChange, "2026-01-06T00:00:00+01:00"),
    ])
    func starts(day: SpecialDay, start: String) {
        let time = DayTime(zone: "Europe/Berlin")
        #expect(day.start(after: monday, zone: "Europe/Berlin").map(time.iso) == start)
    }

    @Test("a zone without daylight saving has no such day")
    func none() { #expect(SpecialDay.dstForward.start(after: monday, zone: "UTC") == nil) }

    @Test("the flight goes nine hours east, within an hour or so")
    func flight() {
        #expect(SpecialDay.zoneAfterFlight(from: "UTC", at: monday) == "Asia/Tokyo")
        #expect(SpecialDay.zoneAfterFlight(from: "America/Los_Angeles", at: monday) == "Europe/Berlin")
    }
}
