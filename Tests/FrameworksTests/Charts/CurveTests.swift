@testable import Charts
import SwiftUI
import Testing

@Suite struct CurveTests {
    private let points = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 10), CGPoint(x: 30, y: 0)]

    private func path(_ method: InterpolationMethod) -> SwiftUI.Path {
        SwiftUI.Path { Curve(method: method).add(points, to: &$0) }
    }

    @Test("every method goes through the points", arguments: [InterpolationMethod.linear, .monotone, .catmullRom, .cardinal, .stepStart, .stepCenter, .stepEnd])
    func passes(_ method: InterpolationMethod) {
        var visited: [CGPoint] = []
        path(method).forEach { element in
            switch element {
            case .move(let to), .line(let to): visited.append(to)
            case .curve(let to, _, _), .quadCurve(let to, _): visited.append(to)
            case .closeSubpath: break
            }
        }
        for point in points { #expect(visited.contains(point), "\(method) misses \(point)") }
    }

    @Test("a monotone curve does not rise above its points, a spline does")
    func overshoot() {
        #expect(path(.monotone).boundingRect.maxY <= 10.001)
        #expect(path(.catmullRom).boundingRect.maxY > 10.2)
    }

    @Test("steps turn at the start, the middle or the end")
    func steps() {
        func corner(_ method: InterpolationMethod) -> CGFloat {
            var x: [CGFloat] = []
            SwiftUI.Path { Curve(method: method).add(Array(points.prefix(2)), to: &$0) }.forEach { if case .line(let to) = $0 { x.append(to.x) } }
            return x.first ?? -1
        }
        #expect(corner(.stepStart) == 0 && corner(.stepCenter) == 5 && corner(.stepEnd) == 10)
    }

    @Test("a slice keeps within its radii, and a full one is a ring with a hole")
    func sectors() {
        let quarter = SectorPath(center: CGPoint(x: 50, y: 50), innerRadius: 20, outerRadius: 50, start: 0, end: .pi / 2, inset: 2, cornerRadius: 5).path.boundingRect
        #expect(near(Double(quarter.minX), 52, within: 0.1) && near(Double(quarter.maxY), 48, within: 0.1))
        #expect(quarter.maxX <= 100.01 && quarter.minY >= -0.01)
        let ring = SectorPath(center: CGPoint(x: 50, y: 50), innerRadius: 20, outerRadius: 50, start: 0, end: 2 * .pi).path
        #expect(!ring.contains(CGPoint(x: 50, y: 50)))
        #expect(ring.contains(CGPoint(x: 50, y: 15)))
    }

    @Test("radii are lengths, shares or insets")
    func radii() {
        #expect(SectorGeometry(innerRadius: .ratio(0.5), outerRadius: .inset(10), angularInset: 0).radii(largest: 100) == (45, 90))
        #expect(SectorGeometry(innerRadius: .fixed(30), outerRadius: .automatic, angularInset: 0).radii(largest: 100) == (30, 100))
    }
}
