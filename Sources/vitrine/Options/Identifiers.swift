import Foundation
import OptionParsing

/// Locales, zones and moments as people write them.
enum Identifiers {
    /// "de_DE" for "de-DE", "DE_de", "de".
    static func locale(_ text: String) throws -> String {
        let wanted = text.replacingOccurrences(of: "-", with: "_")
        let known = Locale.availableIdentifiers
        if wanted == "en_US" { return wanted }
        if let match = known.first(where: { $0 == wanted }) ?? known.first(where: { $0.lowercased() == wanted.lowercased() }) { return match }
        throw UsageError.unknownChoice(option: "locale", value: text, known: ["en_US", "de_DE", "fr_FR", "es_ES", "ja_JP", "zh_Hans_CN", "ar_EG", "he_IL"])
    }

    static func timeZone(_ text: String) throws -> String {
        if text == "UTC" { return text }
        let known = TimeZone.knownTimeZoneIdentifiers
        if let match = known.first(where: { $0.lowercased() == text.lowercased() }) { return match }
        let near = NearestNames.find(text, among: known)
        let hint = near.isEmpty ? "" : " Did you mean \(near.joined(separator: " or "))?"
        throw UsageError.mistake("--zone has no \"\(text)\".\(hint) Use a name such as Europe/Berlin.")
    }

    /// "2026-01-05", "2026-01-05T09:41", "2026-01-05 09:41:30", with "Z" or "+02:00" at the end; without an offset in the zone.
    static func moment(_ text: String, timeZone: String, option: String = "time") throws -> Double {
        let wrong = UsageError.badValue(option: option, value: text, expected: "a moment such as 2026-01-05T09:41")
        var rest = text.replacingOccurrences(of: " ", with: "T")[...]
        var zone = TimeZone(identifier: timeZone) ?? .gmt
        if rest.hasSuffix("Z") {
            rest.removeLast()
            zone = .gmt
        } else if let time = rest.firstIndex(of: "T"), let sign = rest[time...].lastIndex(where: { $0 == "+" || $0 == "-" }) {
            let parts = rest[sign...].dropFirst().split(separator: ":")
            guard (1...2).contains(parts.count), let hours = Int(parts[0]), let minutes = parts.count == 2 ? Int(parts[1]) : 0,
                  let offset = TimeZone(secondsFromGMT: (rest[sign] == "-" ? -1 : 1) * (hours * 3600 + minutes * 60)) else { throw wrong }
            zone = offset
            rest = rest[..<sign]
        }
        let halves = rest.split(separator: "T", omittingEmptySubsequences: false)
        let day = halves[0].split(separator: "-").map { Int($0) }
        let time = halves.count == 2 ? halves[1].split(separator: ":").map { Int($0) } : [0, 0]
        guard halves.count <= 2, day.count == 3, (2...3).contains(time.count), !day.contains(nil), !time.contains(nil) else { throw wrong }
        let components = DateComponents(year: day[0], month: day[1], day: day[2], hour: time[0], minute: time[1], second: time.count == 3 ? time[2] : 0)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        guard let date = calendar.date(from: components), components.month == calendar.component(.month, from: date),
              components.day == calendar.component(.day, from: date), (1900...2200).contains(components.year ?? 0) else { throw wrong }
        return date.timeIntervalSince1970
    }
}
