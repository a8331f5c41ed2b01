import Foundation
@testable import SwiftUI
import Testing

/// layout-rules, section 9: dates and timers.
@Suite struct DynamicTextRuleTests {
    /// 9:41 on 5 January 2026 in UTC.
    private let start = Date(timeIntervalSince1970: 1_767_606_060)
    private func words(_ text: Text, after seconds: Double = 0) -> String {
        text.words(in: .with { $0.moment = start.timeIntervalSince1970 + seconds }).replacingOccurrences(of: "\u{202F}", with: " ").replacingOccurrences(of: "\u{2009}", with: " ")
    }

    @Test("9.1, 9.2 a date is written long and without its time, a time short")
    func dates() {
        #expect(words(Text(start, style: .date)) == "January 5, 2026")
        #expect(words(Text(start, style: .time)) == "9:41 AM")
    }

    @Test("9.3 relative: two units, short, without a sign")
    func relative() {
        #expect(words(Text(start, style: .relative), after: 674) == "11 min, 14 sec")
        #expect(words(Text(start, style: .relative), after: -674) == "11 min, 14 sec")
        #expect(words(Text(start, style: .relative), after: 93_600) == "1 day, 2 hr")
    }

    @Test("9.4 offset: one unit in full, with a sign; before the date a minus")
    func offset() {
        #expect(words(Text(start, style: .offset), after: 3600) == "+1 hour")
        #expect(words(Text(start, style: .offset), after: -660) == "−11 minutes" || words(Text(start, style: .offset), after: -660) == "-11 minutes")
    }

    @Test("9.5, 9.9 a timer counts down to the date and up after it; hours are written from one on")
    func timer() {
        #expect(words(Text(start, style: .timer), after: -90) == "1:30")
        #expect(words(Text(start, style: .timer)) == "0:00")
        #expect(words(Text(start, style: .timer), after: 65) == "1:05")
        #expect(words(Text(start, style: .timer), after: -3600) == "1:00:00")
        #expect(words(Text(start, style: .timer), after: -3599) == "59:59")
    }

    @Test("9.6 a range of times names the half of the day at each end, or once")
    func ranges() {
        #expect(words(Text(start...start.addingTimeInterval(5 * 3600))) == "9:41 AM – 2:41 PM")
        #expect(words(Text(start...start.addingTimeInterval(3600))) == "9:41 – 10:41 AM")
    }

    @Test("9.7, 9.8 a timer of an interval stays within it, and without hours minutes run on")
    func intervals() {
        let hour = start...start.addingTimeInterval(5400)
        #expect(words(Text(timerInterval: hour), after: 10) == "1:29:50")
        #expect(words(Text(timerInterval: hour), after: 6000) == "0:00")
        #expect(words(Text(timerInterval: hour), after: -100) == "1:30:00")
        #expect(words(Text(timerInterval: hour, countsDown: false), after: 6000) == "1:30:00")
        #expect(words(Text(timerInterval: hour, showsHours: false)) == "90:00")
        #expect(words(Text(timerInterval: hour, pauseTime: start.addingTimeInterval(600)), after: 1000) == "1:20:00")
        #expect(words(Text(timerInterval: start...start.addingTimeInterval(1500), countsDown: false), after: 9000) == "25:00")
    }

    @Test("9.11 an offset to a date: two units cut off, a clock where only hours, minutes and seconds are asked for")
    func systemOffset() {
        let anchor = start.addingTimeInterval(-(3600 + 34 * 60 + 23))
        #expect(words(Text(.currentDate, format: .offset(to: anchor))) == "1 hour, 34 minutes")
        #expect(words(Text(.currentDate, format: .offset(to: anchor, allowedFields: [.minute, .second], maxFieldCount: 2))).contains("94:23"))
        #expect(words(Text(.currentDate, format: .offset(to: start.addingTimeInterval(-226), allowedFields: [.minute, .second]))).contains("3:46"))
        let early = words(Text(.currentDate, format: .offset(to: start.addingTimeInterval(7200))))
        #expect(early.hasSuffix("2 hours") && early.first != "2")
    }

    @Test("9.12 a stopwatch has two digits of minutes and hundredths")
    func stopwatch() {
        #expect(words(Text(.currentDate, format: .stopwatch(startingAt: start)), after: 63.5) == "01:03.50")
    }

    @Test("9.14 the units: hours, minutes and seconds of a timer, all of a relative date")
    func units() {
        #expect(words(Text(start, style: .timer), after: 100 * 3600) == "100:00:00")
        #expect(words(Text(start, style: .relative), after: 400 * 86_400) == "1 yr, 1 mth" || words(Text(start, style: .relative), after: 400 * 86_400) == "1 yr, 1 mo")
    }

    @Test("9.17 redacted, text that counts is a bar that stands still")
    func redacted() {
        let commands = Drawn(Text(start, style: .timer).redacted(reason: .placeholder)).commands
        #expect(commands.count { if case .fill = $0 { true } else { false } } == 1)
        #expect(!commands.contains { if case .dynamicText = $0 { true } else { false } })
    }

    @Test("9.18 text that counts is an item that the host writes")
    func item() {
        #expect(Drawn(Text(start, style: .timer)).commands.contains { if case .dynamicText = $0 { true } else { false } })
        #expect(!Drawn(Text(verbatim: "1:30")).commands.contains { if case .dynamicText = $0 { true } else { false } })
    }
}
