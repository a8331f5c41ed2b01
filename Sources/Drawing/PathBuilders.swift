import Glibc

/// Radii of a rectangle's corners, in points.
public struct CornerRadii: Hashable, Sendable {
    public var topLeft, topRight, bottomRight, bottomLeft: Double
    public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
        self.topLeft = topLeft; self.topRight = topRight; self.bottomRight = bottomRight; self.bottomLeft = bottomLeft
    }
    public init(_ radius: Double) { self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius) }

    /// The radii that fit a rectangle: none negative, all scaled down together where two on one side are longer than it.
    public func fitting(_ size: Size) -> CornerRadii {
        let width = max(size.width, 0), height = max(size.height, 0)
        /// An infinite radius is as large as there is room for.
        func bounded(_ radius: Double) -> Double { radius > 0 ? min(radius, width + height) : 0 }
        let a = bounded(topLeft), b = bounded(topRight), c = bounded(bottomRight), d = bounded(bottomLeft)
        var factor = 1.0
        for (sum, side) in [(a + b, width), (c + d, width), (a + d, height), (b + c, height)] where sum > side {
            factor = min(factor, side / sum)
        }
        return CornerRadii(topLeft: a * factor, topRight: b * factor, bottomRight: c * factor, bottomLeft: d * factor)
    }
    var isSquare: Bool { topLeft <= 0 && topRight <= 0 && bottomRight <= 0 && bottomLeft <= 0 }
}

extension Path {
    /// A rectangle whose corners are quarter circles.
    public init(circularRoundedRect rect: Rect, radii: CornerRadii) {
        self.init(rect: rect, radii: radii) { radius, _ in Corner.circular.scaled(by: radius) }
    }

    /// A rectangle whose corners are quarter circles of one radius.
    public init(circularRoundedRect rect: Rect, radius: Double) {
        self.init(circularRoundedRect: rect, radii: CornerRadii(radius))
    }

    /// A rectangle whose corners bend in gradually, as `RoundedCornerStyle.continuous` and the corners of widgets do.
    ///
    /// A corner takes 1.5287 radii of each side. Where a side is shorter, the corner changes steadily towards a quarter circle,
    /// which it is when the side is two radii long; so a capsule has round ends in both styles (assumed).
    public init(continuousRoundedRect rect: Rect, radii: CornerRadii) {
        self.init(rect: rect, radii: radii) { radius, room in
            let smoothness = (room / radius - 1) / (Corner.continuousExtent - 1)
            return Corner.mixed(min(max(smoothness, 0), 1)).scaled(by: radius)
        }
    }

    /// A rectangle whose corners bend in gradually, all by one radius.
    public init(continuousRoundedRect rect: Rect, radius: Double) {
        self.init(continuousRoundedRect: rect, radii: CornerRadii(radius))
    }

    /// A rectangle whose corners are quarter ellipses.
    public init(roundedRect rect: Rect, cornerSize: Size) {
        let width = min(max(cornerSize.width, 0), rect.width / 2), height = min(max(cornerSize.height, 0), rect.height / 2)
        guard width > 0, height > 0 else { self.init(rect: rect); return }
        let stretched = Rect(x: 0, y: 0, width: rect.width / width, height: rect.height / height)
        self = Path(circularRoundedRect: stretched, radius: 1)
            .applying(AffineTransform(a: width, b: 0, c: 0, d: height, tx: rect.minX, ty: rect.minY))
    }

    /// The ellipse that touches the rectangle's four sides; it begins at the right and runs clockwise on screen.
    public init(ellipseIn rect: Rect) {
        let unit = Path(arcCenter: .zero, radius: 1, startAngle: 0, endAngle: 2 * .pi)
        self = unit.applying(AffineTransform(a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY))
        elements.append(.close)
    }

    /// An arc from one angle to the other, in radians from the positive x axis. It runs clockwise on screen where `endAngle` is
    /// the larger, and is never more than a whole turn.
    public init(arcCenter center: Point, radius: Double, startAngle: Double, endAngle: Double) {
        guard radius.isFinite, startAngle.isFinite, endAngle.isFinite else { self.init(); return }
        let sweep = min(max(endAngle - startAngle, -2 * .pi), 2 * .pi)
        let pieces = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / Double(pieces)
        // The length of the tangents that makes a cubic touch the circle at its middle.
        let reach = 4.0 / 3.0 * tan(step / 4) * radius
        func at(_ angle: Double) -> Point { Point(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)) }
        var made: [Element] = [.move(at(startAngle))]
        for piece in 0..<pieces {
            let from = startAngle + Double(piece) * step, to = from + step
            let p = at(from), q = at(to)
            made.append(.cubic(q, control1: Point(x: p.x - reach * sin(from), y: p.y + reach * cos(from)),
                               control2: Point(x: q.x + reach * sin(to), y: q.y - reach * cos(to))))
        }
        self.init(made)
    }

    /// The rectangle with a corner of `shape(radius, room)` at each corner; `room` is the part of the shorter side that is the corner's.
    private init(rect: Rect, radii: CornerRadii, shape: (Double, Double) -> Corner) {
        let fitted = radii.fitting(rect.size)
        guard !fitted.isSquare, !rect.isEmpty else { self.init(rect: rect); return }
        /// What is left of a side is shared in proportion to the radii at its ends.
        func room(_ own: Double, horizontal: Double, vertical: Double) -> Double {
            min(rect.width * own / (own + horizontal), rect.height * own / (own + vertical))
        }
        let corners: [(at: Point, radius: Double, horizontal: Double, vertical: Double, along: Point, down: Point)] = [
            (Point(x: rect.maxX, y: rect.minY), fitted.topRight, fitted.topLeft, fitted.bottomRight, Point(x: -1, y: 0), Point(x: 0, y: 1)),
            (Point(x: rect.maxX, y: rect.maxY), fitted.bottomRight, fitted.bottomLeft, fitted.topRight, Point(x: 0, y: -1), Point(x: -1, y: 0)),
            (Point(x: rect.minX, y: rect.maxY), fitted.bottomLeft, fitted.bottomRight, fitted.topLeft, Point(x: 1, y: 0), Point(x: 0, y: -1)),
            (Point(x: rect.minX, y: rect.minY), fitted.topLeft, fitted.topRight, fitted.bottomLeft, Point(x: 0, y: 1), Point(x: 1, y: 0)),
        ]
        var made: [Element] = []
        made.reserveCapacity(18)
        for corner in corners {
            func place(_ p: Point) -> Point {
                Point(x: corner.at.x + p.x * corner.along.x + p.y * corner.down.x, y: corner.at.y + p.x * corner.along.y + p.y * corner.down.y)
            }
            guard corner.radius > 0 else {
                made.append(made.isEmpty ? .move(corner.at) : .line(corner.at))
                continue
            }
            let points = shape(corner.radius, room(corner.radius, horizontal: corner.horizontal, vertical: corner.vertical)).points
            made.append(made.isEmpty ? .move(place(points[0])) : .line(place(points[0])))
            for first in stride(from: 1, to: points.count, by: 3) {
                made.append(.cubic(place(points[first + 2]), control1: place(points[first]), control2: place(points[first + 1])))
            }
        }
        made.append(.close)
        self.init(made)
    }
}

/// A corner as three cubics, for the radius 1: x is the distance from the corner back along the side the outline comes from, y
/// the distance along the side it leaves by.
private struct Corner {
    var points: [Point]

    func scaled(by radius: Double) -> Corner { Corner(points: points.map { Point(x: $0.x * radius, y: $0.y * radius) }) }

    /// How much of a side a continuous corner takes, in radii.
    static let continuousExtent = 1.528665

    /// The curve the system draws, as its outlines show it: no curvature where it leaves the side, about a circle in the middle.
    static let continuous = symmetric([
        Point(x: continuousExtent, y: 0), Point(x: 1.088493, y: 0), Point(x: 0.868407, y: 0),
        Point(x: 0.631494, y: 0.074911), Point(x: 0.372824, y: 0.169060),
    ])

    /// A quarter circle cut at the angles where the continuous corner is cut, so that the two can be mixed.
    static let circular: Corner = {
        let joint = atan2(1 - 0.631494, 1 - 0.074911)
        func at(_ angle: Double, _ reach: Double) -> Point {
            Point(x: 1 - sin(angle) - reach * cos(angle), y: 1 - cos(angle) + reach * sin(angle))
        }
        let side = 4.0 / 3.0 * tan(joint / 4), middle = 4.0 / 3.0 * tan((.pi / 2 - 2 * joint) / 4)
        return symmetric([at(0, 0), at(0, side), at(joint, -side), at(joint, 0), at(joint, middle)])
    }()

    static func mixed(_ smoothness: Double) -> Corner {
        if smoothness >= 1 { return continuous }
        return Corner(points: zip(circular.points, continuous.points).map {
            Point(x: $0.x + ($1.x - $0.x) * smoothness, y: $0.y + ($1.y - $0.y) * smoothness)
        })
    }

    /// The second half mirrors the first about the diagonal.
    private static func symmetric(_ half: [Point]) -> Corner {
        Corner(points: half + half.reversed().map { Point(x: $0.y, y: $0.x) })
    }
}
