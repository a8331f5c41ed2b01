import Drawing
import ExtensionMessages

/// An extension that answers for one world, through crashes of its process. WidgetHost's sessions are ones; tests have their own.
public protocol WidgetRendering: AnyObject {
    /// What it holds, and what was found while it was loaded.
    var listing: ExtensionListing { get }
    /// Calls the provider.
    /// - Throws: `RenderingFailure`.
    func entries(_ request: EntriesRequest) throws -> EntriesReply
    /// Evaluates the view of one entry.
    /// - Throws: `RenderingFailure`.
    func render(_ request: RenderRequest) throws -> RenderedArchive
    /// What the edit sheet offers for a parameter of a configuration; nil where nothing is offered.
    /// - Throws: `RenderingFailure`.
    func options(_ request: OptionsRequest) throws -> ParameterOptions?
    /// The edit sheet of a widget; nil where it has none.
    /// - Throws: `RenderingFailure`.
    func sheet(_ request: SheetRequest) throws -> ParameterSheet?
    /// What the project's Intents extension makes of a SiriKit parameter's value; nil where it is not asked.
    func resolution(of parameter: String, widget: WidgetDescription, values: [String: String]) -> [String]?
    /// Ends the process while another thread waits for its answer, which is then a failure.
    func interrupt()
    /// Ends the process.
    func close()
}

extension WidgetRendering {
    public func options(_ request: OptionsRequest) throws -> ParameterOptions? { nil }
    public func sheet(_ request: SheetRequest) throws -> ParameterSheet? { nil }
    public func resolution(of parameter: String, widget: WidgetDescription, values: [String: String]) -> [String]? { nil }
}

public struct ExtensionListing: Sendable {
    public var widgets: [WidgetDescription]
    public var previews: [PreviewDescription]
    public var findings: [Finding]
    public init(widgets: [WidgetDescription], previews: [PreviewDescription] = [], findings: [Finding] = []) {
        self.widgets = widgets; self.previews = previews; self.findings = findings
    }
}

public struct RenderedArchive: Sendable {
    public var archive: WidgetArchive
    /// Spent evaluating and laying out.
    public var milliseconds: Double
    /// How much the heap grew meanwhile, in bytes.
    public var heapGrowth: Int
    public init(archive: WidgetArchive, milliseconds: Double, heapGrowth: Int = 0) {
        self.archive = archive; self.milliseconds = milliseconds; self.heapGrowth = heapGrowth
    }
}

/// A place in the user's sources.
public struct SourcePlace: Hashable, Sendable {
    public var file: String
    public var line: Int
    public init(file: String, line: Int) { self.file = file; self.line = line }
}

/// Why an extension did not answer, as findings. The next request is answered again: by a fresh process where this one is gone.
public struct RenderingFailure: Error, Sendable {
    public var findings: [Finding]
    public init(_ findings: [Finding]) { self.findings = findings }
}

/// Starts an extension's process for a world.
public protocol WidgetRenderingFactory: Sendable {
    /// A fresh process on a fresh device, the extension loaded.
    /// - Throws: `RenderingFailure` where the extension cannot be loaded.
    func start(_ world: SimulatedWorld) throws -> any WidgetRendering
    /// Where in the user's sources return addresses are; those that are nowhere are left out. Addresses are offsets in the extension's
    /// library, the same in every process; one question about many costs as much as one about one.
    func places(of addresses: Set<UInt64>) -> [UInt64: SourcePlace]
}
