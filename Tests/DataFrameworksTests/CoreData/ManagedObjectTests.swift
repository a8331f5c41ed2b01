import CoreData
import Foundation
import FoundationSupplement
import Testing

@Suite struct ManagedObjectTests {
    @Test("a new object has its entity's defaults; what is set is read back in the property's type")
    func values() throws {
        let folder = try ModelFolder(), context = try folder.container().viewContext
        let habit = Habit(context: context)
        #expect(habit.name == "Nameless" && !habit.isDone && habit.created == nil)
        habit.isDone = true
        habit.name = nil
        #expect(habit.isDone && habit.name == nil && habit.value(forKey: "isDone") as? Bool == true)
        habit.setValue("Run", forKey: "name")
        #expect(habit.name == "Run" && habit.changedValues().keys.sorted() == ["isDone", "name"])
        let day = Day(context: context)
        #expect(day.count == 1)
        day.count = 7
        #expect(day.value(forKey: "count") as? Int == 7 && day.value(forKey: "count") as? Int16 == 7)
    }

    @Test("an object is made by its entity's name, of the class that the model names")
    func byName() throws {
        let folder = try ModelFolder(), context = try folder.container().viewContext
        let entity = try #require(NSEntityDescription.entity(forEntityName: "Habit", in: context))
        let plain = NSManagedObject(entity: entity, insertInto: context)
        plain.setValue("Plain", forKey: "name")
        #expect(NSEntityDescription.insertNewObject(forEntityName: "Habit", into: context) is Habit)
        #expect(NSEntityDescription.entity(forEntityName: "None", in: context) == nil)
        #expect(Habit.entity() === entity || Habit.entity().name == "Habit")
        try context.save()
        let request = NSFetchRequest<NSFetchRequestResult>(entityName: "Habit")
        request.predicate = NSPredicate(format: "name == %@", "Plain")
        #expect((try context.fetch(request).first as? NSManagedObject)?.value(forKey: "name") as? String == "Plain")
    }

    @Test("fetches obey predicate, order, limit and offset")
    func fetching() throws {
        let folder = try ModelFolder(), context = try folder.container().viewContext
        for (index, name) in ["c", "a", "d", "b"].enumerated() {
            let habit = Habit(context: context)
            habit.name = name
            habit.created = index == 2 ? nil : Date(timeIntervalSinceReferenceDate: Double(index))
            habit.isDone = index < 2
        }
        let request = Habit.fetchRequest()
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Habit.name, ascending: true)]
        request.predicate = NSPredicate(format: "(created >= %@) AND (created <= %@)", Date(timeIntervalSinceReferenceDate: 0) as CVarArg, Date(timeIntervalSinceReferenceDate: 1) as CVarArg)
        #expect(try context.fetch(request).map(\.name) == ["a", "c"])
        request.predicate = NSPredicate(format: "isDone == NO")
        #expect(try context.fetch(request).map(\.name) == ["b", "d"])
        request.predicate = nil
        request.fetchLimit = 2
        request.fetchOffset = 1
        #expect(try context.fetch(request).map(\.name) == ["b", "c"])
        request.fetchLimit = 0
        request.fetchOffset = 0
        request.sortDescriptors = [NSSortDescriptor(key: "isDone", ascending: false), NSSortDescriptor(keyPath: \Habit.created, ascending: true)]
        #expect(try context.fetch(request).map(\.name) == ["c", "a", "d", "b"])
        #expect(try context.count(for: Habit.fetchRequest()) == 4)
        let ids = NSFetchRequest<NSManagedObjectID>(entityName: "Habit")
        ids.resultType = .managedObjectIDResultType
        #expect(try context.fetch(ids).count == 4)
    }

    @Test("both ends of a relationship are kept in step, and a delete rule cascades")
    func relationships() throws {
        let folder = try ModelFolder(), container = try folder.container(), context = container.viewContext
        let habit = Habit(context: context), other = Habit(context: context)
        let days = (0..<3).map { _ in Day(context: context) }
        days[0].habit = habit
        habit.addToDays(days[1])
        other.days = NSSet(array: [days[2]])
        #expect((habit.days as? Set<Day>) == Set(days[..<2]) && days[2].habit === other)
        other.addToDays(days[0])
        #expect(habit.days?.count == 1 && days[0].habit === other)
        let owner = NSFetchRequest<Day>(entityName: "Day")
        owner.predicate = NSPredicate(format: "habit == %@", other)
        #expect(try context.count(for: owner) == 2)
        try context.save()
        context.delete(other)
        try context.save()
        let fresh = container.newBackgroundContext()
        #expect(try fresh.count(for: NSFetchRequest<Day>(entityName: "Day")) == 1)
        #expect(try fresh.fetch(Habit.fetchRequest()).first?.days?.count == 1)
    }

    @Test("an object without a value that it needs is not saved, and the error says which")
    func validation() throws {
        let folder = try ModelFolder(), context = try folder.container().viewContext
        Habit(context: context).name = nil
        let error = #expect(throws: NSError.self) { try context.save() }
        #expect(error?.code == NSValidationMissingMandatoryPropertyError && error?.localizedDescription.contains("Habit.name") == true)
        context.rollback()
        #expect(!context.hasChanges)
        try context.save()
    }

    @Test("a child context saves into its parent, which saves into the store")
    func parents() throws {
        let folder = try ModelFolder(), container = try folder.container()
        let child = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        child.parent = container.viewContext
        let habit = Habit(context: child)
        habit.name = "Swim"
        #expect(try container.viewContext.count(for: Habit.fetchRequest()) == 0)
        try child.save()
        #expect(container.viewContext.hasChanges)
        #expect(try container.viewContext.fetch(Habit.fetchRequest()).map(\.name) == ["Swim"])
        #expect(try container.newBackgroundContext().count(for: Habit.fetchRequest()) == 0)
        try container.viewContext.save()
        #expect(try container.newBackgroundContext().count(for: Habit.fetchRequest()) == 1)
        habit.name = "Dive"
        try child.save()
        #expect(try container.viewContext.fetch(Habit.fetchRequest()).map(\.name) == ["Dive"])
    }

    @Test("a batch request deletes in the store")
    func batches() throws {
        let folder = try ModelFolder(), context = try folder.container().viewContext
        for _ in 0..<3 { _ = Habit(context: context) }
        try context.save()
        let request = NSBatchDeleteRequest(fetchRequest: NSFetchRequest(entityName: "Habit"))
        request.resultType = .resultTypeCount
        #expect((try context.execute(request) as? NSBatchDeleteResult)?.result as? Int == 3)
        #expect(try context.count(for: Habit.fetchRequest()) == 0)
    }

    @Test("a batch request of no objects deletes none; one that updates may work a value out")
    func batchValues() throws {
        let folder = try ModelFolder(), container = try folder.container(), context = container.viewContext
        for count in [1, 2] { Day(context: context).count = count }
        try context.save()
        let none = NSBatchDeleteRequest(objectIDs: [])
        none.resultType = .resultTypeCount
        #expect((try context.execute(none) as? NSBatchDeleteResult)?.result as? Int == 0)
        let update = NSBatchUpdateRequest(entityName: "Day")
        update.propertiesToUpdate = ["count": FoundationSupplement.NSExpression(forFunction: "add:to:", arguments: [FoundationSupplement.NSExpression(forKeyPath: "count"), 10])]
        update.resultType = .updatedObjectsCountResultType
        #expect((try context.execute(update) as? NSBatchUpdateResult)?.result as? Int == 2)
        #expect(try container.newBackgroundContext().fetch(NSFetchRequest<Day>(entityName: "Day")).map(\.count).sorted() == [11, 12])
    }

    @Test("groups are chosen by what is worked out of them, and limit and offset count groups")
    func groups() throws {
        let folder = try ModelFolder(), context = try folder.container().viewContext
        for name in ["a", "a", "b", "c", "c", "c"] { Habit(context: context).name = name }
        let count = NSExpressionDescription()
        count.name = "number"
        count.expression = FoundationSupplement.NSExpression(forFunction: "count:", arguments: [FoundationSupplement.NSExpression(forKeyPath: "name")])
        let request = NSFetchRequest<NSDictionary>(entityName: "Habit")
        request.resultType = .dictionaryResultType
        request.propertiesToFetch = ["name", count]
        request.propertiesToGroupBy = ["name"]
        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
        func names() throws -> [String] { try context.fetch(request).compactMap { $0["name"] as? String } }
        #expect(try names() == ["a", "b", "c"])
        request.fetchLimit = 2
        request.fetchOffset = 1
        #expect(try names() == ["b", "c"])
        request.havingPredicate = NSPredicate(format: "number > 1")
        #expect(try names() == ["c"])
    }

    @Test("a context that merges by itself brings its objects up to date when another saves")
    func merging() async throws {
        let folder = try ModelFolder(), container = try folder.container()
        let reader = container.newBackgroundContext(), other = container.newBackgroundContext(), writer = container.newBackgroundContext()
        reader.automaticallyMergesChangesFromParent = true
        Habit(context: writer).name = "Run"
        try writer.save()
        let seen = try #require(try reader.fetch(Habit.fetchRequest()).first), unseen = try #require(try other.fetch(Habit.fetchRequest()).first)
        try writer.fetch(Habit.fetchRequest()).first?.name = "Swim"
        try writer.save()
        for context in [reader, other] { await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in context.perform { done.resume() } } }
        #expect(seen.name == "Swim" && unseen.name == "Run")
    }

    @Test("two new objects of one save with one unique value are an error, and nothing is written")
    func uniqueWithinOneSave() throws {
        let folder = try ModelFolder(unique: true), container = try folder.container(), context = container.viewContext
        for _ in 0..<2 { Habit(context: context).name = "Run" }
        #expect { try context.save() } throws: { ($0 as NSError).code == NSManagedObjectConstraintMergeError }
        #expect(try container.newBackgroundContext().count(for: Habit.fetchRequest()) == 0)
    }

    @Test("a save that fails leaves the object whose unique value a new one has")
    func uniqueOfFailedSave() throws {
        let folder = try ModelFolder(unique: true), container = try folder.container(), context = container.viewContext
        Habit(context: context).name = "Run"
        try context.save()
        context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        Habit(context: context).name = "Run"
        let day = Day(context: context)
        // No property list, and nothing that can be coded.
        day.setValue(ModelFolder.NoModel(), forKey: "tags")
        #expect(throws: NSError.self) { try context.save() }
        #expect(try container.newBackgroundContext().fetch(Habit.fetchRequest()).map(\.name) == ["Run"])
    }

    @Test("of two objects with one unique value the newer stays, where the policy says so")
    func unique() throws {
        let folder = try ModelFolder(unique: true), context = try folder.container().viewContext
        Habit(context: context).name = "Run"
        try context.save()
        let second = Habit(context: context)
        second.name = "Run"
        second.isDone = true
        #expect(throws: NSError.self) { try context.save() }
        context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        try context.save()
        #expect(try context.fetch(Habit.fetchRequest()).map(\.isDone) == [true])
    }
}

/// Makes data of texts that nothing else would read as such.
private final class SealingTransformer: ValueTransformer, @unchecked Sendable {
    override func transformedValue(_ value: Any?) -> Any? { (value as? [String]).map { Data("sealed:\($0.joined(separator: "|"))".utf8) } }
    override func reverseTransformedValue(_ value: Any?) -> Any? {
        (value as? Data).map { String(decoding: $0, as: UTF8.self).dropFirst("sealed:".count).split(separator: "|").map(String.init) }
    }
}
/// As apps write them for secure coding: it makes values of data.
private final class UnsealingTransformer: NSSecureUnarchiveFromDataTransformer, @unchecked Sendable {
    private let inner = SealingTransformer()
    override func transformedValue(_ value: Any?) -> Any? { inner.reverseTransformedValue(value) }
    override func reverseTransformedValue(_ value: Any?) -> Any? { inner.transformedValue(value) }
}

@Suite struct PersistentContainerTests {
    @Test("the transformer that the model names makes data of values and values of data, whichever way round it is written", arguments: [false, true])
    func transformers(isSecure: Bool) throws {
        let name = NSValueTransformerName("Test\(isSecure)")
        ValueTransformer.setValueTransformer(isSecure ? UnsealingTransformer() : SealingTransformer(), forName: name)
        defer { ValueTransformer.setValueTransformer(nil, forName: name) }
        #expect(ValueTransformer(forName: name)?.transformedValue(isSecure ? Data("sealed:a".utf8) : ["a"]) != nil && ValueTransformer(forName: "None") == nil)
        let folder = try ModelFolder(transformer: name.rawValue), container = try folder.container(inMemory: false)
        Day(context: container.viewContext).tags = ["a", "b"]
        try container.viewContext.save()
        #expect(try container.newBackgroundContext().fetch(NSFetchRequest<Day>(entityName: "Day")).first?.tags == ["a", "b"])
        // What is in the file is what the transformer made.
        let bytes = try Data(contentsOf: folder.storeURL) + ((try? Data(contentsOf: URL(fileURLWithPath: folder.storeURL.path + "-wal"))) ?? Data())
        #expect(bytes.range(of: Data(Data("sealed:a|b".utf8).base64EncodedString().utf8)) != nil)
    }

    @Test("a store in a file keeps what was saved, values of any property list too")
    func file() throws {
        let folder = try ModelFolder()
        do {
            let context = try folder.container(inMemory: false).viewContext
            let day = Day(context: context)
            day.tags = ["home", "daily"]
            day.habit = Habit(context: context)
            try context.save()
        }
        let context = try folder.container(inMemory: false).viewContext
        let day = try #require(try context.fetch(NSFetchRequest<Day>(entityName: "Day")).first)
        #expect(day.tags == ["home", "daily"] && day.habit?.name == "Nameless" && !day.objectID.isTemporaryID)
        let id = context.persistentStoreCoordinator?.managedObjectID(forURIRepresentation: day.objectID.uriRepresentation())
        #expect(id == day.objectID)
    }

    @Test("a store moves to another place with all its objects")
    func migrate() throws {
        let folder = try ModelFolder(), container = try folder.container(inMemory: false), context = container.viewContext
        _ = Habit(context: context)
        try context.save()
        let coordinator = container.persistentStoreCoordinator
        let old = try #require(coordinator.persistentStore(for: folder.storeURL))
        let target = folder.folder.appendingPathComponent("Moved.sqlite")
        _ = try coordinator.migratePersistentStore(old, to: target, type: .sqlite)
        #expect(coordinator.persistentStore(for: folder.storeURL) == nil && coordinator.persistentStore(for: target) != nil)
        #expect(try context.count(for: Habit.fetchRequest()) == 1)
    }

    @Test("a store in a folder that is not there gives an error of the Cocoa domain")
    func missingFolder() throws {
        let folder = try ModelFolder()
        let model = try #require(NSManagedObjectModel(contentsOf: folder.folder.appendingPathComponent("Habits.momd")))
        let container = NSPersistentContainer(name: "Habits", managedObjectModel: model)
        container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: folder.folder.appendingPathComponent("none/a.sqlite"))]
        var failure: NSError?
        container.loadPersistentStores { _, error in failure = error as NSError? }
        #expect(failure?.domain == NSCocoaErrorDomain && failure?.code == NSPersistentStoreOpenError)
        #expect(throws: NSError.self) {
            _ = Habit(context: container.viewContext)
            try container.viewContext.save()
        }
    }
}
