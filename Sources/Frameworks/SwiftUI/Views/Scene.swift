// Status of this file: declared: a widget extension starts with its widgets.

// An app's own screens are no part of its widgets. Apps and scenes are declared so that files shared with the app compile; nothing
// shows them.

/// A part of an app's user interface. Status: declared.
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: Scene {}

/// An app. Status: declared: a widget extension starts with its widgets.
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
    @MainActor @preconcurrency init()
}

extension App {
    /// Does nothing: the program that is drawn is the widget extension.
    public static func main() {}
}

/// A scene of the framework.
public protocol _PrimitiveScene: Scene where Body == Never {}
extension _PrimitiveScene { public var body: Never { fatalError("\(Self.self) has no body: it is shown by the system.") } }

/// A window with a view. Status: declared.
public nonisolated struct WindowGroup<Content: View>: _PrimitiveScene {
    nonisolated public init(@ViewBuilder content: () -> Content) {}
    nonisolated public init(id: String, @ViewBuilder content: () -> Content) {}
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}
/// The settings of an app. Status: declared.
public nonisolated struct Settings<Content: View>: _PrimitiveScene {
    nonisolated public init(@ViewBuilder content: () -> Content) {}
}
public nonisolated struct _SceneGroup: _PrimitiveScene { nonisolated init() {} }

@resultBuilder
public struct SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    @_disfavoredOverload
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> _SceneGroup { _SceneGroup() }
}

/// Whether a scene is opened when the app starts.
public struct SceneLaunchBehavior: Sendable {
    public static let automatic = SceneLaunchBehavior()
    public static let presented = SceneLaunchBehavior()
    public static let suppressed = SceneLaunchBehavior()
}

extension Scene {
    nonisolated public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }
    nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
    nonisolated public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some Scene { self }
    nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene { self }
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { self }
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene { self }
}
