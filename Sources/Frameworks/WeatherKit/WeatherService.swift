// Status of this file: exact: a phone that cannot reach the service: every request fails, whatever `location`, `dataSet`, `dataSet1`,
// `dataSet2` and `dataSet3` are.
import Foundation

/// Errors of the weather service.
public enum WeatherError: LocalizedError, Sendable {
    case permissionDenied, unknown
    public var errorDescription: String? { "Weather data is not available." }
}

/// Apple's weather.
public final class WeatherService: @unchecked Sendable {
    public static let shared = WeatherService()
    public init() {}
    /// - Throws: `URLError.notConnectedToInternet`.
    public func weather(for location: CLLocation) async throws -> Weather { throw failure }
    public func weather<T>(for location: CLLocation, including dataSet: WeatherQuery<T>) async throws -> T { throw failure }
    public func weather<T1, T2>(for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>) async throws -> (T1, T2) { throw failure }
    public func weather<T1, T2, T3>(for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>, _ dataSet3: WeatherQuery<T3>) async throws -> (T1, T2, T3) { throw failure }
    public var attribution: WeatherAttribution { get async throws { throw failure } }

    private var failure: URLError {
        MissingCapabilities.note("WeatherService", "Apple's weather is not reached from here: it answers as without a network.")
        return URLError(.notConnectedToInternet)
    }
}

/// A part of the weather that is asked for.
public struct WeatherQuery<T>: Sendable {
    public static var current: WeatherQuery<CurrentWeather> { WeatherQuery<CurrentWeather>() }
    public static var hourly: WeatherQuery<Forecast<HourWeather>> { WeatherQuery<Forecast<HourWeather>>() }
    public static var daily: WeatherQuery<Forecast<DayWeather>> { WeatherQuery<Forecast<DayWeather>>() }
}
public struct WeatherAttribution: Sendable {
    public let serviceName: String
    public let legalPageURL: URL
    public let squareMarkURL: URL
    public let combinedMarkDarkURL: URL
    public let combinedMarkLightURL: URL
}

/// The weather of a place.
public struct Weather: Codable, Hashable, Sendable {
    public var currentWeather: CurrentWeather
    public var hourlyForecast: Forecast<HourWeather>
    public var dailyForecast: Forecast<DayWeather>
}
/// The weather of the hours or days to come.
public struct Forecast<Element: Codable & Hashable & Sendable>: Codable, Hashable, Sendable, RandomAccessCollection {
    public var forecast: [Element]
    public var startIndex: Int { forecast.startIndex }
    public var endIndex: Int { forecast.endIndex }
    public subscript(position: Int) -> Element { forecast[position] }
}
public struct CurrentWeather: Codable, Hashable, Sendable {
    public var date: Date
    public var cloudCover: Double
    public var condition: WeatherCondition
    public var symbolName: String
    public var dewPoint: Measurement<UnitTemperature>
    public var humidity: Double
    public var pressure: Measurement<UnitPressure>
    public var isDaylight: Bool
    public var temperature: Measurement<UnitTemperature>
    public var apparentTemperature: Measurement<UnitTemperature>
    public var uvIndex: UVIndex
    public var visibility: Measurement<UnitLength>
    public var wind: Wind
}
public struct HourWeather: Codable, Hashable, Sendable {
    public var date: Date
    public var cloudCover: Double
    public var condition: WeatherCondition
    public var symbolName: String
    public var humidity: Double
    public var isDaylight: Bool
    public var precipitation: Precipitation
    public var precipitationChance: Double
    public var precipitationAmount: Measurement<UnitLength>
    public var temperature: Measurement<UnitTemperature>
    public var apparentTemperature: Measurement<UnitTemperature>
    public var uvIndex: UVIndex
    public var wind: Wind
}
public struct DayWeather: Codable, Hashable, Sendable {
    public var date: Date
    public var condition: WeatherCondition
    public var symbolName: String
    public var highTemperature: Measurement<UnitTemperature>
    public var lowTemperature: Measurement<UnitTemperature>
    public var precipitation: Precipitation
    public var precipitationChance: Double
    public var uvIndex: UVIndex
    public var wind: Wind
    public var sun: SunEvents
    public var moon: MoonEvents
}
public struct SunEvents: Codable, Hashable, Sendable {
    public var sunrise: Date?
    public var sunset: Date?
    public var solarNoon: Date?
    public var solarMidnight: Date?
}
public enum MoonPhase: String, Codable, Hashable, CaseIterable, Sendable { case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter, waningCrescent }
public struct MoonEvents: Codable, Hashable, Sendable {
    public var phase: MoonPhase
    public var moonrise: Date?
    public var moonset: Date?
}
public enum Precipitation: String, Codable, Hashable, CaseIterable, Sendable { case none, hail, mixed, rain, sleet, snow }
public struct UVIndex: Codable, Hashable, Sendable {
    public enum ExposureCategory: String, Codable, Hashable, CaseIterable, Sendable { case low, moderate, high, veryHigh, extreme }
    public var value: Int
    public var category: ExposureCategory
}
public struct Wind: Codable, Hashable, Sendable {
    public enum CompassDirection: String, Codable, Hashable, CaseIterable, Sendable { case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast, southSoutheast, south, southSouthwest, southwest, westSouthwest, west, westNorthwest, northwest, northNorthwest }
    public var compassDirection: CompassDirection
    public var direction: Measurement<UnitAngle>
    public var speed: Measurement<UnitSpeed>
    public var gust: Measurement<UnitSpeed>?
}
public enum WeatherCondition: String, Codable, Hashable, CaseIterable, Sendable {
    case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy, freezingDrizzle, freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane,
         isolatedThunderstorms, mostlyClear, mostlyCloudy, partlyCloudy, rain, scatteredThunderstorms, sleet, smoky, snow, strongStorms, sunFlurries, sunShowers, thunderstorms, tropicalStorm,
         windy, wintryMix
    /// The condition's name in the words of its case: "Mostly Cloudy".
    public var description: String { rawValue.reduce(into: "") { $0 += $1.isUppercase ? " \($1)" : $0.isEmpty ? $1.uppercased() : "\($1)" } }
}
