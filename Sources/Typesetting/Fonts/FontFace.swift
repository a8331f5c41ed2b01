import Drawing
internal import CFreeType

/// An open font for shaping. It never changes, so that threads share it.
final class FontFace: @unchecked Sendable {
    let reference: FontReference
    /// A number of its own, for cache keys.
    let id: Int
    /// `hb_font_t`, scaled to font units.
    let handle: OpaquePointer
    let unitsPerEm: Double
    /// Per em, positive in both directions.
    let ascent, descent, lineGap, capHeight, xHeight: Double
    /// Whether the glyphs are pictures with colours of their own.
    let isColored: Bool

    /// Nil where the file is missing, larger than 64 MB or not a font.
    init?(reference: FontReference) {
        guard let path = FontLibrary.path(of: reference.file), let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
        defer { hb_blob_destroy(blob) }
        guard hb_blob_get_length(blob) < 64 << 20, reference.face >= 0,
              let face = hb_face_create(blob, UInt32(reference.face)) else { return nil }
        defer { hb_face_destroy(face) }
        guard hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else { return nil }
        let upem = Int32(hb_face_get_upem(face))
        hb_font_set_scale(font, upem, upem)
        hb_ot_font_set_funcs(font)
        if !reference.variations.isEmpty {
            var settings = reference.variations.sorted { $0.key < $1.key }.map { hb_variation_t(tag: FontFace.tag($0.key), value: Float($0.value)) }
            hb_font_set_variations(font, &settings, UInt32(settings.count))
        }
        hb_font_make_immutable(font)
        self.reference = reference
        handle = font
        unitsPerEm = Double(upem)
        var extents = hb_font_extents_t()
        let found = hb_font_get_h_extents(font, &extents) != 0
        let em = Double(upem)
        ascent = found ? Double(extents.ascender) / em : SFMetrics.ascent
        descent = found ? max(0, Double(-extents.descender) / em) : SFMetrics.descent
        lineGap = found ? max(0, Double(extents.line_gap) / em) : 0
        func position(_ tag: hb_ot_metrics_tag_t) -> Double? {
            var value: hb_position_t = 0
            return hb_ot_metrics_get_position(font, tag, &value) != 0 && value > 0 ? Double(value) / em : nil
        }
        capHeight = position(HB_OT_METRICS_TAG_CAP_HEIGHT) ?? SFMetrics.capHeight
        xHeight = position(HB_OT_METRICS_TAG_X_HEIGHT) ?? SFMetrics.xHeight
        isColored = hb_ot_color_has_png(face) != 0
        id = FontFace.nextID.with { $0 += 1; return $0 }
    }

    deinit { hb_font_destroy(handle) }

    private static let nextID = Locked(0)

    /// The glyph of a character on its own; nil where the font has none.
    func glyph(_ scalar: UInt32) -> UInt32? {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(handle, scalar, &glyph) != 0 && glyph != 0 ? glyph : nil
    }

    /// Per em.
    func advance(_ glyph: UInt32) -> Double { Double(hb_font_get_glyph_h_advance(handle, glyph)) / unitsPerEm }

    /// Where the ink of a glyph begins and ends, per em from its origin; nil where it has none.
    func inkRange(_ glyph: UInt32) -> (low: Double, high: Double)? {
        var extents = hb_glyph_extents_t()
        guard hb_font_get_glyph_extents(handle, glyph, &extents) != 0, extents.width > 0 else { return nil }
        return (Double(extents.x_bearing) / unitsPerEm, Double(extents.x_bearing + extents.width) / unitsPerEm)
    }

    /// An OpenType tag; shorter names are padded with spaces.
    static func tag(_ name: String) -> UInt32 {
        var bytes = Array(name.utf8.prefix(4))
        while bytes.count < 4 { bytes.append(0x20) }
        return bytes.reduce(0) { $0 << 8 | UInt32($1) }
    }
}
