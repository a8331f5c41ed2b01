// Status of this file: exact.

import Drawing
import Foundation

/// An outline with the pen that strokes it.
open class UIBezierPath: NSObject, @unchecked Sendable {
    private let path = CGMutablePath()
    open var lineWidth: CGFloat = 1
    open var lineCapStyle = CGLineCap.butt
    open var lineJoinStyle = CGLineJoin.miter
    open var miterLimit: CGFloat = 10
    open var usesEvenOddFillRule = false
    private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

    public override init() { super.init() }
    public convenience init(rect: CGRect) { self.init(); path.addRect(rect) }
    public convenience init(ovalIn rect: CGRect) { self.init(); path.addEllipse(in: rect) }
    /// Corners are continuous, as iOS draws them since version 7.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        path.addPath(CGPath(Drawing.Path(continuousRoundedRect: rect.drawing, radius: cornerRadius)))
    }
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        func radius(_ corner: UIRectCorner) -> Double { corners.contains(corner) ? Double(cornerRadii.width) : 0 }
        let radii = CornerRadii(topLeft: radius(.topLeft), topRight: radius(.topRight), bottomRight: radius(.bottomRight), bottomLeft: radius(.bottomLeft))
        path.addPath(CGPath(Drawing.Path(continuousRoundedRect: rect.drawing, radii: radii)))
    }
    /// Radians. Clockwise is clockwise on screen.
    public convenience init(arcCenter: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        self.init()
        addArc(withCenter: arcCenter, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
    public convenience init(cgPath: CGPath) { self.init(); path.addPath(cgPath) }

    open var cgPath: CGPath {
        get { path.copy() ?? path }
        set { replace(with: newValue.drawing) }
    }
    private func replace(with outline: Drawing.Path) { path.replace(outline) }

    open func move(to point: CGPoint) { path.move(to: point) }
    open func addLine(to point: CGPoint) { path.addLine(to: point) }
    open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) { path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2) }
    open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) { path.addQuadCurve(to: end, control: controlPoint) }
    open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }
    open func close() { path.closeSubpath() }
    open func removeAllPoints() { replace(with: Drawing.Path()) }
    open func append(_ other: UIBezierPath) { path.addPath(other.path) }
    open func apply(_ transform: CGAffineTransform) { replace(with: path.drawing.applying(transform.drawing)) }
    open func reversing() -> UIBezierPath { UIBezierPath(cgPath: CGPath(path.drawing.reversed)) }
    open var isEmpty: Bool { path.isEmpty }
    open var currentPoint: CGPoint { path.currentPoint }
    open var bounds: CGRect { path.isEmpty ? .zero : path.boundingBoxOfPath }
    open func contains(_ point: CGPoint) -> Bool { path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding) }
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [], phase)
    }

    open func fill() { fill(with: .normal, alpha: 1) }
    open func stroke() { stroke(with: .normal, alpha: 1) }
    open func fill(with mode: CGBlendMode, alpha: CGFloat) { draw(mode, alpha) { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) } }
    open func stroke(with mode: CGBlendMode, alpha: CGFloat) {
        draw(mode, alpha) {
            $0.setLineWidth(lineWidth); $0.setLineCap(lineCapStyle); $0.setLineJoin(lineJoinStyle); $0.setMiterLimit(miterLimit)
            $0.setLineDash(phase: dash.phase, lengths: dash.lengths)
            $0.strokePath()
        }
    }
    private func draw(_ mode: CGBlendMode, _ alpha: CGFloat, _ action: (CGContext) -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        if mode != .normal { context.setBlendMode(mode) }
        if alpha < 1 { context.setAlpha(alpha) }
        context.beginPath()
        context.addPath(path)
        action(context)
        context.restoreGState()
    }
    /// Draws only inside the outline from now on.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
}
