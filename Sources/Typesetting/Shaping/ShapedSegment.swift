internal import CFreeType

/// A piece of text in one face, direction and script: what HarfBuzz is asked for, and the key under which its answer is kept.
struct SegmentKey: Hashable {
    struct Features: OptionSet, Hashable {
        var rawValue: UInt8
        static let tabularFigures = Features(rawValue: 1)
        /// Ligatures and contextual forms, which the system's own font has not.
        static let ligatures = Features(rawValue: 2)
        static let kerning = Features(rawValue: 4)
    }
    var face: Int
    var features: Features
    var isRightToLeft: Bool
    /// An ISO 15924 tag; 0: whatever the text is.
    var script: UInt32
    var language: String?
    var scalars: [UInt32]
}

/// Glyphs in visual order. Lengths are ems; clusters count the scalars of the segment.
final class ShapedSegment {
    struct Glyph {
        var id: UInt32
        var cluster: Int
        var xOffset, yOffset, advance: Double
    }
    var glyphs: [Glyph]
    init(glyphs: [Glyph]) { self.glyphs = glyphs }
}

extension ThreadState {
    /// Shapes a segment, or finds it among those shaped before.
    func segment(_ key: SegmentKey, face: FontFace) -> ShapedSegment {
        if let known = segments[key] { return known }
        ThreadState.makeRoom(in: &segments, limit: 4096)
        let shaped = ShapedSegment(glyphs: shape(key, face: face))
        segments[key] = shaped
        return shaped
    }

    private func shape(_ key: SegmentKey, face: FontFace) -> [ShapedSegment.Glyph] {
        hb_buffer_reset(buffer)
        key.scalars.withUnsafeBufferPointer { hb_buffer_add_utf32(buffer, $0.baseAddress, Int32($0.count), 0, Int32($0.count)) }
        hb_buffer_set_direction(buffer, key.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        if key.script != 0 { hb_buffer_set_script(buffer, hb_script_t(key.script)) }
        if let language = key.language { hb_buffer_set_language(buffer, hb_language_from_string(language, -1)) }
        hb_buffer_guess_segment_properties(buffer)
        func setting(_ tag: String, _ isOn: Bool) -> hb_feature_t { hb_feature_t(tag: FontFace.tag(tag), value: isOn ? 1 : 0, start: 0, end: .max) }
        let ligatures = key.features.contains(.ligatures)
        let features = [setting("kern", key.features.contains(.kerning)), setting("tnum", key.features.contains(.tabularFigures)),
                        setting("liga", ligatures), setting("clig", ligatures), setting("calt", ligatures)]
        hb_shape(face.handle, buffer, features, UInt32(features.count))
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count), let positions = hb_buffer_get_glyph_positions(buffer, &count) else { return [] }
        let em = face.unitsPerEm
        return (0..<Int(count)).map {
            let position = positions[$0]
            return .init(id: infos[$0].codepoint, cluster: Int(infos[$0].cluster), xOffset: Double(position.x_offset) / em,
                         yOffset: Double(position.y_offset) / em, advance: Double(position.x_advance) / em)
        }
    }
}

/// The kerning of pairs of letters, per em: SF's where pictures showed it, else 0.95 of Inter Regular's for all weights (sf-advances, header).
struct PairKerning {
    private static let side = 0x80
    private var table = [Float](repeating: .nan, count: side * side)
    private var others: [UInt64: Float] = [:]
    private let inter = FontLibrary.face(for: .init(file: "Inter-Regular.otf"))
}

extension ThreadState {
    @inline(__always)
    func kerning(_ first: UInt32, _ second: UInt32) -> Double { Double(pairs.value(first, second)) }
}

extension PairKerning {
    @inline(__always)
    mutating func value(_ first: UInt32, _ second: UInt32) -> Float {
        if first < PairKerning.side, second < PairKerning.side {
            let index = Int(first) * PairKerning.side + Int(second)
            let known = table[index]
            if !known.isNaN { return known }
            let value = measure(first, second)
            table[index] = value
            return value
        }
        let key = UInt64(first) << 32 | UInt64(second)
        if let known = others[key] { return known }
        ThreadState.makeRoom(in: &others, limit: 16_384)
        let value = measure(first, second)
        others[key] = value
        return value
    }

    private func measure(_ first: UInt32, _ second: UInt32) -> Float {
        if let known = SFAdvances.shared.kerning(first, second) { return known }
        guard let inter, let glyph = inter.glyph(first), inter.glyph(second) != nil, let buffer = hb_buffer_create() else { return 0 }
        defer { hb_buffer_destroy(buffer) }
        let text = [first, second]
        hb_buffer_add_utf32(buffer, text, 2, 0, 2)
        hb_buffer_guess_segment_properties(buffer)
        hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
        let features = ["liga", "clig", "calt", "ccmp"].map { hb_feature_t(tag: FontFace.tag($0), value: 0, start: 0, end: .max) }
        hb_shape(inter.handle, buffer, features, UInt32(features.count))
        var count: UInt32 = 0
        guard let positions = hb_buffer_get_glyph_positions(buffer, &count), count == 2 else { return 0 }
        return Float(0.95 * (Double(positions[0].x_advance) / inter.unitsPerEm - inter.advance(glyph)))
    }
}
