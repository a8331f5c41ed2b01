import Drawing
import ExtensionMessages

/// A running extension that answers for one world. WidgetHost's sessions are ones; tests have their own.
public protocol WidgetRendering: AnyObject {
    /// What it holds, and what was found while it was loaded.
    var listing: ExtensionListing { get }
    /// Calls the provider.
    /// - Throws: `RenderingFailure`.
    func entries(_ request: EntriesRequest) throws -> EntriesReply
    /// Evaluates the view of one entry.
    /// - Throws: `RenderingFailure`.
    func render(_ request: RenderRequest) throws -> RenderedArchive
    /// Forgets entries.
    func release(entries set: Int)
    /// Where in the user's sources return addresses are; those that are nowhere are left out.
    func places(of addresses: Set<UInt64>) -> [UInt64: SourcePlace]
    /// Ends the process, also while another thread waits for its answer.
    func close()
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
    public init(archive: WidgetArchive, milliseconds: Double) { self.archive = archive; self.milliseconds = milliseconds }
}

/// A place in the user's sources.
public struct SourcePlace: Hashable, Sendable {
    public var file: String
    public var line: Int
    public init(file: String, line: Int) { self.file = file; self.line = line }
}

/// Why an extension did not answer, as findings.
public enum RenderingFailure: Error, Sendable {
    /// The process is gone: it crashed, left, hung or was ended. A fresh one must be started.
    case processEnded([Finding])
    /// The request could not be carried out; the process goes on.
    case refused([Finding])

    public var findings: [Finding] {
        switch self {
        case .processEnded(let findings), .refused(let findings): findings
        }
    }
}

/// Starts an extension's process for a world.
public protocol WidgetRenderingFactory: Sendable {
    /// A fresh process on a fresh device, the extension loaded.
    /// - Throws: `RenderingFailure` where the extension cannot be loaded.
    func start(_ world: SimulatedWorld) throws -> any WidgetRendering
    /// The widgets as another start lists them, with other random numbers than `start` has; nil where that cannot be said.
    func listAgain(_ world: SimulatedWorld) -> [WidgetDescription]?
}
