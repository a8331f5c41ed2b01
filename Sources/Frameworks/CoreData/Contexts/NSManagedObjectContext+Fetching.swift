// Status of this file: exact.
import Foundation
import FoundationSupplement
internal import RecordStore

extension NSManagedObjectContext {
    /// The objects that a request asks for.
    ///
    /// - Throws: an `NSError` where the store cannot be read.
    public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        try lock.withLock {
            if request.resultType.contains(.dictionaryResultType) { return limited(dictionaries(of: try matching(request), request), by: request).compactMap { $0 as? T } }
            let objects = try found(by: request)
            if request.resultType.contains(.countResultType) { return [NSNumber(value: objects.count)].compactMap { $0 as? T } }
            if request.resultType.contains(.managedObjectIDResultType) { return objects.compactMap { $0.objectID as? T } }
            return objects.compactMap { $0 as? T }
        }
    }
    public func count<T>(for request: NSFetchRequest<T>) throws -> Int { try lock.withLock { try found(by: request).count } }

    private func found<T>(by request: NSFetchRequest<T>) throws -> [NSManagedObject] { limited(try matching(request), by: request) }

    /// The part of the results, objects or groups of them, that the request's offset and limit leave.
    private func limited<T, Result>(_ results: [Result], by request: NSFetchRequest<T>) -> [Result] {
        let rest = results.dropFirst(max(request.fetchOffset, 0))
        return Array(request.fetchLimit > 0 ? rest.prefix(request.fetchLimit) : rest)
    }

    /// All objects that a request asks for, in its order.
    private func matching<T>(_ request: NSFetchRequest<T>) throws -> [NSManagedObject] {
        guard let entity = request.entity ?? request.entityName.flatMap({ model?.entitiesByName[$0] }) else {
            preconditionFailure("A fetch request must have an entity: the model has none named \(request.entityName ?? ""). Check the name, and that the .xcdatamodeld is in the extension's target.")
        }
        var objects = try objects(of: entity, subentities: request.includesSubentities, pending: request.includesPendingChanges)
        if let predicate = request.predicate { objects = objects.filter { predicate.evaluate(with: $0) } }
        if let descriptors = request.sortDescriptors, !descriptors.isEmpty {
            // The order of equal objects stays.
            objects = objects.enumerated().sorted { a, b in
                for descriptor in descriptors {
                    switch descriptor.compare(a.element, to: b.element) {
                    case .orderedAscending: return true
                    case .orderedDescending: return false
                    case .orderedSame: continue
                    }
                }
                return a.offset < b.offset
            }.map(\.element)
        }
        return objects
    }

    /// The values of each object, or, where an expression takes all objects together, of each group of them.
    private func dictionaries<T>(of objects: [NSManagedObject], _ request: NSFetchRequest<T>) -> [NSDictionary] {
        let wanted = request.propertiesToFetch?.compactMap { DictionaryColumn($0) }
        let grouping = (request.propertiesToGroupBy ?? []).compactMap { DictionaryColumn($0)?.name }
        let isGrouped = !grouping.isEmpty || wanted?.contains { column in objects.first.map { column.takesAll(of: $0.entity) } ?? column.isAggregate } == true
        let groups = isGrouped ? grouped(objects, by: grouping) : objects.map { [$0] }
        var seen: Set<NSDictionary> = []
        return groups.compactMap { group in
            var values: [String: Any] = [:]
            for column in wanted ?? group.first?.entity.attributesByName.keys.sorted().compactMap({ DictionaryColumn($0) }) ?? [] { values[column.name] = column.value(of: group) }
            if let predicate = request.havingPredicate, !predicate.evaluate(with: values) { return nil }
            let dictionary = NSDictionary(dictionary: values)
            return request.returnsDistinctResults && !seen.insert(dictionary).inserted ? nil : dictionary
        }
    }

    /// Objects of equal values together, in the order in which they came; all of them where nothing is named.
    private func grouped(_ objects: [NSManagedObject], by names: [String]) -> [[NSManagedObject]] {
        guard !names.isEmpty else { return [objects] }
        var places: [NSArray: Int] = [:], groups: [[NSManagedObject]] = []
        for object in objects {
            let key = NSArray(array: names.map { object.value(forKey: $0) ?? NSNull() })
            if let place = places[key] { groups[place].append(object); continue }
            places[key] = groups.count
            groups.append([object])
        }
        return groups
    }

    /// Runs a request that changes many objects in the store itself.
    @discardableResult
    public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        try lock.withLock {
            let worker = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
            worker.persistentStoreCoordinator = persistentStoreCoordinator
            switch request {
            case let request as NSBatchDeleteRequest:
                let objects = try request.objectIDs.map { ids in ids.compactMap { worker.object(at: $0.record) } } ?? worker.found(by: request.fetchRequest)
                for object in objects { worker.delete(object) }
                try worker.save()
                return NSBatchDeleteResult(objects.map(\.objectID), request.resultType)
            case let request as NSBatchUpdateRequest:
                let fetch = NSFetchRequest<NSManagedObject>(entityName: request.entityName)
                fetch.predicate = request.predicate
                let objects = try worker.found(by: fetch)
                for object in objects {
                    // Expressions see the values from before the update, as in SQL.
                    let new = (request.propertiesToUpdate ?? [:]).map { key, value in
                        ((key as? NSPropertyDescription)?.name ?? "\(key)", (value as? FoundationSupplement.NSExpression).map { $0.expressionValue(with: object, context: nil) } ?? value)
                    }
                    for (name, value) in new { object.setValue(value, forKey: name) }
                }
                try worker.save()
                return NSBatchUpdateResult(objects.map(\.objectID), request.resultType)
            case let request as NSBatchInsertRequest:
                let objects = (request.objectsToInsert ?? []).map { values in
                    let object = NSEntityDescription.insertNewObject(forEntityName: request.entityName, into: worker)
                    object.setValuesForKeys(values)
                    return object
                }
                try worker.save()
                return NSBatchInsertResult(objects.map(\.objectID), request.resultType)
            case let request as NSPersistentHistoryChangeRequest:
                return request.result
            default:
                throw CoreDataFailure.error(.other, "A request of the type \(type(of: request)) cannot be executed. Fetch with fetch(_:).")
            }
        }
    }
}
