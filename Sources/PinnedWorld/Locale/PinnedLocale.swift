import Foundation

/// The locale, calendar and languages that stand in for the system's.
///
/// On Linux Foundation takes none of them from the environment: its own getters answer `en_001` whatever is set. The functions
/// below carry the names of those getters, and come first because the executable exports them. They are a module of their own:
/// the optimiser refuses one that both defines them and calls the getters, and must not carry them into others.
package enum PinnedLocale {
    struct Values {
        var locale: Locale
        var calendar: Calendar
        var languages: [String]
        /// What it was pinned with.
        var wanted: [String]
    }

    /// Nil until a locale is pinned: then what Foundation itself would say.
    private static let pinned = Guarded<Values?>(nil)

    package static func set(_ identifier: String, languages: [String]) {
        // Each request pins anew, and nearly always the same: making a locale and calendars costs more than many a view.
        let wanted = [identifier] + languages
        guard pinned.withLock({ $0?.wanted }) != wanted else { return }
        let locale = Locale(identifier: identifier)
        // The pinned locale must be there before the calendar asks for it.
        pinned.withLock { $0 = Values(locale: locale, calendar: Calendar(identifier: .gregorian, locale: locale), languages: languages, wanted: []) }
        let calendar = Calendar(identifier: locale.calendarIdentifier, locale: locale)
        let own = [locale.identifier(.bcp47).split(separator: "@").first.map(String.init) ?? "en"]
        pinned.withLock { $0 = Values(locale: locale, calendar: calendar, languages: languages.isEmpty ? own : languages, wanted: wanted) }
    }

    package static var locale: Locale { pinned.withLock { $0?.locale } ?? Locale(identifier: "en_001") }
    package static var languages: [String] { pinned.withLock { $0?.languages } ?? ["en-001"] }
    package static var calendar: Calendar {
        var calendar = pinned.withLock { $0?.calendar } ?? Calendar(identifier: .gregorian, locale: Locale(identifier: "en_001"))
        calendar.timeZone = TimeZone.current
        return calendar
    }
}

private extension Locale {
    var calendarIdentifier: Calendar.Identifier {
        // `calendar` would ask the system's calendar for what it does not say; the keyword says it where it is not Gregorian.
        let keyword = identifier.lowercased().components(separatedBy: "calendar=").dropFirst().first?.prefix { $0 != ";" && $0 != "@" }
        switch keyword.map(String.init) {
        case "buddhist": return .buddhist
        case "japanese": return .japanese
        case "hebrew": return .hebrew
        case "islamic": return .islamic
        case "islamic-civil": return .islamicCivil
        case "islamic-umalqura": return .islamicUmmAlQura
        case "persian": return .persian
        case "indian": return .indian
        case "coptic": return .coptic
        case "chinese": return .chinese
        case "iso8601": return .iso8601
        case "roc": return .republicOfChina
        default:
            // Where the region's custom is another calendar, as in Thailand and Iran, the device begins with it.
            switch region?.identifier {
            case "TH": return .buddhist
            case "IR", "AF": return .persian
            case "SA": return .islamicUmmAlQura
            default: return .gregorian
            }
        }
    }
}

private extension Calendar {
    init(identifier: Calendar.Identifier, locale: Locale) {
        self.init(identifier: identifier)
        self.locale = locale
    }
}

// MARK: The getters of FoundationEssentials

@_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
public func pinnedCurrentLocale() -> Locale { PinnedLocale.locale }

@_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
public func pinnedAutoupdatingCurrentLocale() -> Locale { PinnedLocale.locale }

@_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
public func pinnedPreferredLanguages() -> [String] { PinnedLocale.languages }

@_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
public func pinnedCurrentCalendar() -> Calendar { PinnedLocale.calendar }

@_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
public func pinnedAutoupdatingCurrentCalendar() -> Calendar { PinnedLocale.calendar }

/// A value that threads share behind a lock.
package final class Guarded<Value>: @unchecked Sendable {
    private var value: Value
    private let lock = NSLock()
    package init(_ value: Value) { self.value = value }
    package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
