// Status of this file: exact.
import Foundation

/// A unit as Health writes it: "count/min", "kcal". Units of one dimension convert into each other.
open class HKUnit: NSObject, @unchecked Sendable {
    public let unitString: String
    /// How many of the dimension's own unit one is.
    let factor: Double
    let dimension: String
    init(_ unitString: String, _ factor: Double, _ dimension: String) { self.unitString = unitString; self.factor = factor; self.dimension = dimension }

    open class func count() -> HKUnit { HKUnit("count", 1, "count") }
    open class func percent() -> HKUnit { HKUnit("%", 1, "count") }
    open class func meter() -> HKUnit { HKUnit("m", 1, "m") }
    open class func mile() -> HKUnit { HKUnit("mi", 1609.344, "m") }
    open class func foot() -> HKUnit { HKUnit("ft", 0.3048, "m") }
    open class func inch() -> HKUnit { HKUnit("in", 0.0254, "m") }
    open class func gram() -> HKUnit { HKUnit("g", 1, "g") }
    open class func pound() -> HKUnit { HKUnit("lb", 453.59237, "g") }
    open class func ounce() -> HKUnit { HKUnit("oz", 28.349523125, "g") }
    open class func liter() -> HKUnit { HKUnit("L", 1, "L") }
    open class func fluidOunceUS() -> HKUnit { HKUnit("fl_oz_us", 0.0295735295625, "L") }
    open class func second() -> HKUnit { HKUnit("s", 1, "s") }
    open class func minute() -> HKUnit { HKUnit("min", 60, "s") }
    open class func hour() -> HKUnit { HKUnit("hr", 3600, "s") }
    open class func day() -> HKUnit { HKUnit("d", 86_400, "s") }
    open class func joule() -> HKUnit { HKUnit("J", 1, "J") }
    open class func kilocalorie() -> HKUnit { HKUnit("kcal", 4184, "J") }
    open class func largeCalorie() -> HKUnit { HKUnit("Cal", 4184, "J") }
    open class func smallCalorie() -> HKUnit { HKUnit("cal", 4.184, "J") }
    open class func degreeCelsius() -> HKUnit { HKUnit("degC", 1, "degC") }
    open class func millimeterOfMercury() -> HKUnit { HKUnit("mmHg", 1, "mmHg") }
    open class func internationalUnit() -> HKUnit { HKUnit("IU", 1, "IU") }
    open class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { meter().scaled(prefix) }
    open class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { gram().scaled(prefix) }
    open class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { liter().scaled(prefix) }
    open class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { second().scaled(prefix) }
    open class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { joule().scaled(prefix) }

    private func scaled(_ prefix: HKMetricPrefix) -> HKUnit { HKUnit(prefix.symbol + unitString, factor * prefix.factor, dimension) }
    open func unitDivided(by unit: HKUnit) -> HKUnit { HKUnit("\(unitString)/\(unit.unitString)", factor / unit.factor, "\(dimension)/\(unit.dimension)") }
    open func unitMultiplied(by unit: HKUnit) -> HKUnit { HKUnit("\(unitString)·\(unit.unitString)", factor * unit.factor, "\(dimension)·\(unit.dimension)") }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKUnit)?.unitString == unitString }
    open override var hash: Int { unitString.hashValue }
    open override var description: String { unitString }
}

public enum HKMetricPrefix: Int, Sendable {
    case none = 0, femto, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera
    var symbol: String { ["", "f", "p", "n", "mc", "m", "c", "d", "da", "h", "k", "M", "G", "T"][rawValue] }
    var factor: Double { [1, 1e-15, 1e-12, 1e-9, 1e-6, 1e-3, 1e-2, 1e-1, 10, 100, 1e3, 1e6, 1e9, 1e12][rawValue] }
}

/// A number of a unit.
open class HKQuantity: NSObject, @unchecked Sendable {
    private let unit: HKUnit
    private let value: Double
    public init(unit: HKUnit, doubleValue value: Double) { self.unit = unit; self.value = value }
    open func `is`(compatibleWith unit: HKUnit) -> Bool { unit.dimension == self.unit.dimension }
    /// The number in another unit of the same dimension; a phone stops the program for another dimension.
    open func doubleValue(for unit: HKUnit) -> Double {
        guard self.is(compatibleWith: unit) else { preconditionFailure("Attempt to convert incompatible units: \(self.unit.unitString), \(unit.unitString). Ask is(compatibleWith:) first.") }
        return value * self.unit.factor / unit.factor
    }
    open func compare(_ quantity: HKQuantity) -> ComparisonResult {
        let other = quantity.doubleValue(for: unit)
        return value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
    }
    open override var description: String { "\(value) \(unit.unitString)" }
}
