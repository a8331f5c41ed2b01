// Status of this file: exact in the words of ICU.

import Foundation

/// Writes amounts with their units: "5 km", "72°F".
open class MeasurementFormatter: Formatter, NSSecureCoding, @unchecked Sendable {
    public struct UnitOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The unit given, not the one people of the locale use.
        public static let providedUnit = UnitOptions(rawValue: 1)
        /// A unit in which the number is neither tiny nor huge.
        public static let naturalScale = UnitOptions(rawValue: 2)
        /// "72°" instead of "72°F".
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }
    open var unitOptions: UnitOptions = []
    open var unitStyle = Formatter.UnitStyle.medium
    open var locale: Locale! = .autoupdatingCurrent
    open var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public static var supportsSecureCoding: Bool { true }

    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String { write(measurement.value, measurement.unit) }
    open func string(from unit: Unit) -> String { unit.symbol }
    open override func string(for obj: Any?) -> String? {
        (obj as? any MeasurementValue).map { write($0.measuredValue, $0.measuredUnit) }
    }

    private func write(_ amount: Double, _ given: Unit) -> String {
        var value = amount, unit = given
        let locale: Locale = self.locale ?? .current
        if !unitOptions.contains(.providedUnit), let dimension = unit as? Dimension {
            (value, unit) = PreferredUnits.convert(value, dimension, usage: nil, locale: locale)
        }
        let range = numberFormatter.minimumFractionDigits...max(numberFormatter.minimumFractionDigits, numberFormatter.maximumFractionDigits)
        if unitOptions.contains(.temperatureWithoutUnit), unit is UnitTemperature {
            return ICU.measure(value, unit: "generic", width: .narrow, digits: range, locale: locale) ?? "\(value)°"
        }
        let width: ICU.Width = switch unitStyle { case .short: .narrow; case .long: .wide; default: .short }
        return UnitNames.name(of: unit).flatMap { ICU.measure(value, unit: $0, width: width, digits: range, locale: locale) }
            ?? "\(value.formatted(.number.precision(.fractionLength(range)).locale(locale))) \(unit.symbol)"
    }
}

/// A measurement of any unit.
protocol MeasurementValue {
    var measuredValue: Double { get }
    var measuredUnit: Unit { get }
}
extension Measurement: MeasurementValue {
    var measuredValue: Double { value }
    var measuredUnit: Unit { unit }
}
