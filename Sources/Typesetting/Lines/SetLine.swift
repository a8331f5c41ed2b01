import Drawing

/// One line as it is drawn: which characters it shows, and the signs that stand for those it does not.
struct SetLine {
    /// The characters shown; with `resumed` those before the ellipsis.
    var shown: Range<Int>
    /// All characters the line stands for: spaces at its end, a line's end sign and truncated text included.
    var range: Range<Int>
    var sign = Sign.none
    /// In a line truncated in the middle, the characters after the ellipsis.
    var resumed = 0..<0
    /// Points, the sign included.
    var width = 0.0
    /// Points, the spaces at which the line was broken included as far as there is room for them: they count for the text's width,
    /// not for where the line stands (seen: a paragraph of 28 points is 7 points wider than its ink).
    var reach = 0.0
    /// Points that each character is set closer, so that the line is not truncated.
    var tightening = 0.0
    /// Set by `LineStack`: points from the top of the text.
    var top = 0.0, baseline = 0.0
    var ascent = 0.0, descent = 0.0, leading = 0.0

    enum Sign: Hashable {
        case none
        /// An ellipsis before, between or after the characters.
        case ellipsis
        /// The hyphen of a soft hyphen at which the line breaks.
        case hyphen
    }
    var letter: SignLetter?
    /// The run whose font and paint the sign has.
    var signRun = 0
    /// Whether the sign stands before the characters.
    var isSignFirst = false
}

extension ShapedParagraph {
    /// The ellipsis or hyphen as it is set in the font of a run.
    func sign(_ sign: SetLine.Sign, run: Int, state: ThreadState) -> SignLetter {
        let key = run * 2 + (sign == .hyphen ? 1 : 0)
        if let known = signs[key] { return known }
        guard runs.indices.contains(run), sign != .none else { return SignLetter(glyph: 0, face: nil, advance: 0, offset: 0) }
        let font = runs[run].font
        let scalar: UInt32 = sign == .hyphen ? 0x2D : 0x2026
        var letter = SignLetter(glyph: 0, face: nil, advance: font.size * 0.81, offset: 0)
        if let simple = font.letter(scalar) {
            letter = SignLetter(glyph: simple.glyph, face: font.face, advance: simple.advance, offset: simple.offset)
        } else if let face = [font.face, FallbackFonts.face(for: .init(scalar: scalar, isBold: font.weightValue >= 600, isEmoji: false, han: .simplified))]
            .lazy.compactMap({ $0 }).first(where: { $0.glyph(scalar) != nil }), let glyph = face.glyph(scalar) {
            let factor = font.size * (face === font.face ? font.horizontalScale : 1)
            letter = SignLetter(glyph: glyph, face: face, advance: face.advance(glyph) * factor, offset: 0)
        }
        signs[key] = letter
        return letter
    }
}

/// A sign that the engine adds to a line: its glyph, and points.
struct SignLetter {
    var glyph: UInt32
    var face: FontFace?
    var advance, offset: Double
}
