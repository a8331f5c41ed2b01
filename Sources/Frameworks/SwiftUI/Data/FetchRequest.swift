// Status of this file: exact.
import CoreData
import Foundation

/// The objects of a Core Data request that a view shows, fetched when the view is drawn.
///
/// Without a context in the environment nothing is found, and that is said on the error output.
@propertyWrapper
public struct FetchRequest<Result>: DynamicProperty {
    private let request: NSFetchRequest<Result>
    @Environment(\.managedObjectContext) private var context
    private let state: FetchState<Result>

    /// `animation` of the other initialisers is for changes, of which a picture shows none.
    public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
        request = fetchRequest
        state = FetchState()
        state.animation = animation
    }
    public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
        self.init(fetchRequest: fetchRequest, animation: transaction.animation)
    }
    public init(entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil) {
        let request = NSFetchRequest<Result>(entityName: entity.name ?? "")
        request.sortDescriptors = sortDescriptors
        request.predicate = predicate
        self.init(fetchRequest: request, animation: animation)
    }

    public var wrappedValue: FetchedResults<Result> { FetchedResults(state: state, request: request) }
    public var projectedValue: Binding<Configuration> {
        let state = state, request = request
        return Binding(reading: { Configuration(nsSortDescriptors: request.sortDescriptors ?? [], nsPredicate: request.predicate) }, writing: { new in
            request.sortDescriptors = new.nsSortDescriptors
            request.predicate = new.nsPredicate
            state.fetch(request)
        })
    }

    /// What of a request a view may change.
    public struct Configuration {
        public var nsSortDescriptors: [NSSortDescriptor]
        public var nsPredicate: NSPredicate?
    }

    public mutating func update() {
        state.context = context
        state.fetch(request)
    }
}

extension FetchRequest where Result: NSManagedObject {
    public init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil) {
        let request = NSFetchRequest<Result>(entityName: Result.entity().name ?? "")
        request.sortDescriptors = sortDescriptors
        request.predicate = predicate
        self.init(fetchRequest: request, animation: animation)
    }
    public init(sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil) {
        self.init(sortDescriptors: sortDescriptors.map { NSSortDescriptor(comparing: $0) }, predicate: predicate, animation: animation)
    }
}

extension NSSortDescriptor {
    /// Sorts as a descriptor of Swift's does.
    fileprivate convenience init<Compared>(comparing descriptor: SortDescriptor<Compared>) {
        self.init(keyPath: \Any.self, ascending: true) { a, b in
            guard let a = a as? Compared, let b = b as? Compared else { return .orderedSame }
            return descriptor.compare(a, b)
        }
    }
}

/// The objects that a request found.
public struct FetchedResults<Result>: RandomAccessCollection {
    fileprivate let state: FetchState<Result>
    fileprivate let request: NSFetchRequest<Result>

    public var startIndex: Int { 0 }
    public var endIndex: Int { state.objects.count }
    public subscript(position: Int) -> Result { state.objects[position] }

    public var nsPredicate: NSPredicate? {
        get { request.predicate }
        nonmutating set { request.predicate = newValue; state.fetch(request) }
    }
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { request.sortDescriptors ?? [] }
        nonmutating set { request.sortDescriptors = newValue; state.fetch(request) }
    }
}

/// What a request found in the context of the environment.
private final class FetchState<Result> {
    var context: NSManagedObjectContext?
    var objects: [Result] = []
    var animation: Animation?

    func fetch(_ request: NSFetchRequest<Result>) {
        guard let context, context.persistentStoreCoordinator != nil else {
            FileHandle.standardError.write(Data("Context in environment is not connected to a persistent store coordinator: set \\.managedObjectContext to use FetchRequest\n".utf8))
            objects = []
            return
        }
        do { objects = try context.fetch(request) } catch {
            objects = []
            FileHandle.standardError.write(Data("A fetch request failed: \(error.localizedDescription)\n".utf8))
        }
    }
}

extension EnvironmentValues {
    private struct ManagedObjectContextKey: EnvironmentKey { static var defaultValue: NSManagedObjectContext? { nil } }
    private static let unconnected = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)

    /// The context that fetch requests fetch from. One without stores where none is set.
    public var managedObjectContext: NSManagedObjectContext {
        get { self[ManagedObjectContextKey.self] ?? Self.unconnected }
        set { self[ManagedObjectContextKey.self] = newValue }
    }
}
