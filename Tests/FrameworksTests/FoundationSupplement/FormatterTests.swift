import FoundationSupplement
import Testing

private let english = Locale(identifier: "en_US")

private func calendar(_ locale: Locale = english) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = TimeZone(identifier: "UTC") ?? .gmt
    return calendar
}

@Suite struct DateComponentsFormatterTests {
    private func formatter(_ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit = []) -> DateComponentsFormatter {
        let formatter = DateComponentsFormatter()
        formatter.calendar = calendar()
        formatter.unitsStyle = style
        formatter.allowedUnits = units
        return formatter
    }

    @Test("each style writes one hour and ten minutes as Apple's documentation does", arguments: [
        (DateComponentsFormatter.UnitsStyle.positional, "1:10:00"), (.abbreviated, "1h 10m"), (.short, "1 hr, 10 min"),
        (.full, "1 hour, 10 minutes"), (.spellOut, "one hour, ten minutes"), (.brief, "1hr 10min"),
    ])
    func styles(style: DateComponentsFormatter.UnitsStyle, text: String) {
        #expect(formatter(style, [.hour, .minute, .second]).string(from: 4200) == text)
    }

    @Test("the positional style pads all units but the first, and drops leading zeros unless told to pad")
    func padding() {
        let positional = formatter(.positional, [.minute, .second])
        #expect(positional.string(from: 150) == "2:30")
        #expect(positional.string(from: 63) == "1:03")
        positional.zeroFormattingBehavior = .pad
        #expect(positional.string(from: 5) == "0:05")
        let withDays = formatter(.positional, [.day, .hour, .minute, .second])
        withDays.zeroFormattingBehavior = .pad
        #expect(withDays.string(from: 3600) == "0d 1:00:00")
    }

    @Test("zeros are dropped where the behaviour says so")
    func zeros() {
        let abbreviated = formatter(.abbreviated, [.day, .hour, .minute, .second])
        #expect(abbreviated.string(from: 3610) == "1h 10s")
        abbreviated.zeroFormattingBehavior = .dropLeading
        #expect(abbreviated.string(from: 600) == "10m 0s")
        abbreviated.zeroFormattingBehavior = .dropTrailing
        #expect(abbreviated.string(from: 3600) == "0d 1h")
        abbreviated.zeroFormattingBehavior = .default
        #expect(abbreviated.string(from: 0) == "0s")
    }

    @Test("a limited number of units rounds the last one")
    func unitCount() {
        let full = formatter(.full, [.hour, .minute])
        full.maximumUnitCount = 1
        #expect(full.string(from: 3600 + 59 * 60) == "2 hours")
        #expect(full.string(from: 3600 + 10 * 60) == "1 hour")
    }

    @Test("dates are compared in the calendar, so that months have their own length")
    func months() {
        let full = formatter(.full, [.month, .day])
        let start = Date(timeIntervalSince1970: 1_769_817_600) // 2026-01-31
        #expect(full.string(from: start, to: start.addingTimeInterval(29 * 86400)) == "1 month, 1 day")
    }

    @Test("the remaining phrase follows the amount")
    func phrases() {
        let full = formatter(.full, [.minute])
        full.includesTimeRemainingPhrase = true
        #expect(full.string(from: 180) == "3 minutes remaining")
    }
}

@Suite struct RelativeDateTimeFormatterTests {
    private func text(_ seconds: TimeInterval, _ style: RelativeDateTimeFormatter.DateTimeStyle = .numeric,
                      _ units: RelativeDateTimeFormatter.UnitsStyle = .full, _ locale: Locale = english) -> String {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = locale; formatter.calendar = calendar(locale); formatter.dateTimeStyle = style; formatter.unitsStyle = units
        let reference = Date(timeIntervalSince1970: 1_767_606_060)
        return formatter.localizedString(for: reference.addingTimeInterval(seconds), relativeTo: reference)
    }

    @Test("the largest unit that is not zero is written, in whole units")
    func largestUnit() {
        #expect(text(-5400) == "1 hour ago")
        #expect(text(7200) == "in 2 hours")
        #expect(text(-45) == "45 seconds ago")
        #expect(text(-8 * 86400) == "1 week ago")
    }

    @Test("the named style says yesterday and tomorrow")
    func named() {
        #expect(text(-86400, .named) == "yesterday")
        #expect(text(86400, .named) == "tomorrow")
        #expect(text(-2 * 86400, .named) == "2 days ago")
    }

    @Test("units are shortened and numbers spelled out")
    func styles() {
        #expect(text(-7200, .numeric, .short) == "2 hr. ago")
        #expect(text(-7200, .numeric, .spellOut) == "two hours ago")
        #expect(text(-7200, .numeric, .full, Locale(identifier: "de_DE")) == "vor 2 Stunden")
    }
}

@Suite struct MeasurementTests {
    @Test("amounts are written in the unit of the locale")
    func preferredUnits() {
        let formatter = MeasurementFormatter()
        formatter.locale = english
        #expect(formatter.string(from: Measurement(value: 0, unit: UnitTemperature.celsius)) == "32°F")
        formatter.locale = Locale(identifier: "de_DE")
        #expect(formatter.string(from: Measurement(value: 5000, unit: UnitLength.meters)) == "5 km")
    }

    @Test("the unit given stays where it is asked for")
    func providedUnit() {
        let formatter = MeasurementFormatter()
        formatter.locale = english
        formatter.unitOptions = .providedUnit
        formatter.unitStyle = .long
        #expect(formatter.string(from: Measurement(value: 1.5, unit: UnitLength.kilometers)) == "1.5 kilometers")
        formatter.unitStyle = .medium
        #expect(formatter.string(from: Measurement(value: 12, unit: UnitPower.kilowatts)) == "12 kW")
        formatter.unitOptions = [.providedUnit, .temperatureWithoutUnit]
        #expect(formatter.string(from: Measurement(value: 21, unit: UnitTemperature.celsius)) == "21°")
    }

    @Test("the format style takes usage and width")
    func formatStyle() {
        let warm = Measurement(value: 20.4, unit: UnitTemperature.celsius)
        #expect(warm.formatted(Measurement<UnitTemperature>.FormatStyle(width: .abbreviated, locale: english, usage: .weather)) == "69°F")
        #expect(warm.formatted(.measurement(width: .narrow, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(0))).locale(english)) == "20°")
    }
}

@Suite struct ListAndRangeTests {
    @Test("lists are joined as the language joins them")
    func lists() {
        let formatter = ListFormatter()
        formatter.locale = english
        #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
        formatter.locale = Locale(identifier: "fr_FR")
        #expect(formatter.string(from: ["a", "b"]) == "a et b")
    }

    @Test("a range of dates is written in units")
    func components() {
        let start = Date(timeIntervalSince1970: 0)
        let range = start..<start.addingTimeInterval(7500)
        #expect(range.formatted(.components(style: .abbreviated).locale(english).calendar(calendar())) == "2 hr, 5 min")
        #expect(range.formatted(.components(style: .narrow, fields: [.minute]).locale(english).calendar(calendar())) == "125m")
    }
}
