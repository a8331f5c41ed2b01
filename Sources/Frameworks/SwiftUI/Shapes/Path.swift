import Drawing

/// An outline of straight and curved pieces.
///
/// Status: exact.
public struct Path: Equatable, LosslessStringConvertible, @unchecked Sendable {
    var drawing: Drawing.Path

    public init() { drawing = Drawing.Path() }
    init(_ path: Drawing.Path) { drawing = path }
    public init(_ path: CGPath) { drawing = path.drawing }
    public init(_ path: CGMutablePath) { drawing = path.drawing }
    public init(_ rect: CGRect) { drawing = Drawing.Path(rect: rect.standardized.drawing) }
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        if style == .continuous && cornerSize.width == cornerSize.height {
            drawing = Drawing.Path(continuousRoundedRect: rect.drawing, radius: cornerSize.width)
        } else {
            drawing = Drawing.Path(roundedRect: rect.drawing, cornerSize: cornerSize.drawing)
        }
    }
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }
    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        drawing = style == .continuous ? Drawing.Path(continuousRoundedRect: rect.drawing, radii: cornerRadii.drawing) : Drawing.Path(circularRoundedRect: rect.drawing, radii: cornerRadii.drawing)
    }
    public init(ellipseIn rect: CGRect) { drawing = Drawing.Path(ellipseIn: rect.drawing) }
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }
    /// Reads the text form that `description` gives: numbers followed by m, l, q, c or h.
    public init?(_ string: String) {
        var numbers: [CGFloat] = []
        self.init()
        for word in string.split(separator: " ") {
            if let number = Double(word) { numbers.append(number); continue }
            switch (word, numbers.count) {
            case ("m", 2): move(to: CGPoint(x: numbers[0], y: numbers[1]))
            case ("l", 2): addLine(to: CGPoint(x: numbers[0], y: numbers[1]))
            case ("q", 4): addQuadCurve(to: CGPoint(x: numbers[2], y: numbers[3]), control: CGPoint(x: numbers[0], y: numbers[1]))
            case ("c", 6): addCurve(to: CGPoint(x: numbers[4], y: numbers[5]), control1: CGPoint(x: numbers[0], y: numbers[1]), control2: CGPoint(x: numbers[2], y: numbers[3]))
            case ("h", 0): closeSubpath()
            default: return nil
            }
            numbers = []
        }
        if !numbers.isEmpty { return nil }
    }
    public var description: String {
        drawing.elements.map { element in
            func text(_ points: [Drawing.Point]) -> String { points.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: " ") }
            func number(_ v: Double) -> String { v == v.rounded() && abs(v) < 1e15 ? String(Int(v)) : String(v) }
            switch element {
            case .move(let p): return text([p]) + " m"
            case .line(let p): return text([p]) + " l"
            case .quadratic(let p, let c): return text([c, p]) + " q"
            case .cubic(let p, let c1, let c2): return text([c1, c2, p]) + " c"
            case .close: return "h"
            }
        }.joined(separator: " ")
    }

    /// One step of an outline.
    public enum Element: Equatable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    public var isEmpty: Bool { drawing.isEmpty }
    public var cgPath: CGPath { CGPath(drawing) }
    public var boundingRect: CGRect { cgPath.boundingBoxOfPath }
    public var currentPoint: CGPoint? { drawing.isEmpty ? nil : cgPath.currentPoint }
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool { cgPath.contains(p, using: eoFill ? .evenOdd : .winding) }

    public func forEach(_ body: (Element) -> Void) {
        for element in drawing.elements {
            switch element {
            case .move(let p): body(.move(to: CGPoint(p)))
            case .line(let p): body(.line(to: CGPoint(p)))
            case .quadratic(let p, let c): body(.quadCurve(to: CGPoint(p), control: CGPoint(c)))
            case .cubic(let p, let c1, let c2): body(.curve(to: CGPoint(p), control1: CGPoint(c1), control2: CGPoint(c2)))
            case .close: body(.closeSubpath)
            }
        }
    }

    public mutating func move(to end: CGPoint) { drawing.elements.append(.move(end.drawing)) }
    public mutating func addLine(to end: CGPoint) { start(at: end) { $0.elements.append(.line(end.drawing)) } }
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { start(at: end) { $0.elements.append(.quadratic(end.drawing, control: control.drawing)) } }
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        start(at: end) { $0.elements.append(.cubic(end.drawing, control1: control1.drawing, control2: control2.drawing)) }
    }
    public mutating func closeSubpath() { if !drawing.isEmpty { drawing.elements.append(.close) } }

    /// A line or curve needs a point to begin at: without one it only moves there, as Core Graphics does.
    private mutating func start(at end: CGPoint, _ add: (inout Drawing.Path) -> Void) {
        if drawing.isEmpty { drawing.elements.append(.move(end.drawing)) } else { add(&drawing) }
    }

    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { append(Path(rect), transform) }
    public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity) {
        append(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform)
    }
    public mutating func addRoundedRect(in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity) {
        append(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform)
    }
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) { append(Path(ellipseIn: rect), transform) }
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) { for rect in rects { addRect(rect, transform: transform) } }
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) { append(path, transform) }

    /// An arc about a centre. `clockwise` is meant with the y axis upwards, as Core Graphics has it: on screen it looks the other way round.
    public mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool, transform: CGAffineTransform = .identity) {
        var delta = endAngle.radians - startAngle.radians
        let turn = 2 * Double.pi
        if clockwise {
            if delta > 0 { delta = delta.truncatingRemainder(dividingBy: turn) - turn }
            if delta < -turn { delta = delta.truncatingRemainder(dividingBy: turn) }
        } else {
            if delta < 0 { delta = delta.truncatingRemainder(dividingBy: turn) + turn }
            if delta > turn { delta = turn }
        }
        addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: .radians(delta), transform: transform)
    }

    public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity) {
        let arc = Drawing.Path(arcCenter: center.drawing, radius: radius, startAngle: startAngle.radians, endAngle: startAngle.radians + delta.radians).applying(transform.drawing)
        // An arc is joined to what is there by a line.
        for (index, element) in arc.elements.enumerated() {
            if index == 0, case .move(let p) = element, !drawing.isEmpty, drawing.elements.last != .close { drawing.elements.append(.line(p)) } else { drawing.elements.append(element) }
        }
    }

    /// An arc of a radius that touches two lines: from the current point to `tangent1End`, from there to `tangent2End`.
    public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity) {
        let path = CGMutablePath()
        path.addPath(cgPath)
        path.addArc(tangent1End: tangent1End.applying(transform), tangent2End: tangent2End.applying(transform), radius: radius)
        drawing = path.drawing
    }

    private mutating func append(_ path: Path, _ transform: CGAffineTransform) {
        drawing.elements += transform.isIdentity ? path.drawing.elements : path.drawing.applying(transform.drawing).elements
    }

    public func applying(_ transform: CGAffineTransform) -> Path { Path(drawing.applying(transform.drawing)) }
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }
}

extension Path: Shape {
    /// Itself. Status: exact: a path has its own place, whatever the `rect`.
    public nonisolated func path(in rect: CGRect) -> Path { self }
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
