// Status of this file: exact.

import CoreGraphics

/// Names the kinds of traits that previews have.
public struct Preview {
    /// The traits of a view's preview.
    public struct ViewTraits: Sendable {
        /// How large the preview is.
        public enum Layout: Hashable, Sendable {
            /// As large as the device.
            case device
            /// As large as the view.
            case sizeThatFits
            /// Points.
            case fixed(width: CGFloat, height: CGFloat)
        }
        public enum Orientation: Hashable, Sendable { case portrait, portraitUpsideDown, landscapeLeft, landscapeRight }

        public var layout: Layout?
        public var orientation: Orientation?
        /// Wraps the preview in a `PreviewModifier`'s body, with the context it shares between previews.
        public var modifier: (@Sendable @MainActor (AnyView) async throws -> AnyView)?

        public init(layout: Layout? = nil, orientation: Orientation? = nil,
                    modifier: (@Sendable @MainActor (AnyView) async throws -> AnyView)? = nil) {
            self.layout = layout
            self.orientation = orientation
            self.modifier = modifier
        }
    }
}

/// One setting of a preview.
public struct PreviewTrait<T>: Sendable where T: Sendable {
    public let value: T
    public init(_ value: T) { self.value = value }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// The device's size.
    public static var defaultLayout: PreviewTrait { .init(.init(layout: .device)) }
    /// The view's own size.
    public static var sizeThatFitsLayout: PreviewTrait { .init(.init(layout: .sizeThatFits)) }
    /// A size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        .init(.init(layout: .fixed(width: width, height: height)))
    }
    public static var portrait: PreviewTrait { .init(.init(orientation: .portrait)) }
    public static var portraitUpsideDown: PreviewTrait { .init(.init(orientation: .portraitUpsideDown)) }
    public static var landscapeLeft: PreviewTrait { .init(.init(orientation: .landscapeLeft)) }
    public static var landscapeRight: PreviewTrait { .init(.init(orientation: .landscapeRight)) }

    /// Puts the preview into a modifier's body.
    public static func modifier<Modifier: PreviewModifier & Sendable>(_ modifier: Modifier) -> PreviewTrait {
        .init(.init(modifier: { view in
            let context = try await PreviewContexts.shared.context(of: Modifier.self)
            return AnyView(modifier.body(content: PreviewModifierContent(view: view), context: context))
        }))
    }
}

/// Wraps previews, and prepares what they share once.
public protocol PreviewModifier {
    associatedtype Context = Void
    associatedtype Body: View
    typealias Content = PreviewModifierContent
    @MainActor static func makeSharedContext() async throws -> Context
    @MainActor @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    @MainActor public static func makeSharedContext() async throws {}
}

/// The preview inside a `PreviewModifier`.
public struct PreviewModifierContent: View {
    let view: AnyView
    public var body: some View { view }
}

/// The contexts that preview modifiers share, one a modifier type.
@MainActor final class PreviewContexts {
    static let shared = PreviewContexts()
    private var contexts: [ObjectIdentifier: Any] = [:]

    func context<Modifier: PreviewModifier>(of type: Modifier.Type) async throws -> Modifier.Context {
        if let known = contexts[ObjectIdentifier(type)] as? Modifier.Context { return known }
        let made = try await Modifier.makeSharedContext()
        contexts[ObjectIdentifier(type)] = made
        return made
    }
}
