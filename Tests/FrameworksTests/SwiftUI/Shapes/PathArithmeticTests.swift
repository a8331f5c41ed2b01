@testable import SwiftUI
import Testing

@Suite struct PathArithmeticTests {
    private let square = Path(rect(0, 0, 100, 100))
    private let circle = Path(ellipseIn: rect(0, 0, 100, 100))

    /// The area inside, by the polygons' signed areas.
    private func area(_ path: Path) -> Double {
        abs(path.drawing.polygons(tolerance: 0.005).reduce(0) { sum, polygon in
            sum + zip(polygon, polygon.dropFirst() + [polygon[0]]).reduce(0) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2 }
        })
    }

    @Test("a path is trimmed by its true length")
    func trimming() {
        #expect(near(square.drawing.length, 400))
        #expect(near(circle.drawing.length, 100 * .pi, within: 0.1))
        let half = circle.trimmedPath(from: 0, to: 0.5)
        #expect(near(half.drawing.length, 50 * .pi, within: 0.1))
        #expect(near(half.boundingRect.minY, 50, within: 0.1) && near(half.boundingRect.maxY, 100, within: 0.1))
        let side = square.trimmedPath(from: 0.25, to: 0.5)
        #expect(side.boundingRect == rect(100, 0, 0, 100))
        // Control points bunched at one end: half of the parameter is not half of the length.
        var curve = Path()
        curve.move(to: .zero)
        curve.addCurve(to: CGPoint(x: 100, y: 0), control1: .zero, control2: .zero)
        #expect(near(curve.trimmedPath(from: 0, to: 0.5).boundingRect.maxX, 50, within: 0.01))
    }

    @Test("a trim that is turned round is empty, a whole one is the path")
    func trimmingBounds() {
        #expect(square.trimmedPath(from: 0.6, to: 0.4).isEmpty)
        #expect(square.trimmedPath(from: 0.3, to: 0.3).isEmpty)
        #expect(square.trimmedPath(from: -1, to: 5) == square)
        #expect(Path().trimmedPath(from: 0, to: 0.5).isEmpty)
    }

    @Test("a trim runs on over stretches of the path")
    func trimmingSeveral() {
        var path = square
        path.addRect(rect(200, 0, 100, 100))
        #expect(path.trimmedPath(from: 0.5, to: 1).boundingRect == rect(200, 0, 100, 100))
    }

    @Test("a stroke of a line is a box, longer by its caps", arguments: [(CGLineCap.butt, 100.0), (.square, 110.0), (.round, 110.0)])
    func caps(cap: CGLineCap, length: Double) {
        var line = Path()
        line.move(to: CGPoint(x: 10, y: 20))
        line.addLine(to: CGPoint(x: 110, y: 20))
        let outline = line.strokedPath(StrokeStyle(lineWidth: 10, lineCap: cap))
        #expect(near(outline.boundingRect.width, length) && near(outline.boundingRect.height, 10))
        #expect(outline.contains(CGPoint(x: 60, y: 24)) && !outline.contains(CGPoint(x: 60, y: 26)))
    }

    @Test("the stroke of a circle is a ring")
    func ring() {
        let outline = circle.strokedPath(StrokeStyle(lineWidth: 20))
        #expect(near(outline.boundingRect.minX, -10, within: 0.02) && near(outline.boundingRect.maxX, 110, within: 0.02))
        for angle in stride(from: 0.0, to: 2 * .pi, by: 0.1) {
            func at(_ radius: Double) -> CGPoint { CGPoint(x: 50 + radius * cos(angle), y: 50 + radius * sin(angle)) }
            #expect(outline.contains(at(41)) && outline.contains(at(59)) && !outline.contains(at(39)) && !outline.contains(at(61)))
        }
    }

    @Test("corners are mitred up to the limit, rounded or cut")
    func joins() {
        var corner = Path()
        corner.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100)])
        func tip(_ join: CGLineJoin, _ limit: Double = 10) -> Bool { corner.strokedPath(StrokeStyle(lineWidth: 20, lineJoin: join, miterLimit: limit)).contains(CGPoint(x: 109, y: -9)) }
        #expect(tip(.miter) && !tip(.miter, 1.2) && !tip(.round) && !tip(.bevel))
        #expect(corner.strokedPath(StrokeStyle(lineWidth: 20, lineJoin: .round)).contains(CGPoint(x: 106.5, y: -6.5)))
        #expect(!corner.strokedPath(StrokeStyle(lineWidth: 20, lineJoin: .bevel)).contains(CGPoint(x: 106.5, y: -6.5)))
    }

    @Test("dashes are lengths of line and gap in turn")
    func dashes() {
        var line = Path()
        line.addLines([.zero, CGPoint(x: 100, y: 0)])
        let outline = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [10, 5], dashPhase: 3))
        #expect(outline.contains(CGPoint(x: 6, y: 0)) && !outline.contains(CGPoint(x: 9, y: 0)) && outline.contains(CGPoint(x: 13, y: 0)))
    }

    @Test("areas are united, cut and taken from each other")
    func combinations() {
        let other = Path(rect(50, 50, 100, 100))
        #expect(near(area(square.union(other)), 17_500))
        #expect(near(area(square.intersection(other)), 2_500))
        #expect(square.intersection(other).boundingRect == rect(50, 50, 50, 50))
        #expect(near(area(square.subtracting(other)), 7_500))
        #expect(near(area(square.symmetricDifference(other)), 15_000))
        #expect(square.intersection(Path(rect(200, 0, 10, 10))).isEmpty)
        #expect(near(area(square.union(Path(rect(200, 0, 10, 10)))), 10_100))
        #expect(near(area(square.subtracting(circle)), 10_000 - 2_500 * .pi, within: 3))
        #expect(near(area(circle.intersection(circle)), 2_500 * .pi, within: 3))
        #expect(square.subtracting(square).isEmpty)
        #expect(near(area(square.union(Path(rect(100, 0, 50, 100)))), 15_000))
    }

    @Test("a hole stays a hole")
    func holes() {
        let ring = square.subtracting(Path(rect(25, 25, 50, 50)))
        #expect(ring.contains(CGPoint(x: 10, y: 50)) && !ring.contains(CGPoint(x: 50, y: 50)))
        let filled = ring.union(Path(rect(40, 40, 5, 5)))
        #expect(filled.contains(CGPoint(x: 42, y: 42)) && !filled.contains(CGPoint(x: 60, y: 60)))
    }

    @Test("a path that crosses itself is normalised by its rule")
    func normalised() {
        var star = Path()
        star.addLines((0..<5).map { index in
            let angle = Double(index) * 4 * .pi / 5
            return CGPoint(x: 50 + 50 * sin(angle), y: 50 - 50 * cos(angle))
        })
        star.closeSubpath()
        #expect(!star.normalized(eoFill: true).contains(CGPoint(x: 50, y: 50)))
        #expect(star.normalized(eoFill: false).contains(CGPoint(x: 50, y: 50)))
    }

    @Test("the part of a line inside and outside of an area")
    func lines() {
        var line = Path()
        line.addLines([CGPoint(x: -50, y: 50), CGPoint(x: 150, y: 50)])
        #expect(line.lineIntersection(square).boundingRect == rect(0, 50, 100, 0))
        #expect(near(line.lineSubtraction(square).drawing.length, 100))
    }

    @Test("a point is inside by the winding or the even-odd rule")
    func containment() {
        var path = square
        path.addRect(rect(25, 25, 50, 50))
        #expect(path.contains(CGPoint(x: 50, y: 50)))
        #expect(!path.contains(CGPoint(x: 50, y: 50), eoFill: true))
    }

    @Test("Core Graphics strokes and combines with the same arithmetic")
    func coreGraphics() {
        let path = CGPath(rect: rect(0, 0, 100, 100), transform: nil)
        let outline = path.copy(strokingWithWidth: 10, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        #expect(outline.boundingBoxOfPath == rect(-5, -5, 110, 110))
        #expect(path.intersects(CGPath(rect: rect(90, 90, 100, 100), transform: nil)))
        #expect(!path.intersects(CGPath(rect: rect(120, 90, 100, 100), transform: nil)))
    }
}
