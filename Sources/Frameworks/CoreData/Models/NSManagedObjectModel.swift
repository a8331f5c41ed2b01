// Status of this file: exact.
import Foundation

/// The entities of a store, as a model file describes them.
///
/// The build compiles `.xcdatamodeld` folders into the bundle; `NSPersistentContainer(name:)` finds them there.
open class NSManagedObjectModel: NSObject {
    open var entities: [NSEntityDescription] { didSet { connect() } }
    open var entitiesByName: [String: NSEntityDescription] { Dictionary(entities.compactMap { entity in entity.name.map { ($0, entity) } }) { first, _ in first } }
    open var versionIdentifiers: Set<AnyHashable> = []
    /// The templates of requests that a model file has; none are compiled.
    open var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>] { [:] }

    public override init() {
        entities = []
        super.init()
        LoadedModels.add(self)
    }

    init(entities: [NSEntityDescription]) {
        self.entities = entities
        super.init()
        connect()
        LoadedModels.add(self)
    }

    /// Reads a compiled model: a `.momd` folder of which the current version counts, or one `.mom` file. nil where there is none.
    public convenience init?(contentsOf url: URL) {
        guard let entities = CompiledModel.entities(at: url) else { return nil }
        self.init(entities: entities)
    }

    /// The models of some bundles as one; those of the main bundle where none are named.
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let found = (bundles ?? [Bundle.main]).flatMap { ($0.urls(forResourcesWithExtension: "momd", subdirectory: nil) ?? []).map { $0 as URL } }
        let entities = found.sorted { $0.path < $1.path }.flatMap { CompiledModel.entities(at: $0) ?? [] }
        return entities.isEmpty ? nil : NSManagedObjectModel(entities: entities)
    }
    public convenience init?(byMerging models: [NSManagedObjectModel]?) {
        guard let models, !models.isEmpty else { return nil }
        self.init(entities: models.flatMap(\.entities))
    }

    /// Leads entities to those above and below them, and to the ends of their relationships.
    private func connect() {
        let all = entitiesByName
        for entity in entities {
            entity.managedObjectModel = self
            if let parent = entity.parentName.flatMap({ all[$0] }), entity.superentity !== parent {
                entity.superentity = parent
                parent.subentities.append(entity)
            }
            for case let relationship as NSRelationshipDescription in entity.properties {
                if relationship.destinationEntity == nil { relationship.destinationEntity = relationship.destinationName.flatMap { all[$0] } }
            }
        }
        for entity in entities {
            for case let relationship as NSRelationshipDescription in entity.properties where relationship.inverseRelationship == nil {
                relationship.inverseRelationship = relationship.inverseName.flatMap { relationship.destinationEntity?.relationshipsByName[$0] }
            }
        }
    }
}

/// The models that were made, for classes that ask for their entity.
enum LoadedModels {
    private static let lock = NSLock()
    private struct Weak { weak var model: NSManagedObjectModel? }
    nonisolated(unsafe) private static var models: [Weak] = []

    static func add(_ model: NSManagedObjectModel) {
        lock.withLock {
            models.removeAll { $0.model == nil }
            models.append(Weak(model: model))
        }
    }

    static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
        let all = lock.withLock { models.compactMap(\.model) }
        return all.reversed().lazy.compactMap { $0.entity(of: type) }.first
    }
}

extension NSManagedObjectModel {
    /// The entity whose objects are of a class.
    func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
        let name = String(describing: type)
        return entities.first { $0.objectClass == type } ?? entities.first { $0.managedObjectClassName == name } ?? entitiesByName[name]
    }
}
