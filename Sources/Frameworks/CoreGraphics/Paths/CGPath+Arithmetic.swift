// Status of this file: approximate: curves become lines within a fiftieth of a point; `rule` of the parts is non-zero.

import Drawing
import Foundation

/// Outlines made from outlines. Status: approximate: strokes and dashes to a thousandth of the width; combined areas, whatever the `rule` of separated parts (curves
/// become lines within a fiftieth of a point).
extension CGPath {
    /// The outline of what a stroke paints.
    public func copy(strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat, transform: CGAffineTransform = .identity) -> CGPath {
        CGPath(drawing.applying(transform.drawing).stroked(Drawing.StrokeStyle(width: lineWidth, cap: lineCap.drawing, join: lineJoin.drawing, miterLimit: miterLimit)))
    }
    /// The outline in dashes, in points.
    public func copy(dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity) -> CGPath {
        CGPath(drawing.applying(transform.drawing).dashed(phase: phase, lengths: lengths.map { Double($0) }))
    }
    /// The outline with lines in place of curves.
    public func flattened(threshold: CGFloat) -> CGPath {
        CGPath(Drawing.Path(zip(drawing.subpaths, drawing.polygons(tolerance: threshold)).flatMap { subpath, points -> [Drawing.Path.Element] in
            [.move(points[0])] + points.dropFirst().map { .line($0) } + (subpath.isClosed ? [.close] : [])
        }))
    }
    /// The same area without lines that cross each other.
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath { CGPath(drawing.normalized(evenOdd: rule == .evenOdd)) }
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { CGPath(drawing.union(other.drawing, evenOdd: rule == .evenOdd)) }
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { CGPath(drawing.intersection(other.drawing, evenOdd: rule == .evenOdd)) }
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { CGPath(drawing.subtracting(other.drawing, evenOdd: rule == .evenOdd)) }
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { CGPath(drawing.symmetricDifference(other.drawing, evenOdd: rule == .evenOdd)) }
    public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { CGPath(drawing.lineIntersection(other.drawing, evenOdd: rule == .evenOdd)) }
    public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { CGPath(drawing.lineSubtraction(other.drawing, evenOdd: rule == .evenOdd)) }
    public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool { !intersection(other, using: rule).isEmpty }
    /// A path for each closed or open stretch.
    public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
        drawing.subpaths.map { subpath in
            CGPath(Drawing.Path([.move(subpath.start)] + subpath.segments.map(\.element) + (subpath.isClosed ? [.close] : [])))
        }
    }
}
