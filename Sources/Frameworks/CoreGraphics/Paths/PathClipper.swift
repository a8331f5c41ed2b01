// Status of this file: exact.

import Drawing
import Foundation

/// Combines the areas inside two outlines.
///
/// Works on polygons: curves are flattened to a fiftieth of a point. All edges are cut where they meet; an edge belongs to the
/// result's outline where the area on its one side is in the result and that on the other side is not. So the result is exact for
/// polygons whose corners do not come closer than a millionth of a point, and close for everything else.
struct PathClipper {
    enum Operation {
        case union, intersection, subtraction, symmetricDifference, first
        func holds(_ a: Bool, _ b: Bool) -> Bool {
            switch self {
            case .union: a || b
            case .intersection: a && b
            case .subtraction: a && !b
            case .symmetricDifference: a != b
            case .first: a
            }
        }
    }

    /// A straight piece between two corners, in one direction, with how often each outline runs along it.
    private struct Edge {
        var from, to: Int
        var a: Int
        var b: Int
    }
    private struct Key: Hashable { var x, y: Int64 }

    private var corners: [Drawing.Point] = []
    private var indices: [Key: Int] = [:]
    /// Corners lie on a grid of a millionth of a point.
    private static let grid = 1e6
    /// Edges above this are not combined: their number of meetings grows with its square.
    static let edgeLimit = 6_000
    private static let lengthLimit = 1e9

    private mutating func corner(_ p: Drawing.Point) -> Int {
        let key = Key(x: Int64((p.x * Self.grid).rounded()), y: Int64((p.y * Self.grid).rounded()))
        if let known = indices[key] { return known }
        corners.append(Drawing.Point(x: Double(key.x) / Self.grid, y: Double(key.y) / Self.grid))
        indices[key] = corners.count - 1
        return corners.count - 1
    }

    static func combine(_ a: Drawing.Path, _ b: Drawing.Path, _ operation: Operation, evenOdd: Bool) -> Drawing.Path {
        var clipper = PathClipper()
        return clipper.run(a, b, operation, evenOdd: evenOdd)
    }

    private mutating func run(_ a: Drawing.Path, _ b: Drawing.Path, _ operation: Operation, evenOdd: Bool) -> Drawing.Path {
        let pieces = Self.lines(a, closing: true).map { ($0, true) } + Self.lines(b, closing: true).map { ($0, false) }
        guard pieces.count <= Self.edgeLimit else { return a }
        let cuts = Self.cut(pieces.map(\.0))
        // Pieces along the same line are one edge.
        var merged: [Int64: Edge] = [:]
        for (index, points) in cuts.enumerated() {
            for (start, end) in zip(points, points.dropFirst()) {
                let from = corner(start), to = corner(end)
                guard from != to else { continue }
                let (low, high, sign) = from < to ? (from, to, 1) : (to, from, -1)
                let key = Int64(low) << 32 | Int64(high)
                var edge = merged[key] ?? Edge(from: low, to: high, a: 0, b: 0)
                if pieces[index].1 { edge.a += sign } else { edge.b += sign }
                merged[key] = edge
            }
        }
        let edges = merged.values.filter { $0.a != 0 || $0.b != 0 }.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
        func isInside(_ winding: Int) -> Bool { evenOdd ? winding % 2 != 0 : winding != 0 }
        var outline: [(from: Int, to: Int)] = []
        for (index, edge) in edges.enumerated() {
            let right = winding(rightOf: index, edges)
            // Crossing the edge from its right to its left adds what runs along it.
            let inRight = operation.holds(isInside(right.a), isInside(right.b))
            let inLeft = operation.holds(isInside(right.a + edge.a), isInside(right.b + edge.b))
            if inLeft != inRight { outline.append(inLeft ? (edge.from, edge.to) : (edge.to, edge.from)) }
        }
        return chain(outline)
    }

    /// How often each outline winds around the place just right of an edge's middle.
    private func winding(rightOf index: Int, _ edges: [Edge]) -> (a: Int, b: Int) {
        let edge = edges[index], p = corners[edge.from], q = corners[edge.to]
        let middle = p.mixed(q, 0.5)
        // A ray across the edge: along x for steep edges, along y for flat ones. It leaves on one side of the edge.
        let isSteep = abs(q.y - p.y) >= abs(q.x - p.x)
        func across(_ point: Drawing.Point) -> Double { isSteep ? point.y : point.x }
        func along(_ point: Drawing.Point) -> Double { isSteep ? point.x : point.y }
        let height = across(middle), place = along(middle)
        var a = 0, b = 0
        for (other, candidate) in edges.enumerated() where other != index {
            let from = corners[candidate.from], to = corners[candidate.to]
            guard (across(from) <= height) != (across(to) <= height) else { continue }
            let t = (height - across(from)) / (across(to) - across(from))
            guard along(from) + t * (along(to) - along(from)) > place else { continue }
            let sign = across(from) <= height ? 1 : -1
            a += sign * candidate.a
            b += sign * candidate.b
        }
        // Positive winding has its inside on the left of the edges, with y counted upwards; seen along y the sense is the other one.
        let rises = across(q) > across(p)
        let ray = isSteep ? 1 : -1
        a *= ray
        b *= ray
        // The ray left on the right of the edge or on its left; in the latter case step across it.
        let leavesRight = isSteep ? rises : !rises
        return leavesRight ? (a, b) : (a - edge.a, b - edge.b)
    }

    /// Joins directed edges to polygons.
    private func chain(_ edges: [(from: Int, to: Int)]) -> Drawing.Path {
        var outgoing: [Int: [Int]] = [:]
        for (index, edge) in edges.enumerated() { outgoing[edge.from, default: []].append(index) }
        var used = [Bool](repeating: false, count: edges.count)
        var elements: [Drawing.Path.Element] = []
        for first in edges.indices where !used[first] {
            var polygon: [Int] = [], current = first
            while !used[current] {
                used[current] = true
                polygon.append(edges[current].from)
                let options = (outgoing[edges[current].to] ?? []).filter { !used[$0] }
                guard let next = options.count < 2 ? options.first : options.max(by: { turn(edges[current], edges[$0]) < turn(edges[current], edges[$1]) }) else { break }
                current = next
            }
            let shape = simplified(polygon)
            guard shape.count > 2 else { continue }
            elements.append(.move(corners[shape[0]]))
            elements += shape.dropFirst().map { .line(corners[$0]) }
            elements.append(.close)
        }
        return Drawing.Path(elements)
    }

    private func turn(_ a: (from: Int, to: Int), _ b: (from: Int, to: Int)) -> Double {
        let u = (corners[a.to].x - corners[a.from].x, corners[a.to].y - corners[a.from].y), v = (corners[b.to].x - corners[b.from].x, corners[b.to].y - corners[b.from].y)
        return atan2(u.0 * v.1 - u.1 * v.0, u.0 * v.0 + u.1 * v.1)
    }

    /// The polygon without corners that lie on a straight line between their neighbours.
    private func simplified(_ polygon: [Int]) -> [Int] {
        let count = polygon.count
        return polygon.indices.filter { index in
            let a = corners[polygon[(index + count - 1) % count]], b = corners[polygon[index]], c = corners[polygon[(index + 1) % count]]
            let cross = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
            return abs(cross) > 1e-9 * max(a.distance(to: b) * b.distance(to: c), 1e-12) || (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y) < 0
        }.map { polygon[$0] }
    }

    // MARK: Lines

    /// The part of a path's line that is inside, or outside, of an area.
    static func line(_ path: Drawing.Path, inside isWanted: Bool, of area: Drawing.Path, evenOdd: Bool) -> Drawing.Path {
        let own = lines(path, closing: false), other = lines(area, closing: true)
        guard own.count + other.count <= edgeLimit else { return path }
        let cuts = cut(own + other).prefix(own.count)
        var elements: [Drawing.Path.Element] = [], pen: Drawing.Point?
        for points in cuts {
            for (from, to) in zip(points, points.dropFirst()) where from.distance(to: to) > 1e-9 {
                guard area.contains(from.mixed(to, 0.5), evenOdd: evenOdd) == isWanted else { continue }
                if pen.map({ $0.distance(to: from) > 1e-6 }) ?? true { elements.append(.move(from)) }
                elements.append(.line(to))
                pen = to
            }
        }
        return Drawing.Path(elements)
    }

    private typealias Line = (Drawing.Point, Drawing.Point)

    private static func lines(_ path: Drawing.Path, closing: Bool) -> [Line] {
        var result: [Line] = []
        for polygon in path.polygons(tolerance: 0.02) {
            guard polygon.allSatisfy({ abs($0.x) < lengthLimit && abs($0.y) < lengthLimit }) else { continue }
            for (a, b) in zip(polygon, polygon.dropFirst()) { result.append((a, b)) }
            if closing, let first = polygon.first, let last = polygon.last, first.distance(to: last) > 1e-9 { result.append((last, first)) }
        }
        return result
    }

    /// Each line's points in order: its ends and where others meet it.
    private static func cut(_ lines: [Line]) -> [[Drawing.Point]] {
        var places = [[(Double, Drawing.Point)]](repeating: [], count: lines.count)
        let order = lines.indices.sorted { min(lines[$0].0.x, lines[$0].1.x) < min(lines[$1].0.x, lines[$1].1.x) }
        for (position, i) in order.enumerated() {
            let (a, b) = lines[i], right = max(a.x, b.x), low = min(a.y, b.y), high = max(a.y, b.y)
            for j in order[(position + 1)...] {
                let (c, d) = lines[j]
                if min(c.x, d.x) > right + 1e-9 { break }
                if min(c.y, d.y) > high + 1e-9 || max(c.y, d.y) < low - 1e-9 { continue }
                meet(a, b, c, d) { s, t, point in
                    if let s { places[i].append((s, point)) }
                    if let t { places[j].append((t, point)) }
                }
            }
        }
        return lines.indices.map { index in
            [lines[index].0] + places[index].sorted { $0.0 < $1.0 }.map(\.1) + [lines[index].1]
        }
    }

    /// Calls back with where two lines meet: the share of each line's length, and the point.
    private static func meet(_ a: Drawing.Point, _ b: Drawing.Point, _ c: Drawing.Point, _ d: Drawing.Point, _ found: (Double?, Double?, Drawing.Point) -> Void) {
        let r = (b.x - a.x, b.y - a.y), q = (d.x - c.x, d.y - c.y), w = (c.x - a.x, c.y - a.y)
        let cross = r.0 * q.1 - r.1 * q.0, rr = r.0 * r.0 + r.1 * r.1, qq = q.0 * q.0 + q.1 * q.1
        guard rr > 0, qq > 0 else { return }
        if cross * cross > 1e-18 * rr * qq {
            let s = (w.0 * q.1 - w.1 * q.0) / cross, t = (w.0 * r.1 - w.1 * r.0) / cross
            guard s > -1e-9, s < 1 + 1e-9, t > -1e-9, t < 1 + 1e-9 else { return }
            found(s, t, Drawing.Point(x: a.x + r.0 * s, y: a.y + r.1 * s))
        } else {
            // Parallel: on one line, the ends of each cut the other.
            let distance = (w.0 * r.1 - w.1 * r.0) / rr.squareRoot()
            guard abs(distance) < 1e-7 else { return }
            for end in [c, d] {
                let s = ((end.x - a.x) * r.0 + (end.y - a.y) * r.1) / rr
                if s > 0 && s < 1 { found(s, nil, end) }
            }
            for end in [a, b] {
                let t = ((end.x - c.x) * q.0 + (end.y - c.y) * q.1) / qq
                if t > 0 && t < 1 { found(nil, t, end) }
            }
        }
    }
}

extension Drawing.Path {
    /// The outline as polygons whose lines stay within a distance of the curves, in points. Closed ones end where they begin.
    public func polygons(tolerance: Double) -> [[Drawing.Point]] {
        subpaths.map { subpath in
            var points = [subpath.start]
            for segment in subpath.segments {
                if segment.isLine { points.append(segment.p3); continue }
                // The distance of a curve from its chords falls with the square of their number.
                let d1 = hypot(segment.p0.x - 2 * segment.p1.x + segment.p2.x, segment.p0.y - 2 * segment.p1.y + segment.p2.y)
                let d2 = hypot(segment.p1.x - 2 * segment.p2.x + segment.p3.x, segment.p1.y - 2 * segment.p2.y + segment.p3.y)
                let steps = min(max(Int((0.75 * max(d1, d2) / max(tolerance, 1e-4)).squareRoot().rounded(.up)), 1), 64)
                for step in 1...steps { points.append(step == steps ? segment.p3 : segment.point(at: Double(step) / Double(steps))) }
            }
            return points
        }
    }
    public func union(_ other: Drawing.Path, evenOdd: Bool = false) -> Drawing.Path { PathClipper.combine(self, other, .union, evenOdd: evenOdd) }
    public func intersection(_ other: Drawing.Path, evenOdd: Bool = false) -> Drawing.Path { PathClipper.combine(self, other, .intersection, evenOdd: evenOdd) }
    public func subtracting(_ other: Drawing.Path, evenOdd: Bool = false) -> Drawing.Path { PathClipper.combine(self, other, .subtraction, evenOdd: evenOdd) }
    public func symmetricDifference(_ other: Drawing.Path, evenOdd: Bool = false) -> Drawing.Path { PathClipper.combine(self, other, .symmetricDifference, evenOdd: evenOdd) }
    /// The same area without lines that cross each other.
    public func normalized(evenOdd: Bool = true) -> Drawing.Path { PathClipper.combine(self, Drawing.Path(), .first, evenOdd: evenOdd) }
    public func lineIntersection(_ area: Drawing.Path, evenOdd: Bool = false) -> Drawing.Path { PathClipper.line(self, inside: true, of: area, evenOdd: evenOdd) }
    public func lineSubtraction(_ area: Drawing.Path, evenOdd: Bool = false) -> Drawing.Path { PathClipper.line(self, inside: false, of: area, evenOdd: evenOdd) }
}
