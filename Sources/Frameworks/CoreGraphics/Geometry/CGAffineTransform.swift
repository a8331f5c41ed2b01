// Status of this file: exact.

import Drawing
import Foundation

/// A map of the plane: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
public struct CGAffineTransform: Hashable, Codable, Sendable {
    public var a, b, c, d, tx, ty: CGFloat

    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.a = a; self.b = b; self.c = c; self.d = d; self.tx = tx; self.ty = ty
    }
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) { self.init(a, b, c, d, tx, ty) }
    /// All zero, as a C structure begins; `identity` changes nothing.
    public init() { self.init(0, 0, 0, 0, 0, 0) }
    public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(1, 0, 0, 1, tx, ty) }
    public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(sx, 0, 0, sy, 0, 0) }
    /// Radians; clockwise on screen, where y grows downwards.
    public init(rotationAngle angle: CGFloat) {
        let s = sin(Double(angle)), c = cos(Double(angle))
        self.init(c, s, -s, c, 0, 0)
    }
    public static let identity = CGAffineTransform(1, 0, 0, 1, 0, 0)

    public var isIdentity: Bool { self == .identity }

    /// Applies `self` first, then `next`.
    public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform { .init(drawing.concatenating(next.drawing)) }
    /// Applies the translation first.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { CGAffineTransform(translationX: x, y: y).concatenating(self) }
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { CGAffineTransform(scaleX: x, y: y).concatenating(self) }
    public func rotated(by angle: CGFloat) -> CGAffineTransform { CGAffineTransform(rotationAngle: angle).concatenating(self) }
    /// The inverse; the transform itself where it has none.
    public func inverted() -> CGAffineTransform { drawing.inverted.map { CGAffineTransform($0) } ?? self }

    /// The same transform for the display list.
    public var drawing: Drawing.AffineTransform { .init(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
    public init(_ t: Drawing.AffineTransform) { self.init(t.a, t.b, t.c, t.d, t.tx, t.ty) }
}

extension CGPoint {
    public func applying(_ t: CGAffineTransform) -> CGPoint { CGPoint(t.drawing.apply(drawing)) }
    public func equalTo(_ other: CGPoint) -> Bool { self == other }
    public var drawing: Drawing.Point { .init(x: x, y: y) }
    public init(_ p: Drawing.Point) { self.init(x: p.x, y: p.y) }
}

extension CGSize {
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
    public func equalTo(_ other: CGSize) -> Bool { self == other }
    public var drawing: Drawing.Size { .init(width: width, height: height) }
    public init(_ s: Drawing.Size) { self.init(width: s.width, height: s.height) }
}

extension CGRect {
    /// The smallest rectangle around the mapped corners.
    public func applying(_ t: CGAffineTransform) -> CGRect { CGRect(t.drawing.boundingBox(of: drawing)) }
    public func equalTo(_ other: CGRect) -> Bool { self == other }
    public var drawing: Drawing.Rect { .init(x: minX, y: minY, width: width, height: height) }
    public init(_ r: Drawing.Rect) { self.init(x: r.minX, y: r.minY, width: r.width, height: r.height) }
}

/// A direction and a length.
public struct CGVector: Hashable, Codable, Sendable {
    public var dx, dy: CGFloat
    public init(dx: CGFloat, dy: CGFloat) { self.dx = dx; self.dy = dy }
    public init() { self.init(dx: 0, dy: 0) }
    public static let zero = CGVector()
}
