// Status of this file: exact.
import Foundation
internal import RecordStore

/// An object of a store. Its properties are those of its entity; `@NSManaged` ones ask here.
open class NSManagedObject: NSObject, NSFetchRequestResult, ObservableObject, KeyValueReadable, CVarArg, _ManagedObject, @unchecked Sendable {
    public let entity: NSEntityDescription
    /// The context that the object is in; nil before it is inserted.
    public internal(set) var managedObjectContext: NSManagedObjectContext?
    public internal(set) var objectID: NSManagedObjectID
    public internal(set) var isInserted = false
    public internal(set) var isUpdated = false
    public internal(set) var isDeleted = false
    /// False: objects always come whole.
    public var isFault: Bool { false }
    open var faultingState: Int { 0 }
    /// Whether the object was changed since it was fetched or saved.
    public var hasChanges: Bool { isInserted || isUpdated || isDeleted }
    public var hasPersistentChangedValues: Bool { hasChanges }

    var values: [String: Any] = [:]
    var references: [String: [RecordID]] = [:]
    /// The values that the store has, of properties that were changed since.
    var committed: [String: Any?] = [:]
    /// Ends of relationships that are in no context, which nobody else keeps.
    var held: [RecordID: NSManagedObject] = [:]

    /// Makes an object of an entity, with the entity's default values.
    public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.entity = entity
        objectID = NSManagedObjectID(RecordID(entity: entity.name ?? "", key: UUID()), entity: entity, store: nil)
        super.init()
        for (name, attribute) in entity.attributesByName { if let value = attribute.defaultValue { values[name] = attribute.attributeType.held(value) } }
        context?.insert(self)
    }

    /// Makes an object of the entity that the class stands for.
    public convenience init(context moc: NSManagedObjectContext) {
        self.init(entity: Self.requiredEntity(in: moc), insertInto: moc)
    }

    /// How objects are made whose class is known only when the program runs. Not for use by apps.
    public required convenience init(_entity entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.init(entity: entity, insertInto: context)
    }

    private static func requiredEntity(in context: NSManagedObjectContext) -> NSEntityDescription {
        guard let entity = context.model?.entity(of: self) ?? LoadedModels.entity(of: self) else {
            preconditionFailure("No model has an entity of the class \(self). Check that the .xcdatamodeld is in the extension's target, and that its stores are loaded.")
        }
        return entity
    }

    /// The entity that the class stands for, in a model that is loaded.
    open class func entity() -> NSEntityDescription {
        guard let entity = LoadedModels.entity(of: self) else {
            preconditionFailure("No model that is loaded has an entity of the class \(self). Make the container first, and check that the .xcdatamodeld is in the extension's target.")
        }
        return entity
    }
    /// A request of the class's objects.
    @_disfavoredOverload
    open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> { NSFetchRequest(entityName: LoadedModels.entity(of: self)?.name ?? String(describing: self)) }

    // MARK: Values

    /// A property's value: numbers as `NSNumber`, relationships as objects and sets.
    open func value(forKey key: String) -> Any? { primitiveValue(forKey: key) }
    open func setValue(_ value: Any?, forKey key: String) { set(value, for: key) }
    open func primitiveValue(forKey key: String) -> Any? {
        if let relationship = entity.relationshipsByName[key] {
            let objects = related(key)
            return relationship.isToMany ? (relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)) : objects.first
        }
        return values[key]
    }
    open func setPrimitiveValue(_ value: Any?, forKey key: String) { set(value, for: key) }
    open func value(forKeyPath keyPath: String) -> Any? {
        var current: Any? = self
        for key in keyPath.split(separator: ".").map(String.init) { current = (current as? NSManagedObject)?.value(forKey: key) }
        return current
    }
    open func setValuesForKeys(_ keyedValues: [String: Any]) { for (key, value) in keyedValues { setValue(value, forKey: key) } }
    open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] { Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first } }

    open func willAccessValue(forKey key: String?) {}
    open func didAccessValue(forKey key: String?) {}
    open func willChangeValue(forKey key: String) {}
    open func didChangeValue(forKey key: String) {}
    /// Status: exact: objects always come whole, whatever `key` is.
    open func hasFault(forRelationshipNamed key: String) -> Bool { false }

    /// What changed since the last save, by name.
    open func changedValues() -> [String: Any] { Dictionary(committed.keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first } }
    open func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }
    /// The values as they were when the object was fetched or saved.
    open func committedValues(forKeys keys: [String]?) -> [String: Any] {
        let names = keys ?? entity.propertiesByName.keys.sorted()
        return Dictionary(names.map { ($0, (committed[$0] ?? value(forKey: $0)) ?? NSNull()) }) { first, _ in first }
    }

    public func keyValue(for key: String) -> Any?? { entity.propertiesByName[key] == nil ? (key == "objectID" || key == "self" ? .some(self) : nil) : .some(value(forKey: key)) }
    public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passRetained(NSString(string: description)).toOpaque())] }

    public func _managedValue(for key: String) -> Any? {
        if let value = value(forKey: key) { return value }
        // A number's property is 0 where the store has none.
        guard let attribute = entity.attributesByName[key] else {
            if entity.relationshipsByName[key] == nil { preconditionFailure("The entity \(entity.name ?? "") has no property named \(key), which \(type(of: self)) declares with @NSManaged. Add it to the model.") }
            return nil
        }
        return attribute.attributeType.isNumber ? NSNumber(value: 0) : nil
    }
    public func _setManagedValue(_ value: Any?, for key: String) { setValue(value, forKey: key) }

    // MARK: Hooks

    /// Called once, when a new object was inserted.
    open func awakeFromInsert() {}
    /// Called when the object was fetched.
    open func awakeFromFetch() {}
    open func willSave() {}
    open func didSave() {}
    open func willTurnIntoFault() {}
    open func didTurnIntoFault() {}
    open func prepareForDeletion() {}
    open func validateForInsert() throws {}
    open func validateForUpdate() throws {}
    open func validateForDelete() throws {}

    open override var description: String {
        "<\(type(of: self)): \(objectID.description); \(entity.name ?? ""); " + values.keys.sorted().map { "\($0) = \(values[$0].map { "\($0)" } ?? "nil")" }.joined(separator: "; ") + ">"
    }
}
