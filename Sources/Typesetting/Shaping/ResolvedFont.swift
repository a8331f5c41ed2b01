import Drawing
internal import CFreeType

/// A font as it was asked for and the factor that scales it.
struct FontKey: Hashable {
    var descriptor: FontDescriptor
    /// What `minimumScaleFactor` left of the size, times what small capitals take of it.
    var scale: Double

    func hash(into hasher: inout Hasher) {
        hasher.combine(descriptor.size)
        hasher.combine(descriptor.weight)
        hasher.combine(scale)
        hasher.combine(descriptor.textStyle?.utf8.count ?? 0)
    }
}

/// A font at its size: the face that stands in for it, line measures, and where each of its simple letters is drawn.
///
/// Only the thread that made it asks it for letters; other threads may read its constants to draw.
final class ResolvedFont: @unchecked Sendable {
    /// A letter that needs no shaping. Lengths in points.
    struct Letter {
        var glyph: UInt32
        /// Tracking included.
        var advance: Double
        /// From where SF's origin is to where the stand-in's is, so that the ink stands in the middle of the place SF's ink takes.
        var offset: Double
    }

    let face: FontFace?
    let size: Double
    let metrics: FontMetrics
    let widths: WidthModel
    let horizontalScale, skew, tracking: Double
    let weight: WeightPosition
    let weightValue: Int
    let hasMonospacedDigits: Bool
    /// The advance of a figure where all have the same, in points.
    private(set) var figureAdvance = 0.0
    private let optical: OpticalSize
    private var table: [Letter?]
    private var isKnown: [Bool]
    private var others: [UInt32: Letter?] = [:]

    init(_ key: FontKey) {
        let font = key.descriptor
        let size = min(max(font.size.isFinite ? font.size * key.scale : 0, 0.01), 4000)
        let selection = FaceSelection(font, size: size)
        face = selection.face
        self.size = size
        widths = selection.widths
        horizontalScale = selection.horizontalScale
        skew = selection.skew
        tracking = selection.tracking * font.width
        weight = WeightPosition(weight: font.weight)
        weightValue = font.weight
        hasMonospacedDigits = font.hasMonospacedDigits
        if case .sanFrancisco(let value) = selection.widths { optical = value } else { optical = .text }
        var leading = font.textStyle.map { TextStyleLeading.leading(style: $0, typeSize: font.typeSize, size: size) } ?? 0
        if !selection.hasSystemMetrics, let face { leading = face.lineGap * size }
        switch font.leading {
        case .standard: break
        // UIKit's tight and loose leading: two points less and more for each line (assumed).
        case .tight: leading -= 2 * key.scale
        case .loose: leading += 2 * key.scale
        }
        if selection.hasSystemMetrics || face == nil {
            metrics = FontMetrics(ascent: SFMetrics.ascent * size, descent: SFMetrics.descent * size, leading: leading,
                                  capHeight: SFMetrics.capHeight * size, xHeight: SFMetrics.xHeight * size)
        } else {
            let face = face.unsafelyUnwrapped
            metrics = FontMetrics(ascent: face.ascent * size, descent: face.descent * size, leading: leading,
                                  capHeight: face.capHeight * size, xHeight: face.xHeight * size)
        }
        table = [Letter?](repeating: nil, count: 0x180)
        isKnown = [Bool](repeating: false, count: 0x180)
        if hasMonospacedDigits, case .sanFrancisco = widths, let zero = SFAdvances.shared.letter(0x30) {
            figureAdvance = Double(SFAdvances.advance(of: zero, weight: weight, optical: optical)) * size * font.width + tracking
        }
        width = font.width
        if case .system(.rounded) = font.family { isRounded = true } else { isRounded = false }
    }

    private let width: Double
    private let isRounded: Bool
    /// The space of the rounded design, in ems (seen: seven labels of a gauge, 45.6 to 66 points wide, are 1.7 to 2.2 points wider than with the default design's).
    private static let roundedSpace = 0.3

    /// The letter of a character; nil where the face has none or the font's letters must be shaped together.
    @inline(__always)
    func letter(_ scalar: UInt32) -> Letter? {
        if scalar < 0x180 {
            let index = Int(scalar)
            if isKnown[index] { return table[index] }
            isKnown[index] = true
            table[index] = makeLetter(scalar)
            return table[index]
        }
        if let known = others[scalar] { return known }
        let letter = makeLetter(scalar)
        others[scalar] = .some(letter)
        return letter
    }

    private func makeLetter(_ scalar: UInt32) -> Letter? {
        guard let face, var glyph = face.glyph(scalar) else { return nil }
        if hasMonospacedDigits, scalar >= 0x30, scalar <= 0x39 { glyph = ThreadState.current.tabularGlyph(of: glyph, scalar: scalar, face: face) }
        switch widths {
        case .natural: return nil
        case .fixed(let advance):
            let total = advance * size * width
            return Letter(glyph: glyph, advance: total, offset: (total - face.advance(glyph) * size * horizontalScale) / 2)
        case .sanFrancisco:
            let own = face.advance(glyph) * horizontalScale
            guard let letter = SFAdvances.shared.letter(scalar) else {
                // A letter that the table lacks: Inter's advance, brought to SF's average, is the best guess.
                return Letter(glyph: glyph, advance: own * size + tracking, offset: 0)
            }
            var advance = Double(SFAdvances.advance(of: letter, weight: weight, optical: optical)) * width
            if scalar == 0x20, isRounded { advance = Self.roundedSpace * width }
            if figureAdvance > 0, scalar >= 0x30, scalar <= 0x39 { advance = (figureAdvance - tracking) / size }
            var offset = (advance - own) / 2
            if figureAdvance == 0 || scalar < 0x30 || scalar > 0x39, let ink = face.inkRange(glyph), letter.leftBearing != 0 || letter.rightBearing != 0 {
                let middle = (advance + Double(letter.leftBearing - letter.rightBearing) * width) / 2
                offset = middle - (ink.low + ink.high) / 2 * horizontalScale
            }
            return Letter(glyph: glyph, advance: advance * size + tracking, offset: offset * size)
        }
    }

    /// The advance that a cluster of several characters on the text's own face takes, in points; nil: the face's own.
    func clusterAdvance(base: UInt32) -> Double? {
        switch widths {
        case .natural: nil
        case .fixed(let advance): advance * size * width
        case .sanFrancisco: SFAdvances.shared.letter(base).map { Double(SFAdvances.advance(of: $0, weight: weight, optical: optical)) * size * width + tracking }
        }
    }

    var kerns: Bool { if case .sanFrancisco = widths { true } else { false } }
}

extension ThreadState {
    func font(_ key: FontKey) -> ResolvedFont {
        if let lastFont, lastFont.key == key { return lastFont.font }
        if let known = fonts[key] {
            lastFont = (key, known)
            return known
        }
        ThreadState.makeRoom(in: &fonts, limit: 512)
        let font = ResolvedFont(key)
        fonts[key] = font
        lastFont = (key, font)
        return font
    }

    /// The figure of a fixed width that the font has for a digit.
    func tabularGlyph(of glyph: UInt32, scalar: UInt32, face: FontFace) -> UInt32 {
        let shaped = segment(SegmentKey(face: face.id, features: [.tabularFigures], isRightToLeft: false, script: 0, language: nil, scalars: [scalar]), face: face)
        return shaped.glyphs.first?.id ?? glyph
    }
}
