@testable import Drawing
import Testing

@Suite struct TextFormTests {
    @Test("numbers have at most three decimals and no zeros at their end", arguments: [
        (1.0, "1"), (-2.5, "-2.5"), (1.0 / 3, "0.333"), (0.0004, "0"), (-0.0004, "0"), (12.05, "12.05"), (.infinity, "inf"), (1e300, "1e+300"),
    ])
    func numbers(_ value: Double, _ text: String) { #expect(TextForm.number(value) == text) }

    @Test("colours are hexadecimal, those beyond sRGB numbers")
    func colors() {
        #expect(TextForm.color(ColorValue(red: 1, green: 0.5, blue: 0)) == "#ff8000")
        #expect(TextForm.color(ColorValue(red: 0, green: 0, blue: 0, alpha: 0.5)) == "#00000080")
        #expect(TextForm.color(ColorValue(red: 1.25, green: 0, blue: 0)) == "rgba(1.25 0 0 1)")
    }

    @Test("a text stays on its line, and marks of direction are seen")
    func quoted() { #expect(TextForm.quoted("a\n\"b\" \u{202e}é\u{1}") == "\"a\\n\\\"b\\\" \\u{202e}é\\u{1}\"") }

    @Test("a list reads one item a line, groups indented")
    func displayList() {
        let list = DisplayList(size: Size(width: 100, height: 50), items: [
            DisplayItem(.fill(Path(rect: Rect(x: 0, y: 0, width: 100, height: 50)), .color(.white, name: "systemBackground"), evenOdd: false), identity: 7, source: 8),
            DisplayItem(.beginGroup(.opacity(0.5))),
            DisplayItem(.beginGroup(.mask(isInverted: false))),
            DisplayItem(.stroke(Path([.move(.zero), .line(Point(x: 1, y: 2))]), .color(.black), StrokeStyle(width: 2, cap: .round))),
            DisplayItem(.maskedContent),
            DisplayItem(.glyphs(GlyphRun(font: 0, size: 17, glyphs: [.init(id: 3, position: Point(x: 1, y: 2.25))], paint: .color(.black))), isAccented: true),
            DisplayItem(.endGroup),
            DisplayItem(.endGroup),
        ], fonts: [FontReference(file: "Inter.otf", variations: ["wght": 400])])
        #expect(list.textForm == """
            size 100x50
            font 0 Inter.otf wght=400
            fill rect 0,0 100x50 #ffffff (systemBackground)
            opacity 0.5 {
              mask {
                stroke path M0,0 L1,2 #000000 width 2 cap round
              } content {
                glyphs font 0 size 17 #000000 [3@1,2.25] accented
              }
            }

            """)
    }

    @Test("a tree reads one node a line")
    func tree() {
        let root = SemanticNode(role: "container", type: "VStack", frame: Rect(x: 0, y: 0, width: 100, height: 50), children: [
            SemanticNode(role: "text", type: "Text", label: "Hello", frame: Rect(x: 1, y: 2, width: 30.5, height: 20), text: TextFit(ideal: Size(width: 60, height: 20), lineCount: 1, isTruncated: true, scaleFactor: 1)),
            SemanticNode(role: "link", type: "Link", action: .open(url: "app://a"), traits: ["link"]),
        ])
        #expect(root.textForm == """
            container VStack 0,0 100x50
              text Text 1,2 30.5x20 "Hello" 1 line of ideal 60x20 truncated
              link Link 0,0 0x0 opens "app://a" traits link

            """)
    }

    @Test("every kind of item takes one line, and equal archives read the same")
    func everything() {
        let archive = ArchiveSample.archive, list = archive.displayList
        #expect(list.textForm.split(separator: "\n").count == 1 + list.fonts.count + list.images.count + list.items.count)
        #expect(archive.textForm == ArchiveSample.archive.textForm)
        #expect(archive.textForm.hasSuffix("warning text-truncated (seen): m\n"))
    }
}
