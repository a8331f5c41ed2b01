// Status of this file: exact.

import Foundation

extension Date: _IntentValue {
    /// Which part of a date is asked for.
    public enum IntentDateKind: Sendable { case date, time, dateTime }
    public static var _kind: IntentValueKind { .date }
    public var _stored: IntentJSON { .string(formatted(.iso8601)) }
    /// ISO 8601 with or without a time, or seconds since 1970-01-01.
    public static func _restore(_ json: IntentJSON) async throws -> Date? {
        if let seconds = json.numberValue { return Date(timeIntervalSince1970: seconds) }
        guard let text = json.stringValue else { return nil }
        return (try? Date(text, strategy: .iso8601)) ?? (try? Date("\(text)T00:00:00Z", strategy: .iso8601))
    }
}

extension DateComponents: _IntentValue {
    private static let fields: [(String, Calendar.Component)] = [
        ("year", .year), ("month", .month), ("day", .day), ("hour", .hour), ("minute", .minute), ("second", .second), ("weekday", .weekday),
    ]
    public static var _kind: IntentValueKind { .dateComponents }
    public var _stored: IntentJSON {
        var result: [String: IntentJSON] = [:]
        for (name, component) in Self.fields { if let value = value(for: component) { result[name] = .number(Double(value)) } }
        return .object(result)
    }
    public static func _restore(_ json: IntentJSON) async throws -> DateComponents? {
        guard let object = json.objectValue else { return nil }
        var result = DateComponents()
        for (name, component) in fields { if let value = object[name]?.numberValue { result.setValue(Int(exactly: value.rounded()), for: component) } }
        return result
    }
}

extension Measurement: _IntentValue where UnitType: Dimension {
    public static var _kind: IntentValueKind { .measurement(unit: String(describing: UnitType.self)) }
    public var _stored: IntentJSON { .object(["value": .number(value), "unit": .string(unit.symbol)]) }
    /// The unit's symbol is looked up among the base unit's own; a stored value in another unit is read in the base unit.
    public static func _restore(_ json: IntentJSON) async throws -> Measurement<UnitType>? {
        let base = UnitType.baseUnit()
        if let value = json.numberValue { return (base as? UnitType).map { Measurement(value: value, unit: $0) } }
        guard let object = json.objectValue, let value = object["value"]?.numberValue, let symbol = object["unit"]?.stringValue else { return nil }
        let unit = symbol == base.symbol ? base : UnitSymbols.unit(symbol, like: base) ?? base
        return (unit as? UnitType).map { Measurement(value: value, unit: $0) }
    }
}

/// Units by their symbols, for stored measurements.
private enum UnitSymbols {
    static func unit(_ symbol: String, like base: Dimension) -> Dimension? {
        func pick<U: Dimension>(_ units: [U]) -> Dimension? { units.first { $0.symbol == symbol } }
        return switch base {
        case is UnitLength: pick([UnitLength.kilometers, .meters, .centimeters, .millimeters, .miles, .yards, .feet, .inches, .nauticalMiles])
        case is UnitMass: pick([UnitMass.kilograms, .grams, .milligrams, .pounds, .ounces, .stones, .metricTons])
        case is UnitTemperature: pick([UnitTemperature.celsius, .fahrenheit, .kelvin])
        case is UnitDuration: pick([UnitDuration.hours, .minutes, .seconds, .milliseconds])
        case is UnitSpeed: pick([UnitSpeed.kilometersPerHour, .metersPerSecond, .milesPerHour, .knots])
        case is UnitVolume: pick([UnitVolume.liters, .milliliters, .cups, .fluidOunces, .gallons, .pints])
        case is UnitEnergy: pick([UnitEnergy.kilojoules, .joules, .kilocalories, .calories, .kilowattHours])
        default: nil
        }
    }
}

extension Duration: _IntentValue {
    public static var _kind: IntentValueKind { .duration }
    public var _stored: IntentJSON { .number(Double(components.seconds) + Double(components.attoseconds) / 1e18) }
    public static func _restore(_ json: IntentJSON) async throws -> Duration? { json.numberValue.map { .seconds($0) } }
}
extension PersonNameComponents: _IntentValue {
    public static var _kind: IntentValueKind { .person }
    public var _stored: IntentJSON { .string([givenName, familyName].compactMap { $0 }.joined(separator: " ")) }
    public static func _restore(_ json: IntentJSON) async throws -> PersonNameComponents? {
        json.stringValue.map { name in
            var result = PersonNameComponents()
            let parts = name.split(separator: " ", maxSplits: 1).map(String.init)
            result.givenName = parts.first
            result.familyName = parts.count > 1 ? parts[1] : nil
            return result
        }
    }
}
