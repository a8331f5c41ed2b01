// Status of this file: approximate: the unit for a usage follows the locale's system of measures, not each region's habits.

import Foundation

/// What a measurement is used for, which decides the unit.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
    let name: String
    /// The unit people use for amounts in general.
    public static var general: Self { .init(name: "general") }
    /// The unit given.
    public static var asProvided: Self { .init(name: "asProvided") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    public static var person: Self { .init(name: "person") }
    public static var personHeight: Self { .init(name: "person") }
    public static var road: Self { .init(name: "road") }
    public static var focalLength: Self { .init(name: "asProvided") }
    public static var rainfall: Self { .init(name: "person") }
    public static var snowfall: Self { .init(name: "person") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    public static var weather: Self { .init(name: "weather") }
    public static var person: Self { .init(name: "person") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    public static var personWeight: Self { .init(name: "person") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    public static var wind: Self { .init(name: "general") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    public static var food: Self { .init(name: "asProvided") }
    public static var workout: Self { .init(name: "asProvided") }
}

extension Measurement where UnitType: Dimension {
    /// Writes a measurement in the unit that people of a locale use.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        public struct UnitWidth: Hashable, Codable, Sendable {
            let raw: Int
            /// "100 degrees Fahrenheit".
            public static var wide: UnitWidth { .init(raw: 0) }
            /// "100°F".
            public static var abbreviated: UnitWidth { .init(raw: 1) }
            /// "100°".
            public static var narrow: UnitWidth { .init(raw: 2) }
        }
        public var width: UnitWidth
        public var locale: Locale
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        public var hidesScaleName = false

        public init(width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
                    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil) {
            self.width = width; self.locale = locale; self.usage = usage; self.numberFormatStyle = numberFormatStyle
        }
        public func locale(_ locale: Locale) -> Self {
            var copy = self
            copy.locale = locale
            return copy
        }

        public func format(_ measurement: Measurement<UnitType>) -> String {
            var value = measurement.value, unit: Dimension = measurement.unit
            if usage?.name != "asProvided" { (value, unit) = PreferredUnits.convert(value, unit, usage: usage?.name, locale: locale) }
            let digits: ClosedRange<Int> = usage?.name == "weather" || usage?.name == "road" ? 0...0 : 0...(abs(value) >= 100 ? 0 : 1)
            let icuWidth: ICU.Width = width == .wide ? .wide : width == .narrow ? .narrow : .short
            let name = unit is UnitTemperature && (hidesScaleName || width == .narrow) ? "generic" : UnitNames.name(of: unit)
            guard let style = numberFormatStyle else {
                return name.flatMap { ICU.measure(value, unit: $0, width: icuWidth, digits: digits, locale: locale) }
                    ?? "\(value.formatted(.number.locale(locale))) \(unit.symbol)"
            }
            // The unit's words are taken from ICU, the number from the style asked for.
            let number = style.locale(locale).format(value)
            let rounded = value.rounded()
            guard let name, let pattern = ICU.measure(rounded, unit: name, width: icuWidth, locale: locale) else { return "\(number) \(unit.symbol)" }
            return pattern.replacingOccurrences(of: rounded.formatted(.number.precision(.fractionLength(0)).locale(locale)), with: number)
        }
    }

    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self { style.format(self) }
}

extension FormatStyle {
    /// `.measurement(width: .wide)`.
    public static func measurement<UnitType: Dimension>(width: Measurement<UnitType>.FormatStyle.UnitWidth,
                                                        usage: MeasurementFormatUnitUsage<UnitType> = .general,
                                                        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil) -> Self
        where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }
}
extension FormatStyle where Self == Measurement<UnitTemperature>.FormatStyle {
    public static func measurement(width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
                                   usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
                                   numberFormatStyle: FloatingPointFormatStyle<Double>? = nil) -> Self {
        var style = Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
        style.hidesScaleName = hidesScaleName
        return style
    }
}
