@testable import Drawing
import Testing

@Suite struct PathBuildersTests {
    private let rect = Rect(x: 10, y: 20, width: 100, height: 60)

    /// Points along the outline, close together.
    private func points(_ path: Path) -> [Point] {
        var all: [Point] = [], current = Point.zero
        for element in path.elements {
            switch element {
            case .move(let p), .line(let p): all.append(p); current = p
            case .cubic(let p, let c1, let c2):
                for step in 1...32 {
                    let t = Double(step) / 32, s = 1 - t
                    let a = s * s * s, b = 3 * s * s * t, c = 3 * s * t * t, d = t * t * t
                    all.append(Point(x: a * current.x + b * c1.x + c * c2.x + d * p.x, y: a * current.y + b * c1.y + c * c2.y + d * p.y))
                }
                current = p
            case .quadratic, .close: break
            }
        }
        return all
    }
    private func distance(_ a: Point, _ b: Point) -> Double { ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot() }

    @Test("a circular corner is a quarter circle")
    func circular() {
        let corner = points(Path(circularRoundedRect: rect, radius: 20)).filter { $0.x > 90 && $0.y < 40 }
        #expect(corner.count > 30)
        for p in corner { #expect(abs(distance(p, Point(x: 90, y: 40)) - 20) < 0.01) }
    }

    @Test("a continuous corner begins at 1.5287 radii and runs near the circle in its middle")
    func continuous() {
        let path = Path(continuousRoundedRect: Rect(x: 0, y: 0, width: 400, height: 400), radius: 100)
        guard case .move(let start)? = path.elements.first else { Issue.record("no start"); return }
        #expect(abs(start.x - (400 - 152.8665)) < 0.001 && start.y == 0)
        let diagonal = points(path).filter { $0.x > 300 && $0.y < 100 }.min { abs(($0.x - 300) - (100 - $0.y)) < abs(($1.x - 300) - (100 - $1.y)) }
        #expect(diagonal.map { abs(distance($0, Point(x: 300, y: 100)) - 100) < 0.5 } == true)
    }

    @Test("where the side is short the continuous corner becomes a circle: a capsule has round ends")
    func capsule() {
        let capsule = Rect(x: 0, y: 0, width: 100, height: 40)
        for p in points(Path(continuousRoundedRect: capsule, radius: 20)) where p.x > 80 { #expect(abs(distance(p, Point(x: 80, y: 20)) - 20) < 0.05) }
    }

    @Test("outlines stay within their rectangle and are as wide as it", arguments: [0.0, 5, 20, 30, 1000])
    func bounds(_ radius: Double) {
        for path in [Path(circularRoundedRect: rect, radius: radius), Path(continuousRoundedRect: rect, radius: radius), Path(roundedRect: rect, cornerSize: Size(width: radius, height: radius / 2)), Path(ellipseIn: rect)] {
            let box = path.controlPointBounds
            #expect(abs(box.minX - rect.minX) < 1e-9 && abs(box.maxX - rect.maxX) < 1e-9 && abs(box.minY - rect.minY) < 1e-9 && abs(box.maxY - rect.maxY) < 1e-9)
        }
    }

    @Test("radii too large for a side are scaled down together; each corner keeps its own")
    func radii() {
        let fitted = CornerRadii(topLeft: 100, topRight: 0, bottomRight: 50, bottomLeft: 20).fitting(Size(width: 100, height: 60))
        #expect(fitted == CornerRadii(topLeft: 50, topRight: 0, bottomRight: 25, bottomLeft: 10))
        #expect(CornerRadii(.infinity).fitting(Size(width: 30, height: 10)) == CornerRadii(5))
        #expect(CornerRadii(.nan).fitting(Size(width: 30, height: 10)) == CornerRadii(0))
        #expect(CornerRadii(-4).fitting(Size(width: 10, height: 10)) == CornerRadii(0))
        let path = Path(circularRoundedRect: rect, radii: CornerRadii(topLeft: 0, topRight: 10, bottomRight: 0, bottomLeft: 0))
        #expect(path.elements.contains(.line(Point(x: 10, y: 20))) && path.elements.contains(.line(Point(x: 110, y: 80))))
    }

    @Test("an arc runs from its start to its end the way its angles say, at most once around")
    func arcs() {
        func ends(_ path: Path) -> (Point, Point)? { points(path).first.flatMap { a in points(path).last.map { (a, $0) } } }
        let quarter = ends(Path(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2))
        #expect(quarter.map { distance($0.0, Point(x: 10, y: 0)) < 1e-9 && distance($0.1, Point(x: 0, y: 10)) < 1e-9 } == true)
        let back = points(Path(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: -.pi / 2))
        #expect(back.allSatisfy { $0.y < 1e-9 })
        #expect(Path(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: 100).elements.count == 5)
        #expect(Path(arcCenter: .zero, radius: .nan, startAngle: 0, endAngle: 1).isEmpty)
    }
}
