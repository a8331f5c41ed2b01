/// An outline of straight and curved pieces, in points of the coordinate space it is drawn in.
public struct Path: Hashable, Sendable {
    public enum Element: Hashable, Sendable {
        case move(Point)
        case line(Point)
        case quadratic(Point, control: Point)
        case cubic(Point, control1: Point, control2: Point)
        case close
    }

    public var elements: [Element]
    public init(_ elements: [Element] = []) { self.elements = elements }

    public init(rect r: Rect) {
        elements = [.move(r.origin), .line(Point(x: r.maxX, y: r.minY)), .line(Point(x: r.maxX, y: r.maxY)),
                    .line(Point(x: r.minX, y: r.maxY)), .close]
    }

    public var isEmpty: Bool { elements.isEmpty }

    /// The same outline with every point mapped.
    public func applying(_ t: AffineTransform) -> Path {
        Path(elements.map {
            switch $0 {
            case .move(let p): .move(t.apply(p))
            case .line(let p): .line(t.apply(p))
            case .quadratic(let p, let c): .quadratic(t.apply(p), control: t.apply(c))
            case .cubic(let p, let c1, let c2): .cubic(t.apply(p), control1: t.apply(c1), control2: t.apply(c2))
            case .close: .close
            }
        })
    }

    /// The smallest rectangle that holds every end and control point; it may be larger than the curve itself.
    public var controlPointBounds: Rect {
        var low = Point(x: .infinity, y: .infinity), high = Point(x: -.infinity, y: -.infinity)
        func take(_ p: Point) {
            low = Point(x: min(low.x, p.x), y: min(low.y, p.y))
            high = Point(x: max(high.x, p.x), y: max(high.y, p.y))
        }
        for element in elements {
            switch element {
            case .move(let p), .line(let p): take(p)
            case .quadratic(let p, let c): take(p); take(c)
            case .cubic(let p, let c1, let c2): take(p); take(c1); take(c2)
            case .close: break
            }
        }
        guard low.x <= high.x else { return .zero }
        return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}
