/// Data with the name of what it says: "Day", Monday.
///
/// Status: exact.
public struct PlottableValue<Value: Plottable> {
    let datum: Datum
}

/// A plotted value whose type is hidden, with its label and, for a bin, its other end.
struct Datum {
    var label: Text?
    var value: _PlottedValue
    /// The end of the bin that the value begins.
    var upper: _PlottedValue?
    /// The calendar unit of a date's bin.
    var unit: Calendar.Component?

    /// Where the datum is on a continuous scale: the middle of a bin.
    var center: Double? {
        guard let lower = value.quantity else { return nil }
        guard let end = upper?.quantity else { return lower }
        return (lower + end) / 2
    }
    var isBinned: Bool { upper != nil }
}

extension PlottableValue {
    /// A labelled value.
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue { PlottableValue(datum: Datum(label: Text(labelKey), value: value.plotted)) }
    public static func value(_ label: Text, _ value: Value) -> PlottableValue { PlottableValue(datum: Datum(label: label, value: value.plotted)) }
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue { PlottableValue(datum: Datum(label: Text(label), value: value.plotted)) }
    @_disfavoredOverload
    public static func value(_ label: LocalizedStringResource, _ value: Value) -> PlottableValue { PlottableValue(datum: Datum(label: Text(label), value: value.plotted)) }

    /// A labelled bin, from its lower to its upper end.
    public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue where Value: Comparable { bin(Text(labelKey), range.lowerBound, range.upperBound) }
    public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue where Value: Comparable { bin(label, range.lowerBound, range.upperBound) }
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue where Value: Comparable { bin(Text(label), range.lowerBound, range.upperBound) }
    public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue where Value: Comparable { bin(Text(labelKey), range.lowerBound, range.upperBound) }
    public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue where Value: Comparable { bin(label, range.lowerBound, range.upperBound) }
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>) -> PlottableValue where Value: Comparable { bin(Text(label), range.lowerBound, range.upperBound) }

    private static func bin(_ label: Text, _ lower: Value, _ upper: Value) -> PlottableValue {
        PlottableValue(datum: Datum(label: label, value: lower.plotted, upper: upper.plotted))
    }
}

extension PlottableValue where Value == Date {
    /// The calendar unit that a date lies in: its bar is as wide as the unit.
    public static func value(_ labelKey: LocalizedStringKey, _ date: Date, unit: Calendar.Component, calendar: Calendar = .current) -> PlottableValue { bin(Text(labelKey), date, unit, calendar) }
    public static func value(_ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar = .current) -> PlottableValue { bin(label, date, unit, calendar) }
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ date: Date, unit: Calendar.Component, calendar: Calendar = .current) -> PlottableValue { bin(Text(label), date, unit, calendar) }
    @_disfavoredOverload
    public static func value(_ label: LocalizedStringResource, _ date: Date, unit: Calendar.Component, calendar: Calendar = .current) -> PlottableValue { bin(Text(label), date, unit, calendar) }

    private static func bin(_ label: Text, _ date: Date, _ unit: Calendar.Component, _ calendar: Calendar) -> PlottableValue {
        guard let interval = calendar.dateInterval(of: unit, for: date) else { return PlottableValue(datum: Datum(label: label, value: date.plotted)) }
        return PlottableValue(datum: Datum(label: label, value: interval.start.plotted, upper: interval.end.plotted, unit: unit))
    }
}
