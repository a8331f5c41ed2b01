import Snapshots

/// Without its fonts Vitrine would draw other letters than meant, and other bytes than on the next machine.
enum FontCheck {
    /// - Throws: `CommandFailure` with code 2 that names what is missing.
    static func run() throws {
        let missing = EngineDescription.missingFonts
        guard missing.isEmpty else {
            throw CommandFailure("Fonts are missing: \(missing.joined(separator: ", ")). Run ./vitrine once, which installs them, or set VITRINE_HOME to Vitrine's folder.")
        }
    }
}
