import Foundation

/// ICU's names of Foundation's units.
enum UnitNames {
    private static let names: [ObjectIdentifier: [String: String]] = [
        ObjectIdentifier(UnitLength.self): [
            "Mm": "length-megameter", "km": "length-kilometer", "hm": "length-hectometer", "dam": "length-decameter", "m": "length-meter", "dm": "length-decimeter",
            "cm": "length-centimeter", "mm": "length-millimeter", "µm": "length-micrometer", "nm": "length-nanometer", "pm": "length-picometer",
            "in": "length-inch", "ft": "length-foot", "yd": "length-yard", "mi": "length-mile", "smi": "length-mile-scandinavian", "ly": "length-light-year",
            "NM": "length-nautical-mile", "ftm": "length-fathom", "fur": "length-furlong", "ua": "length-astronomical-unit", "pc": "length-parsec",
        ],
        ObjectIdentifier(UnitMass.self): [
            "kg": "mass-kilogram", "g": "mass-gram", "mg": "mass-milligram", "µg": "mass-microgram", "oz": "mass-ounce", "lb": "mass-pound", "st": "mass-stone",
            "t": "mass-metric-ton", "ton": "mass-ton", "ct": "mass-carat", "oz t": "mass-ounce-troy",
        ],
        ObjectIdentifier(UnitTemperature.self): ["K": "temperature-kelvin", "°C": "temperature-celsius", "°F": "temperature-fahrenheit"],
        ObjectIdentifier(UnitSpeed.self): ["m/s": "speed-meter-per-second", "km/h": "speed-kilometer-per-hour", "mph": "speed-mile-per-hour", "kn": "speed-knot"],
        ObjectIdentifier(UnitDuration.self): ["hr": "duration-hour", "min": "duration-minute", "s": "duration-second", "ms": "duration-millisecond", "µs": "duration-microsecond", "ns": "duration-nanosecond"],
        ObjectIdentifier(UnitArea.self): ["km²": "area-square-kilometer", "m²": "area-square-meter", "cm²": "area-square-centimeter", "in²": "area-square-inch", "ft²": "area-square-foot", "yd²": "area-square-yard", "mi²": "area-square-mile", "ac": "area-acre", "ha": "area-hectare"],
        ObjectIdentifier(UnitVolume.self): ["L": "volume-liter", "dL": "volume-deciliter", "cL": "volume-centiliter", "mL": "volume-milliliter", "m³": "volume-cubic-meter", "cm³": "volume-cubic-centimeter", "tsp": "volume-teaspoon", "tbsp": "volume-tablespoon", "fl oz": "volume-fluid-ounce", "cup": "volume-cup", "pt": "volume-pint", "qt": "volume-quart", "gal": "volume-gallon"],
        ObjectIdentifier(UnitPower.self): ["GW": "power-gigawatt", "MW": "power-megawatt", "kW": "power-kilowatt", "W": "power-watt", "mW": "power-milliwatt", "hp": "power-horsepower"],
        ObjectIdentifier(UnitEnergy.self): ["kJ": "energy-kilojoule", "J": "energy-joule", "kCal": "energy-kilocalorie", "cal": "energy-calorie", "kWh": "energy-kilowatt-hour"],
        ObjectIdentifier(UnitPressure.self): ["hPa": "pressure-hectopascal", "kPa": "pressure-kilopascal", "bar": "pressure-bar", "mbar": "pressure-millibar", "inHg": "pressure-inch-ofhg", "mmHg": "pressure-millimeter-ofhg", "psi": "pressure-pound-force-per-square-inch", "MPa": "pressure-megapascal"],
        ObjectIdentifier(UnitAngle.self): ["°": "angle-degree", "rad": "angle-radian", "ʹ": "angle-arc-minute", "ʹʹ": "angle-arc-second", "rev": "angle-revolution"],
        ObjectIdentifier(UnitFrequency.self): ["GHz": "frequency-gigahertz", "MHz": "frequency-megahertz", "kHz": "frequency-kilohertz", "Hz": "frequency-hertz"],
        ObjectIdentifier(UnitElectricPotentialDifference.self): ["V": "electric-volt"],
        ObjectIdentifier(UnitElectricCurrent.self): ["A": "electric-ampere", "mA": "electric-milliampere"],
        ObjectIdentifier(UnitInformationStorage.self): ["bit": "digital-bit", "B": "digital-byte", "kB": "digital-kilobyte", "MB": "digital-megabyte", "GB": "digital-gigabyte", "TB": "digital-terabyte"],
    ]

    /// Nil for units that ICU does not know: those are written with their symbol.
    static func name(of unit: Unit) -> String? {
        guard let found = names[ObjectIdentifier(type(of: unit))]?[unit.symbol] else { return nil }
        // The skeleton stem `unit/` takes the name without its category.
        return found.split(separator: "-", maxSplits: 1).last.map(String.init)
    }
}

/// The unit people of a locale use for a kind of amount.
enum PreferredUnits {
    static func convert(_ value: Double, _ unit: Dimension, usage: String?, locale: Locale) -> (Double, Dimension) {
        let isUS = locale.measurementSystem == .us, isUK = locale.measurementSystem == .uk
        func to(_ target: Dimension) -> (Double, Dimension) { (Measurement(value: value, unit: unit).converted(to: target).value, target) }
        switch unit {
        case is UnitTemperature:
            return to(isUS ? UnitTemperature.fahrenheit : UnitTemperature.celsius)
        case is UnitLength:
            let meters = Measurement(value: value, unit: unit).converted(to: UnitLength.meters).value
            if isUS || (isUK && usage != "person") {
                if usage == "road" || abs(meters) >= 804.672 { return to(UnitLength.miles) }
                return abs(meters) >= 0.3048 ? to(UnitLength.feet) : to(UnitLength.inches)
            }
            if abs(meters) >= 1000 { return to(UnitLength.kilometers) }
            return abs(meters) >= 1 ? to(UnitLength.meters) : to(UnitLength.centimeters)
        case is UnitMass:
            let grams = Measurement(value: value, unit: unit).converted(to: UnitMass.grams).value
            if isUS { return abs(grams) >= 453.592_37 ? to(UnitMass.pounds) : to(UnitMass.ounces) }
            return abs(grams) >= 1000 ? to(UnitMass.kilograms) : to(UnitMass.grams)
        case is UnitSpeed:
            return to(isUS || isUK ? UnitSpeed.milesPerHour : UnitSpeed.kilometersPerHour)
        default: return (value, unit)
        }
    }
}
