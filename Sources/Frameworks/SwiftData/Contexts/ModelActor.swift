// Status of this file: exact.
import Foundation

/// An actor with a context of its own. `@ModelActor` writes the conformance.
public protocol ModelActor: Actor {
    nonisolated var modelContainer: ModelContainer { get }
    nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
    public var modelContext: ModelContext { modelExecutor.modelContext }
    public subscript<T: PersistentModel>(_ id: PersistentIdentifier, as type: T.Type) -> T? { modelContext[id, as: type] }
}

/// What a model actor's context belongs to.
///
/// Status: approximate: the actor runs on the default executor; only one of its methods runs at a time, as on a phone.
public protocol ModelExecutor: AnyObject, Sendable {
    var modelContext: ModelContext { get }
}
public protocol SerialModelExecutor: ModelExecutor {}

public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
    public let modelContext: ModelContext
    public init(modelContext: ModelContext) { self.modelContext = modelContext }
}
