import Drawing
import Foundation
import Testing
@testable import Typesetting

/// Lays out and draws random text: no crash, no endless loop, no number that is none, and nothing drawn otherwise than it was measured.
///
/// `VITRINE_FUZZ_ITERATIONS` (200) and `VITRINE_FUZZ_SEED` (1) set how much and which; a failure names its seed.
@Suite struct TextFuzzTests {
    @Test("random text is drawn as it was measured")
    func randomText() {
        let environment = ProcessInfo.processInfo.environment
        let count = environment["VITRINE_FUZZ_ITERATIONS"].flatMap(Int.init) ?? 200
        let first = environment["VITRINE_FUZZ_SEED"].flatMap(UInt64.init) ?? 1
        for seed in first..<first + UInt64(max(count, 0)) {
            var random = FuzzRandom(seed: seed)
            let p = random.paragraph()
            let width = random.length(), height = random.length()
            check(p, width: width, height: height, seed: seed)
        }
    }

    @Test("very long text of every kind is set, and cut beyond the limit", arguments: ["\n", "a\u{301}", "\u{301}", "👨‍👩‍👧‍👦", "\u{202E}\u{202C}", "مر", "漢", " ", "\u{AD}", "م\u{AD}", "م\u{200E}ر", "x ", "\u{1F1E9}"])
    func longText(piece: String) {
        let text = String(repeating: piece, count: 100_000 / piece.unicodeScalars.count)
        for width in [nil, 100.0] {
            let set = layout(paragraph(text), width: width, height: width.map { $0 * 2 })
            #expect(set.shaped.count <= ParagraphText.maximumLength)
            #expect(set.size.width.isFinite && set.size.height.isFinite)
        }
        let cut = layout(paragraph(text, lines: 2) { $0.truncation = .middle }, width: 100)
        #expect(cut.lineCount <= 2)
    }

    private func check(_ p: Paragraph, width: Double?, height: Double?, seed: UInt64) {
        let set = layout(p, width: width, height: height, moment: 1_767_606_060)
        let numbers = [set.size.width, set.size.height, set.firstBaseline, set.lastBaseline, set.scaleFactor, set.ideal.width, set.ideal.height]
        #expect(numbers.allSatisfy { $0.isFinite }, "seed \(seed)")
        #expect(set.size.width >= 0 && set.size.height >= 0, "seed \(seed)")
        #expect(set.scaleFactor > 0 && set.scaleFactor <= 1, "seed \(seed)")
        if let limit = p.maximumLines { #expect(set.lineCount <= max(1, limit), "seed \(seed)") }
        let lines = set.setLines
        // Every character is on one line, in order.
        for (line, next) in zip(lines, lines.dropFirst()) { #expect(line.range.upperBound == next.range.lowerBound, "seed \(seed)") }
        if let last = lines.last { #expect(last.range.upperBound == set.shaped.count || set.isTruncated || height != nil || p.maximumLines != nil, "seed \(seed)") }
        for line in lines {
            #expect(set.shaped.mayCut(before: line.shown.lowerBound), "seed \(seed)")
            #expect(abs(penWidth(of: line, in: set) - line.width) < 0.02, "seed \(seed): measured \(line.width), drawn \(penWidth(of: line, in: set))")
        }
        for command in drawn(set, boxWidth: max(set.size.width, width ?? 0)) {
            guard case .glyphs(let run) = command else { continue }
            #expect(run.glyphs.allSatisfy { $0.position.x.isFinite && $0.position.y.isFinite }, "seed \(seed)")
        }
        // Taken apart, a text has the glyphs that are drawn, where they are drawn.
        if !set.shaped.paragraph.isRedacted {
            var fonts = FontTable()
            let parts = set.parts(boxWidth: max(set.size.width, width ?? 0), fonts: &fonts).flatMap { $0.runs.flatMap { $0.glyphs.flatMap(\.commands) } }
            #expect(glyphRuns(parts).flatMap(\.glyphs) == glyphRuns(drawn(set, boxWidth: max(set.size.width, width ?? 0))).flatMap(\.glyphs), "seed \(seed)")
        }
        // The size that was answered holds the same lines, where no letter was wider than the line and none runs backwards.
        if p.runs.allSatisfy({ $0.attributes.tracking >= 0 && $0.attributes.kerning >= 0 }), set.scaleFactor == 1, !set.isTruncated, let width, width > 0, height == nil, set.size.width > 0, set.size.width <= width {
            let again = layout(p, width: set.size.width, height: nil, moment: 1_767_606_060)
            #expect(again.size == set.size, "seed \(seed)")
        }
    }

    /// How far the pen moves while a line is drawn.
    private func penWidth(of line: SetLine, in set: TextLayout) -> Double {
        func advance(_ range: Range<Int>) -> Double {
            guard !range.isEmpty else { return 0 }
            var total = 0.0
            for item in set.shaped.items where item.range.overlaps(range) {
                for glyph in set.shaped.glyphs(of: item, in: range) { total += set.shaped.glyphs[glyph].advance }
            }
            return total
        }
        var width = advance(line.shown) + advance(line.resumed) + (line.letter?.advance ?? 0)
        // Kerning to a letter that is not there, where nothing follows.
        let last = line.resumed.isEmpty ? (line.sign == .none || line.isSignFirst ? line.shown : 0..<0) : line.resumed
        if !last.isEmpty, !set.shaped.kerning.isEmpty { width -= Double(set.shaped.kerning[last.upperBound - 1]) }
        if line.tightening > 0 { width -= line.tightening * Double(line.shown.count - 1) }
        return width
    }
}

/// Random text of many scripts, and random settings for it: the same for a seed on every machine.
struct FuzzRandom: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }
    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state &* 0x2545_F491_4F6C_DD1D
    }

    private static let samples = [
        "The quick brown fox", "Straße – naïve “quotes”", "AVAToYo.w,", "12,345.67 %", "👨‍👩‍👧‍👦🇩🇪👍🏽1️⃣❤️", "漢字かな交じり文。", "한국어 텍스트",
        "مرحبا بالعالم", "שלום (עולם) 123", "हिन्दी पाठ क्ष", "ภาษาไทย", "e\u{301}o\u{308}\u{300}\u{323}", "\u{202E}abc\u{202C}", "\u{200B}\u{FEFF}\u{AD}", "\t\n\r\n\u{2028}",
        "\u{FFFC}\u{FFFD}\u{10FFFF}", "-–—/\\…", "Ǆǅǆ ﬁ ﬂ", "ქართული հայերեն", "𝔘𝔫𝔦 𓀀 🀄︎", "supercalifragilisticexpialidocious",
    ]
    private static let blocks: [ClosedRange<UInt32>] = [0x20...0x7E, 0xA0...0x24F, 0x300...0x36F, 0x370...0x5FF, 0x600...0x6FF, 0x900...0x9FF, 0xE00...0xE7F,
                                                        0x2000...0x206F, 0x2190...0x27BF, 0x3000...0x30FF, 0x4E00...0x4FFF, 0xAC00...0xACFF, 0xFE00...0xFE0F,
                                                        0x1F1E6...0x1F1FF, 0x1F300...0x1F6FF, 0xE0020...0xE007F, 0...0x1F, 0x80...0x9F]

    mutating func text() -> String {
        var result = ""
        for _ in 0..<Int.random(in: 0...6, using: &self) {
            if Bool.random(using: &self) {
                result += Self.samples.randomElement(using: &self) ?? ""
                result += Bool.random(using: &self) ? " " : ""
            } else {
                let block = Self.blocks.randomElement(using: &self) ?? 0x20...0x7E
                for _ in 0..<Int.random(in: 0...8, using: &self) {
                    if let scalar = Unicode.Scalar(UInt32.random(in: block, using: &self)) { result.unicodeScalars.append(scalar) }
                }
            }
        }
        return result
    }

    /// A proposal: none, none at all, a few points, or many.
    mutating func length() -> Double? {
        switch Int.random(in: 0..<8, using: &self) {
        case 0, 1: nil
        case 2: 0
        case 3: Double.random(in: 0...3, using: &self)
        case 4: .infinity
        case 5: Double.random(in: 200...5000, using: &self)
        default: Double.random(in: 3...200, using: &self)
        }
    }

    private mutating func font() -> FontDescriptor {
        let designs: [FontDesign] = [.default, .default, .serif, .rounded, .monospaced]
        var font = FontDescriptor(family: .system(designs.randomElement(using: &self) ?? .default), size: Double.random(in: 0...60, using: &self),
                                  weight: Int.random(in: 0...10, using: &self) * 100, isItalic: Bool.random(using: &self))
        if Int.random(in: 0..<4, using: &self) == 0 { font.smallCaps = .all }
        if Int.random(in: 0..<4, using: &self) == 0 { font.hasMonospacedDigits = true }
        if Int.random(in: 0..<4, using: &self) == 0 { font.textStyle = "body"; font.typeSize = "xLarge" }
        if Int.random(in: 0..<8, using: &self) == 0 { font.width = Double.random(in: 0.5...1.5, using: &self) }
        if Int.random(in: 0..<30, using: &self) == 0 { font.size = [0, -5, 1e6, .infinity, .nan].randomElement(using: &self) ?? 0 }
        return font
    }

    mutating func paragraph() -> Paragraph {
        var runs: [TextRun] = []
        for _ in 0..<Int.random(in: 0...3, using: &self) {
            var attributes = TextAttributes(font: font(), paint: .color(.black))
            if Int.random(in: 0..<6, using: &self) == 0 { attributes.tracking = Double.random(in: -3...6, using: &self) }
            if Int.random(in: 0..<6, using: &self) == 0 { attributes.kerning = Double.random(in: -3...6, using: &self) }
            if Int.random(in: 0..<6, using: &self) == 0 { attributes.baselineOffset = Double.random(in: -20...20, using: &self) }
            if Int.random(in: 0..<6, using: &self) == 0 { attributes.underline = TextDecoration() }
            if Int.random(in: 0..<6, using: &self) == 0 { attributes.background = .white }
            switch Int.random(in: 0..<12, using: &self) {
            case 0: runs.append(TextRun(.image(0, Size(width: Double.random(in: 0...60, using: &self), height: Double.random(in: 0...60, using: &self))), attributes))
            case 1: runs.append(TextRun(.symbol(SymbolDescriptor(name: "star", font: attributes.font, paints: [.color(.black)])), attributes))
            case 2: runs.append(TextRun(.live(.date(1_767_606_060 + Double.random(in: -1e7...1e7, using: &self), style: .relative)), attributes))
            default: runs.append(TextRun(.text(text()), attributes))
            }
        }
        return Paragraph(runs: runs, alignment: [.leading, .center, .trailing].randomElement(using: &self) ?? .leading,
                         maximumLines: Bool.random(using: &self) ? nil : Int.random(in: -1...4, using: &self), minimumLines: Int.random(in: 0...3, using: &self),
                         lineSpacing: Bool.random(using: &self) ? 0 : Double.random(in: 0...10, using: &self),
                         truncation: [.head, .tail, .middle].randomElement(using: &self) ?? .tail,
                         minimumScaleFactor: Bool.random(using: &self) ? 1 : Double.random(in: -0.1...1, using: &self), allowsTightening: Bool.random(using: &self),
                         isRightToLeft: Bool.random(using: &self), locale: ["en_US", "de_DE", "ar_EG", "ja_JP", "th_TH", ""].randomElement(using: &self) ?? "en_US",
                         isRedacted: Int.random(in: 0..<10, using: &self) == 0, displayScale: [1, 2, 3].randomElement(using: &self) ?? 3)
    }
}
