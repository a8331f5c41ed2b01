import Drawing
@testable import Rasterizing
import Testing

@Suite struct ShapeDrawingTests {
    @Test("a filled rectangle covers its pixels and no others")
    func rectangle() {
        let picture = draw(20, 10, [fill(5, 2, 10, 4, red)])
        expect(picture, 5, 2, (255, 0, 0, 255))
        expect(picture, 14, 5, (255, 0, 0, 255))
        expect(picture, 4, 2, (0, 0, 0, 0))
        expect(picture, 15, 5, (0, 0, 0, 0))
        expect(picture, 5, 6, (0, 0, 0, 0))
    }

    @Test("an edge inside a pixel covers it in part")
    func fraction() {
        let picture = draw(4, 4, [fill(0.5, 0, 2, 4, .black)], background: .white)
        expect(picture, 0, 1, (128, 128, 128, 255), within: 2)
        expect(picture, 1, 1, (0, 0, 0, 255))
        expect(picture, 2, 1, (128, 128, 128, 255), within: 2)
    }

    @Test("the picture has the list's size times the scale")
    func scale() {
        let picture = draw(10, 5, [fill(0, 0, 5, 5, red)], scale: 3)
        #expect(picture.width == 30 && picture.height == 15)
        expect(picture, 14, 14, (255, 0, 0, 255))
        expect(picture, 15, 14, (0, 0, 0, 0))
    }

    @Test("even-odd leaves out what is enclosed twice, the winding rule does not")
    func fillRules() {
        let path = Path(Path(rect: Rect(x: 0, y: 0, width: 9, height: 9)).elements + Path(rect: Rect(x: 3, y: 3, width: 3, height: 3)).elements)
        expect(draw(9, 9, [.fill(path, .color(red), evenOdd: true)]), 4, 4, (0, 0, 0, 0))
        expect(draw(9, 9, [.fill(path, .color(red), evenOdd: false)]), 4, 4, (255, 0, 0, 255))
    }

    @Test("a stroke reaches half its width to each side, and dashes leave gaps")
    func strokes() {
        let line = Path([.move(Point(x: 0, y: 5)), .line(Point(x: 20, y: 5))])
        let plain = draw(20, 10, [.stroke(line, .color(blue), StrokeStyle(width: 4))])
        expect(plain, 10, 3, (0, 0, 255, 255))
        expect(plain, 10, 6, (0, 0, 255, 255))
        expect(plain, 10, 2, (0, 0, 0, 0))
        expect(plain, 10, 7, (0, 0, 0, 0))
        let dashed = draw(20, 10, [.stroke(line, .color(blue), StrokeStyle(width: 4, dash: [4, 6]))])
        expect(dashed, 1, 5, (0, 0, 255, 255))
        expect(dashed, 7, 5, (0, 0, 0, 0))
        expect(dashed, 12, 5, (0, 0, 255, 255))
    }

    @Test("a line of countless dashes is drawn whole, and soon")
    func countlessDashes() {
        let line = Path([.move(Point(x: -1e9, y: 5)), .line(Point(x: 1e9, y: 5))])
        expect(draw(20, 10, [.stroke(line, .color(blue), StrokeStyle(width: 4, dash: [0.2, 0.2]))]), 10, 5, (0, 0, 255, 255))
    }

    @Test("a stroke under a transform that stretches is wider where it is stretched")
    func stretchedStroke() {
        let line = Path([.move(Point(x: 5, y: 0)), .line(Point(x: 5, y: 20))])
        let commands = group(.transform(.scale(x: 2, y: 1)), [.stroke(line, .color(red), StrokeStyle(width: 2))])
        let picture = draw(20, 20, commands)
        expect(picture, 8, 10, (255, 0, 0, 255))
        expect(picture, 11, 10, (255, 0, 0, 255))
        expect(picture, 7, 10, (0, 0, 0, 0))
    }

    @Test("colours beyond sRGB are cut to it, and alpha mixes with what is below")
    func colors() {
        let picture = draw(2, 1, [fill(0, 0, 1, 1, ColorValue(red: 1.2, green: -0.2, blue: 0)), fill(1, 0, 1, 1, ColorValue(red: 0, green: 0, blue: 0, alpha: 0.5))], background: .white)
        expect(picture, 0, 0, (255, 0, 0, 255))
        expect(picture, 1, 0, (127, 127, 127, 255))
    }

    @Test("numbers that are no coordinates do not end the program")
    func hostileNumbers() {
        let bad = Path([.move(Point(x: .nan, y: .infinity)), .line(Point(x: 1e300, y: -1e300)), .cubic(Point(x: 5, y: 5), control1: Point(x: .nan, y: 0), control2: .zero), .close])
        let picture = draw(8, 8, [.fill(bad, .color(red), evenOdd: false), .stroke(bad, .color(red), StrokeStyle(width: .infinity, dash: [1e-9, 0])),
                                  .fill(bad, .linearGradient([], start: .zero, end: Point(x: .nan, y: 0), .device), evenOdd: true)]
            + group(.transform(AffineTransform(a: 0, b: 0, c: 0, d: 0, tx: .nan, ty: 0)), [fill(0, 0, 4, 4, red)]))
        #expect(picture.width == 8)
    }

    @Test("a picture larger than the limit is made smaller and says so")
    func tooLarge() {
        let rasterizer = Rasterizer()
        let picture = rasterizer.draw(list(100_000, 10, [fill(0, 0, 5, 5, red)]), scale: 3)
        #expect(picture.width == Rasterizer.largestSide)
        #expect(rasterizer.problems == [.tooLarge(limit: Rasterizer.largestSide)])
    }

    @Test("without smoothing every pixel is painted whole or not at all, by its middle: fills, strokes and the outlines of clips")
    func aliased() {
        let disc = Path(ellipseIn: Rect(x: 1.3, y: 1.3, width: 17, height: 17)), line = StrokeStyle(width: 1.5)
        func partial(_ commands: [DisplayCommand], isAliased: Bool) -> Int {
            let items = commands.map { DisplayItem($0, isAliased: isAliased) }
            let picture = Rasterizer().draw(DisplayList(size: Size(width: 20, height: 20), items: items), scale: 1)
            return picture.rgba().enumerated().filter { $0.offset % 4 == 3 && $0.element > 0 && $0.element < 255 }.count
        }
        for commands: [DisplayCommand] in [[.fill(disc, .color(red), evenOdd: false)], [.stroke(disc, .color(red), line)],
                                           [.beginGroup(.clip(disc, evenOdd: false)), .fill(Path(rect: Rect(x: 0, y: 0, width: 20, height: 20)), .color(red), evenOdd: false), .endGroup]] {
            #expect(partial(commands, isAliased: false) > 10)
            #expect(partial(commands, isAliased: true) == 0)
        }
    }
}
