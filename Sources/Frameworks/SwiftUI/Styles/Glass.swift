// Status of this file: approximate: a thin material in the shape, a light line along its edge, and the tint over it.

internal import CCallSite
import Drawing

/// Glass, as iOS 26 draws it.
///
/// Status: approximate: a thin material in the shape, a light line along its edge, and the tint over it.
public struct Glass: Equatable, Sendable {
    var isClear = false
    var isIdentity = false
    var color: Color?
    public static var regular: Glass { Glass() }
    public static var clear: Glass { Glass(isClear: true) }
    public static var identity: Glass { Glass(isIdentity: true) }
    public func tint(_ color: Color?) -> Glass { var copy = self; copy.color = color; return copy }
    /// Glass that answers touches; a picture shows none.
    /// Status: exact: no effect on a still picture: it says how glass answers touches.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The shape of glass where none is named: a capsule.
public struct DefaultGlassEffectShape: Shape {
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// What is behind a view on glass.
struct GlassBackdrop<S: Shape>: View {
    let glass: Glass
    let shape: S
    var body: some View {
        shape.fill(glass.isClear ? Material.ultraThin : Material.thin)
            .overlay { if let color = glass.color { shape.fill(color.opacity(0.6)) } }
            .overlay { shape.stroke(Color.white.opacity(0.3), lineWidth: 0.5) }
    }
}

/// Glass shapes that melt together. Status: approximate: each is drawn by itself, whatever the `spacing`.
public nonisolated struct GlassEffectContainer<Content: View>: View {
    let content: Content
    nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
    public var body: some View { content }
}

public struct GlassButtonStyle: PrimitiveButtonStyle {
    let glass: Glass
    nonisolated public init() { glass = .regular }
    nonisolated public init(_ glass: Glass) { self.glass = glass }
    public func makeBody(configuration: Configuration) -> some View { configuration.label.padding(.horizontal, 12).padding(.vertical, 7).glassEffect(glass) }
}
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { BorderedLook(label: configuration.label, role: configuration.role, isProminent: true) }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    nonisolated public static var glass: GlassButtonStyle { .init() }
    nonisolated public static func glass(_ glass: Glass) -> GlassButtonStyle { .init(glass) }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle { nonisolated public static var glassProminent: GlassProminentButtonStyle { .init() } }

extension View {
    /// Puts the view on glass.
    @inline(never) nonisolated public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View {
        modified(SecondaryModifier(secondary: glass.isIdentity ? nil : GlassBackdrop(glass: glass, shape: shape), alignment: .center, isOverlay: false))
    }
    @inline(never) nonisolated public func glassEffect(_ glass: Glass = .regular) -> some View { glassEffect(glass, in: DefaultGlassEffectShape()) }
    nonisolated public func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID) -> some View { unseen(.animation, "glassEffectID") }
    nonisolated public func glassEffectUnion<ID: Hashable & Sendable>(id: ID?, namespace: Namespace.ID) -> some View { unseen(.animation, "glassEffectUnion") }
}
