// Status of this file: exact.
import Foundation

/// A model, its stores, and the context of the user interface.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    public let name: String
    public let managedObjectModel: NSManagedObjectModel
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    public let viewContext: NSManagedObjectContext
    open var persistentStoreDescriptions: [NSPersistentStoreDescription]

    /// Where stores are that name no place: the extension's own folder.
    open class func defaultDirectoryURL() -> URL { URL.applicationSupportDirectory }

    /// - Parameter name: of the model, and of its store's file. A model that is in no bundle is empty, as on a phone.
    public convenience init(name: String) {
        let model = Bundle.main.url(forResource: name, withExtension: "momd") ?? Bundle.main.url(forResource: name, withExtension: "mom")
        self.init(name: name, managedObjectModel: model.flatMap { NSManagedObjectModel(contentsOf: $0) } ?? NSManagedObjectModel.missing(name))
    }
    public convenience init(name: String, bundle: Bundle) {
        self.init(name: name, managedObjectModel: bundle.url(forResource: name, withExtension: "momd").flatMap { NSManagedObjectModel(contentsOf: $0) } ?? NSManagedObjectModel.missing(name))
    }
    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        managedObjectModel = model
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
        persistentStoreDescriptions = [NSPersistentStoreDescription(url: Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite"))]
        super.init()
    }

    /// Opens the stores and tells of each what came of it, before it returns.
    open func loadPersistentStores(completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void) {
        for description in persistentStoreDescriptions {
            if let url = description.url, persistentStoreCoordinator.persistentStore(for: url) != nil, description.type != NSInMemoryStoreType { block(description, nil); continue }
            persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
        }
    }
    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        context.perform { block(context) }
    }
    public func performBackgroundTask<T>(_ block: @escaping (NSManagedObjectContext) throws -> T) async rethrows -> T {
        let context = newBackgroundContext()
        return try await context.perform { try block(context) }
    }
}

extension NSManagedObjectModel {
    /// An empty model, with a word about why.
    static func missing(_ name: String) -> NSManagedObjectModel {
        FileHandle.standardError.write(Data("Failed to load model named \(name): no \(name).momd is in the bundle. Add the .xcdatamodeld to the extension's target.\n".utf8))
        return NSManagedObjectModel()
    }
}
