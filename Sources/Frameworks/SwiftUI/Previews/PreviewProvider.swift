// Status of this file: exact, but for the device and orientation, which the run names (`value`).

internal import CCallSite

/// A type whose views are previews.
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder static var previews: Self.Previews { get }
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    public static var platform: PreviewPlatform? { nil }
}

public enum PreviewPlatform: Hashable, Sendable { case iOS, macOS, tvOS, watchOS }

/// What a preview is shown in.
public protocol PreviewContext {
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

public protocol PreviewContextKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// How large a preview is.
public enum PreviewLayout: Sendable { case device, sizeThatFits, fixed(width: CGFloat, height: CGFloat) }

public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
}

public enum InterfaceOrientation: Sendable { case portrait, portraitUpsideDown, landscapeLeft, landscapeRight }

/// What modifiers of previews say about one; read by the runtime.
package struct PreviewTraits {
    package var context: (any PreviewContext)?
    package var displayName: String?
    package var layout: PreviewLayout?
    package init() {}
}

nonisolated struct PreviewTraitModifier: TraitModifier {
    let apply: (inout PreviewTraits) -> Void
    func change(_ traits: inout ElementTraits) {
        var preview = traits.preview ?? PreviewTraits()
        apply(&preview)
        traits.preview = preview
    }
}

extension View {
    /// The widget family, or another setting, of a preview.
    nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View { modified(PreviewTraitModifier { $0.context = value }) }
    nonisolated public func previewDisplayName(_ value: String?) -> some View { modified(PreviewTraitModifier { $0.displayName = value }) }
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { modified(PreviewTraitModifier { $0.layout = value }) }
    /// The device is the one the run is for; a preview cannot choose another.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { modified(PreviewTraitModifier { _ in }) }
    nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { modified(PreviewTraitModifier { _ in }) }
}
