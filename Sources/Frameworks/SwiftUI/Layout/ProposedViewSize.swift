// Status of this file: exact.

/// What a container offers a view: for each axis a length in points, nil for "as you like", 0 for the least, infinity for the most.
public struct ProposedViewSize: Equatable, Sendable {
    public var width: CGFloat?
    public var height: CGFloat?
    public static let zero = ProposedViewSize(width: 0, height: 0)
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    @inlinable public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }
    @inlinable public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    /// A size with the given lengths where none is proposed: 10 by 10 points for views without an ideal size (layout-rules 1.3).
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    /// The proposal that is left inside insets, never less than zero.
    func inset(by insets: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(width: width.map { max($0 - insets.leading - insets.trailing, 0) }, height: height.map { max($0 - insets.top - insets.bottom, 0) })
    }

    /// The proposal with lengths only: what is no number counts as not proposed, what is negative as nothing (layout-rules 1.6).
    var sound: ProposedViewSize {
        if (width ?? 0) >= 0 && (height ?? 0) >= 0 { return self }
        func sound(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isNaN ? nil : max($0, 0) } }
        return ProposedViewSize(width: sound(width), height: sound(height))
    }

    subscript(axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

extension CGSize {
    subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
    func outset(by insets: EdgeInsets) -> CGSize {
        CGSize(width: max(width + insets.leading + insets.trailing, 0), height: max(height + insets.top + insets.bottom, 0))
    }
}
