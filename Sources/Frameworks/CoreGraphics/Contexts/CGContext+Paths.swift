// Status of this file: exact.

import Drawing
import Foundation

extension CGContext {
    public func beginPath() { path = CGMutablePath() }
    public func move(to point: CGPoint) { path.move(to: point, transform: state.transform) }
    public func addLine(to point: CGPoint) { path.addLine(to: point, transform: state.transform) }
    public func addLines(between points: [CGPoint]) { path.addLines(between: points, transform: state.transform) }
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) { path.addCurve(to: end, control1: control1, control2: control2, transform: state.transform) }
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, control: control, transform: state.transform) }
    public func addRect(_ rect: CGRect) { path.addRect(rect, transform: state.transform) }
    public func addRects(_ rects: [CGRect]) { path.addRects(rects, transform: state.transform) }
    public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect, transform: state.transform) }
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise, transform: state.transform)
    }
    public func addPath(_ other: CGPath) { path.addPath(other, transform: state.transform) }
    public func closePath() { path.closeSubpath() }
    public var isPathEmpty: Bool { path.isEmpty }
    /// In the coordinates of the transform in force.
    public var currentPointOfPath: CGPoint { path.currentPoint.applying(state.transform.inverted()) }
    public var boundingBoxOfPath: CGRect { path.boundingBoxOfPath.applying(state.transform.inverted()) }

    public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .evenOdd ? .eoFill : .fill) }
    public func strokePath() { drawPath(using: .stroke) }

    /// Draws the path and forgets it.
    public func drawPath(using mode: CGPathDrawingMode) {
        let outline = path.drawing
        path = CGMutablePath()
        guard !outline.isEmpty else { return }
        if mode != .stroke { draw { [.fill(outline, $0.paint($0.state.fill), evenOdd: mode == .eoFill || mode == .eoFillStroke)] } }
        if mode != .fill && mode != .eoFill { draw { $0.strokeCommands(outline) } }
    }

    public func fill(_ rect: CGRect) { path = CGMutablePath(); addRect(rect); fillPath() }
    public func fill(_ rects: [CGRect]) { path = CGMutablePath(); addRects(rects); fillPath() }
    public func fillEllipse(in rect: CGRect) { path = CGMutablePath(); addEllipse(in: rect); fillPath() }
    public func stroke(_ rect: CGRect) { path = CGMutablePath(); addRect(rect); strokePath() }
    public func stroke(_ rect: CGRect, width: CGFloat) {
        saveGState(); setLineWidth(width); stroke(rect); restoreGState()
    }
    public func strokeEllipse(in rect: CGRect) { path = CGMutablePath(); addEllipse(in: rect); strokePath() }
    public func strokeLineSegments(between points: [CGPoint]) {
        path = CGMutablePath()
        for index in stride(from: 0, to: points.count - 1, by: 2) { move(to: points[index]); addLine(to: points[index + 1]) }
        strokePath()
    }
    /// Takes away what is inside a rectangle.
    public func clear(_ rect: CGRect) {
        let outline = Drawing.Path(rect: rect.drawing).applying(state.transform.drawing)
        items += [DisplayItem(.beginGroup(.blend(.destinationOut))), DisplayItem(.fill(outline, .color(.black), evenOdd: false)), DisplayItem(.endGroup)]
    }

    /// Draws only inside the path from now on, until the state is restored.
    public func clip(using rule: CGPathFillRule = .winding) {
        items.append(DisplayItem(.beginGroup(.clip(path.drawing, evenOdd: rule == .evenOdd)), isAliased: isAliased))
        state.clips += 1
        path = CGMutablePath()
    }
    public func clip(to rect: CGRect) { path = CGMutablePath(); addRect(rect); clip() }
    public func clip(to rects: [CGRect]) { path = CGMutablePath(); addRects(rects); clip() }

    func paint(_ paint: ContextPaint) -> Drawing.Paint {
        switch paint { case .color(let color): .color(color) }
    }

    /// The pen is stretched by the transform as the outline is, so that the stroke is drawn in the coordinates it was given in.
    private func strokeCommands(_ outline: Drawing.Path) -> [DisplayCommand] {
        let t = state.transform.drawing
        guard let inverse = t.inverted else { return [] }
        if t.a == 1, t.b == 0, t.c == 0, abs(t.d) == 1 { return [.stroke(outline, paint(state.stroke), state.line)] }
        return [.beginGroup(.transform(t)), .stroke(outline.applying(inverse), paint(state.stroke), state.line), .endGroup]
    }

    /// Wraps commands in the alpha, shadow and blend mode in force.
    func draw(_ commands: (CGContext) -> [DisplayCommand]) {
        var effects: [GroupEffect] = []
        if state.blend != .normal, let mode = state.blend.drawing { effects.append(.blend(mode)) }
        if let shadow = state.shadow {
            // Offsets of a bitmap context point upwards.
            let up = base.d < 0 ? -1.0 : 1.0
            effects.append(.shadow(shadow.color, radius: shadow.radius, x: shadow.offset.width, y: shadow.offset.height * up))
        }
        if state.alpha < 1 { effects.append(.opacity(state.alpha)) }
        items += effects.map { DisplayItem(.beginGroup($0)) }
        items += commands(self).map { DisplayItem($0, isAliased: isAliased) }
        items += effects.map { _ in DisplayItem(.endGroup) }
    }
}
