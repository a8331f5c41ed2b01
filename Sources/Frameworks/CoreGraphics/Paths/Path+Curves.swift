// Status of this file: exact.

import Drawing
import Foundation

/// Arcs as Core Graphics describes them.
extension Drawing.Path {
    /// An arc between two angles, in radians; a full turn or more draws the whole circle.
    public static func arc(center: Drawing.Point, radius: Double, from start: Double, to end: Double, towardsSmallerAngles: Bool) -> Drawing.Path {
        let turn = 2 * Double.pi
        var sweep = end - start
        if towardsSmallerAngles {
            if sweep <= -turn { sweep = -turn } else if sweep > 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) - turn }
        } else {
            if sweep >= turn { sweep = turn } else if sweep < 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) + turn }
        }
        return arc(center: center, radius: radius, start: start, sweep: sweep)
    }

    /// An arc of at most one turn, in radians. It begins with a move.
    public static func arc(center: Drawing.Point, radius: Double, start: Double, sweep wanted: Double) -> Drawing.Path {
        Drawing.Path(arcCenter: center, radius: radius, startAngle: start, endAngle: start + min(max(wanted, -2 * .pi), 2 * .pi))
    }

    /// A line to where an arc between two tangents begins, and the arc.
    public static func tangentArc(from start: Drawing.Point, corner: Drawing.Point, to end: Drawing.Point, radius: Double) -> Drawing.Path {
        let u = (x: start.x - corner.x, y: start.y - corner.y), v = (x: end.x - corner.x, y: end.y - corner.y)
        let lu = hypot(u.x, u.y), lv = hypot(v.x, v.y)
        let cross = u.x * v.y - u.y * v.x
        guard lu > 0, lv > 0, radius > 0, abs(cross) > 1e-9 * lu * lv else { return Drawing.Path([.line(corner)]) }
        let angle = acos(min(max((u.x * v.x + u.y * v.y) / (lu * lv), -1), 1))
        let distance = radius / tan(angle / 2)
        let first = Drawing.Point(x: corner.x + u.x / lu * distance, y: corner.y + u.y / lu * distance)
        let last = Drawing.Point(x: corner.x + v.x / lv * distance, y: corner.y + v.y / lv * distance)
        let bisector = (x: u.x / lu + v.x / lv, y: u.y / lu + v.y / lv)
        let length = hypot(bisector.x, bisector.y), reach = hypot(distance, radius)
        let center = Drawing.Point(x: corner.x + bisector.x / length * reach, y: corner.y + bisector.y / length * reach)
        let a = atan2(first.y - center.y, first.x - center.x), b = atan2(last.y - center.y, last.x - center.x)
        return Drawing.Path([.line(first)] + arc(center: center, radius: radius, from: a, to: b, towardsSmallerAngles: cross > 0).elements.dropFirst())
    }

    /// The same arc, its first move a line where a subpath is open, as Core Graphics joins them.
    func joined(to path: Drawing.Path) -> Drawing.Path {
        guard path.currentPoint != nil, case .move(let start)? = elements.first else { return self }
        return Drawing.Path([.line(start)] + elements.dropFirst())
    }

    func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> Drawing.Path {
        transform.map { applying($0.pointee.drawing) } ?? self
    }
}
