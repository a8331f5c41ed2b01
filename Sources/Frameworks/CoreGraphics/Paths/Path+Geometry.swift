// Status of this file: exact.

import Drawing
import Foundation

extension Drawing.Path {
    /// Where the next piece begins; nil for an empty path.
    public var currentPoint: Drawing.Point? {
        switch elements.last {
        case nil: nil
        case .move(let p), .line(let p), .quadratic(let p, _), .cubic(let p, _, _): p
        case .close: elements.reversed().lazy.compactMap { if case .move(let p) = $0 { p } else { nil } }.first
        }
    }

    /// The outline as polygons: curves become `steps` lines each.
    public func flattened(steps: Int = 24) -> [[Drawing.Point]] {
        var polygons: [[Drawing.Point]] = [], polygon: [Drawing.Point] = []
        func finish() { if polygon.count > 1 { polygons.append(polygon) }; polygon = [] }
        for element in elements {
            switch element {
            case .move(let p): finish(); polygon = [p]
            case .line(let p): polygon.append(p)
            case .quadratic(let p, let c):
                let from = polygon.last ?? c
                for i in 1...steps {
                    let t = Double(i) / Double(steps), s = 1 - t
                    polygon.append(.init(x: s * s * from.x + 2 * s * t * c.x + t * t * p.x, y: s * s * from.y + 2 * s * t * c.y + t * t * p.y))
                }
            case .cubic(let p, let c1, let c2):
                let from = polygon.last ?? c1
                for i in 1...steps {
                    let t = Double(i) / Double(steps), s = 1 - t
                    let a = s * s * s, b = 3 * s * s * t, c = 3 * s * t * t, d = t * t * t
                    polygon.append(.init(x: a * from.x + b * c1.x + c * c2.x + d * p.x, y: a * from.y + b * c1.y + c * c2.y + d * p.y))
                }
            case .close:
                let start = polygon.first
                if let start { polygon.append(start) }
                finish()
                if let start { polygon = [start] }
            }
        }
        finish()
        return polygons
    }

    /// Whether the area inside holds the point.
    public func contains(_ point: Drawing.Point, evenOdd: Bool = false) -> Bool {
        var winding = 0, crossings = 0
        for polygon in flattened() {
            for index in polygon.indices {
                let a = polygon[index], b = polygon[(index + 1) % polygon.count]
                guard (a.y <= point.y) != (b.y <= point.y) else { continue }
                let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
                if x > point.x { crossings += 1; winding += a.y <= point.y ? 1 : -1 }
            }
        }
        return evenOdd ? crossings % 2 == 1 : winding != 0
    }

    /// The rectangle around the curve itself: ends and the extremes of its pieces.
    public var bounds: Drawing.Rect {
        var low = Drawing.Point(x: .infinity, y: .infinity), high = Drawing.Point(x: -.infinity, y: -.infinity)
        func take(_ x: Double, _ y: Double) {
            low = .init(x: min(low.x, x), y: min(low.y, y)); high = .init(x: max(high.x, x), y: max(high.y, y))
        }
        func cubic(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> [Double] {
            let i = -a + 3 * b - 3 * c + d, j = 2 * (a - 2 * b + c), k = b - a
            func at(_ t: Double) -> Double { let s = 1 - t; return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d }
            var roots: [Double] = []
            if abs(i) < 1e-12 { if abs(j) > 1e-12 { roots = [-k / j] } } else {
                let disc = j * j - 4 * i * k
                if disc >= 0 { roots = [(-j + disc.squareRoot()) / (2 * i), (-j - disc.squareRoot()) / (2 * i)] }
            }
            return [a, d] + roots.filter { $0 > 0 && $0 < 1 }.map(at)
        }
        var current = Drawing.Point.zero, start = Drawing.Point.zero
        for element in elements {
            switch element {
            case .move(let p): take(p.x, p.y); current = p; start = p
            case .line(let p): take(p.x, p.y); current = p
            case .quadratic(let p, let c):
                let c1 = Drawing.Point(x: current.x + 2 / 3 * (c.x - current.x), y: current.y + 2 / 3 * (c.y - current.y))
                let c2 = Drawing.Point(x: p.x + 2 / 3 * (c.x - p.x), y: p.y + 2 / 3 * (c.y - p.y))
                for x in cubic(current.x, c1.x, c2.x, p.x) { take(x, p.y) }
                for y in cubic(current.y, c1.y, c2.y, p.y) { take(p.x, y) }
                current = p
            case .cubic(let p, let c1, let c2):
                for x in cubic(current.x, c1.x, c2.x, p.x) { take(x, p.y) }
                for y in cubic(current.y, c1.y, c2.y, p.y) { take(p.x, y) }
                current = p
            case .close: current = start
            }
        }
        return low.x <= high.x ? .init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y) : .zero
    }

    /// The same outline run through backwards.
    public var reversed: Drawing.Path {
        var subpaths: [[Element]] = []
        for element in elements {
            if case .move = element { subpaths.append([element]) } else if !subpaths.isEmpty { subpaths[subpaths.count - 1].append(element) }
        }
        return Drawing.Path(subpaths.reversed().flatMap { subpath -> [Element] in
            let isClosed = subpath.last == .close
            let pieces = isClosed ? Array(subpath.dropLast()) : subpath
            var points: [Drawing.Point] = []
            for piece in pieces {
                switch piece {
                case .move(let p), .line(let p), .quadratic(let p, _), .cubic(let p, _, _): points.append(p)
                case .close: break
                }
            }
            guard let last = points.last else { return [] }
            var result: [Element] = [.move(last)]
            for index in pieces.indices.dropFirst().reversed() {
                let end = points[index - 1]
                switch pieces[index] {
                case .quadratic(_, let c): result.append(.quadratic(end, control: c))
                case .cubic(_, let c1, let c2): result.append(.cubic(end, control1: c2, control2: c1))
                case .move, .line, .close: result.append(.line(end))
                }
            }
            return result + (isClosed ? [.close] : [])
        })
    }
}
