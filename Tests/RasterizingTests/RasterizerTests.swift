import Drawing
import Glibc
@testable import Rasterizing
import Testing

@Suite struct RasterizerTests {
    private var busy: DisplayList {
        let stops = [GradientStop(color: red, location: 0), GradientStop(color: blue.opacity(0.4), location: 0.7), GradientStop(color: green, location: 1)]
        let card = Path(continuousRoundedRect: Rect(x: 10, y: 10, width: 80, height: 40), radius: 12)
        return list(100, 60, [fill(0, 0, 100, 60, .white)]
            + group(.shadow(.black.opacity(0.3), radius: 6, x: 0, y: 2), [.fill(card, .linearGradient(stops, start: .zero, end: Point(x: 100, y: 60), .perceptual), evenOdd: false)])
            + group(.blend(.multiply), [.fill(Path(ellipseIn: Rect(x: 40, y: 5, width: 30, height: 30)), .angularGradient(stops, center: Point(x: 55, y: 20), startAngle: 0, endAngle: 5, .device), evenOdd: false)])
            + group(.transform(AffineTransform(a: 0.9, b: 0.3, c: -0.3, d: 0.9, tx: 10, ty: 0)), [.stroke(card, .color(blue), StrokeStyle(width: 2, dash: [3, 2]))])
            + [.fill(Path(rect: Rect(x: 0, y: 40, width: 100, height: 20)), .material(.thin, dark: true), evenOdd: false)])
    }

    @Test("two runs, two rasterizers and two threads give the same bytes")
    func determinism() async {
        let rasterizer = Rasterizer()
        let drawing = busy
        let first = rasterizer.draw(drawing, scale: 3)
        #expect(rasterizer.draw(drawing, scale: 3) == first)
        #expect(Rasterizer().draw(drawing, scale: 3) == first)
        let others = await withTaskGroup(of: [UInt8].self, returning: [[UInt8]].self) { tasks in
            for _ in 0..<4 { tasks.addTask { Rasterizer().draw(drawing, scale: 3).pngData() } }
            return await tasks.reduce(into: []) { $0.append($1) }
        }
        #expect(others.allSatisfy { $0 == first.pngData() })
    }

    @Test("a container is cut to its corners, and only there")
    func corners() {
        let picture = Rasterizer().draw(list(158, 158, [fill(0, 0, 158, 158, red)]), scale: 3, cornerRadius: 21.67)
        expect(picture, 0, 0, (0, 0, 0, 0))
        expect(picture, 473, 473, (0, 0, 0, 0))
        expect(picture, 237, 0, (255, 0, 0, 255))
        expect(picture, 0, 237, (255, 0, 0, 255))
        // On the diagonal the curve is 0.2915 radii from each side: pixel 18.9 of 65.
        expect(picture, 17, 17, (0, 0, 0, 0))
        expect(picture, 20, 20, (255, 0, 0, 255))
        // The corner begins at 1.5287 radii, before a circle would.
        #expect((picture.pixel(x: 80, y: 0)?.alpha ?? 0) < 255)
        expect(picture, 101, 0, (255, 0, 0, 255))
    }

    @Test("an image that is damaged is named, and the rest is drawn")
    func problems() {
        let rasterizer = Rasterizer()
        let broken = ImageResource(hash: 7, pixelWidth: 4, pixelHeight: 4, content: .encoded([1, 2, 3]), name: "logo")
        let drawing = list(4, 4, [.image(ImageDrawing(image: 0, rect: Rect(x: 0, y: 0, width: 4, height: 4))), fill(0, 0, 2, 4, red)], images: [broken])
        let picture = rasterizer.draw(drawing, scale: 1)
        expect(picture, 0, 0, (255, 0, 0, 255))
        #expect(rasterizer.problems == [.damagedImage(name: "logo", reason: .unknownFormat)])
    }

    @Test("a material lets what is below shine through, blurred")
    func material() {
        let picture = draw(60, 60, [fill(0, 0, 30, 60, .black), fill(30, 0, 30, 60, .white), .fill(Path(rect: Rect(x: 0, y: 0, width: 60, height: 60)), .material(.ultraThin, dark: false), evenOdd: false)])
        let left = picture.pixel(x: 2, y: 30)?.red ?? 0, middle = picture.pixel(x: 30, y: 30)?.red ?? 0, right = picture.pixel(x: 57, y: 30)?.red ?? 0
        #expect(left < middle && middle < right && left > 60)
    }

    @Test("timer progress is drawn for the moment")
    func timerProgress() {
        let bar = TimerProgress(start: 100, end: 200, countsDown: false, look: .linear(rect: Rect(x: 0, y: 0, width: 100, height: 4), isRightToLeft: false),
                                tint: .color(blue), track: .color(red))
        let picture = draw(100, 4, [.timerProgress(bar)], moment: 150)
        expect(picture, 30, 2, (0, 0, 255, 255))
        expect(picture, 60, 2, (255, 0, 0, 255))
        var down = bar
        down.countsDown = true
        expect(draw(100, 4, [.timerProgress(down)], moment: 175), 30, 2, (255, 0, 0, 255))
        expect(draw(100, 4, [.timerProgress(down)], moment: 175), 10, 2, (0, 0, 255, 255))
        let ring = TimerProgress(start: 0, end: 4, countsDown: false, look: .circular(center: Point(x: 20, y: 20), radius: 15, lineWidth: 4), tint: .color(blue), track: .color(red))
        let quarter = draw(40, 40, [.timerProgress(ring)], moment: 1)
        expect(quarter, 30, 9, (0, 0, 255, 255))
        expect(quarter, 5, 20, (255, 0, 0, 255))
    }
}
