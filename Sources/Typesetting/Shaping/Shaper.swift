import Drawing

/// Chooses fonts for a paragraph's characters and sets their glyphs one after another.
///
/// Letters that stand for themselves (most of Latin, Greek, Cyrillic, figures and signs) are set from tables; what joins, stacks,
/// runs from right to left or is missing in the text's font goes through HarfBuzz by grapheme cluster.
struct Shaper {
    private let state: ThreadState
    private let result: ShapedParagraph
    private let scalars: [UInt32]
    private let levels: [UInt8]
    private let han: HanStyle
    private var pen = 0.0
    /// Whether the result says what kerning each advance holds: from the first run on whose font kerns.
    private var notesKerning = false

    static func shape(_ paragraph: Paragraph, text: ParagraphText, scale: Double, state: ThreadState) -> ShapedParagraph {
        var shaper = Shaper(paragraph, text: text, scale: scale, state: state)
        shaper.run()
        return shaper.result
    }

    private init(_ paragraph: Paragraph, text: ParagraphText, scale: Double, state: ThreadState) {
        self.state = state
        result = ShapedParagraph(paragraph: paragraph, text: text, scale: scale)
        scalars = text.scalars
        let isPlainDirection = !paragraph.isRightToLeft && (text.highest < 0x590 || !scalars.contains(where: Scalars.isRightToLeft))
        (levels, result.isRightToLeft) = isPlainDirection ? ([], false) : Bidi.levels(of: scalars, isRightToLeft: paragraph.isRightToLeft)
        result.isPlain = !levels.contains { $0 != 0 }
        han = text.highest < 0x2E80 ? .simplified : Shaper.hanStyle(of: scalars, locale: paragraph.locale)
    }

    private mutating func run() {
        let text = result.text
        result.positions.reserveCapacity(scalars.count + 1)
        result.glyphs.reserveCapacity(scalars.count)
        result.positions.append(0)
        if text.lowest < 0x20 || text.highest >= 0x80 {
            for (index, c) in scalars.enumerated() where Scalars.isNewline(c) && !(c == 0x0A && index > 0 && scalars[index - 1] == 0x0D) { result.newlines.append(index) }
        }
        if !text.isPlain { result.isClusterStart = [Bool](repeating: true, count: scalars.count) }
        for (index, run) in text.runs.enumerated() {
            let attributes = result.paragraph.runs[run.source].attributes
            let font = state.font(FontKey(descriptor: attributes.font, scale: result.scale * run.scale))
            let lineFont = run.scale == 1 ? font : state.font(FontKey(descriptor: attributes.font, scale: result.scale))
            let offset = attributes.baselineOffset.isFinite ? attributes.baselineOffset * result.scale : 0
            // A raised or lowered run makes its line higher on that side and keeps the other (assumed).
            var shaped = ShapedParagraph.Run(font: font, ascent: lineFont.metrics.ascent + max(0, offset), descent: lineFont.metrics.descent + max(0, -offset),
                                             leading: lineFont.metrics.leading, baselineOffset: offset)
            if run.isObject {
                appendObject(at: run.range.lowerBound, run: index, into: &shaped)
                result.runs.append(shaped)
                continue
            }
            result.runs.append(shaped)
            appendLetters(in: run.range, run: index, font: font, attributes: attributes)
        }
        if let first = result.runs.first, result.runs.allSatisfy({ $0.ascent == first.ascent && $0.descent == first.descent && $0.leading == first.leading }) {
            result.uniform = first
        }
    }

    // MARK: Objects

    private mutating func appendObject(at index: Int, run: Int, into shaped: inout ShapedParagraph.Run) {
        var advance = 0.0
        switch result.paragraph.runs[result.text.runs[run].source].content {
        case .symbol(var descriptor):
            descriptor.font.size *= result.scale
            let symbol = Typesetter.shared.symbol(descriptor, displayScale: result.paragraph.displayScale)
            shaped.symbol = symbol
            advance = symbol.size.width
        case .image(let image, let size):
            let scaled = Size(width: max(0, size.width * result.scale), height: max(0, size.height * result.scale))
            shaped.image = (image, scaled)
            shaped.ascent = max(shaped.ascent, scaled.height + shaped.baselineOffset)
            advance = scaled.width
        case .text, .live: break
        }
        if !advance.isFinite { advance = 0 }
        let extra = self.extra(result.attributes(ofRun: run))
        result.glyphs.append(.init(id: 0, cluster: Int32(index), xOffset: 0, yOffset: 0, advance: advance + extra))
        close(item: index..<index + 1, glyphs: result.glyphs.count - 1, run: run, face: nil, font: nil, isObject: true)
        pen += advance + extra
        result.positions.append(pen)
        if notesKerning { result.kerning.append(0) }
    }

    // MARK: Letters

    /// Points that the text's attributes add after each character: tracking, or kerning where there is none.
    private func extra(_ attributes: TextAttributes) -> Double {
        let value = attributes.tracking != 0 ? attributes.tracking : attributes.kerning
        return value.isFinite ? value * result.scale : 0
    }

    private mutating func appendLetters(in range: Range<Int>, run: Int, font: ResolvedFont, attributes: TextAttributes) {
        let extra = self.extra(attributes)
        let kerns = font.kerns
        let size = font.size
        var index = range.lowerBound
        var itemStart = index
        var firstGlyph = result.glyphs.count
        if kerns, !notesKerning {
            notesKerning = true
            result.kerning = [Float](repeating: 0, count: result.positions.count - 1)
            result.kerning.reserveCapacity(scalars.count)
        }
        let hasKerning = notesKerning
        let isNatural = font.widths == .natural
        while index < range.upperBound {
            let c = scalars[index]
            let next = index + 1 < range.upperBound ? scalars[index + 1] : 0
            if !isNatural, Scalars.isSimple(c), levels.isEmpty || levels[index] & 1 == 0,
               next < 0x300 || !Scalars.isExtender(next), let letter = font.letter(c) {
                if !levels.isEmpty, index > itemStart, levels[index] != levels[itemStart] {
                    close(item: itemStart..<index, glyphs: firstGlyph, run: run, face: font.face, font: font)
                    itemStart = index
                    firstGlyph = result.glyphs.count
                }
                var kern = 0.0
                if kerns, next != 0, c != 0x20, next != 0x20 {
                    if !(font.hasMonospacedDigits && c >= 0x30 && c <= 0x39 && next >= 0x30 && next <= 0x39) { kern = state.kerning(c, next) * size }
                }
                let advance = letter.advance + kern + extra
                result.glyphs.append(.init(id: letter.glyph, cluster: Int32(truncatingIfNeeded: index), xOffset: Float(letter.offset), yOffset: 0, advance: advance))
                pen += advance
                result.positions.append(pen)
                if hasKerning { result.kerning.append(Float(kern)) }
                index += 1
                continue
            }
            if index > itemStart { close(item: itemStart..<index, glyphs: firstGlyph, run: run, face: font.face, font: font) }
            var end = index + 1
            while end < range.upperBound {
                let following = end + 1 < range.upperBound ? scalars[end + 1] : 0
                if !isNatural, Scalars.isSimple(scalars[end]), levels.isEmpty || levels[end] & 1 == 0,
                   !Scalars.isExtender(scalars[end]), following < 0x300 || !Scalars.isExtender(following), font.letter(scalars[end]) != nil { break }
                end += 1
            }
            appendClusters(in: index..<end, run: run, font: font, extra: extra, language: attributes.language)
            index = end
            itemStart = index
            firstGlyph = result.glyphs.count
        }
        if index > itemStart { close(item: itemStart..<index, glyphs: firstGlyph, run: run, face: font.face, font: font) }
    }

    private mutating func close(item range: Range<Int>, glyphs first: Int, run: Int, face: FontFace?, font: ResolvedFont?, isObject: Bool = false) {
        let isOwn = font != nil && face === font?.face
        var item = ShapedParagraph.Item(range: range, glyphs: first..<result.glyphs.count, run: run, face: face, level: levels.isEmpty ? 0 : levels[range.lowerBound],
                                        horizontalScale: isOwn ? font?.horizontalScale ?? 1 : 1, skew: isOwn ? font?.skew ?? 0 : 0, emboldening: 0, isObject: isObject)
        // A fallback font without an italic is slanted where the text is.
        if !isOwn, let face, !face.isColored, result.attributes(ofRun: run).font.isItalic { item.skew = FaceSelection.obliqueSkew }
        result.items.append(item)
    }

    // MARK: Clusters

    private mutating func appendClusters(in range: Range<Int>, run: Int, font: ResolvedFont, extra: Double, language: String?) {
        var pieceStart = range.lowerBound
        var piece: (face: FontFace?, script: UInt32, level: UInt8)?
        // A line's end is a piece of its own: a mark after it must not be shaped onto it.
        var followsNewline = false
        for cluster in Clusters.ranges(in: scalars, range) {
            let base = scalars[cluster.lowerBound]
            let level = levels.isEmpty ? 0 : levels[cluster.lowerBound]
            var face = piece?.face
            if !cluster.allSatisfy({ Scalars.isInvisible(scalars[$0]) }), !(Scalars.isSpace(base) && face != nil && face?.isColored == false && face?.glyph(base) != nil) {
                face = self.face(for: cluster, font: font)
            } else if piece == nil {
                face = font.face
            }
            var script = Scripts.script(of: base)
            if Scripts.isShared(script) { script = piece?.script ?? script }
            let isNewline = Scalars.isNewline(base), length = cluster.lowerBound - pieceStart
            // HarfBuzz takes a time that grows with the square of some texts' length: long ones are cut, at a space where there is one.
            let isCut = isNewline || followsNewline || length > 2048 || (length > 1024 && Scalars.isSpace(base))
            followsNewline = isNewline
            if let current = piece, !isCut, current.face === face, current.level == level, current.script == script || Scripts.isShared(current.script) {
                piece?.script = script
                continue
            }
            if let current = piece { appendPiece(pieceStart..<cluster.lowerBound, run: run, font: font, face: current.face, script: current.script, level: current.level, extra: extra, language: language) }
            piece = (face, script, level)
            pieceStart = cluster.lowerBound
        }
        if let current = piece { appendPiece(pieceStart..<range.upperBound, run: run, font: font, face: current.face, script: current.script, level: current.level, extra: extra, language: language) }
    }

    /// The face for a grapheme cluster: emoji, the text's own, then a fallback.
    private func face(for cluster: Range<Int>, font: ResolvedFont) -> FontFace? {
        let isBold = font.weightValue >= 600
        if Clusters.isEmoji(scalars, cluster), let emoji = fallback(.init(scalar: scalars[cluster.lowerBound], isBold: false, isEmoji: true, han: han)), emoji.isColored { return emoji }
        var missing: UInt32?
        for index in cluster where !Scalars.isInvisible(scalars[index]) && font.face?.glyph(scalars[index]) == nil {
            missing = scalars[index]
            break
        }
        guard let missing else { return font.face }
        let base = scalars[cluster.lowerBound]
        guard let found = fallback(.init(scalar: missing, isBold: isBold, isEmoji: false, han: han)) else { return font.face }
        // A mark that only another font has: that font must have the letter too.
        if missing != base, !Scalars.isInvisible(base), found.glyph(base) == nil {
            return font.face?.glyph(base) != nil ? font.face : fallback(.init(scalar: base, isBold: isBold, isEmoji: false, han: han))
        }
        return found
    }

    private func fallback(_ key: FallbackKey) -> FontFace? {
        if let known = state.fallbacks[key] { return known }
        ThreadState.makeRoom(in: &state.fallbacks, limit: 8192)
        let face = FallbackFonts.face(for: key)
        state.fallbacks[key] = .some(face)
        return face
    }

    private mutating func appendPiece(_ range: Range<Int>, run: Int, font: ResolvedFont, face: FontFace?, script: UInt32, level: UInt8, extra: Double, language: String?) {
        let firstGlyph = result.glyphs.count
        let isRightToLeft = level & 1 == 1
        let isOwn = face === font.face
        var advances = [Double](repeating: 0, count: range.count)
        var starts = [Bool](repeating: false, count: range.count)
        if range.allSatisfy({ Scalars.isInvisible(scalars[$0]) }) {
            starts = [Bool](repeating: true, count: range.count)
        } else if let face {
            var features: SegmentKey.Features = [.kerning]
            if font.hasMonospacedDigits { features.insert(.tabularFigures) }
            if !isOwn || font.widths == .natural { if extra == 0 { features.insert(.ligatures) } }
            let key = SegmentKey(face: face.id, features: features, isRightToLeft: isRightToLeft, script: script,
                                 language: language ?? result.paragraph.locale, scalars: Array(scalars[range]))
            let shaped = state.segment(key, face: face)
            let factor = font.size * (isOwn ? font.horizontalScale : 1)
            for glyph in shaped.glyphs {
                let cluster = min(max(glyph.cluster, 0), range.count - 1)
                let isBlank = Scalars.isInvisible(scalars[range.lowerBound + cluster])
                starts[cluster] = true
                advances[cluster] += isBlank ? 0 : glyph.advance * factor
                result.glyphs.append(.init(id: isBlank ? 0 : glyph.id, cluster: Int32(range.lowerBound + cluster), xOffset: Float(glyph.xOffset * factor),
                                           yOffset: Float(glyph.yOffset * font.size), advance: isBlank ? 0 : glyph.advance * factor))
            }
        }
        adjust(glyphs: firstGlyph, in: range, advances: &advances, starts: starts, isOwn: isOwn, font: font, extra: extra)
        for index in range {
            pen += advances[index - range.lowerBound]
            result.positions.append(pen)
        }
        if notesKerning { result.kerning.append(contentsOf: repeatElement(0, count: range.count)) }
        if result.isClusterStart.isEmpty { result.isClusterStart = [Bool](repeating: true, count: scalars.count) }
        for index in range { result.isClusterStart[index] = starts[index - range.lowerBound] }
        close(item: range, glyphs: firstGlyph, run: run, face: face, font: font)
    }

    /// Brings the clusters' advances to SF's and adds what the attributes ask for after each.
    private func adjust(glyphs first: Int, in range: Range<Int>, advances: inout [Double], starts: [Bool], isOwn: Bool, font: ResolvedFont, extra: Double) {
        var index = first
        while index < result.glyphs.count {
            let cluster = Int(result.glyphs[index].cluster)
            var end = index + 1
            while end < result.glyphs.count, Int(result.glyphs[end].cluster) == cluster { end += 1 }
            let offset = cluster - range.lowerBound
            let scalar = scalars[cluster]
            if !Scalars.isInvisible(scalar) || scalar == 0x09 {
                var wanted = advances[offset]
                if scalar == 0x09 {
                    wanted = 4 * (font.letter(0x20)?.advance ?? font.size * 0.25)
                } else if isOwn, let exact = font.clusterAdvance(base: scalar) {
                    wanted = exact
                }
                let change = wanted - advances[offset]
                // The ink stays in the middle; the space goes to both sides.
                if change != 0 {
                    for glyph in index..<end { result.glyphs[glyph].xOffset += Float(change / 2) }
                }
                result.glyphs[end - 1].advance += change + extra
                advances[offset] = wanted + extra
            }
            index = end
        }
    }

    /// The national forms of Chinese characters: those of the text's own syllables, else of its language, else the simplified ones.
    private static func hanStyle(of scalars: [UInt32], locale: String) -> HanStyle {
        for c in scalars {
            if c >= 0x3040, c <= 0x30FF { return .japanese }
            if c >= 0xAC00, c <= 0xD7AF { return .korean }
        }
        if locale.hasPrefix("ja") { return .japanese }
        if locale.hasPrefix("ko") { return .korean }
        if locale.hasPrefix("zh"), ["Hant", "TW", "HK", "MO"].contains(where: { locale.contains($0) }) { return .traditional }
        return .simplified
    }
}
