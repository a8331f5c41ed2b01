// Status of this file: exact.

/// A `#Preview` in the built extension. The macro makes one type a preview; the runtime finds them through the records in
/// the section `wkpreviews`, each a C function that writes the type to the address it is given.
public protocol PreviewRegistration {
    /// The name given in the source, or nil.
    static var name: String? { get }
    /// Where the macro stands: "Module/File.swift".
    static var fileID: String { get }
    /// Counted from 1.
    static var line: Int { get }
    /// What the preview shows. Runs user code, so it may trap.
    @MainActor static func makePreview() -> PreviewBox
}

/// What kind of thing a preview shows: a `ViewPreview`, or one of WidgetKit's `WidgetPreview`, `ActivityPreview`, `ControlPreview`.
public protocol PreviewContent {}

/// Holds what a `#Preview` made.
public struct PreviewBox {
    public let content: any PreviewContent
    public init(_ content: any PreviewContent) { self.content = content }
}

/// A preview of one view.
public struct ViewPreview: PreviewContent {
    public let traits: [PreviewTrait<Preview.ViewTraits>]
    public let body: @MainActor () -> any View

    @MainActor public init(@ViewBuilder body: @escaping @MainActor () -> any View) {
        self.traits = []
        self.body = body
    }
    @MainActor public init(traits: PreviewTrait<Preview.ViewTraits>, _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
                           @ViewBuilder body: @escaping @MainActor () -> any View) {
        self.traits = [traits] + additionalTraits
        self.body = body
    }
}
