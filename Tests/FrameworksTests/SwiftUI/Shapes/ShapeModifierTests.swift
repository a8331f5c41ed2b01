import Drawing
@testable import SwiftUI
import Testing

@Suite struct ShapeModifierTests {
    private let frame = rect(0, 0, 100, 60)
    private func commands(_ view: some View, _ width: Double = 100, _ height: Double = 60) -> [DisplayCommand] { LaidOut(view, width: width, height: height).archive.displayList.items.map(\.command) }

    @Test("shapes are moved, turned, stretched, mapped and sized")
    func modifiers() {
        #expect(Rectangle().offset(x: 5, y: -3).path(in: frame).boundingRect == rect(5, -3, 100, 60))
        let turned = Rectangle().rotation(.degrees(90)).path(in: frame).boundingRect
        #expect(near(turned.width, 60) && near(turned.height, 100) && near(turned.midX, 50) && near(turned.midY, 30))
        #expect(Rectangle().scale(0.5).path(in: frame).boundingRect == rect(25, 15, 50, 30))
        #expect(Rectangle().scale(x: 0.5, y: 1, anchor: .topLeading).path(in: frame).boundingRect == rect(0, 0, 50, 60))
        #expect(Rectangle().transform(CGAffineTransform(translationX: 7, y: 0)).path(in: frame).boundingRect == rect(7, 0, 100, 60))
        #expect(Rectangle().size(width: 20, height: 10).path(in: frame).boundingRect == rect(0, 0, 20, 10))
        #expect(Circle().trim(from: 0, to: 0.25).path(in: rect(0, 0, 100, 100)).boundingRect.minX > 49)
        #expect(Rectangle().offset(x: 5).inset(by: 10).path(in: frame).boundingRect == rect(15, 10, 80, 40))
    }

    @Test("insets shrink radii")
    func insets() {
        let path = RoundedRectangle(cornerRadius: 20, style: .circular).inset(by: 15).path(in: rect(0, 0, 100, 100))
        #expect(path == RoundedRectangle(cornerRadius: 5, style: .circular).path(in: rect(15, 15, 70, 70)))
        #expect(RoundedRectangle(cornerRadius: 5).inset(by: 80).path(in: frame).isEmpty)
    }

    @Test("a stroke without a style is a shape, drawn as a stroke in the foreground style")
    func strokeShape() {
        let ring: some Shape = Circle().stroke(lineWidth: 10)
        #expect(ring.path(in: rect(0, 0, 100, 100)).contains(CGPoint(x: 3, y: 50)))
        #expect(!ring.path(in: rect(0, 0, 100, 100)).contains(CGPoint(x: 50, y: 50)))
        let drawn = commands(Circle().trim(from: 0, to: 0.5).stroke(style: StrokeStyle(lineWidth: 10, lineCap: .round)).foregroundStyle(.red))
        guard case .stroke(_, .color(let color, _), let style)? = drawn.first else {
            Issue.record("no stroke")
            return
        }
        #expect(style.width == 10 && style.cap == .round && color.red > 0.9)
    }

    @Test("fills and strokes go over each other in the order written")
    func overlaid() {
        let drawn = commands(Circle().fill(.red).stroke(.blue, lineWidth: 4).strokeBorder(.green, lineWidth: 2))
        let kinds = drawn.compactMap { command -> String? in
            switch command {
            case .fill(_, .color(_, let name), _): "fill \(name ?? "")"
            case .stroke(_, .color(_, let name), _): "stroke \(name ?? "")"
            default: nil
            }
        }
        #expect(kinds == ["fill red", "stroke blue", "stroke green"])
    }

    @Test("shapes are combined as their paths are")
    func combined() {
        let moon = Circle().subtracting(Circle().offset(x: 30)).path(in: rect(0, 0, 60, 60))
        #expect(moon.contains(CGPoint(x: 10, y: 30)) && !moon.contains(CGPoint(x: 50, y: 30)))
    }

    @Test("7.10 a shape relative to its container has the container's corners less the distance to its edges")
    func containerRelative() {
        var renderer = ViewRenderer(environment: EnvironmentValues(), size: size(100, 100))
        renderer.cornerRadius = 22
        func filled(_ view: some View) -> Drawing.Path? {
            for item in renderer.archive(view).displayList.items { if case .fill(let path, _, _) = item.command { return coarse(path) } }
            return nil
        }
        func rounded(_ frame: SwiftUI.CGRect, _ radius: Double) -> Drawing.Path { coarse(RoundedRectangle(cornerRadius: radius).path(in: frame).drawing) }
        /// Points to a millionth: arithmetic is not exact.
        func coarse(_ path: Drawing.Path) -> Drawing.Path {
            func at(_ p: Drawing.Point) -> Drawing.Point { Drawing.Point(x: (p.x * 1e6).rounded() / 1e6, y: (p.y * 1e6).rounded() / 1e6) }
            return Drawing.Path(path.elements.map { element in
                switch element {
                case .move(let p): .move(at(p))
                case .line(let p): .line(at(p))
                case .quadratic(let p, let c): .quadratic(at(p), control: at(c))
                case .cubic(let p, let c1, let c2): .cubic(at(p), control1: at(c1), control2: at(c2))
                case .close: .close
                }
            })
        }
        #expect(filled(ContainerRelativeShape().fill(.red)) == rounded(rect(0, 0, 100, 100), 22))
        #expect(filled(ContainerRelativeShape().fill(.red).padding(10)) == rounded(rect(10, 10, 80, 80), 12))
        #expect(filled(ContainerRelativeShape().fill(.red).padding(.leading, 10)) == rounded(rect(10, 0, 90, 100), 22))
        #expect(filled(ContainerRelativeShape().fill(.red).padding(30)) == rounded(rect(30, 30, 40, 40), 0))
        #expect(filled(ContainerRelativeShape().fill(.red).padding(5).containerShape(RoundedRectangle(cornerRadius: 16)).padding(20)) == rounded(rect(25, 25, 50, 50), 11))
        #expect(filled(ContainerRelativeShape().inset(by: 4).fill(.red)).map { Path($0).boundingRect } == rect(4, 4, 92, 92))
    }

    @Test("a picture as a style is repeated from the corner of the frame")
    func imagePaint() {
        let picture = UIGraphicsImageRenderer(size: size(10, 8)).image { _ in }
        let list = LaidOut(Rectangle().fill(ImagePaint(image: Image(uiImage: picture), scale: 0.5)).padding(10), width: 50, height: 50).archive.displayList
        guard case .fill(_, .imagePattern(let index, let tile), _)? = list.items.first?.command else {
            Issue.record("no pattern")
            return
        }
        #expect(index == 0 && list.images.count == 1)
        #expect(tile == Drawing.Rect(x: 10, y: 10, width: 5, height: 4))
    }

    @Test("what is not smoothed says so: fills, strokes, borders, clips and pictures; everything else is smoothed")
    func smoothing() {
        func marks(_ view: some View) -> [Bool] {
            ViewRenderer(environment: EnvironmentValues(), size: SwiftUI.CGSize(width: 40, height: 40)).archive(view).displayList.items.map(\.isAliased)
        }
        #expect(marks(Circle().fill(.red, style: FillStyle(antialiased: false))) == [true] && marks(Circle().fill(.red)) == [false])
        #expect(marks(Circle().stroke(.red, lineWidth: 2, antialiased: false)) == [true] && marks(Circle().strokeBorder(.red, lineWidth: 2)) == [false])
        #expect(marks(Circle().strokeBorder(.red, lineWidth: 2, antialiased: false)) == [true])
        #expect(marks(Color.red.clipShape(Circle(), style: FillStyle(antialiased: false))) == [true, false, false])
        #expect(marks(Color.red.cornerRadius(4)) == [false, false, false])
    }
}
