// Status of this file: exact.

import Drawing
import Foundation

extension Drawing.Path {
    /// The outline of the area that a stroke paints, for the non-zero rule.
    ///
    /// Curves are followed by curves at the distance of half the line's width, in pieces that turn by less than 20 degrees; they stay
    /// within a thousandth of the width of the true parallel curve where that is no sharper than the line is wide.
    public func stroked(_ style: Drawing.StrokeStyle) -> Drawing.Path {
        guard style.width > 0, style.width.isFinite else { return Drawing.Path() }
        let line = style.dash.isEmpty ? self : dashed(phase: style.dashPhase, lengths: style.dash)
        var stroker = Stroker(style)
        for subpath in line.subpaths { stroker.add(subpath) }
        return Drawing.Path(stroker.elements)
    }
}

/// Makes the outline of a stroke, one stretch of the path after the other.
struct Stroker {
    private let radius: Double
    private let style: Drawing.StrokeStyle
    private(set) var elements: [Drawing.Path.Element] = []

    init(_ style: Drawing.StrokeStyle) {
        self.style = style
        radius = style.width / 2
    }

    mutating func add(_ subpath: Subpath) {
        let pieces = subpath.segments.flatMap(Self.gentlePieces)
        guard !pieces.isEmpty else { return addDot(subpath.start, isClosed: subpath.isClosed) }
        if subpath.isClosed {
            addSide(pieces, isClosed: true, begins: true)
            elements.append(.close)
            addSide(pieces.reversed().map(\.reversed), isClosed: true, begins: true)
            elements.append(.close)
        } else {
            addSide(pieces, isClosed: false, begins: true)
            addCap(at: pieces[pieces.count - 1].p3, direction: pieces[pieces.count - 1].direction(atStart: false))
            let back = pieces.reversed().map(\.reversed)
            addSide(back, isClosed: false, begins: false)
            addCap(at: back[back.count - 1].p3, direction: back[back.count - 1].direction(atStart: false))
            elements.append(.close)
        }
    }

    /// The left side of a line of pieces.
    private mutating func addSide(_ pieces: [PathSegment], isClosed: Bool, begins: Bool) {
        var previous = isClosed ? pieces[pieces.count - 1].direction(atStart: false) : nil
        for (index, piece) in pieces.enumerated() {
            guard let start = piece.direction(atStart: true), let end = piece.direction(atStart: false) else { continue }
            let from = offset(piece.p0, start), to = offset(piece.p3, end)
            if index == 0 && begins {
                elements.append(.move(isClosed ? offset(piece.p0, previous ?? start) : from))
                if isClosed, let previous { addJoin(at: piece.p0, previous, start) }
            } else if let previous {
                addJoin(at: piece.p0, previous, start)
            }
            if piece.isLine {
                elements.append(.line(to))
            } else {
                // The handles grow or shrink with the chord (after Tiller and Hanson).
                let chord = piece.p0.distance(to: piece.p3)
                let scale = chord > 1e-9 ? from.distance(to: to) / chord : 0
                let facesBack = (to.x - from.x) * (piece.p3.x - piece.p0.x) + (to.y - from.y) * (piece.p3.y - piece.p0.y) < 0
                let factor = facesBack ? -scale : scale
                elements.append(.cubic(to, control1: Drawing.Point(x: from.x + (piece.p1.x - piece.p0.x) * factor, y: from.y + (piece.p1.y - piece.p0.y) * factor),
                                       control2: Drawing.Point(x: to.x + (piece.p2.x - piece.p3.x) * factor, y: to.y + (piece.p2.y - piece.p3.y) * factor)))
            }
            previous = end
        }
    }

    private func offset(_ point: Drawing.Point, _ direction: Drawing.Point) -> Drawing.Point {
        Drawing.Point(x: point.x - direction.y * radius, y: point.y + direction.x * radius)
    }

    /// What lies between the sides of two pieces: outside a corner as the style says, inside it a way by the corner itself.
    private mutating func addJoin(at corner: Drawing.Point, _ u: Drawing.Point, _ v: Drawing.Point) {
        let cross = u.x * v.y - u.y * v.x, dot = u.x * v.x + u.y * v.y
        let to = offset(corner, v)
        if abs(cross) < 1e-6 && dot > 0 { return elements.append(.line(to)) }
        if cross > 0 {
            elements.append(.line(corner))
            return elements.append(.line(to))
        }
        switch style.join {
        case .round: addArc(corner, from: u, to: v)
        case .miter where dot > -0.99999 && (2 / (1 + dot)).squareRoot() <= style.miterLimit:
            let factor = radius / (1 + dot)
            elements.append(.line(Drawing.Point(x: corner.x - (u.y + v.y) * factor, y: corner.y + (u.x + v.x) * factor)))
            elements.append(.line(to))
        case .miter, .bevel: elements.append(.line(to))
        }
    }

    /// An arc around a corner from the normal of one direction to that of another, the short way round.
    private mutating func addArc(_ center: Drawing.Point, from u: Drawing.Point, to v: Drawing.Point) {
        let start = atan2(u.x, -u.y)
        var sweep = atan2(u.x * v.y - u.y * v.x, u.x * v.x + u.y * v.y)
        if sweep > 0 { sweep -= 2 * .pi }
        elements += Drawing.Path(arcCenter: center, radius: radius, startAngle: start, endAngle: start + sweep).elements.dropFirst()
    }

    private mutating func addCap(at end: Drawing.Point, direction: Drawing.Point?) {
        guard let u = direction else { return }
        let back = Drawing.Point(x: -u.x, y: -u.y)
        switch style.cap {
        case .butt: break
        case .round: addArc(end, from: u, to: back)
        case .square:
            let tip = Drawing.Point(x: end.x + u.x * radius, y: end.y + u.y * radius)
            elements.append(.line(offset(tip, u)))
            elements.append(.line(offset(tip, back)))
        }
        elements.append(.line(offset(end, back)))
    }

    /// A line of no length: a dot where its ends are round or square.
    private mutating func addDot(_ p: Drawing.Point, isClosed: Bool) {
        let box = Drawing.Rect(x: p.x - radius, y: p.y - radius, width: 2 * radius, height: 2 * radius)
        switch style.cap {
        case .butt: break
        case .round: elements += Drawing.Path(ellipseIn: box).elements
        case .square: elements += Drawing.Path(rect: box).elements
        }
    }

    /// A curve in pieces that turn little, so that each has a simple parallel.
    static func gentlePieces(_ segment: PathSegment) -> [PathSegment] {
        guard segment.p0.distance(to: segment.p3) > 1e-9 || segment.p0.distance(to: segment.p1) > 1e-9 || segment.p0.distance(to: segment.p2) > 1e-9 else { return [] }
        guard !segment.isLine else { return [segment] }
        func turn(_ a: Drawing.Point, _ b: Drawing.Point, _ c: Drawing.Point) -> Double {
            let u = (b.x - a.x, b.y - a.y), v = (c.x - b.x, c.y - b.y)
            guard hypot(u.0, u.1) > 1e-9, hypot(v.0, v.1) > 1e-9 else { return 0 }
            return abs(atan2(u.0 * v.1 - u.1 * v.0, u.0 * v.0 + u.1 * v.1))
        }
        func split(_ piece: PathSegment, _ depth: Int) -> [PathSegment] {
            let total = turn(piece.p0, piece.p1, piece.p2) + turn(piece.p1, piece.p2, piece.p3)
            if total < 0.35 || depth == 0 { return [piece] }
            return split(piece.part(0, 0.5), depth - 1) + split(piece.part(0.5, 1), depth - 1)
        }
        return split(segment, 6)
    }
}
