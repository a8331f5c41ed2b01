// Status of this file: exact.
import Foundation
import Observation
internal import RecordStore

/// What an object of a model holds: its values, and the context it is in.
///
/// Not for use by apps. `@Model` gives each object one, and its properties' accessors ask it. Attributes are held as they are;
/// the other ends of relationships by their identifiers, so that objects of a context do not keep each other alive. Objects that
/// are in no context yet have nobody else to keep them, and are held.
public final class _ModelData: @unchecked Sendable {
    /// nil until the class is known.
    private(set) var record: RecordID?
    private let key: UUID
    /// The store that the object was saved in.
    var store: String?
    var context: ModelContext?
    var isDeleted = false
    var values: [String: Any] = [:]
    var references: [String: [RecordID]] = [:]
    private var held: [RecordID: any PersistentModel] = [:]
    /// Relationships that were set before the object itself was known: the other ends do not lead back yet.
    private var unlinked: Set<String> = []
    private let registrar = ObservationRegistrar()

    public init() { key = UUID() }
    init(record: RecordID, store: String?, context: ModelContext) {
        key = record.key
        self.record = record; self.store = store; self.context = context
    }

    func identifier(of model: some PersistentModel) -> PersistentIdentifier { PersistentIdentifier(recordID(of: model), store: store) }

    func recordID(of model: some PersistentModel) -> RecordID {
        if let record { return record }
        let made = RecordID(entity: ModelShape.name(of: type(of: model)), key: key)
        record = made
        return made
    }

    /// A new object takes another place: its own was taken, or it replaces a stored one.
    func move(to id: RecordID) { record = id }

    // MARK: What the accessors call

    public func _initialize<Value>(_ name: String, _ value: Value) { values[name] = value }
    public func _initialize<Value: _RelationshipValue>(_ name: String, _ value: Value) {
        hold(value._relatedModels, as: name)
        unlinked.insert(name)
    }

    /// The value of a constant, read from a record.
    public func _constant<Value>(_ name: String) -> Value {
        guard let value = values[name] as? Value else { preconditionFailure("The property '\(name)' has no value in the store. Give it a default value or make it optional.") }
        return value
    }

    public func _get<Model: PersistentModel, Value>(_ model: Model, _ path: KeyPath<Model, Value>, _ name: String) -> Value {
        registrar.access(model, keyPath: path)
        if let value = values[name] as? Value { return value }
        if let none = Optional<Any>.none as? Value { return none }
        preconditionFailure("The property '\(name)' of \(Model.self) has no value. Give it one in the initialiser, a default value, or make it optional.")
    }

    public func _set<Model: PersistentModel, Value>(_ model: Model, _ path: KeyPath<Model, Value>, _ name: String, _ value: Value) {
        registrar.withMutation(of: model, keyPath: path) { values[name] = value }
        context?.noteChange(of: model)
    }

    public func _get<Model: PersistentModel, Value: _RelationshipValue>(_ model: Model, _ path: KeyPath<Model, Value>, _ name: String) -> Value {
        registrar.access(model, keyPath: path)
        if let value = Value._value(of: related(name)) { return value }
        preconditionFailure("The relationship '\(name)' of \(Model.self) leads to no object. Set it, or make it optional.")
    }

    public func _set<Model: PersistentModel, Value: _RelationshipValue>(_ model: Model, _ path: KeyPath<Model, Value>, _ name: String, _ value: Value) {
        registrar.withMutation(of: model, keyPath: path) { Relationships.set(value._relatedModels, as: name, of: model) }
    }

    // MARK: Relationships

    /// The objects at the other end of a relationship, in order.
    func related(_ name: String) -> [any PersistentModel] {
        (references[name] ?? []).compactMap { id in held[id] ?? context?.model(at: id) }
    }

    /// Sets the other ends without leading them back.
    func hold(_ models: [any PersistentModel], as name: String) {
        references[name] = models.map { $0._$modelData.recordID(of: $0) }
        for model in models where context == nil || model._$modelData.context !== context { held[model._$modelData.recordID(of: model)] = model }
    }

    /// The relationships that have to be led back, once.
    func takeUnlinked() -> Set<String> {
        defer { unlinked = [] }
        return unlinked
    }

    /// The objects that only this one keeps, once: a context keeps them from now on.
    func takeHeld() -> [any PersistentModel] {
        defer { held = [:] }
        return references.keys.sorted().flatMap { references[$0] ?? [] }.compactMap { held[$0] }
    }
}

/// What a stored property's own storage is: a mark that it was given a value. Not for use by apps.
public struct _PersistedMark: Sendable {
    public init() {}
}
