import Drawing
@testable import Rasterizing
import Testing
import Typesetting

@Suite struct HostileListTests {
    /// A list in which most kinds of item and group occur.
    private var everything: DisplayList {
        let rect = Rect(x: 4, y: 4, width: 40, height: 30), path = Path(rect: rect), circle = Path(ellipseIn: rect)
        let stops = [GradientStop(color: red, location: 0), GradientStop(color: blue.opacity(0.5), location: 1)]
        let mesh = MeshGradient(width: 2, height: 2, points: [.zero, Point(x: 40, y: 0), Point(x: 0, y: 30), Point(x: 40, y: 30)], colors: [red, green, blue, .white])
        let paints: [Paint] = [.linearGradient(stops, start: .zero, end: Point(x: 40, y: 30), .perceptual), .radialGradient(stops, center: Point(x: 20, y: 20), startRadius: 1, endRadius: 20, .device),
                               .ellipticalGradient(stops, center: Point(x: 20, y: 20), radii: Size(width: 20, height: 10), startFraction: 0, endFraction: 1, .device),
                               .angularGradient(stops, center: Point(x: 20, y: 20), startAngle: 0, endAngle: 4, .device), .meshGradient(mesh),
                               .imagePattern(image: 0, rect: Rect(x: 0, y: 0, width: 5, height: 5)), .material(.thin, dark: false)]
        var commands: [DisplayCommand] = paints.map { .fill(circle, $0, evenOdd: true) }
        commands.append(.stroke(circle, paints[0], StrokeStyle(width: 3, cap: .round, join: .round, dash: [4, 2], dashPhase: 1)))
        var fonts = FontTable()
        let text = Paragraph(runs: [TextRun(.text("Hi 😀"), TextAttributes(font: FontDescriptor(size: 20), paint: .color(.black)))])
        Typesetter.shared.layout(text, width: nil, height: nil, moment: nil).draw(at: Point(x: 2, y: 2), boxWidth: 50, fonts: &fonts, into: &commands)
        commands.append(.image(ImageDrawing(image: 0, rect: rect, scale: 2, capInsetValues: [1, 0, 1, 0], isTiled: true, orientation: 6)))
        commands.append(.image(ImageDrawing(image: 0, rect: rect.insetBy(3.3), templatePaint: paints[1])))
        commands.append(.timerProgress(TimerProgress(start: 0, end: 10, countsDown: false, look: .linear(rect: rect, isRightToLeft: true), tint: .color(red), track: .color(blue))))
        let tilt = PerspectiveTransform(m11: 1, m12: 0, m13: 0.01, m21: 0.1, m22: 1, m23: 0, m31: 0, m32: 0, m33: 1)
        let effects: [GroupEffect] = [.transform(AffineTransform(a: 0.9, b: 0.2, c: -0.2, d: 0.9, tx: 3, ty: 1)), .perspective(tilt), .opacity(0.6), .clip(circle, evenOdd: false), .blend(.hue),
                                      .blend(.plusDarker), .blur(radius: 2, isOpaque: false), .shadow(.black, radius: 3, x: 1, y: 2), .colorAdjustment(.hueRotation(1)), .isolated]
        for effect in effects { commands += group(effect, [.fill(path, paints[0], evenOdd: false), .fill(circle, .color(red), evenOdd: false)]) }
        commands += [.beginGroup(.mask(isInverted: true)), .fill(circle, .color(.black), evenOdd: false), .maskedContent, .fill(path, .color(green), evenOdd: false), .endGroup]
        let image = ImageResource(hash: 1, pixelWidth: 2, pixelHeight: 3, content: .rgba(Array(0..<24)))
        return DisplayList(size: Size(width: 48, height: 40), items: commands.map { DisplayItem($0) }, fonts: fonts.references, images: [image])
    }

    @Test("lists with any numbers in them are drawn without harm", arguments: 0..<6)
    func damagedNumbers(_ seed: UInt64) {
        var state = seed &+ 77
        func next() -> Int { state = state &* 6364136223846793005 &+ 1442695040888963407; return Int(state >> 33) }
        let extremes: [Double] = [0, -1, 1e12, -1e12, 1e-300, 1e6, -1e6, 40.5, 1e9, 0.001]
        let original = WidgetArchive(displayList: everything, root: SemanticNode(role: "container", type: "View")).encoded()
        let rasterizer = Rasterizer()
        var drawn = 0
        for _ in 0..<150 {
            var bytes = original
            for _ in 0...next() % 3 {
                // Past the fonts and images, where the numbers are.
                let at = 60 + next() % (bytes.count - 80)
                if next() % 2 == 0 {
                    bytes[at] = UInt8(next() & 255)
                } else {
                    withUnsafeBytes(of: extremes[next() % extremes.count].bitPattern.littleEndian) { bytes.replaceSubrange(at..<at + 8, with: $0) }
                }
            }
            guard let archive = try? WidgetArchive(decoding: bytes), archive.displayList.size.width <= 200, archive.displayList.size.height <= 200 else { continue }
            let mode: DrawingMode = [.fullColor, .vibrant, .accented(defaultColor: .white, accentColor: red)][next() % 3]
            #expect(rasterizer.draw(archive.displayList, scale: 2, moment: 5, mode: mode, cornerRadius: 8).width <= 400)
            drawn += 1
        }
        #expect(drawn > 10)
    }

    @Test("transforms and sizes at the ends of what numbers hold")
    func extremes() {
        for value in [1e-300, 1e-12, 1e9, 1e300, -.infinity, .nan] as [Double] {
            var drawing = everything
            drawing.items = [DisplayItem(.beginGroup(.transform(AffineTransform(a: value, b: 0, c: 1, d: value, tx: 1, ty: value))))] + drawing.items + [DisplayItem(.endGroup)]
            #expect(Rasterizer().draw(drawing, scale: 1, cornerRadius: value).width == 48)
            // A picture of the largest size would take seconds.
            let scale = value > 1 && value.isFinite ? 1 / value : value
            #expect(Rasterizer().draw(everything, scale: scale, moment: value).width <= 48)
        }
    }
}
