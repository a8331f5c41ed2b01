import Glibc

/// Outlines between two outlines.
extension Path {
    /// Nil where the two are not made of the same pieces. Arcs turn and grow as arcs: a ring stays round on its way.
    func mixed(_ other: Path, _ progress: Double) -> Path? {
        if self == other { return self }
        let pieces = OutlinePiece.pieces(of: self), others = OutlinePiece.pieces(of: other)
        if pieces.count == others.count {
            var mixed: [OutlinePiece] = []
            mixed.reserveCapacity(pieces.count)
            for (a, b) in zip(pieces, others) {
                guard let piece = a.mixed(b, progress) else { break }
                mixed.append(piece)
            }
            if mixed.count == pieces.count { return OutlinePiece.path(of: mixed) }
        }
        return mixedByPoints(other, progress)
    }

    private func mixedByPoints(_ other: Path, _ progress: Double) -> Path? {
        guard elements.count == other.elements.count else { return nil }
        var mixed: [Element] = []
        mixed.reserveCapacity(elements.count)
        for pair in zip(elements, other.elements) {
            switch pair {
            case (.move(let a), .move(let b)): mixed.append(.move(a.mixed(b, progress)))
            case (.line(let a), .line(let b)): mixed.append(.line(a.mixed(b, progress)))
            case (.quadratic(let a, let c), .quadratic(let b, let d)): mixed.append(.quadratic(a.mixed(b, progress), control: c.mixed(d, progress)))
            case (.cubic(let a, let c1, let c2), .cubic(let b, let d1, let d2)):
                mixed.append(.cubic(a.mixed(b, progress), control1: c1.mixed(d1, progress), control2: c2.mixed(d2, progress)))
            case (.close, .close): mixed.append(.close)
            default: return nil
            }
        }
        return Path(mixed)
    }
}

/// A piece of an outline in which cubics that lie on one circle are an arc.
private enum OutlinePiece {
    case move(Point), line(Point), quadratic(Point, control: Point), cubic(Point, control1: Point, control2: Point), close
    case arc(Arc)

    /// Angles in radians from the positive x axis, clockwise on screen.
    struct Arc {
        var center: Point
        var radius, start, sweep: Double
        func point(at angle: Double) -> Point { Point(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)) }
    }

    static func pieces(of path: Path) -> [OutlinePiece] {
        var pieces: [OutlinePiece] = []
        pieces.reserveCapacity(path.elements.count)
        var current = Point.zero, first = Point.zero
        for element in path.elements {
            switch element {
            case .move(let p): pieces.append(.move(p)); current = p; first = p
            case .line(let p): pieces.append(.line(p)); current = p
            case .quadratic(let p, let c): pieces.append(.quadratic(p, control: c)); current = p
            case .close: pieces.append(.close); current = first
            case .cubic(let p, let c1, let c2):
                if let arc = arc(from: current, c1, c2, p) {
                    if case .arc(let last)? = pieces.last, let joined = joined(last, arc) {
                        pieces[pieces.count - 1] = .arc(joined)
                    } else {
                        pieces.append(.arc(arc))
                    }
                } else {
                    pieces.append(.cubic(p, control1: c1, control2: c2))
                }
                current = p
            }
        }
        return pieces
    }

    /// The circle's arc that a cubic is, within a thousandth of its radius.
    private static func arc(from p: Point, _ c1: Point, _ c2: Point, _ q: Point) -> Arc? {
        // The radii stand upright on the tangents at both ends; they meet in the centre.
        let d1 = c1 - p, d2 = q - c2
        let cross = d1.x * d2.y - d1.y * d2.x, lengths = (d1.x * d1.x + d1.y * d1.y).squareRoot() * (d2.x * d2.x + d2.y * d2.y).squareRoot()
        guard lengths > 1e-12, abs(cross) > lengths * 1e-4 else { return nil }
        let between = q - p, s = (between.x * d2.x + between.y * d2.y) / cross
        let center = Point(x: p.x - s * d1.y, y: p.y + s * d1.x)
        let radius = center.distance(to: p), tolerance = max(radius * 0.001, 1e-4)
        let middle = Point(x: (p.x + 3 * c1.x + 3 * c2.x + q.x) / 8, y: (p.y + 3 * c1.y + 3 * c2.y + q.y) / 8)
        guard radius.isFinite, abs(center.distance(to: q) - radius) <= tolerance, abs(center.distance(to: middle) - radius) <= tolerance else { return nil }
        let start = atan2(p.y - center.y, p.x - center.x), end = atan2(q.y - center.y, q.x - center.x)
        var sweep = end - start
        if cross > 0, sweep < 0 { sweep += 2 * .pi }
        if cross < 0, sweep > 0 { sweep -= 2 * .pi }
        return abs(sweep) <= .pi * 0.75 ? Arc(center: center, radius: radius, start: start, sweep: sweep) : nil
    }

    private static func joined(_ a: Arc, _ b: Arc) -> Arc? {
        let tolerance = max(a.radius * 0.002, 2e-4)
        guard a.center.distance(to: b.center) <= tolerance, abs(a.radius - b.radius) <= tolerance, (a.sweep > 0) == (b.sweep > 0) else { return nil }
        var joined = a
        joined.sweep += b.sweep
        return joined
    }

    func mixed(_ other: OutlinePiece, _ progress: Double) -> OutlinePiece? {
        switch (self, other) {
        case (.move(let a), .move(let b)): return .move(a.mixed(b, progress))
        case (.line(let a), .line(let b)): return .line(a.mixed(b, progress))
        case (.quadratic(let a, let c), .quadratic(let b, let d)): return .quadratic(a.mixed(b, progress), control: c.mixed(d, progress))
        case (.cubic(let a, let c1, let c2), .cubic(let b, let d1, let d2)):
            return .cubic(a.mixed(b, progress), control1: c1.mixed(d1, progress), control2: c2.mixed(d2, progress))
        case (.close, .close): return .close
        case (.arc(let a), .arc(let b)):
            guard (a.sweep > 0) == (b.sweep > 0) else { return nil }
            // The start goes the short way about the circle.
            var turn = (b.start - a.start).truncatingRemainder(dividingBy: 2 * .pi)
            if turn > .pi { turn -= 2 * .pi }
            if turn < -.pi { turn += 2 * .pi }
            let sweep = a.sweep.mixed(b.sweep, progress)
            // A spring does not turn a ring back past nothing.
            let bounded = a.sweep > 0 ? min(max(sweep, 0.001), 2 * .pi) : max(min(sweep, -0.001), -2 * .pi)
            return .arc(Arc(center: a.center.mixed(b.center, progress), radius: max(a.radius.mixed(b.radius, progress), 0), start: a.start + turn * progress, sweep: bounded))
        default: return nil
        }
    }

    static func path(of pieces: [OutlinePiece]) -> Path {
        var elements: [Path.Element] = []
        for (index, piece) in pieces.enumerated() {
            // What leads to an arc ends where the arc begins: between two circles that is not between their points.
            var next: Point?
            if index + 1 < pieces.count, case .arc(let arc) = pieces[index + 1] { next = arc.point(at: arc.start) }
            switch piece {
            case .move(let p): elements.append(.move(next ?? p))
            case .line(let p): elements.append(.line(next ?? p))
            case .quadratic(let p, let c): elements.append(.quadratic(next ?? p, control: c))
            case .cubic(let p, let c1, let c2): elements.append(.cubic(next ?? p, control1: c1, control2: c2))
            case .close: elements.append(.close)
            case .arc(let arc): elements += Path(arcCenter: arc.center, radius: arc.radius, startAngle: arc.start, endAngle: arc.start + arc.sweep).elements.dropFirst()
            }
        }
        return Path(elements)
    }
}
