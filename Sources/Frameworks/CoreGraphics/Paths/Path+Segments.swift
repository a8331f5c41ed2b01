// Status of this file: exact.

import Drawing
import Foundation

/// A straight or curved piece of an outline, as a cubic whose control points may lie on the line.
struct PathSegment {
    var p0, p1, p2, p3: Drawing.Point
    var isLine: Bool

    init(line from: Drawing.Point, _ to: Drawing.Point) {
        (p0, p1, p2, p3) = (from, from.mixed(to, 1 / 3), from.mixed(to, 2 / 3), to)
        isLine = true
    }
    init(quadratic from: Drawing.Point, _ control: Drawing.Point, _ to: Drawing.Point) {
        (p0, p1, p2, p3) = (from, from.mixed(control, 2 / 3), to.mixed(control, 2 / 3), to)
        isLine = false
    }
    init(cubic from: Drawing.Point, _ c1: Drawing.Point, _ c2: Drawing.Point, _ to: Drawing.Point) {
        (p0, p1, p2, p3) = (from, c1, c2, to)
        isLine = false
    }

    var element: Drawing.Path.Element { isLine ? .line(p3) : .cubic(p3, control1: p1, control2: p2) }

    func point(at t: Double) -> Drawing.Point {
        let s = 1 - t, a = s * s * s, b = 3 * s * s * t, c = 3 * s * t * t, d = t * t * t
        return Drawing.Point(x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
    }

    private func speed(at t: Double) -> Double {
        let s = 1 - t
        let x = 3 * (s * s * (p1.x - p0.x) + 2 * s * t * (p2.x - p1.x) + t * t * (p3.x - p2.x))
        let y = 3 * (s * s * (p1.y - p0.y) + 2 * s * t * (p2.y - p1.y) + t * t * (p3.y - p2.y))
        return hypot(x, y)
    }

    /// The unit direction at an end; the next control point counts where one lies on the end.
    func direction(atStart: Bool) -> Drawing.Point? {
        let points = atStart ? [p0, p1, p2, p3] : [p3, p2, p1, p0]
        for other in points.dropFirst() {
            let dx = other.x - points[0].x, dy = other.y - points[0].y, length = hypot(dx, dy)
            if length > 1e-9 { return atStart ? Drawing.Point(x: dx / length, y: dy / length) : Drawing.Point(x: -dx / length, y: -dy / length) }
        }
        return nil
    }

    /// The length of the curve from its start to a parameter, by Gauss and Legendre's quadrature in four parts.
    func length(to end: Double = 1) -> Double {
        if isLine { return hypot(p3.x - p0.x, p3.y - p0.y) * end }
        var total = 0.0
        for part in 0..<4 {
            let low = end * Double(part) / 4, half = end / 8
            for (node, weight) in Self.quadrature { total += weight * half * speed(at: low + half * (1 + node)) }
        }
        return total
    }
    private static let quadrature: [(Double, Double)] = [
        (-0.9061798459386640, 0.2369268850561891), (-0.5384693101056831, 0.4786286704993665), (0, 0.5688888888888889),
        (0.5384693101056831, 0.4786286704993665), (0.9061798459386640, 0.2369268850561891),
    ]

    /// The parameter at a length from the start.
    func parameter(atLength wanted: Double, of total: Double) -> Double {
        guard total > 0 else { return 0 }
        if isLine { return min(max(wanted / total, 0), 1) }
        var low = 0.0, high = 1.0
        for _ in 0..<40 where high - low > 1e-10 {
            let middle = (low + high) / 2
            if length(to: middle) < wanted { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    /// The part between two parameters.
    func part(_ from: Double, _ to: Double) -> PathSegment {
        if from <= 0 && to >= 1 { return self }
        let start = point(at: from), end = point(at: to)
        if isLine { return PathSegment(line: start, end) }
        let scale = (to - from) / 3
        func derivative(_ t: Double) -> Drawing.Point {
            let s = 1 - t
            return Drawing.Point(x: 3 * (s * s * (p1.x - p0.x) + 2 * s * t * (p2.x - p1.x) + t * t * (p3.x - p2.x)),
                                 y: 3 * (s * s * (p1.y - p0.y) + 2 * s * t * (p2.y - p1.y) + t * t * (p3.y - p2.y)))
        }
        let d0 = derivative(from), d1 = derivative(to)
        return PathSegment(cubic: start, Drawing.Point(x: start.x + d0.x * scale, y: start.y + d0.y * scale),
                           Drawing.Point(x: end.x - d1.x * scale, y: end.y - d1.y * scale), end)
    }

    var reversed: PathSegment {
        var copy = self
        (copy.p0, copy.p1, copy.p2, copy.p3) = (p3, p2, p1, p0)
        return copy
    }
}

/// A connected stretch of an outline.
struct Subpath {
    var start: Drawing.Point
    var segments: [PathSegment] = []
    var isClosed = false
}

extension Drawing.Point {
    func mixed(_ other: Drawing.Point, _ t: Double) -> Drawing.Point { Drawing.Point(x: x + (other.x - x) * t, y: y + (other.y - y) * t) }
    func distance(to other: Drawing.Point) -> Double { hypot(other.x - x, other.y - y) }
    var isFinite: Bool { x.isFinite && y.isFinite }
}

extension Drawing.Path {
    /// The outline's stretches; closing lines are segments of their own.
    var subpaths: [Subpath] {
        var result: [Subpath] = [], open: Subpath?
        var current = Drawing.Point.zero
        func finish() { if let done = open, !done.segments.isEmpty || done.isClosed { result.append(done) }; open = nil }
        func begin() -> Subpath { open ?? Subpath(start: current) }
        for element in elements {
            switch element {
            case .move(let p):
                finish()
                open = Subpath(start: p)
                current = p
            case .line(let p):
                var subpath = begin()
                subpath.segments.append(PathSegment(line: current, p))
                open = subpath
                current = p
            case .quadratic(let p, let c):
                var subpath = begin()
                subpath.segments.append(PathSegment(quadratic: current, c, p))
                open = subpath
                current = p
            case .cubic(let p, let c1, let c2):
                var subpath = begin()
                subpath.segments.append(PathSegment(cubic: current, c1, c2, p))
                open = subpath
                current = p
            case .close:
                guard var subpath = open else { continue }
                if current.distance(to: subpath.start) > 1e-9 { subpath.segments.append(PathSegment(line: current, subpath.start)) }
                subpath.isClosed = true
                current = subpath.start
                open = subpath
                finish()
            }
        }
        finish()
        return result.filter { $0.start.isFinite && $0.segments.allSatisfy { $0.p1.isFinite && $0.p2.isFinite && $0.p3.isFinite } }
    }

    /// The length of all pieces, in points.
    public var length: Double { subpaths.reduce(0) { $0 + $1.segments.reduce(0) { $0 + $1.length() } } }

    /// The part of the outline between two shares of its length, 0 to 1; empty where the first is not below the second.
    public func trimmed(from start: Double, to end: Double) -> Drawing.Path {
        let start = start.isNaN ? 0 : min(max(start, 0), 1), end = end.isNaN ? 1 : min(max(end, 0), 1)
        if start <= 0 && end >= 1 { return self }
        guard start < end else { return Drawing.Path() }
        let parts = subpaths, lengths = parts.map { $0.segments.map { $0.length() } }
        let total = lengths.reduce(0) { $0 + $1.reduce(0, +) }
        guard total > 0 else { return Drawing.Path() }
        let low = start * total, high = end * total
        var result: [Element] = [], position = 0.0
        for (subpath, own) in zip(parts, lengths) {
            let length = own.reduce(0, +)
            defer { position += length }
            guard position < high, position + length > low else { continue }
            var at = position, isOpen = false
            for (segment, length) in zip(subpath.segments, own) {
                defer { at += length }
                guard length > 0, at < high, at + length > low else { continue }
                let piece = segment.part(at >= low ? 0 : segment.parameter(atLength: low - at, of: length),
                                         at + length <= high ? 1 : segment.parameter(atLength: high - at, of: length))
                if !isOpen { result.append(.move(piece.p0)) }
                isOpen = true
                result.append(piece.element)
            }
            if subpath.isClosed && position >= low && position + length <= high { result.append(.close) }
        }
        return Drawing.Path(result)
    }

    /// The outline cut into dashes: lengths of line and gap in turn, in points, beginning `phase` points into them.
    public func dashed(phase: Double, lengths: [Double]) -> Drawing.Path {
        let pattern = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
        let period = pattern.reduce(0, +)
        guard !pattern.isEmpty, pattern.allSatisfy({ $0 >= 0 && $0.isFinite }), period > 0, phase.isFinite else { return self }
        var result: [Element] = [], budget = Self.dashLimit
        for subpath in subpaths {
            var index = 0, left: Double
            var offset = phase.truncatingRemainder(dividingBy: period)
            if offset < 0 { offset += period }
            while offset >= pattern[index], index < pattern.count - 1 { offset -= pattern[index]; index += 1 }
            left = max(pattern[index] - offset, 0)
            var isDrawing = false
            for segment in subpath.segments {
                let length = segment.length()
                var done = 0.0
                while done < length, budget > 0 {
                    let step = min(left, length - done)
                    if index.isMultiple(of: 2) {
                        let piece = segment.part(segment.parameter(atLength: done, of: length), segment.parameter(atLength: done + step, of: length))
                        if !isDrawing { result.append(.move(piece.p0)) }
                        isDrawing = true
                        result.append(piece.element)
                    }
                    done += step
                    left -= step
                    if left <= 1e-9 {
                        index = (index + 1) % pattern.count
                        left = pattern[index]
                        isDrawing = false
                        budget -= 1
                    }
                }
            }
        }
        return Drawing.Path(result)
    }

    /// More dashes than anybody sees; a pattern of tiny lengths ends there.
    private static let dashLimit = 20_000
}
