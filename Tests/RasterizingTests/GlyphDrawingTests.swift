import Drawing
@testable import Rasterizing
import Testing
import Typesetting

@Suite struct GlyphDrawingTests {
    /// Text laid out at 40 points, its baseline near 40 points down.
    private func text(_ string: String, paint: Paint = .color(.black), change: (inout GlyphRun) -> Void = { _ in }) -> DisplayList {
        var fonts = FontTable(), commands: [DisplayCommand] = []
        let paragraph = Paragraph(runs: [TextRun(.text(string), TextAttributes(font: FontDescriptor(size: 40), paint: paint))])
        Typesetter.shared.layout(paragraph, width: nil, height: nil, moment: nil).draw(at: Point(x: 10, y: 0), boxWidth: 200, fonts: &fonts, into: &commands)
        for index in commands.indices {
            if case .glyphs(var run) = commands[index] {
                change(&run)
                commands[index] = .glyphs(run)
            }
        }
        return DisplayList(size: Size(width: 100, height: 60), items: commands.map { DisplayItem($0) }, fonts: fonts.references)
    }
    private func ink(_ bitmap: Bitmap) -> Int { bitmap.pixels.reduce(0) { $0 + Int($1 >> 24) } }
    private func inkColumns(_ bitmap: Bitmap) -> ClosedRange<Int>? {
        let used = (0..<bitmap.width).filter { x in (0..<bitmap.height).contains { bitmap.pixels[$0 * bitmap.width + x] >> 24 > 127 } }
        return used.first.flatMap { first in used.last.map { first...$0 } }
    }
    private func inkRows(_ bitmap: Bitmap) -> ClosedRange<Int>? {
        let used = (0..<bitmap.height).filter { y in (0..<bitmap.width).contains { bitmap.pixels[y * bitmap.width + $0] >> 24 > 127 } }
        return used.first.flatMap { first in used.last.map { first...$0 } }
    }

    @Test("a capital I stands on its baseline, as tall as capitals are")
    func letter() throws {
        let picture = Rasterizer().draw(text("I"), scale: 2)
        let rows = try #require(inkRows(picture)), columns = try #require(inkColumns(picture))
        // Capitals of the system font are 0.7046 em tall: 56.4 of 80 pixels.
        #expect(abs(rows.count - 56) <= 2)
        #expect(columns.count < 20)
    }

    @Test("the scale of the picture scales the ink by its square")
    func scaled() {
        let one = ink(Rasterizer().draw(text("Hag"), scale: 1)), three = ink(Rasterizer().draw(text("Hag"), scale: 3))
        #expect(abs(Double(three) / Double(one) - 9) < 0.1)
    }

    @Test("skew leans to the right, emboldening adds ink, the horizontal factor narrows")
    func synthetic() throws {
        let plain = Rasterizer().draw(text("I"), scale: 2)
        let slanted = Rasterizer().draw(text("I") { $0.skew = 0.3 }, scale: 2)
        #expect(try #require(inkColumns(slanted)).upperBound >= (try #require(inkColumns(plain))).upperBound + 10)
        #expect(abs(ink(slanted) - ink(plain)) < ink(plain) / 50)
        let bold = Rasterizer().draw(text("I") { $0.emboldening = 2 }, scale: 2)
        #expect(try #require(inkColumns(bold)).count == (try #require(inkColumns(plain))).count + 4)
        let narrow = Rasterizer().draw(text("H") { $0.horizontalScale = 0.5 }, scale: 2)
        #expect(abs(ink(narrow) * 2 - ink(Rasterizer().draw(text("H"), scale: 2))) < ink(narrow) / 10)
    }

    @Test("a quarter of a pixel's shift shows")
    func subpixel() {
        var moved = text("I")
        moved.items = [DisplayItem(.beginGroup(.transform(.translation(x: 0.25, y: 0))))] + moved.items + [DisplayItem(.endGroup)]
        let picture = Rasterizer().draw(text("I"), scale: 1), shifted = Rasterizer().draw(moved, scale: 1)
        #expect(picture != shifted)
        #expect(abs(ink(picture) - ink(shifted)) < 600)
    }

    @Test("a gradient, a clip's outline and an opacity reach glyphs")
    func paints() throws {
        let stops = [GradientStop(color: red, location: 0), GradientStop(color: blue, location: 1)]
        let gradient = Rasterizer().draw(text("HHH", paint: .linearGradient(stops, start: Point(x: 10, y: 0), end: Point(x: 90, y: 0), .device)), scale: 1)
        let opaque = gradient.pixels.filter { $0 >> 24 == 255 }
        #expect(opaque.contains { $0 >> 16 & 0xff > 200 } && opaque.contains { $0 & 0xff > 150 })
        var half = text("H")
        half.items = [DisplayItem(.beginGroup(.opacity(0.5)))] + half.items + [DisplayItem(.endGroup)]
        #expect(Rasterizer().draw(half, scale: 1).pixels.map { $0 >> 24 }.max() == 128)
        var clipped = text("HHH")
        let circle = Path(ellipseIn: Rect(x: 0, y: 0, width: 50, height: 60))
        clipped.items = [DisplayItem(.beginGroup(.clip(circle, evenOdd: false)))] + clipped.items + [DisplayItem(.endGroup)]
        let picture = Rasterizer().draw(clipped, scale: 1)
        #expect(try #require(inkColumns(picture)).upperBound <= 50)
        #expect(ink(picture) > 0)
    }

    @Test("emoji bring their colours; accented they are one colour")
    func emoji() throws {
        let list = text("😀")
        try #require(list.items.contains { if case .glyphs(let run) = $0.command { run.isColored } else { false } }, "no font with colour glyphs is installed")
        let picture = Rasterizer().draw(list, scale: 2)
        #expect(picture.pixels.contains { $0 >> 24 == 255 && $0 >> 16 & 0xff > 200 && $0 & 0xff < 120 })
        let rows = try #require(inkRows(picture))
        #expect((70...110).contains(rows.count))
        let accented = Rasterizer().draw(list, scale: 2, mode: .accented(defaultColor: .white, accentColor: red))
        #expect(accented.pixels.allSatisfy { $0 & 0xff == $0 >> 24 && $0 >> 8 & 0xff == $0 >> 24 })
    }

    @Test("a missing font is named, and the rest is drawn")
    func missingFont() {
        let reference = FontReference(file: "/nowhere/None.otf")
        let rasterizer = Rasterizer()
        let run = GlyphRun(font: 0, size: 10, glyphs: [.init(id: 1, position: Point(x: 1, y: 9))], paint: .color(.black))
        let picture = rasterizer.draw(list(10, 10, [.glyphs(run), fill(0, 0, 2, 2, red)], fonts: [reference]), scale: 1)
        expect(picture, 0, 0, (255, 0, 0, 255))
        #expect(rasterizer.problems == [.missingFont(reference)])
    }

    @Test("live text is laid out for the moment drawn")
    func liveText() {
        let run = TextRun(.live(.timerInterval(start: 0, end: 600, pauseTime: nil, countsDown: true, showsHours: false)), TextAttributes(font: FontDescriptor(size: 20), paint: .color(.black)))
        let drawing = list(100, 40, [.dynamicText(DynamicText(paragraph: Paragraph(runs: [run]), rect: Rect(x: 0, y: 0, width: 100, height: 30)))])
        let first = Rasterizer().draw(drawing, scale: 1, moment: 10), second = Rasterizer().draw(drawing, scale: 1, moment: 11)
        #expect(ink(first) > 1000)
        #expect(first != second)
        #expect(first == Rasterizer().draw(drawing, scale: 1, moment: 10))
    }
}
