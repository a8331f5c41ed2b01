import Drawing
#if canImport(Glibc)
import Glibc
#endif

enum SymbolMath {
    static func sine(_ angle: Double) -> Double { sin(angle) }
    static func cosine(_ angle: Double) -> Double { cos(angle) }
    /// The turn from straight up to a direction, clockwise, y downwards: 0 up to 2π.
    static func turn(x: Double, y: Double) -> Double {
        let turn = atan2(x, -y)
        return turn < -1e-3 ? turn + 2 * .pi : turn
    }
}

extension Path {
    /// The pieces between one `move` and the next.
    var contours: [Path] {
        var contours: [Path] = []
        for element in elements {
            if case .move = element { contours.append(Path()) }
            guard !contours.isEmpty else { continue }
            contours[contours.count - 1].elements.append(element)
        }
        return contours
    }

    /// The contours that lie in no other: the path without its holes.
    var outer: Path {
        let all = contours.map { ($0, $0.controlPointBounds) }
        return Path(all.indices.filter { i in
            !all.indices.contains { $0 != i && all[$0].1.encloses(all[i].1) }
        }.flatMap { all[$0].0.elements })
    }

    /// The smallest rectangle about the curve itself, to a thousandth of its size; `zero` where there is none.
    var inkBounds: Rect {
        var low = Point(x: .infinity, y: .infinity), high = Point(x: -.infinity, y: -.infinity), current = Point.zero
        func take(_ p: Point) {
            low = Point(x: min(low.x, p.x), y: min(low.y, p.y))
            high = Point(x: max(high.x, p.x), y: max(high.y, p.y))
        }
        func sample(_ point: (Double) -> Point) {
            for step in 1...16 { take(point(Double(step) / 16)) }
        }
        for element in elements {
            switch element {
            case .move(let p), .line(let p): take(p); current = p
            case .quadratic(let p, let c):
                let start = current
                sample { t in
                    let u = 1 - t
                    return Point(x: u * u * start.x + 2 * u * t * c.x + t * t * p.x, y: u * u * start.y + 2 * u * t * c.y + t * t * p.y)
                }
                current = p
            case .cubic(let p, let c1, let c2):
                let start = current
                sample { t in
                    let u = 1 - t
                    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    return Point(x: a * start.x + b * c1.x + c * c2.x + d * p.x, y: a * start.y + b * c1.y + c * c2.y + d * p.y)
                }
                current = p
            case .close: break
            }
        }
        return low.x <= high.x ? Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y) : .zero
    }

    /// The same path, the contour inside most others narrowed to a part of its width; its left edge stays.
    func narrowingInnermost(to part: Double) -> Path {
        var contours = contours
        let bounds = contours.map(\.controlPointBounds)
        let depths = bounds.indices.map { i in bounds.indices.count { $0 != i && bounds[$0].encloses(bounds[i]) } }
        guard let deepest = depths.indices.max(by: { depths[$0] < depths[$1] }), depths[deepest] > 0 else { return self }
        if part <= 0 {
            contours.remove(at: deepest)
        } else {
            let left = bounds[deepest].minX
            contours[deepest] = contours[deepest].applying(AffineTransform(a: part, b: 0, c: 0, d: 1, tx: left - part * left, ty: 0))
        }
        return Path(contours.flatMap(\.elements))
    }

    /// Reads an outline of the symbol table: `M`, `L`, `Q`, `C` and `Z` as in SVG, hundredths of an em, y downwards, the origin in
    /// the symbol's middle. Nil where it is anything else.
    init?(symbolData text: Substring) {
        var elements: [Element] = []
        var words = text.split(separator: " ")[...]
        func points(_ count: Int) -> [Point]? {
            var points: [Point] = []
            for _ in 0..<count {
                guard let x = words.popFirst().flatMap({ Double($0) }), let y = words.popFirst().flatMap({ Double($0) }),
                      abs(x) < 1000, abs(y) < 1000 else { return nil }
                points.append(Point(x: x / 100, y: y / 100 - IconOutlines.middle))
            }
            return points
        }
        while let command = words.popFirst() {
            switch command {
            case "M": guard let p = points(1) else { return nil }; elements.append(.move(p[0]))
            case "L": guard let p = points(1) else { return nil }; elements.append(.line(p[0]))
            case "Q": guard let p = points(2) else { return nil }; elements.append(.quadratic(p[1], control: p[0]))
            case "C": guard let p = points(3) else { return nil }; elements.append(.cubic(p[2], control1: p[0], control2: p[1]))
            case "Z": elements.append(.close)
            default: return nil
            }
        }
        guard elements.count > 1, case .move = elements[0] else { return nil }
        self.init(elements)
    }

    /// A line with round ends, as an outline.
    static func capsule(from a: Point, to b: Point, width: Double) -> Path {
        let length = max(1e-9, ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot())
        let r = width / 2, k = r * 0.5522847498
        let (ux, uy) = ((b.x - a.x) / length, (b.y - a.y) / length)
        // Along the line by `u`, across it by `v`.
        func at(_ p: Point, _ u: Double, _ v: Double) -> Point { Point(x: p.x + ux * u - uy * v, y: p.y + uy * u + ux * v) }
        return Path([
            .move(at(a, 0, -r)), .line(at(b, 0, -r)),
            .cubic(at(b, r, 0), control1: at(b, k, -r), control2: at(b, r, -k)),
            .cubic(at(b, 0, r), control1: at(b, r, k), control2: at(b, k, r)),
            .line(at(a, 0, r)),
            .cubic(at(a, -r, 0), control1: at(a, -k, r), control2: at(a, -r, k)),
            .cubic(at(a, 0, -r), control1: at(a, -r, -k), control2: at(a, -k, -r)), .close,
        ])
    }

    /// The same outline, its contours run the other way.
    var reversed: Path {
        Path(contours.flatMap { contour -> [Element] in
            var points: [Point] = []
            for element in contour.elements {
                switch element {
                case .move(let p), .line(let p), .quadratic(let p, _), .cubic(let p, _, _): points.append(p)
                case .close: break
                }
            }
            guard let last = points.last else { return [] }
            var result: [Element] = [.move(last)]
            let pieces = contour.elements.filter { if case .close = $0 { false } else { true } }
            for i in stride(from: pieces.count - 1, to: 0, by: -1) {
                switch pieces[i] {
                case .move, .line: result.append(.line(points[i - 1]))
                case .quadratic(_, let c): result.append(.quadratic(points[i - 1], control: c))
                case .cubic(_, let c1, let c2): result.append(.cubic(points[i - 1], control1: c2, control2: c1))
                case .close: break
                }
            }
            return result + [.close]
        })
    }
}

extension Rect {
    /// Whether `other` lies within, or fills it.
    func encloses(_ other: Rect) -> Bool {
        minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
    }
}

/// A glyph whose circle or square is part of it, taken apart into enclosure and mark.
struct EnclosedGlyph {
    var enclosure: Path
    var mark: Path
    var isFilled: Bool

    /// The mark on its enclosure, which is the tertiary level where it is filled and the secondary where it is an outline (seen).
    var layers: [Symbol.Layer] { [Symbol.Layer(path: enclosure, level: isFilled ? 2 : 1), Symbol.Layer(path: mark, level: 0)] }
    /// The mark cut out of its enclosure.
    var cutOut: [Symbol.Layer] { [Symbol.Layer(path: enclosure), Symbol.Layer(path: mark, isErasing: true)] }

    private static let enclosures = [".circle", ".square", ".diamond", ".octagon", ".shield", ".hexagon", ".seal", ".app", ".triangle", ".bubble"]

    /// The outermost contour, and with it the inner edge of a frame that is not filled.
    static func frame(of path: Path, isFilled: Bool) -> Path {
        let contours = path.contours.sorted { $0.controlPointBounds.area > $1.controlPointBounds.area }
        return Path(contours.prefix(isFilled ? 1 : 2).flatMap(\.elements))
    }

    /// Nil where the name says nothing of an enclosure, or the outline has none about the rest.
    init?(_ path: Path, name: String) {
        isFilled = name.hasSuffix(".fill")
        let base = isFilled ? String(name.dropLast(5)) : name
        guard Self.enclosures.contains(where: { base.hasSuffix($0) }) else { return nil }
        let contours = path.contours.sorted { $0.controlPointBounds.area > $1.controlPointBounds.area }
        let frame = isFilled ? 1 : 2
        guard contours.count > frame, let outer = contours.first?.controlPointBounds,
              contours.dropFirst().allSatisfy({ outer.encloses($0.controlPointBounds) }) else { return nil }
        enclosure = Path(contours.prefix(frame).flatMap(\.elements))
        let rest = Path(contours.dropFirst(frame).flatMap(\.elements))
        // In a filled glyph the mark is a hole: turned round it is a shape of its own.
        mark = isFilled ? rest.reversed : rest
    }
}

private extension Rect {
    var area: Double { width * height }
}
