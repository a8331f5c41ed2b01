import Drawing
import ExtensionMessages

/// What became of a request to user code.
public enum SessionOutcome<Value> {
    case success(Value)
    /// User code failed; the findings say how. The session goes on.
    case failure([Finding])

    public var value: Value? { if case .success(let value) = self { value } else { nil } }
    public var findings: [Finding] { if case .failure(let findings) = self { findings } else { [] } }
}

/// Entries that a provider answered. They outlive a crash: a session asks for them again in a fresh process.
public struct SessionEntries: Sendable {
    public let request: EntriesRequest
    public let reply: EntriesReply
    /// Of the process that keeps them.
    let generation: Int
}

/// A view that was drawn.
public struct SessionArchive: Sendable {
    public var archive: WidgetArchive
    /// Spent evaluating and laying out.
    public var milliseconds: Double
    /// How much the heap grew meanwhile, in bytes.
    public var heapGrowth: Int
}
