import DeviceProfiles
import ExtensionMessages

/// Gives each picture its file name: "ReleasesWidget-systemSmall-light".
///
/// Widget, family and appearance are always named; every other part only where it is not the default, so that a picture keeps its
/// name when the matrix around it grows, and the parts of a split matrix never meet.
public struct PictureNames: Sendable {
    /// Names given so far, in lower case: some file systems take "a" and "A" for one.
    private var taken: Set<String> = []
    private let defaultSystem: String

    public init(defaultSystem: String = ProfileLibrary.defaultSystem) { self.defaultSystem = defaultSystem }

    /// The name without an extension.
    public mutating func name(of placement: Placement, entry: Int, variation: Variation, scale: Double) -> String {
        var parts = [placement.widget.kind.isEmpty ? "preview" : Self.plain(placement.widget.kind), placement.family.rawValue]
        if placement.role != .timeline { parts.append(placement.role.rawValue) }
        if let preview = placement.preview { parts.append(Self.plain(preview)) }
        if entry > 0 { parts.append("entry\(entry)") }
        parts.append(variation.appearance)
        if variation.mode != PictureMatrix.defaultMode(of: placement.family, system: placement.device.system) { parts.append(variation.mode) }
        let device = placement.device.device
        if device.name != ProfileLibrary.defaultDevice { parts.append(Self.plain(device.name.lowercased())) }
        let system = placement.device.system
        if system.name != defaultSystem || system.minorVersion != 0 {
            parts.append("os" + (system.minorVersion == 0 ? system.name : Self.plain(system.version)))
        }
        if placement.world.locale != "en_US" { parts.append(Self.plain(placement.world.locale)) }
        if variation.typeSize != "large" { parts.append(variation.typeSize) }
        if variation.increasesContrast { parts.append("contrast") }
        if variation.reducesMotion { parts.append("reduce-motion") }
        if variation.isForcedRightToLeft { parts.append("rtl") }
        if variation.isLocked { parts.append("locked") }
        if variation.isInStandBy { parts.append("standby") }
        if placement.world.timeZone != "UTC" { parts.append(Self.plain(placement.world.timeZone)) }
        if placement.world.moment != MatrixRequest.defaultMoment { parts.append(Self.plain(Moments.text(placement.world.moment).filter { $0 != ":" })) }
        if scale != device.scale { parts.append("at" + Self.plain(Moments.shortest(scale)) + "x") }
        return unique(parts.joined(separator: "-"))
    }

    private mutating func unique(_ name: String) -> String {
        // Most file systems take 255 bytes; the extension and a temporary name need some of them.
        let bounded = String(name.prefix(200))
        var candidate = bounded, number = 2
        while !taken.insert(candidate.lowercased()).inserted {
            candidate = "\(bounded)-\(number)"
            number += 1
        }
        return candidate
    }

    /// Letters, digits, dots, underscores and dashes of ASCII; everything else becomes one dash.
    static func plain(_ text: String) -> String {
        var out = ""
        for character in text {
            if character.isASCII, character.isLetter || character.isNumber || "._-".contains(character) { out.append(character) } else if out.last != "-" { out.append("-") }
        }
        while let last = out.last, last == "-" || last == "." { out.removeLast() }
        // A leading dot hides a file, a leading dash makes it look like an option.
        while let first = out.first, first == "-" || first == "." { out.removeFirst() }
        return out.isEmpty ? "_" : String(out.prefix(80))
    }
}

/// Moments as text.
enum Moments {
    /// "2026-01-05T09:41:00Z", with milliseconds where there are any.
    static func text(_ seconds: Double) -> String {
        guard seconds.isFinite, abs(seconds) < 1e11 else { return "\(seconds)" }
        let milliseconds = Int64((seconds * 1000).rounded())
        var (days, rest) = milliseconds.quotientAndRemainder(dividingBy: 86_400_000)
        if rest < 0 { days -= 1; rest += 86_400_000 }
        let (year, month, day) = civil(days)
        func two(_ value: Int64) -> String { value < 10 ? "0\(value)" : "\(value)" }
        func padded(_ value: Int64, _ width: Int) -> String {
            let digits = String(abs(value))
            return (value < 0 ? "-" : "") + String(repeating: "0", count: max(0, width - digits.count)) + digits
        }
        let fraction = rest % 1000 == 0 ? "" : "." + padded(rest % 1000, 3)
        return "\(padded(year, 4))-\(two(month))-\(two(day))T\(two(rest / 3_600_000)):\(two(rest / 60_000 % 60)):\(two(rest / 1000 % 60))\(fraction)Z"
    }

    /// The day of the Gregorian calendar that is `days` after 1970-01-01. Years are counted from March, so that the leap day is last.
    private static func civil(_ days: Int64) -> (year: Int64, month: Int64, day: Int64) {
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }

    static func shortest(_ value: Double) -> String { value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(value)" }
}
