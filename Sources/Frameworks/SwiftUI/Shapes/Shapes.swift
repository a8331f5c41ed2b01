// Status of this file: exact.

import Drawing

/// A rectangle.
public nonisolated struct Rectangle: InsettableShape, Sendable {
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: self, amount: amount) }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// How corners are rounded: as circles, or in one curve with the edges.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

/// A rectangle with equal round corners.
public nonisolated struct RoundedRectangle: InsettableShape, Sendable {
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle
    nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }
    nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) { self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style) }
    nonisolated public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { InsetRoundedRectangle(base: self, amount: amount) }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// A rounded rectangle moved inwards: the radius shrinks with it.
nonisolated struct InsetRoundedRectangle: InsettableShape {
    let base: RoundedRectangle
    let amount: CGFloat
    nonisolated func path(in rect: CGRect) -> Path {
        let size = CGSize(width: max(base.cornerSize.width - amount, 0), height: max(base.cornerSize.height - amount, 0))
        let inner = rect.insetBy(dx: amount, dy: amount)
        return inner.isNull ? Path() : Path(roundedRect: inner, cornerSize: size, style: base.style)
    }
    nonisolated func inset(by amount: CGFloat) -> InsetRoundedRectangle { InsetRoundedRectangle(base: base, amount: self.amount + amount) }
}

/// A rectangle with a radius for each corner.
public nonisolated struct UnevenRoundedRectangle: InsettableShape, Sendable {
    public var cornerRadii: RectangleCornerRadii
    public var style: RoundedCornerStyle
    nonisolated public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }
    nonisolated public init(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous) {
        self.init(cornerRadii: RectangleCornerRadii(topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
    }
    nonisolated public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { InsetUnevenRoundedRectangle(base: self, amount: amount) }
}

/// An uneven rounded rectangle moved inwards: each radius shrinks with it.
nonisolated struct InsetUnevenRoundedRectangle: InsettableShape {
    let base: UnevenRoundedRectangle
    let amount: CGFloat
    nonisolated func path(in rect: CGRect) -> Path {
        let inner = rect.insetBy(dx: amount, dy: amount)
        guard !inner.isNull else { return Path() }
        let radii = base.cornerRadii
        func less(_ radius: CGFloat) -> CGFloat { max(radius - amount, 0) }
        return Path(roundedRect: inner, cornerRadii: RectangleCornerRadii(topLeading: less(radii.topLeading), bottomLeading: less(radii.bottomLeading),
                                                                          bottomTrailing: less(radii.bottomTrailing), topTrailing: less(radii.topTrailing)), style: base.style)
    }
    nonisolated func inset(by amount: CGFloat) -> InsetUnevenRoundedRectangle { InsetUnevenRoundedRectangle(base: base, amount: self.amount + amount) }
}

/// The radii of a rectangle's corners, in points.
public struct RectangleCornerRadii: Equatable, Hashable, Sendable {
    public var topLeading, bottomLeading, bottomTrailing, topTrailing: CGFloat
    public init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
    var drawing: CornerRadii { CornerRadii(topLeft: topLeading, topRight: topTrailing, bottomRight: bottomTrailing, bottomLeft: bottomLeading) }
}

/// A rectangle whose short sides are round.
public nonisolated struct Capsule: InsettableShape, Sendable {
    public var style: RoundedCornerStyle
    nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }
    nonisolated public func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        return Path(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius), style: style)
    }
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: self, amount: amount) }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// The ellipse inside its frame.
public nonisolated struct Ellipse: InsettableShape, Sendable {
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: self, amount: amount) }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// The largest circle inside its frame, in the middle.
public nonisolated struct Circle: InsettableShape, Sendable {
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: self, amount: amount) }
    /// A circle takes a square of the shorter proposed length (layout-rules 7.6).
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let side: CGFloat = switch (proposal.width, proposal.height) {
        case (let w?, let h?): min(w, h)
        case (let w?, nil): w
        case (nil, let h?): h
        case (nil, nil): 10
        }
        return CGSize(width: side, height: side)
    }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// A shape moved inwards from its frame by a distance.
public nonisolated struct _Inset<Base: Shape>: InsettableShape {
    let base: Base
    let amount: CGFloat
    nonisolated public func path(in rect: CGRect) -> Path {
        let inner = rect.insetBy(dx: amount, dy: amount)
        return inner.isNull ? Path() : base.path(in: inner)
    }
    nonisolated public func inset(by amount: CGFloat) -> _Inset { _Inset(base: base, amount: self.amount + amount) }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}

/// The shape of the container, inset by the distance to its edges; a rectangle where there is no container.
public nonisolated struct ContainerRelativeShape: InsettableShape, Sendable {
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { InsetContainerRelativeShape(amount: amount) }
}

nonisolated struct InsetContainerRelativeShape: InsettableShape {
    let amount: CGFloat
    nonisolated func path(in rect: CGRect) -> Path {
        let inner = rect.insetBy(dx: amount, dy: amount)
        return inner.isNull ? Path() : Path(inner)
    }
    nonisolated func inset(by amount: CGFloat) -> InsetContainerRelativeShape { InsetContainerRelativeShape(amount: self.amount + amount) }
}

/// A shape whose type is hidden.
public nonisolated struct AnyShape: Shape {
    let base: any Shape
    nonisolated public init<S: Shape>(_ shape: S) { base = shape }
    nonisolated public func path(in rect: CGRect) -> Path { base.path(in: rect) }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}

extension Shape where Self == Rectangle { nonisolated public static var rect: Rectangle { .init() } }
extension Shape where Self == Circle { nonisolated public static var circle: Circle { .init() } }
extension Shape where Self == Capsule {
    nonisolated public static var capsule: Capsule { .init() }
    nonisolated public static func capsule(style: RoundedCornerStyle) -> Capsule { .init(style: style) }
}
extension Shape where Self == Ellipse { nonisolated public static var ellipse: Ellipse { .init() } }
extension Shape where Self == RoundedRectangle {
    nonisolated public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle { .init(cornerRadius: cornerRadius, style: style) }
    nonisolated public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle { .init(cornerSize: cornerSize, style: style) }
}
extension Shape where Self == UnevenRoundedRectangle {
    nonisolated public static func rect(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous) -> UnevenRoundedRectangle {
        .init(topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius, bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
    nonisolated public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> UnevenRoundedRectangle { .init(cornerRadii: cornerRadii, style: style) }
}
extension Shape where Self == ContainerRelativeShape { nonisolated public static var containerRelative: ContainerRelativeShape { .init() } }
