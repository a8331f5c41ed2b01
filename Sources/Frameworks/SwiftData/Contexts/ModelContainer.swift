// Status of this file: exact.
import Foundation
internal import RecordStore

/// The models of an app and the stores that keep them.
///
/// An empty store answers as after a fresh installation: fetches find nothing.
public final class ModelContainer: @unchecked Sendable, Equatable {
    public let schema: Schema
    public let configurations: [ModelConfiguration]
    public let migrationPlan: (any SchemaMigrationPlan.Type)?
    private let stores: [any RecordStore]
    /// The store of each entity, an index into `stores`.
    private let places: [String: Int]
    private let lock = NSLock()
    private var main: ModelContext?

    /// - Throws: `SwiftDataError.loadIssueModelContainer` where a store cannot be opened or holds objects that the models cannot be
    ///   made from; the cause is in the message.
    public init(for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration]) throws {
        let configurations = configurations.isEmpty ? [ModelConfiguration(schema: givenSchema)] : configurations
        schema = givenSchema
        self.configurations = configurations
        self.migrationPlan = migrationPlan
        var stores: [any RecordStore] = [], places: [String: Int] = [:]
        for (index, configuration) in configurations.enumerated() {
            do {
                stores.append(configuration.isStoredInMemoryOnly ? MemoryRecordStore() : try OpenStores.open(configuration.url, isReadOnly: !configuration.allowsSave, makesFolder: configuration.groupContainer != .none))
            } catch {
                throw SwiftDataError(.loadIssueModelContainer, error.localizedDescription)
            }
            // A configuration without models of its own has all that no other has.
            for name in (configuration.schema ?? givenSchema).shapes.keys where givenSchema.shapes[name] != nil && places[name] == nil { places[name] = index }
        }
        for name in givenSchema.shapes.keys where places[name] == nil { places[name] = 0 }
        self.stores = stores
        self.places = places
        for store in stores { try Migration(of: self, store: store).run() }
    }
    public convenience init(for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...) throws {
        try self.init(for: givenSchema, migrationPlan: migrationPlan, configurations: configurations)
    }
    public convenience init(for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...) throws {
        try self.init(for: Schema(forTypes), migrationPlan: migrationPlan, configurations: configurations)
    }

    /// Sees the same stores with other models: an older version of them.
    init(_ other: ModelContainer, schema: Schema, store: any RecordStore) {
        self.schema = schema
        configurations = other.configurations
        migrationPlan = nil
        stores = [store]
        places = schema.shapes.mapValues { _ in 0 }
    }

    /// The context of the user interface, which saves by itself.
    @MainActor public var mainContext: ModelContext { sharedContext }

    var sharedContext: ModelContext {
        lock.withLock {
            if let main { return main }
            let made = ModelContext(self)
            made.autosaveEnabled = true
            main = made
            return made
        }
    }

    func store(of entity: String) throws -> any RecordStore {
        guard let place = places[entity] else { throw SwiftDataError(.loadIssueModelContainer, "\(entity) is not one of the container's models. Add it to the schema.") }
        return stores[place]
    }

    /// Removes all objects from the stores.
    ///
    /// A store that cannot be changed is said on the standard error; `erase()` throws there.
    public func deleteAllData() {
        do { try erase() } catch { FileHandle.standardError.write(Data("Deleting all data failed: \(error.localizedDescription)\n".utf8)) }
    }
    /// Removes all objects from the stores.
    ///
    /// - Throws: the store's error.
    public func erase() throws {
        for (entity, place) in places.sorted(by: { $0.key < $1.key }) {
            var changes = RecordChanges()
            changes.deleted = try stores[place].records(of: entity).map(\.id)
            try stores[place].apply(changes)
        }
    }

    public static func == (a: ModelContainer, b: ModelContainer) -> Bool { a === b }
}
