import Drawing
import Testing
@testable import Typesetting

@Suite struct DrawnTextTests {
    @Test("an underline leaves room for letters that reach through it, and is thicker under heavy letters")
    func underlines() {
        func lines(_ text: String, weight: Int = 400) -> [Rect] {
            drawn(layout(paragraph(text, size: 16, weight: weight, scale: 2) { $0.runs[0].attributes.underline = TextDecoration() })).compactMap {
                if case .fill(let path, _, _) = $0 { path.controlPointBounds } else { nil }
            }
        }
        #expect(lines("amen").count == 1)
        #expect(lines("amen").first?.height == 1)
        #expect(lines("amen", weight: 800).first?.height == 2)
        let around = lines("mayoopen")
        #expect(around.count == 3)
        #expect(zip(around, around.dropFirst()).allSatisfy { $1.minX - $0.maxX > 3 })
    }

    @Test("glyphs of one font and paint are one run for each line")
    func batches() {
        let runs = glyphRuns(drawn(layout(paragraph("The quick brown fox jumps"), width: 120)))
        #expect(runs.count == 3)
        #expect(runs[0].glyphs.count == 8)
    }

    @Test("origins stand on whole pixels for an em of 34 pixels and more, on half pixels below", arguments: [(17.0, 1.0), (11, 2)])
    func snapping(size: Double, parts: Double) {
        let set = layout(paragraph("lllllllll", size: size))
        let xs = glyphRuns(drawn(set))[0].glyphs.map { ($0.position.x - Double(set.shaped.glyphs[0].xOffset)) * 3 * parts }
        for x in xs { #expect(abs(x - x.rounded()) < 1e-4) }
        for y in glyphRuns(drawn(set))[0].glyphs.map({ $0.position.y * 3 }) { #expect(abs(y - y.rounded()) < 1e-6) }
    }

    @Test("lines stand where the alignment and the direction say")
    func alignment() {
        func starts(_ alignment: Paragraph.Alignment, _ isRight: Bool) -> [Double] {
            layout(paragraph("one\nlonger") { $0.alignment = alignment; $0.isRightToLeft = isRight }).lines.map { $0.rect.minX.rounded() }
        }
        #expect(starts(.leading, false)[0] == 0)
        #expect(starts(.trailing, false)[0] > 15)
        #expect(starts(.leading, true) == starts(.trailing, false))
        #expect(starts(.trailing, true) == starts(.leading, false))
        #expect(starts(.center, false)[0] * 2 - starts(.trailing, false)[0] < 2)
    }

    @Test("backgrounds and underlines lie below the letters, strikethroughs above")
    func layers() {
        let p = paragraph("word") {
            $0.runs[0].attributes.background = .white
            $0.runs[0].attributes.underline = TextDecoration()
            $0.runs[0].attributes.strikethrough = TextDecoration(color: .black)
        }
        let commands = drawn(layout(p))
        #expect(commands.count == 4)
        if case .fill(let path, _, _) = commands[0] { #expect(path.controlPointBounds.height > 20) } else { Issue.record("no background") }
        if case .fill(let path, _, _) = commands[1] { #expect(path.controlPointBounds.minY > 16) } else { Issue.record("no underline") }
        if case .glyphs = commands[2] {} else { Issue.record("no letters") }
        if case .fill(let path, _, _) = commands[3] { #expect(path.controlPointBounds.minY < 14) } else { Issue.record("no strikethrough") }
    }

    @Test("a redacted text is a bar for each line and no letters")
    func redaction() {
        let commands = drawn(layout(paragraph("two\nlines") { $0.isRedacted = true }))
        #expect(glyphRuns(commands).isEmpty)
        #expect(commands.filter { if case .fill = $0 { true } else { false } }.count == 2)
    }

    @Test("a gradient moves with the text")
    func gradient() {
        let p = paragraph("x") { $0.runs[0].attributes.paint = .linearGradient([], start: .zero, end: Point(x: 10, y: 0), .device) }
        var fonts = FontTable(), commands: [DisplayCommand] = []
        layout(p).draw(at: Point(x: 100, y: 50), boxWidth: 20, fonts: &fonts, into: &commands)
        guard case .linearGradient(_, let start, _, _)? = glyphRuns(commands).first?.paint else { Issue.record("no gradient"); return }
        #expect(start == Point(x: 100, y: 50))
    }

    @Test("a link is found on each line it is on")
    func links() {
        var p = paragraph("See ")
        var attributes = p.runs[0].attributes
        attributes.link = "https://example.com"
        p.runs.append(TextRun(.text("the long documentation"), attributes))
        let set = layout(p, width: 120)
        let links = set.links(boxWidth: 120)
        #expect(links.count == 2)
        #expect(links.allSatisfy { $0.url == "https://example.com" && $0.rect.width > 20 && $0.rect.maxX <= 121 })
        #expect(links[0].rect.minX > 25)
        #expect(links[1].rect.minX == 0)
        #expect(layout(paragraph("none")).links(boxWidth: 100).isEmpty)
    }

    @Test("an image in a line raises the line, a symbol does not")
    func objects() {
        let attributes = TextAttributes(font: FontDescriptor(size: 17), paint: .color(.black))
        var p = paragraph("a ")
        p.runs.append(TextRun(.image(0, Size(width: 30, height: 40)), attributes))
        #expect(layout(p).size.height > 40)
        #expect(drawn(layout(p)).contains { if case .image = $0 { true } else { false } })
        p.runs[1].content = .symbol(SymbolDescriptor(name: "star", font: FontDescriptor(size: 17), paints: [.color(.black)]))
        #expect(abs(layout(p).size.height - 20.3333) < 0.001)
    }
}

@Suite struct ScriptTests {
    private func files(_ text: String) -> Set<String> {
        var fonts = FontTable(), commands: [DisplayCommand] = []
        layout(paragraph(text)).draw(at: .zero, boxWidth: 500, fonts: &fonts, into: &commands)
        return Set(fonts.references.map(\.file))
    }

    @Test("emoji, flags, families, key caps and skin tones are one colour glyph each", arguments: ["😀", "🇩🇪", "👨‍👩‍👧‍👦", "1️⃣", "👍🏽", "❤️", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"])
    func emoji(text: String) {
        let runs = glyphRuns(drawn(layout(paragraph(text))))
        #expect(runs.count == 1)
        #expect(runs.first?.isColored == true)
        #expect(runs.first?.glyphs.filter { $0.id != 0 }.count == 1)
    }

    @Test("figures and signs that have an emoji form stay letters", arguments: ["1", "#", "©", "™", "☆", "✓", "→"])
    func signs(text: String) {
        #expect(glyphRuns(drawn(layout(paragraph(text)))).first?.isColored == false)
        #expect(glyphRuns(drawn(layout(paragraph("❤\u{FE0E}")))).first?.isColored == false)
    }

    @Test("other scripts come from a font that has them")
    func fallback() {
        #expect(files("漢字") == ["NotoSansCJK-Regular.ttc"])
        #expect(files("مرحبا") == ["NotoSansArabic-Regular.ttf"])
        #expect(files("हिन्दी") == ["NotoSansDevanagari-Regular.ttf"])
        #expect(files("ไทย") == ["NotoSansThai-Regular.ttf"])
        #expect(files("Ελληνικά русский") == ["Inter-Regular.otf"])
    }

    @Test("Japanese text has Japanese forms, Chinese text Chinese ones")
    func hanForms() {
        func face(_ text: String, _ locale: String) -> Int? {
            var fonts = FontTable(), commands: [DisplayCommand] = []
            layout(paragraph(text) { $0.locale = locale }).draw(at: .zero, boxWidth: 500, fonts: &fonts, into: &commands)
            return fonts.references.first?.face
        }
        #expect(face("直の", "en_US") == 0)
        #expect(face("直", "ja_JP") == 0)
        #expect(face("直", "zh-Hans_CN") == 2)
        #expect(face("直", "zh-Hant_TW") == 3)
    }

    @Test("Hebrew runs from right to left, and figures within it from left to right")
    func bidirectional() {
        let set = layout(paragraph("אב12"))
        let glyphs = glyphRuns(drawn(set)).flatMap(\.glyphs).sorted { $0.position.x < $1.position.x }
        #expect(glyphs.count == 4)
        let order = set.shaped.glyphs.sorted { $0.cluster < $1.cluster }.map(\.id)
        // 1 2 ב א from left to right.
        #expect(glyphs.map(\.id) == [order[2], order[3], order[1], order[0]])
    }

    @Test("brackets in right-to-left text are mirrored")
    func mirrored() {
        let plain = glyphRuns(drawn(layout(paragraph("(")))).flatMap(\.glyphs).map(\.id)
        let mirrored = layout(paragraph("א(")).shaped.glyphs.filter { $0.cluster == 1 }.map(\.id)
        #expect(mirrored != plain)
    }

    @Test("a combining accent stands on its letter and takes no space")
    func marks() {
        #expect(layout(paragraph("re\u{301}sume\u{301}")).size.width == layout(paragraph("résumé")).size.width)
    }
}
