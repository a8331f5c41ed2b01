import Drawing
import Testing
@testable import Typesetting

@Suite struct LiveTextTests {
    /// 2026-01-05 09:41:00 UTC.
    let noon = 1_767_606_060.0

    private func words(_ live: LiveText, at moment: Double, locale: String = "en_US", zone: String = "UTC") -> String {
        Typesetter.shared.words(of: live, in: Paragraph(runs: [], locale: locale, timeZone: zone), moment: moment)
            .replacing("\u{202F}", with: " ").replacing("\u{A0}", with: " ")
    }

    @Test("dates and times are written long and short")
    func dates() {
        #expect(words(.date(noon, style: .date), at: noon) == "January 5, 2026")
        #expect(words(.date(noon, style: .time), at: noon) == "9:41 AM")
        #expect(words(.date(noon, style: .date), at: noon, locale: "de_DE") == "5. Januar 2026")
        #expect(words(.date(noon, style: .time), at: noon, locale: "de_DE") == "09:41")
        #expect(words(.date(noon, style: .time), at: noon, zone: "America/New_York") == "4:41 AM")
    }

    @Test("relative: two units without a sign (layout-rules 9.3)")
    func relative() {
        #expect(words(.date(noon + 674, style: .relative), at: noon) == "11 min, 14 sec")
        #expect(words(.date(noon - 674, style: .relative), at: noon) == "11 min, 14 sec")
        #expect(words(.date(noon + 7200, style: .relative), at: noon) == "2 hr")
        #expect(words(.date(noon + 86400 * 3 + 3600, style: .relative), at: noon) == "3 days, 1 hr")
        #expect(words(.date(noon, style: .relative), at: noon) == "0 sec")
        #expect(words(.date(noon + 674, style: .relative), at: noon, locale: "de_DE") == "11 Min., 14 Sek.")
    }

    @Test("offset: one unit with a sign, minus for what is to come (layout-rules 9.4)")
    func offset() {
        #expect(words(.date(noon + 674, style: .offset), at: noon) == "-11 minutes")
        #expect(words(.date(noon - 674, style: .offset), at: noon) == "+11 minutes")
        #expect(words(.date(noon + 1, style: .offset), at: noon) == "-1 second")
    }

    @Test("timer: down to 0:00, then up (layout-rules 9.5, 9.9)")
    func timer() {
        #expect(words(.date(noon + 65, style: .timer), at: noon) == "1:05")
        #expect(words(.date(noon, style: .timer), at: noon) == "0:00")
        #expect(words(.date(noon - 5, style: .timer), at: noon) == "0:05")
        #expect(words(.date(noon + 3600, style: .timer), at: noon) == "1:00:00")
        #expect(words(.date(noon + 3599, style: .timer), at: noon) == "59:59")
    }

    @Test("timer intervals stay within their ends (layout-rules 9.7, 9.8)")
    func timerIntervals() {
        func text(_ moment: Double, down: Bool = true, hours: Bool = true, pause: Double? = nil, length: Double = 1500) -> String {
            words(.timerInterval(start: noon, end: noon + length, pauseTime: pause, countsDown: down, showsHours: hours), at: moment)
        }
        #expect(text(noon) == "25:00")
        #expect(text(noon - 100) == "25:00")
        #expect(text(noon + 60) == "24:00")
        #expect(text(noon + 9999) == "0:00")
        #expect(text(noon + 9999, down: false) == "25:00")
        #expect(text(noon + 600, pause: noon + 60) == "24:00")
        #expect(text(noon, hours: false, length: 5400) == "90:00")
        #expect(text(noon, length: 5400) == "1:30:00")
    }

    @Test("the format styles of iOS 18 (layout-rules 9.10 to 9.13)")
    func formats() {
        func text(_ kind: String, _ date: Double, _ parameters: [String: String] = [:]) -> String { words(.format(kind: kind, date: date, parameters: parameters), at: noon) }
        #expect(text("stopwatch", noon - 3.42) == "00:03.42")
        #expect(text("offset", noon - 5663) == "1 hour, 34 minutes")
        #expect(text("offset", noon - 226, ["allowedFields": "ms"]) == "3:46")
        #expect(text("reference", noon + 300) == "in 5 minutes")
        #expect(text("reference", noon - 86400) == "yesterday")
        #expect(text("timer", noon, ["start": "\(noon)", "end": "\(noon + 300)", "maxPrecision": "60"]) == "5 minutes")
    }

    @Test("a paragraph with live parts is laid out for the moment")
    func paragraphs() {
        var p = paragraph("in ")
        p.runs.append(TextRun(.live(.date(noon + 65, style: .timer)), p.runs[0].attributes))
        #expect(lineTexts(layout(p, moment: noon)) == ["in 1:05"])
        #expect(lineTexts(layout(p, moment: noon + 5)) == ["in 1:00"])
        #expect(lineTexts(layout(p)) == ["in 0:00"])
    }
}
