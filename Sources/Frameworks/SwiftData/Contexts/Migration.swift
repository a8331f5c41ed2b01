import Foundation
internal import RecordStore

/// Checks, when a store is opened, that the models can be made from what is in it, and runs the stages of a migration plan.
struct Migration {
    let container: ModelContainer
    let store: any RecordStore

    init(of container: ModelContainer, store: any RecordStore) { self.container = container; self.store = store }

    private static let versionNote = "schema version"

    func run() throws {
        let isWritable = container.configurations.allSatisfy(\.allowsSave)
        let stored = try store.note(Self.versionNote).flatMap { Schema.Version($0) }
        if let stored, stored > container.schema.version { throw SwiftDataError(.backwardMigration, "the store was written by version \(stored) of the models, which are now of version \(container.schema.version)") }
        var finish: [() throws -> Void] = []
        for stage in container.migrationPlan?.stages ?? [] {
            guard let stored, case .custom(let from, let to, let will, let did) = stage, to.versionIdentifier > stored, to.versionIdentifier <= container.schema.version else { continue }
            let older = ModelContainer(container, schema: Schema(versionedSchema: from), store: store)
            if let will {
                let context = ModelContext(older)
                try will(context)
                try context.save()
            }
            if let did { finish.append { let context = ModelContext(container); try did(context); try context.save() } }
        }
        try check()
        for step in finish { try step() }
        if isWritable, stored != container.schema.version { try store.setNote(Self.versionNote, container.schema.version.description) }
    }

    /// A property that was added, needs a value and has no default cannot be filled: a phone refuses such a store.
    private func check() throws {
        for shape in container.schema.shapes.values.sorted(by: { $0.name < $1.name }) {
            guard let first = try? container.store(of: shape.name).records(of: shape.name).first else { continue }
            for property in shape.properties {
                guard case .attribute(let coding) = property.kind, first.values[property.name] == nil, !coding.isOptional, property.defaultValue == nil,
                      property.attribute?.originalName.flatMap({ first.values[$0] }) == nil else { continue }
                throw SwiftDataError(.loadIssueModelContainer, "\(shape.name).\(property.name) was added to the model, needs a value and has no default, and the store has objects without it. Give it a default value or make it optional.")
            }
        }
    }
}
