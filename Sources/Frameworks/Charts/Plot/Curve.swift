/// Draws the way of a line through points.
struct Curve {
    let method: InterpolationMethod
    /// Whether x grows along the line: monotone curves are monotone in y then.
    var isHorizontal = true

    /// Adds the curve to a path, starting with a move or, where the path goes on, with a line.
    func add(_ points: [CGPoint], to path: inout Path, continuing: Bool = false) {
        guard let first = points.first else { return }
        continuing ? path.addLine(to: first) : path.move(to: first)
        guard points.count > 1 else { return }
        switch method.kind {
        case .linear: for point in points.dropFirst() { path.addLine(to: point) }
        case .stepStart, .stepCenter, .stepEnd: addSteps(points, &path)
        case .monotone: addMonotone(points, &path)
        case .cardinal(let tension): addCardinal(points, tension, &path)
        case .catmullRom(let alpha): addCatmullRom(points, alpha, &path)
        }
    }

    private func addSteps(_ points: [CGPoint], _ path: inout Path) {
        for (a, b) in zip(points, points.dropFirst()) {
            let share: CGFloat = switch method.kind {
            case .stepStart: 0
            case .stepEnd: 1
            default: 0.5
            }
            if isHorizontal {
                let x = a.x + (b.x - a.x) * share
                path.addLine(to: CGPoint(x: x, y: a.y))
                path.addLine(to: CGPoint(x: x, y: b.y))
            } else {
                let y = a.y + (b.y - a.y) * share
                path.addLine(to: CGPoint(x: a.x, y: y))
                path.addLine(to: CGPoint(x: b.x, y: y))
            }
            path.addLine(to: b)
        }
    }

    /// Cubic pieces whose slopes never overshoot: Fritsch and Carlson's limit, with the slope at a point from its neighbours.
    private func addMonotone(_ original: [CGPoint], _ path: inout Path) {
        let points = isHorizontal ? original : original.map { CGPoint(x: $0.y, y: $0.x) }
        func back(_ point: CGPoint) -> CGPoint { isHorizontal ? point : CGPoint(x: point.y, y: point.x) }
        func slope(_ a: CGPoint, _ b: CGPoint) -> CGFloat { b.x == a.x ? 0 : (b.y - a.y) / (b.x - a.x) }
        var tangents = [CGFloat](repeating: 0, count: points.count)
        for i in 1..<max(points.count - 1, 1) where points.count > 2 {
            let before = points[i].x - points[i - 1].x, after = points[i + 1].x - points[i].x
            let s0 = slope(points[i - 1], points[i]), s1 = slope(points[i], points[i + 1])
            guard s0 * s1 > 0, before + after != 0 else { continue }
            let mean = (s0 * after + s1 * before) / (before + after)
            let least = min(abs(s0), abs(s1), abs(mean) / 2)
            tangents[i] = 2 * least * (s0 < 0 ? -1 : 1)
        }
        if points.count > 2 {
            tangents[0] = (3 * slope(points[0], points[1]) - tangents[1]) / 2
            let last = points.count - 1
            tangents[last] = (3 * slope(points[last - 1], points[last]) - tangents[last - 1]) / 2
        } else {
            tangents = [slope(points[0], points[1]), slope(points[0], points[1])]
        }
        for i in 0..<(points.count - 1) {
            let third = (points[i + 1].x - points[i].x) / 3
            path.addCurve(to: back(points[i + 1]), control1: back(CGPoint(x: points[i].x + third, y: points[i].y + third * tangents[i])),
                          control2: back(CGPoint(x: points[i + 1].x - third, y: points[i + 1].y - third * tangents[i + 1])))
        }
    }

    private func addCardinal(_ points: [CGPoint], _ tension: Double, _ path: inout Path) {
        let k = CGFloat(1 - tension) / 6
        for i in 0..<(points.count - 1) {
            let p0 = points[max(i - 1, 0)], p1 = points[i], p2 = points[i + 1], p3 = points[min(i + 2, points.count - 1)]
            path.addCurve(to: p2, control1: CGPoint(x: p1.x + (p2.x - p0.x) * k, y: p1.y + (p2.y - p0.y) * k),
                          control2: CGPoint(x: p2.x - (p3.x - p1.x) * k, y: p2.y - (p3.y - p1.y) * k))
        }
    }

    /// Catmull and Rom's spline as cubic pieces, with distances to the power `alpha` between points.
    private func addCatmullRom(_ points: [CGPoint], _ alpha: Double, _ path: inout Path) {
        func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { pow(((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot(), alpha) }
        for i in 0..<(points.count - 1) {
            let p0 = points[max(i - 1, 0)], p1 = points[i], p2 = points[i + 1], p3 = points[min(i + 2, points.count - 1)]
            let d1 = distance(p0, p1), d2 = distance(p1, p2), d3 = distance(p2, p3)
            var c1 = p1, c2 = p2
            if d1 > 1e-9, d2 > 1e-9 {
                let a = 2 * d1 * d1 + 3 * d1 * d2 + d2 * d2, n = 3 * d1 * (d1 + d2)
                c1 = CGPoint(x: (p1.x * a - p0.x * d2 * d2 + p2.x * d1 * d1) / n, y: (p1.y * a - p0.y * d2 * d2 + p2.y * d1 * d1) / n)
            }
            if d3 > 1e-9, d2 > 1e-9 {
                let b = 2 * d3 * d3 + 3 * d3 * d2 + d2 * d2, m = 3 * d3 * (d3 + d2)
                c2 = CGPoint(x: (p2.x * b + p1.x * d3 * d3 - p3.x * d2 * d2) / m, y: (p2.y * b + p1.y * d3 * d3 - p3.y * d2 * d2) / m)
            }
            path.addCurve(to: p2, control1: c1, control2: c2)
        }
    }
}
