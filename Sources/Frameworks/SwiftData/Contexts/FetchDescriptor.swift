// Status of this file: exact.
import Foundation

/// Which objects to fetch, in which order.
public struct FetchDescriptor<T: PersistentModel> {
    public var predicate: Predicate<T>?
    public var sortBy: [SortDescriptor<T>]
    public var fetchLimit: Int?
    public var fetchOffset: Int?
    /// Whether changes that are not saved count.
    public var includePendingChanges = true
    /// A phone fetches only these at first. Here objects always come whole.
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        self.predicate = predicate; self.sortBy = sortBy
    }
}

/// Objects that are fetched and handed out in parts.
public struct FetchResultsCollection<Element: PersistentModel>: RandomAccessCollection {
    let models: [Element]
    public var startIndex: Int { models.startIndex }
    public var endIndex: Int { models.endIndex }
    public subscript(position: Int) -> Element { models[position] }
}
