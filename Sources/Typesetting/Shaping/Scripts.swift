internal import CFreeType

/// The scripts of characters, as ISO 15924 tags.
enum Scripts {
    private static let common = FontFace.tag("Zyyy"), inherited = FontFace.tag("Zinh"), unknown = FontFace.tag("Zzzz")
    /// HarfBuzz's character tables; constant, so threads share them. As a number, since pointers are not `Sendable`.
    private static let functions = UInt(bitPattern: hb_unicode_funcs_get_default())

    static func script(of scalar: UInt32) -> UInt32 { hb_unicode_script(OpaquePointer(bitPattern: functions), scalar).rawValue }

    /// Whether characters of a script take that of their neighbours.
    static func isShared(_ script: UInt32) -> Bool { script == common || script == inherited || script == unknown }
}
