// Status of this file: exact.
import Foundation
import SwiftUI

extension EnvironmentValues {
    private struct ContextKey: EnvironmentKey { static var defaultValue: ModelContext? { nil } }

    var modelContextIfSet: ModelContext? { self[ContextKey.self] }

    /// The context that queries fetch from. Without `modelContainer(_:)` further up it is one without models: fetches throw.
    public var modelContext: ModelContext {
        get { self[ContextKey.self] ?? EmptyContext.shared }
        set { self[ContextKey.self] = newValue }
    }
}

private enum EmptyContext {
    nonisolated(unsafe) static let shared: ModelContext = {
        // A container without models opens no file, so that nothing can be in its way.
        guard let container = try? ModelContainer(for: Schema(), configurations: ModelConfiguration(isStoredInMemoryOnly: true)) else {
            preconditionFailure("A container in memory could not be made.")
        }
        return ModelContext(container)
    }()
}

/// The containers that views without one of their own made, by what they were asked for: one for all drawings.
private enum ViewContainers {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var made: [String: Result<ModelContainer, any Error>] = [:]
    static func container(for types: [any PersistentModel.Type], inMemory: Bool) -> Result<ModelContainer, any Error> {
        lock.withLock {
            let key = types.map { String(reflecting: $0) }.joined(separator: " ") + " \(inMemory)"
            if let known = made[key] { return known }
            let schema = Schema(types)
            let result = Result { try ModelContainer(for: schema, configurations: ModelConfiguration(schema: schema, isStoredInMemoryOnly: inMemory)) }
            made[key] = result
            return result
        }
    }
}

extension View {
    /// Lets queries fetch from a container's main context.
    nonisolated public func modelContainer(_ container: ModelContainer) -> some View { modelContext(container.sharedContext) }
    nonisolated public func modelContext(_ modelContext: ModelContext) -> some View { environment(\.modelContext, modelContext) }
    nonisolated public func modelContainer(for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
                                           onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }) -> some View {
        modelContainer(for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled, onSetup: onSetup)
    }
    nonisolated public func modelContainer(for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
                                           onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }) -> some View {
        let result = ViewContainers.container(for: modelTypes, inMemory: inMemory)
        let context = (try? result.get())?.sharedContext
        context?.autosaveEnabled = isAutosaveEnabled
        onSetup(result)
        return modelContext(context ?? EmptyContext.shared)
    }
}

extension Scene {
    /// Status: exact: an app's scenes are not drawn, so that `container` is not asked for.
    nonisolated public func modelContainer(_ container: ModelContainer) -> some Scene { self }
    /// Status: exact: an app's scenes are not drawn, so that `modelContext` is not asked for.
    nonisolated public func modelContext(_ modelContext: ModelContext) -> some Scene { self }
    /// Status: exact: an app's scenes are not drawn, so that no container of `modelType` is made, whatever `inMemory`, `isAutosaveEnabled`,
    /// `isUndoEnabled` and `onSetup` say.
    nonisolated public func modelContainer(for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
                                           onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }) -> some Scene { self }
    /// Status: exact: an app's scenes are not drawn, so that no container of `modelTypes` is made, whatever `inMemory`,
    /// `isAutosaveEnabled`, `isUndoEnabled` and `onSetup` say.
    nonisolated public func modelContainer(for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
                                           onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }) -> some Scene { self }
}
