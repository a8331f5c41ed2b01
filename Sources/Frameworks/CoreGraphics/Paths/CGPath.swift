// Status of this file: exact.

import Drawing
import Foundation

/// What a piece of a path is.
public enum CGPathElementType: Int32, Hashable, Sendable { case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath }

/// A piece of a path and its points, valid during the call it is given to.
public struct CGPathElement {
    public var type: CGPathElementType
    public var points: UnsafeMutablePointer<CGPoint>
}

/// An outline that does not change.
public class CGPath: Hashable, @unchecked Sendable {
    /// The outline as the display list draws it.
    public fileprivate(set) var drawing: Drawing.Path

    public init(_ path: Drawing.Path) { drawing = path }
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Drawing.Path(rect: rect.standardized.drawing).applying(transform))
    }
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Drawing.Path(ellipseIn: rect.standardized.drawing).applying(transform))
    }
    public convenience init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Drawing.Path(roundedRect: rect.standardized.drawing, cornerSize: .init(width: cornerWidth, height: cornerHeight)).applying(transform))
    }

    public var isEmpty: Bool { drawing.isEmpty }
    /// The rectangle around all points and control points; `CGRect.null` for an empty path.
    public var boundingBox: CGRect { drawing.isEmpty ? .null : CGRect(drawing.controlPointBounds) }
    /// The rectangle around the curve itself.
    public var boundingBoxOfPath: CGRect { drawing.isEmpty ? .null : CGRect(drawing.bounds) }
    /// The last point; zero for an empty path.
    public var currentPoint: CGPoint { drawing.currentPoint.map { CGPoint($0) } ?? .zero }

    public func copy() -> CGPath? { CGPath(drawing) }
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(drawing) }
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? { CGPath(drawing.applying(transform)) }
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? { CGMutablePath(drawing.applying(transform)) }

    /// Whether the area inside holds the point.
    public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity) -> Bool {
        drawing.applying(transform.drawing).contains(point.drawing, evenOdd: rule == .evenOdd)
    }

    /// Calls a closure for every piece.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for element in drawing.elements {
            var points: [CGPoint]
            let type: CGPathElementType
            switch element {
            case .move(let p): type = .moveToPoint; points = [CGPoint(p)]
            case .line(let p): type = .addLineToPoint; points = [CGPoint(p)]
            case .quadratic(let p, let c): type = .addQuadCurveToPoint; points = [CGPoint(c), CGPoint(p)]
            case .cubic(let p, let c1, let c2): type = .addCurveToPoint; points = [CGPoint(c1), CGPoint(c2), CGPoint(p)]
            case .close: type = .closeSubpath; points = [.zero]
            }
            points.withUnsafeMutableBufferPointer { buffer in
                guard let base = buffer.baseAddress else { return }
                var piece = CGPathElement(type: type, points: base)
                block(&piece)
            }
        }
    }

    public static func == (a: CGPath, b: CGPath) -> Bool { a.drawing == b.drawing }
    public func hash(into hasher: inout Hasher) { hasher.combine(drawing) }
}

/// An outline that is drawn up piece by piece.
public class CGMutablePath: CGPath, @unchecked Sendable {
    public init() { super.init(Drawing.Path()) }
    public override init(_ path: Drawing.Path) { super.init(path) }

    private func map(_ point: CGPoint, _ t: CGAffineTransform) -> Drawing.Point { t.isIdentity ? point.drawing : t.drawing.apply(point.drawing) }

    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) { drawing.elements.append(.move(map(point, transform))) }
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) { drawing.elements.append(.line(map(point, transform))) }
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        drawing.elements.append(.quadratic(map(end, transform), control: map(control, transform)))
    }
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity) {
        drawing.elements.append(.cubic(map(end, transform), control1: map(control1, transform), control2: map(control2, transform)))
    }
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { append(.init(rect: rect.drawing), transform) }
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) { for rect in rects { addRect(rect, transform: transform) } }
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) { append(.init(ellipseIn: rect.standardized.drawing), transform) }
    public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity) {
        append(.init(roundedRect: rect.standardized.drawing, cornerSize: .init(width: cornerWidth, height: cornerHeight)), transform)
    }
    /// Adds an arc; radians. With `clockwise` false it runs towards growing angles, which is clockwise on screen.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool, transform: CGAffineTransform = .identity) {
        let arc = Drawing.Path.arc(center: center.drawing, radius: radius, from: startAngle, to: endAngle, towardsSmallerAngles: clockwise)
        append(arc.joined(to: drawing), transform)
    }
    public func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity) {
        append(Drawing.Path.arc(center: center.drawing, radius: radius, start: startAngle, sweep: delta).joined(to: drawing), transform)
    }
    /// Adds an arc that touches the line to `tangent1End` and the one from there to `tangent2End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity) {
        guard let start = drawing.currentPoint else { return }
        append(Drawing.Path.tangentArc(from: start, corner: tangent1End.drawing, to: tangent2End.drawing, radius: radius), transform)
    }
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) { append(path.drawing, transform) }
    /// Takes another outline instead.
    public func replace(_ path: Drawing.Path) { drawing = path }
    public func closeSubpath() { if !drawing.isEmpty { drawing.elements.append(.close) } }

    private func append(_ path: Drawing.Path, _ t: CGAffineTransform) {
        drawing.elements += t.isIdentity ? path.elements : path.applying(t.drawing).elements
    }
}
