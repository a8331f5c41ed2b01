// Status of this file: exact.

import Drawing

/// The system's colours by name.
public enum SystemColors {
    /// A colour's value; nil for a name that the system does not have.
    ///
    /// Tints changed with iOS 26; mint, cyan and the present teal came with iOS 15.
    public static func value(named name: String, dark: Bool, highContrast: Bool, elevated: Bool = false, os: Int) -> ColorValue? {
        guard let variants = variants(named: name, elevated: elevated, os: os) else { return nil }
        let c = switch (dark, highContrast) {
        case (false, false): variants.light
        case (true, false): variants.dark
        case (false, true): variants.lightContrast
        case (true, true): variants.darkContrast
        }
        return ColorValue(red: c.red / 255, green: c.green / 255, blue: c.blue / 255, alpha: c.alpha)
    }

    private static func variants(named name: String, elevated: Bool, os: Int) -> SystemColorTable.Variants? {
        if os >= 26, let tint = SystemColorTable.tints26[name] { return tint }
        if os < 15, name == "systemTeal" { return .init((90, 200, 250, 1), (100, 210, 255, 1)) }
        if let found = SystemColorTable.tints[name] ?? SystemColorTable.common[name] ?? SystemColorTable.text[name] { return found }
        if name == "tintColor" { return variants(named: "systemBlue", elevated: elevated, os: os) }
        return SystemColorTable.backgrounds[name].map { elevated ? $0.elevated : $0.base }
    }

    /// All names.
    public static var names: [String] {
        (Array(SystemColorTable.tints.keys) + Array(SystemColorTable.common.keys) + Array(SystemColorTable.text.keys)
            + Array(SystemColorTable.backgrounds.keys) + ["tintColor"]).sorted()
    }
}
