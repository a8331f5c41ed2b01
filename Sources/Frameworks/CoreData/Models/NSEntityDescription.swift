// Status of this file: exact.
import Foundation

/// What the objects of one kind hold.
open class NSEntityDescription: NSObject {
    open var name: String?
    /// Without its module.
    open var managedObjectClassName: String! = "NSManagedObject"
    open var properties: [NSPropertyDescription] = [] { didSet { for property in properties { property.entity = self } } }
    open var isAbstract = false
    open internal(set) var superentity: NSEntityDescription?
    open var subentities: [NSEntityDescription] = []
    open var userInfo: [AnyHashable: Any]?
    open var renamingIdentifier: String?
    open var uniquenessConstraints: [[Any]] = []
    open internal(set) weak var managedObjectModel: NSManagedObjectModel!
    var parentName: String?
    var modules: [String] = []
    /// Looked up once: the class is in the extension's code, which is loaded before any model.
    lazy var objectClass: NSManagedObject.Type = {
        guard let name = managedObjectClassName, name != "NSManagedObject" else { return NSManagedObject.self }
        let names = name.contains(".") ? [name] : modules.map { "\($0).\(name)" }
        return names.lazy.compactMap { NSClassFromString($0) as? NSManagedObject.Type }.first ?? NSManagedObject.self
    }()

    /// Those of the entities above come first.
    var allProperties: [NSPropertyDescription] { (superentity?.allProperties ?? []) + properties }
    open var propertiesByName: [String: NSPropertyDescription] { Dictionary(allProperties.map { ($0.name, $0) }) { _, own in own } }
    open var attributesByName: [String: NSAttributeDescription] { propertiesByName.compactMapValues { $0 as? NSAttributeDescription } }
    open var relationshipsByName: [String: NSRelationshipDescription] { propertiesByName.compactMapValues { $0 as? NSRelationshipDescription } }
    open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] { relationshipsByName.values.filter { $0.destinationEntity === entity } }
    open func isKindOf(entity: NSEntityDescription) -> Bool { self === entity || superentity?.isKindOf(entity: entity) == true }

    /// The entity of a name; nil where the context's model has none.
    open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? { context.model?.entitiesByName[entityName] }
    /// Makes an object and inserts it.
    open class func insertNewObject(forEntityName entityName: String, into context: NSManagedObjectContext) -> NSManagedObject {
        guard let entity = entity(forEntityName: entityName, in: context) else { preconditionFailure("The model has no entity named \(entityName). Load the stores first, and check the model's name and that its file is in the extension's target.") }
        return entity.objectClass.init(_entity: entity, insertInto: context)
    }

    /// The entity itself and all below it that may have objects.
    var concrete: [NSEntityDescription] { (isAbstract ? [] : [self]) + subentities.flatMap(\.concrete) }
    open override var description: String { "NSEntityDescription \(name ?? "")" }
}

/// An attribute or a relationship.
open class NSPropertyDescription: NSObject {
    open internal(set) weak var entity: NSEntityDescription!
    open var name = ""
    open var isOptional = true
    open var isTransient = false
    open var userInfo: [AnyHashable: Any]?
    open var renamingIdentifier: String?
}

/// A value of an entity's objects.
open class NSAttributeDescription: NSPropertyDescription {
    public typealias AttributeType = NSAttributeType
    open var attributeType: NSAttributeType = .undefinedAttributeType
    public var type: NSAttributeType {
        get { attributeType }
        set { attributeType = newValue }
    }
    open var attributeValueClassName: String?
    open var defaultValue: Any?
    open var valueTransformerName: String?
    open var allowsExternalBinaryDataStorage = false
    open var preservesValueInHistoryOnDeletion = false
}

/// What becomes of the objects at the other end when an object is deleted.
public enum NSDeleteRule: UInt, Sendable { case noActionDeleteRule = 0, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule }

/// A way to other objects.
open class NSRelationshipDescription: NSPropertyDescription {
    open weak var destinationEntity: NSEntityDescription?
    open weak var inverseRelationship: NSRelationshipDescription?
    open var deleteRule: NSDeleteRule = .nullifyDeleteRule
    /// 1 for a relationship to one object, 0 for any number.
    open var maxCount = 0
    open var minCount = 0
    open var isOrdered = false
    open var isToMany: Bool { maxCount != 1 }
    var destinationName: String?
    var inverseName: String?
}
