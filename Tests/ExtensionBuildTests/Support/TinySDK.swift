import Foundation
import Testing
@testable import ExtensionBuild
#if canImport(Glibc)
import Glibc
#endif

/// Frameworks of a few lines under Apple's names, compiled once for all tests: what a build needs of the real ones.
struct TinySDK {
    let sdk: FrameworkSDK
    let toolchain: Toolchain

    static let shared = Result { try TinySDK() }

    private init() throws {
        toolchain = try Toolchain.inPath()
        let folder = TemporaryFolder.keep("sdk")
        let macros = Self.productsFolder + "/Macros-tool"
        for (name, text) in Self.sources {
            try FileSystem.write(text, to: "\(folder)/\(name).swift")
            // What generated code builds on is the real thing.
            let frameworks = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/../../../Sources/Frameworks"
            let real = (Self.realFiles[name] ?? []).map { "\(frameworks)/\(name)/\($0)" }
            let result = try ChildProcess.run(
                ["\(toolchain.root)/bin/swiftc", "-emit-module", "-parse-as-library", "-module-name", name, "\(folder)/\(name).swift"] + real + ["-I", folder,
                 "-load-plugin-executable", "\(macros)#Macros", "-emit-module-path", "\(folder)/\(name).swiftmodule"],
                scratch: folder, timeout: 300)
            try #require(result.succeeded, "\(result.output)")
        }
        sdk = FrameworkSDK(modules: folder, macros: macros)
    }

    /// Where the tests' own binary is; the macros' program stands beside it.
    private static var productsFolder: String {
        for argument in CommandLine.arguments {
            var folder = URL(fileURLWithPath: argument).resolvingSymlinksInPath()
            while folder.path != "/" {
                folder.deleteLastPathComponent()
                if FileManager.default.isExecutableFile(atPath: folder.appendingPathComponent("Macros-tool").path) { return folder.path }
            }
        }
        return "."
    }

    private static let realFiles = [
        "DeveloperToolsSupport": ["AssetResources.swift"],
        "Intents": ["Generated/GeneratedIntent.swift", "Generated/ResolutionResult.swift"],
    ]

    private static let sources = [
        ("DeveloperToolsSupport", ""),
        ("Intents", """
            import Foundation
            public final class NSUserActivity: NSObject {}
            open class Values: NSObject, @unchecked Sendable {
                public var values: [String: Any] = [:]
                public func value<T>(_ name: String, as type: T.Type = T.self) -> T? { values[name] as? T }
                public func setValue<T>(_ name: String, _ value: T?) { values[name] = value }
                public required override init() {}
            }
            open class INIntent: Values, @unchecked Sendable {}
            open class INIntentResponse: Values, @unchecked Sendable { public var userActivity: NSUserActivity? }
            open class INObject: Values, @unchecked Sendable {
                public var identifier: String?, displayString: String
                public init(identifier: String?, display: String) { self.identifier = identifier; displayString = display }
                public required init() { displayString = "" }
            }
            public final class INObjectSection<Item> { public let title: String?; public let items: [Item]; public init(title: String?, items: [Item]) { self.title = title; self.items = items } }
            public final class INObjectCollection<Item> { public let sections: [INObjectSection<Item>]; public init(items: [Item]) { sections = [INObjectSection(title: nil, items: items)] } }
            """),
        ("UIKit", """
            import DeveloperToolsSupport
            public final class UIColor { public init(resource: ColorResource) {} }
            public final class UIImage { public init(resource: ImageResource) {} }
            """),
        ("FoundationSupplement", """
            @_exported import Foundation
            public func _iOS(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) -> Bool { true }
            public func _liftedInteger<T: ExpressibleByIntegerLiteral>(_ id: UInt64, _ value: T) -> T { value }
            public func _liftedDecimal<T: ExpressibleByFloatLiteral>(_ id: UInt64, _ value: T) -> T { value }
            public func _liftedText<T: ExpressibleByUnicodeScalarLiteral>(_ id: UInt64, _ value: T) -> T { value }
            """),
        ("Drawing", "public struct Hidden { public init() {} }"),
        ("Findings", "public struct Unrelated {}"),
        ("SwiftUI", """
            @_exported import Foundation
            import Drawing
            import DeveloperToolsSupport
            public protocol ShapeStyle {}
            public struct Color: ShapeStyle { public static let red = Color(); init() {}; public init(_ resource: ColorResource) {} }
            public struct Image { public init(_ resource: ImageResource) {} }
            public func paint(_ style: some ShapeStyle) {}
            public func _liftedColor(_ id: UInt64, _ color: Color) -> Color { color }
            public struct Canvas { var hidden = Hidden(); public init() {} }
            @MainActor @preconcurrency public protocol View { associatedtype Body: View; @ViewBuilder @MainActor @preconcurrency var body: Body { get } }
            extension Never: View { public var body: Never { fatalError() } }
            public struct Text: View { public init(_ text: String) {}; public var body: Never { fatalError() } }
            public struct Toggle: View { public init(_ text: String, isOn: Binding<Bool>) {}; public var body: Never { fatalError() } }
            public struct Pair<A: View, B: View>: View { public var body: Never { fatalError() } }
            @resultBuilder public struct ViewBuilder {
                public static func buildBlock<A: View>(_ a: A) -> A { a }
                public static func buildBlock<A: View, B: View>(_ a: A, _ b: B) -> Pair<A, B> { Pair() }
            }
            @propertyWrapper public struct State<Value> {
                public var wrappedValue: Value
                public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
                public var projectedValue: Binding<Value> { Binding() }
            }
            public struct Binding<Value> {}
            public protocol EnvironmentKey { associatedtype Value; static var defaultValue: Value { get } }
            public struct EnvironmentValues { public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value { get { K.defaultValue } set {} } }
            public protocol FocusedValueKey { associatedtype Value }
            public struct FocusedValues { public subscript<K: FocusedValueKey>(key: K.Type) -> K.Value? { get { nil } set {} } }
            public protocol PreviewRegistration {
                static var name: String? { get }
                static var fileID: String { get }
                static var line: Int { get }
                @MainActor static func makePreview() -> PreviewBox
            }
            public struct PreviewBox { public init(_ content: Any) {} }
            public struct ViewPreview {
                @MainActor public init(@ViewBuilder body: @escaping @MainActor () -> any View) {}
                @MainActor public init(traits: Int, @ViewBuilder body: @escaping @MainActor () -> any View) {}
            }
            @freestanding(declaration) public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View)
                = #externalMacro(module: "Macros", type: "ViewPreviewMacro")
            @freestanding(declaration) public macro Preview(_ name: String? = nil, traits: Int, @ViewBuilder body: @escaping @MainActor () -> any View)
                = #externalMacro(module: "Macros", type: "ViewPreviewMacro")
            @attached(peer) public macro Previewable() = #externalMacro(module: "Macros", type: "PreviewableMacro")
            @attached(accessor) @attached(peer, names: prefixed(__Key_)) public macro _Entry() = #externalMacro(module: "Macros", type: "EntryMacro")
            """),
        ("WidgetKit", """
            @_exported import SwiftUI
            public protocol Widget {}
            @MainActor @preconcurrency public protocol WidgetBundle { init(); associatedtype Body: Widget; @MainActor var body: Body { get } }
            extension WidgetBundle { public static func main() {} }
            public protocol TimelineEntry { var date: Date { get } }
            public enum WidgetFamily { case systemSmall }
            @resultBuilder public struct PreviewTimelineBuilder {
                public static func buildBlock(_ entries: (any TimelineEntry)...) -> [any TimelineEntry] { entries }
            }
            public struct WidgetPreview {
                @MainActor public init(as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
                                       @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]) {}
            }
            @freestanding(declaration)
            public macro Preview(_ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
                                 @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry])
                = #externalMacro(module: "Macros", type: "WidgetPreviewMacro")
            """),
    ]
}

/// Folders of a test run. They are removed when the process ends.
enum TemporaryFolder {
    private static let root: String = {
        let path = NSTemporaryDirectory() + "vitrine-tests-\(getpid())"
        try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        atexit { try? FileManager.default.removeItem(atPath: TemporaryFolder.root) }
        return path
    }()

    static func keep(_ name: String) -> String {
        let path = "\(root)/\(name).\(UInt32.random(in: 0...UInt32.max))"
        try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        return path
    }
}
