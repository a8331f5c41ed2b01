/// The outline of a slice of a ring. Lengths are points, angles radians clockwise from the top.
struct SectorPath {
    var center: CGPoint
    var innerRadius: CGFloat
    var outerRadius: CGFloat
    var start: Double
    var end: Double
    /// By how much the straight edges are moved inwards, in parallel.
    var inset: CGFloat = 0
    var cornerRadius: CGFloat = 0

    var path: Path {
        let sweep = end - start
        guard outerRadius > 0, sweep > 0 else { return Path() }
        if sweep >= 2 * .pi - 1e-9, inset == 0 { return ring }
        // Round corners take no more than the slice has: half its thickness, half its width at the outer edge.
        let width = outerRadius * CGFloat(sin(min(sweep, .pi) / 2))
        let corner = max(min(cornerRadius, (outerRadius - innerRadius) / 2, (width - inset) / 2 * 0.98), 0)
        let outer = angle(inset + corner, at: outerRadius - corner)
        guard 2 * outer < sweep else { return sliver }
        return Path { path in
            if corner > 0 {
                addCorner(&path, radius: outerRadius - corner, at: start + outer, corner, edge: start, isOuter: true, isStart: true)
                path.addArc(center: center, radius: outerRadius, startAngle: turned(start + outer), endAngle: turned(end - outer), clockwise: false)
                addCorner(&path, radius: outerRadius - corner, at: end - outer, corner, edge: end, isOuter: true, isStart: false)
            } else {
                path.addArc(center: center, radius: outerRadius, startAngle: turned(start + outer), endAngle: turned(end - outer), clockwise: false)
            }
            addInner(&path, corner)
            path.closeSubpath()
        }
    }

    private func addInner(_ path: inout Path, _ corner: CGFloat) {
        let rounded = innerRadius > 0 ? min(corner, innerRadius) : 0
        let inner = angle(inset + rounded, at: innerRadius + rounded)
        guard innerRadius > 0, 2 * inner < end - start else {
            path.addLine(to: apex)
            return
        }
        if rounded > 0 {
            addCorner(&path, radius: innerRadius + rounded, at: end - inner, rounded, edge: end, isOuter: false, isStart: false)
            path.addArc(center: center, radius: innerRadius, startAngle: turned(end - inner), endAngle: turned(start + inner), clockwise: true)
            addCorner(&path, radius: innerRadius + rounded, at: start + inner, rounded, edge: start, isOuter: false, isStart: true)
        } else {
            path.addLine(to: point(innerRadius, end - inner))
            path.addArc(center: center, radius: innerRadius, startAngle: turned(end - inner), endAngle: turned(start + inner), clockwise: true)
        }
    }

    /// A quarter of a circle, roughly, between a straight edge and an arc; both are tangents of it.
    private func addCorner(_ path: inout Path, radius: CGFloat, at angle: Double, _ corner: CGFloat, edge: Double, isOuter: Bool, isStart: Bool) {
        let middle = point(radius, angle)
        let onArc = isOuter ? angle : angle + .pi
        let onEdge = isStart ? edge - .pi / 2 : edge + .pi / 2
        let entersFromEdge = isOuter == isStart
        let first = entersFromEdge ? onEdge : onArc, last = entersFromEdge ? onArc : onEdge
        let begin = CGPoint(x: middle.x + corner * CGFloat(sin(first)), y: middle.y - corner * CGFloat(cos(first)))
        path.isEmpty ? path.move(to: begin) : path.addLine(to: begin)
        path.addRelativeArc(center: middle, radius: corner, startAngle: turned(first), delta: Angle(radians: wrapped(last - first)))
    }

    /// An angle as the short way round.
    private func wrapped(_ angle: Double) -> Double {
        var angle = angle.truncatingRemainder(dividingBy: 2 * .pi)
        if angle > .pi { angle -= 2 * .pi }
        if angle < -.pi { angle += 2 * .pi }
        return angle
    }

    /// The angle that a length across takes at a radius.
    private func angle(_ length: CGFloat, at radius: CGFloat) -> Double { radius > 0 ? Double(asin(min(length / radius, 1))) : 0 }
    /// Path angles count from the right.
    private func turned(_ angle: Double) -> Angle { Angle(radians: angle - .pi / 2) }
    private func point(_ radius: CGFloat, _ angle: Double) -> CGPoint { CGPoint(x: center.x + radius * CGFloat(sin(angle)), y: center.y - radius * CGFloat(cos(angle))) }

    /// Where the two inset edges meet.
    private var apex: CGPoint {
        let half = (end - start) / 2
        guard inset > 0, sin(half) > 1e-6 else { return center }
        return point(inset / CGFloat(sin(half)), (start + end) / 2)
    }

    /// What is left of a slice narrower than its insets: nothing.
    private var sliver: Path { Path() }

    private var ring: Path {
        Path { path in
            path.addEllipse(in: CGRect(x: center.x - outerRadius, y: center.y - outerRadius, width: 2 * outerRadius, height: 2 * outerRadius))
            // The hole runs the other way round, so that it is one by either rule.
            guard innerRadius > 0 else { return }
            path.move(to: CGPoint(x: center.x + innerRadius, y: center.y))
            path.addRelativeArc(center: center, radius: innerRadius, startAngle: .zero, delta: .radians(-2 * .pi))
            path.closeSubpath()
        }
    }
}
