// Status of this file: exact.
import Foundation
import SwiftUI

/// The objects of a model that a view shows, fetched when the view is drawn.
///
/// `@Query` is a macro that keeps one of these beside the property. Without a container further up nothing is found, and that is said
/// on the error output, as on a phone.
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
    private let descriptor: FetchDescriptor<Element>
    private let convert: ([Element]) -> Result
    @Environment(\.modelContextIfSet) private var context
    private let state = QueryState<Element>()

    public var wrappedValue: Result { convert(state.models) }
    /// Why fetching failed; nil where it did not.
    public var fetchError: (any Error)? { state.error }
    public var modelContext: ModelContext { context ?? EnvironmentValues().modelContext }

    public mutating func update() {
        guard let context else {
            FileHandle.standardError.write(Data("Set a .modelContext in view's environment to use Query\n".utf8))
            state.error = SwiftDataError.missingModelContext
            return
        }
        do {
            state.models = try context.fetch(descriptor)
            state.error = nil
        } catch {
            state.error = error
            FileHandle.standardError.write(Data("A query of \(Element.self) failed: \(error.localizedDescription)\n".utf8))
        }
    }
}

private final class QueryState<Element> {
    var models: [Element] = []
    var error: (any Error)?
    /// How changes are shown on a phone; a picture shows none.
    var animation: Animation?
}

extension Query where Result == [Element] {
    public init() { self.init(FetchDescriptor(), transaction: nil) }
    public init(animation: Animation) { self.init(FetchDescriptor(), animation: animation) }
    public init(transaction: Transaction) { self.init(FetchDescriptor(), transaction: transaction) }
    public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) { self.descriptor = descriptor; state.animation = animation; convert = { $0 } }
    public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) { self.descriptor = descriptor; state.animation = transaction?.animation; convert = { $0 } }
    public init(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation) {
        self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), animation: animation)
    }
    public init(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction? = nil) {
        self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), transaction: transaction)
    }
    public init<Value: Comparable>(filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward, animation: Animation) {
        self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], animation: animation)
    }
    public init<Value: Comparable>(filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward, transaction: Transaction? = nil) {
        self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction)
    }
    public init<Value: Comparable>(filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward, animation: Animation) {
        self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], animation: animation)
    }
    public init<Value: Comparable>(filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward, transaction: Transaction? = nil) {
        self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction)
    }
}
