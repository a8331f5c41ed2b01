// Status of this file: exact.

internal import CCallSite

/// The outline of bordered buttons.
public struct ButtonBorderShape: Equatable, Sendable, InsettableShape {
    enum Kind: Equatable, Sendable { case automatic, capsule, circle, rounded(CGFloat?) }
    let kind: Kind
    var inset: CGFloat = 0
    init(kind: Kind) { self.kind = kind }
    public static let automatic = ButtonBorderShape(kind: .automatic)
    public static let capsule = ButtonBorderShape(kind: .capsule)
    public static let circle = ButtonBorderShape(kind: .circle)
    public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .init(kind: .rounded(radius)) }

    /// In a widget the automatic shape is a capsule (composed 6.1, seen); rounded rectangles have 7 points (composed 6.6, seen).
    nonisolated public func path(in rect: CGRect) -> Path {
        let rect = rect.insetBy(dx: inset, dy: inset)
        switch kind {
        case .automatic, .capsule: return Capsule().path(in: rect)
        case .circle: return Circle().path(in: rect)
        case .rounded(let radius): return RoundedRectangle(cornerRadius: radius ?? 7).path(in: rect)
        }
    }
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        var copy = self
        copy.inset += amount
        return copy
    }
}

/// Whether a button acts again while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    let name: String
    public static let automatic = ButtonRepeatBehavior(name: "automatic")
    public static let enabled = ButtonRepeatBehavior(name: "enabled")
    public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

extension EnvironmentValues {
    private struct ButtonBorderShapeKey: EnvironmentKey { static let defaultValue = ButtonBorderShape.automatic }
    var buttonBorderShape: ButtonBorderShape { get { self[ButtonBorderShapeKey.self] } set { self[ButtonBorderShapeKey.self] = newValue } }
}

extension View {
    /// The outline of bordered buttons inside.
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { modified(EnvironmentChange { $0.buttonBorderShape = shape }) }
    nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { unseen(.gesture, "buttonRepeatBehavior") }
}
