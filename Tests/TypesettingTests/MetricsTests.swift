import Drawing
import Testing
@testable import Typesetting

@Suite struct MetricsTests {
    /// text-styles, table D: the height of one, two and three lines in points at 3x, seen.
    @Test("texts of each style are as high as on a phone", arguments: [
        ("largeTitle", 34.0, 40.667, 81.667, 122.667), ("title", 28, 33.667, 67.667, 101.667), ("title2", 22, 26.333, 54.333, 82.333),
        ("title3", 20, 24, 49, 74), ("headline", 17, 20.333, 42.333, 64.333), ("body", 17, 20.333, 42.333, 64.333),
        ("callout", 16, 19.333, 40.333, 61.333), ("subheadline", 15, 18, 38, 58), ("footnote", 13, 15.667, 33.667, 51.667),
        ("caption", 12, 14.333, 30.333, 46.333), ("caption2", 11, 13.333, 26.333, 39.667),
    ] as [(String, Double, Double, Double, Double)])
    func heights(style: String, size: Double, one: Double, two: Double, three: Double) {
        #expect(abs(layout(paragraph("a", size: size, style: style)).size.height - one) < 0.001)
        #expect(abs(layout(paragraph("a\nb", size: size, style: style)).size.height - two) < 0.001)
        #expect(abs(layout(paragraph("a\nb\nc", size: size, style: style)).size.height - three) < 0.001)
    }

    @Test("lines of a style stand further apart than those of a size alone: footnote 54 pixels, 13 points 47 (seen)")
    func pitch() {
        let style = layout(paragraph("a\nb", size: 13, style: "footnote")), plain = layout(paragraph("a\nb", size: 13))
        #expect(abs((style.lines[1].baseline - style.lines[0].baseline) * 3 - 54) < 0.01)
        #expect(((plain.lines[1].baseline - plain.lines[0].baseline) * 3).rounded(.up) == 47)
    }

    @Test("a style's leading follows the Dynamic Type size")
    func typeSizes() {
        let font = FontDescriptor(size: 53, textStyle: "body", typeSize: "accessibility5")
        #expect(Typesetter.shared.metrics(font).leading == 0)
        let medium = FontDescriptor(size: 16, textStyle: "body", typeSize: "medium")
        #expect(abs(Typesetter.shared.metrics(medium).leading - 1.906) < 0.001)
    }

    @Test("every design has SF's line height")
    func designs() {
        for design in [FontDesign.default, .serif, .rounded, .monospaced] {
            let metrics = Typesetter.shared.metrics(FontDescriptor(family: .system(design), size: 40))
            #expect(abs(metrics.lineHeight - 47.734375) < 0.0001)
            #expect(abs(metrics.ascent - 38.0859375) < 0.0001)
        }
    }

    @Test("the first baseline is rounded to a pixel, the last one up")
    func baselines() {
        let set = layout(paragraph("a\nb", style: "body"))
        #expect(abs(set.firstBaseline - 16.3333) < 0.001)
        #expect(abs(set.lastBaseline - 38.3333) < 0.001)
    }

    @Test("line spacing and a baseline offset make a text higher")
    func spacing() {
        let base = layout(paragraph("a\nb")).size.height
        #expect(abs(layout(paragraph("a\nb") { $0.lineSpacing = 5 }).size.height - base - 5) < 0.34)
        #expect(layout(paragraph("a") { $0.runs[0].attributes.baselineOffset = 6 }).size.height > 26)
    }

    @Test("the size is in whole pixels")
    func wholePixels() {
        for scale in [1.0, 2, 3] {
            let size = layout(paragraph("Some words", scale: scale)).size
            #expect(abs((size.width * scale).rounded() - size.width * scale) < 1e-6)
            #expect(abs((size.height * scale).rounded() - size.height * scale) < 1e-6)
        }
    }
}

@Suite struct FontTests {
    @Test("display letters are drawn from 20 points on")
    func opticalSizes() {
        func file(_ size: Double) -> String? {
            var fonts = FontTable(), commands: [DisplayCommand] = []
            layout(paragraph("a", size: size)).draw(at: .zero, boxWidth: 100, fonts: &fonts, into: &commands)
            return fonts.references.first?.file
        }
        #expect(file(19) == "Inter-Regular.otf")
        #expect(file(20) == "InterDisplay-Regular.otf")
    }

    @Test("figures of one width stand below each other")
    func monospacedDigits() {
        func width(_ text: String) -> Double { layout(paragraph(text) { $0.runs[0].attributes.font.hasMonospacedDigits = true }).size.width }
        #expect(width("11:11") == width("48:09"))
        #expect(layout(paragraph("11:11")).size.width < layout(paragraph("48:09")).size.width)
    }

    @Test("every letter of a monospaced font is as wide")
    func monospaced() {
        func width(_ text: String) -> Double { layout(paragraph(text) { $0.runs[0].attributes.font.family = .system(.monospaced) }).size.width }
        #expect(width("iiii") == width("WWWW"))
    }

    @Test("heavier letters are wider, small capitals lower, condensed ones narrower")
    func variants() {
        #expect(layout(paragraph("Hamburg", weight: 700)).size.width > layout(paragraph("Hamburg")).size.width)
        #expect(layout(paragraph("Hamburg") { $0.runs[0].attributes.font.width = 0.8 }).size.width < layout(paragraph("Hamburg")).size.width * 0.85)
        let capitals = layout(paragraph("HAMBURG")).size.width, small = layout(paragraph("hamburg") { $0.runs[0].attributes.font.smallCaps = .all }).size.width
        #expect(small < capitals)
        #expect(small > capitals * 0.7)
    }

    @Test("tracking follows every letter, the last one too; kerning gives way to it")
    func tracking() {
        let plain = layout(paragraph("abc")).setLines[0].width
        #expect(abs(layout(paragraph("abc") { $0.runs[0].attributes.tracking = 2 }).setLines[0].width - plain - 6) < 0.001)
        #expect(abs(layout(paragraph("abc") { $0.runs[0].attributes.tracking = 2; $0.runs[0].attributes.kerning = 9 }).setLines[0].width - plain - 6) < 0.001)
    }

    @Test("a font of the extension has its own measures, and a name that nobody has the system's")
    func customFonts() throws {
        let path = try #require(FontLibrary.path(of: "JetBrainsMono-Bold.ttf"))
        #expect(FontLibrary.registerCustomFont(path: path))
        #expect(!FontLibrary.registerCustomFont(path: "/nowhere/none.ttf"))
        #expect(FontLibrary.hasCustomFont(named: "JetBrainsMono-Bold"))
        #expect(FontLibrary.hasCustomFont(named: "JetBrains Mono"))
        let metrics = Typesetter.shared.metrics(FontDescriptor(family: .custom("JetBrainsMono-Bold"), size: 10))
        #expect(abs(metrics.ascent - 10.2) < 0.001)
        #expect(abs(metrics.descent - 3) < 0.001)
        #expect(!FontLibrary.hasCustomFont(named: "Nobody"))
        #expect(abs(Typesetter.shared.metrics(FontDescriptor(family: .custom("Nobody"), size: 10)).lineHeight - 11.93359) < 0.001)
    }
}
