import CSQLite
import Foundation
import SwiftData
import Testing

@Suite struct ModelContextTests {
    @Test("an empty store answers like a fresh installation")
    func empty() throws {
        let context = ModelContext(try inMemory())
        #expect(try context.fetch(FetchDescriptor<Task_>()).isEmpty)
        #expect(try context.fetchCount(FetchDescriptor<TaskList>()) == 0)
        #expect(!context.hasChanges)
    }

    @Test("what is inserted is found before and after saving, in another context only after")
    func insertAndSave() throws {
        let container = try inMemory()
        let context = ModelContext(container), other = ModelContext(container)
        let task = Task_("Water")
        task.rank = 4
        task.tags = ["home", "daily"]
        task.kind = .treat
        context.insert(task)
        #expect(try context.fetch(FetchDescriptor<Task_>()).first === task)
        #expect(try other.fetch(FetchDescriptor<Task_>()).isEmpty)
        try context.save()
        #expect(!context.hasChanges)
        let copy = try #require(try other.fetch(FetchDescriptor<Task_>()).first)
        #expect(copy !== task && copy == task)
        #expect(copy.code == task.code && copy.rank == 4 && copy.tags == ["home", "daily"] && copy.kind == .treat && !copy.isDone)
        #expect(copy.shout == "WATER" && copy.scratch == 5)
    }

    @Test("a descriptor's predicate, order, limit and offset decide what is fetched")
    func descriptors() throws {
        let context = ModelContext(try inMemory())
        for (index, name) in ["d", "a", "c", "b"].enumerated() { context.insert(Task_(name, created: Date(timeIntervalSinceReferenceDate: Double(index)))) }
        let border = Date(timeIntervalSinceReferenceDate: 1)
        var descriptor = FetchDescriptor<Task_>(predicate: #Predicate { $0.created >= border }, sortBy: [SortDescriptor(\.name)])
        #expect(try context.fetch(descriptor).map(\.name) == ["a", "b", "c"])
        descriptor.fetchLimit = 1
        descriptor.fetchOffset = 1
        #expect(try context.fetch(descriptor).map(\.name) == ["b"])
        #expect(try context.fetch(FetchDescriptor<Task_>()).map(\.name) == ["d", "a", "c", "b"])
        #expect(try context.fetch(FetchDescriptor<Task_>(sortBy: [SortDescriptor(\.created, order: .reverse)])).first?.name == "b")
    }

    @Test("changes are seen by other contexts once they are saved, and forgotten by a rollback")
    func changes() throws {
        let container = try inMemory()
        let context = ModelContext(container), other = ModelContext(container)
        let task = Task_("Read")
        context.insert(task)
        try context.save()
        let copy = try #require(try other.fetch(FetchDescriptor<Task_>()).first)
        task.isDone = true
        #expect(context.hasChanges && task.hasChanges)
        #expect(!copy.isDone)
        context.rollback()
        #expect(!task.isDone && !context.hasChanges)
        task.isDone = true
        try context.save()
        _ = try other.fetch(FetchDescriptor<Task_>())
        #expect(copy.isDone)
    }

    @Test("both ends of a relationship are kept in step")
    func inverse() throws {
        let container = try inMemory()
        let context = ModelContext(container)
        let home = TaskList(title: "Home"), work = TaskList(title: "Work"), task = Task_("Sweep")
        context.insert(home)
        context.insert(work)
        task.list = home
        #expect(task.modelContext === context)
        #expect(home.tasks.map(\.name) == ["Sweep"])
        work.tasks.append(task)
        #expect(home.tasks.isEmpty && task.list === work)
        let owner = Owner(name: "Ada", lists: [home, work])
        context.insert(owner)
        #expect(home.owner === owner && work.owner === owner)
        try context.save()
        let copy = try #require(try ModelContext(container).fetch(FetchDescriptor<Owner>()).first)
        #expect(copy.lists.map(\.title) == ["Home", "Work"])
        #expect(copy.lists.last?.tasks.first?.list?.owner === copy)
    }

    @Test("a predicate follows relationships")
    func predicateOverRelationship() throws {
        let context = ModelContext(try inMemory())
        let list = TaskList(title: "Home")
        context.insert(list)
        list.tasks = [Task_("a"), Task_("b")]
        context.insert(Task_("c"))
        let found = try context.fetch(FetchDescriptor<Task_>(predicate: #Predicate { $0.list?.title == "Home" }, sortBy: [SortDescriptor(\.name)]))
        #expect(found.map(\.name) == ["a", "b"])
    }

    @Test("deleting follows the delete rules")
    func delete() throws {
        let container = try inMemory()
        let context = ModelContext(container)
        let owner = Owner(name: "Ada"), list = TaskList(title: "Home")
        context.insert(owner)
        owner.lists = [list]
        list.tasks = [Task_("a"), Task_("b")]
        try context.save()
        context.delete(list)
        #expect(owner.lists.isEmpty)
        #expect(try context.fetch(FetchDescriptor<Task_>()).isEmpty)
        try context.save()
        let other = ModelContext(container)
        #expect(try other.fetchCount(FetchDescriptor<Task_>()) == 0 && other.fetchCount(FetchDescriptor<TaskList>()) == 0 && other.fetchCount(FetchDescriptor<Owner>()) == 1)
        #expect(try other.fetch(FetchDescriptor<Owner>()).first?.lists.isEmpty == true)
    }

    @Test("a second object with the value of a unique attribute takes the place of the first")
    func unique() throws {
        let container = try inMemory()
        let context = ModelContext(container)
        context.insert(Task_("Water"))
        try context.save()
        let again = Task_("Water"), list = TaskList(title: "Home")
        again.rank = 9
        context.insert(again)
        list.tasks = [again]
        context.insert(list)
        try context.save()
        let other = ModelContext(container)
        #expect(try other.fetch(FetchDescriptor<Task_>()).map(\.rank) == [9])
        #expect(try other.fetch(FetchDescriptor<TaskList>()).first?.tasks.first?.rank == 9)
    }

    @Test("of three new objects with one unique value the last stays, and what led to the others leads to it")
    func uniqueWithinOneSave() throws {
        let container = try inMemory(), context = ModelContext(container), list = TaskList(title: "Home")
        context.insert(list)
        for rank in [1, 2, 3] {
            let task = Task_("Water")
            task.rank = Int32(rank)
            context.insert(task)
            if rank == 1 { list.tasks = [task] }
        }
        try context.save()
        let other = ModelContext(container)
        #expect(try other.fetch(FetchDescriptor<Task_>()).map(\.rank) == [3])
        #expect(try other.fetch(FetchDescriptor<TaskList>()).first?.tasks.map(\.rank) == [3])
    }

    @Test("an object that a rule denies to delete stays while it leads to others")
    func denied() throws {
        let container = try ModelContainer(for: Shelf.self, Book.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let context = ModelContext(container), shelf = Shelf(name: "A"), book = Book(title: "B")
        context.insert(shelf)
        shelf.books = [book]
        try context.save()
        context.delete(shelf)
        #expect(throws: SwiftDataError.self) { try context.save() }
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Shelf>()) == 1)
        context.delete(book)
        try context.save()
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Shelf>()) == 0)
    }

    @Test("a container is emptied")
    func erasing() throws {
        let container = try inMemory(), context = ModelContext(container)
        context.insert(Task_("a"))
        context.insert(TaskList(title: "Home"))
        try context.save()
        try container.erase()
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Task_>()) == 0 && ModelContext(container).fetchCount(FetchDescriptor<TaskList>()) == 0)
    }

    @Test("an object is found by its identifier, also after that went through JSON")
    func identifiers() throws {
        let container = try inMemory()
        let context = ModelContext(container)
        let task = Task_("Read")
        context.insert(task)
        try context.save()
        let id = try JSONDecoder().decode(PersistentIdentifier.self, from: JSONEncoder().encode(task.persistentModelID))
        #expect(id == task.persistentModelID && id.entityName == "Task_" && id.storeIdentifier != nil)
        #expect((ModelContext(container).model(for: id) as? Task_)?.name == "Read")
        let registered: Task_? = context.registeredModel(for: id)
        #expect(registered === task)
    }
}

@Suite struct ModelContainerTests {
    @Test("a store in a file keeps what was saved")
    func file() throws {
        let place = try TemporaryStore()
        do {
            let context = ModelContext(try ModelContainer(for: Task_.self, configurations: ModelConfiguration(url: place.url)))
            let list = TaskList(title: "Home")
            context.insert(list)
            list.tasks = [Task_("a", created: Date(timeIntervalSinceReferenceDate: 0.1 + 0.2))]
            try context.save()
        }
        let context = ModelContext(try ModelContainer(for: Task_.self, configurations: ModelConfiguration(url: place.url)))
        let task = try #require(try context.fetch(FetchDescriptor<Task_>()).first)
        #expect(task.created == Date(timeIntervalSinceReferenceDate: 0.1 + 0.2) && task.list?.title == "Home")
    }

    @Test("a model with new properties reads an older store: renamed, defaulted and optional ones have values")
    func lightweight() throws {
        let place = try TemporaryStore()
        do {
            let context = ModelContext(try ModelContainer(for: Schema(versionedSchema: FirstModels.self), configurations: ModelConfiguration(url: place.url)))
            context.insert(FirstModels.Note(text: "Hello"))
            try context.save()
        }
        let container = try ModelContainer(for: Schema(versionedSchema: SecondModels.self), configurations: ModelConfiguration(url: place.url))
        let note = try #require(try ModelContext(container).fetch(FetchDescriptor<SecondModels.Note>()).first)
        #expect(note.body == "Hello" && note.stars == 3 && note.place == nil)
    }

    @Test("a new property that needs a value and has none makes opening fail, as on a phone, and says which")
    func broken() throws {
        let place = try TemporaryStore()
        do {
            let context = ModelContext(try ModelContainer(for: Schema(versionedSchema: FirstModels.self), configurations: ModelConfiguration(url: place.url)))
            context.insert(FirstModels.Note(text: "Hello"))
            try context.save()
        }
        let error = #expect(throws: SwiftDataError.self) { _ = try ModelContainer(for: Schema(versionedSchema: BrokenModels.self), configurations: ModelConfiguration(url: place.url)) }
        #expect(error == .loadIssueModelContainer && error?.localizedDescription.contains("Note.stars") == true)
    }

    @Test("the stages of a migration plan run once")
    func stages() throws {
        enum Plan: SchemaMigrationPlan {
            nonisolated(unsafe) static var runs = 0
            static var schemas: [any VersionedSchema.Type] { [FirstModels.self, SecondModels.self] }
            static var stages: [MigrationStage] {
                [.custom(fromVersion: FirstModels.self, toVersion: SecondModels.self, willMigrate: { context in
                    runs += 1
                    for note in try context.fetch(FetchDescriptor<FirstModels.Note>()) { note.text += "!" }
                }, didMigrate: { context in
                    for note in try context.fetch(FetchDescriptor<SecondModels.Note>()) { note.stars = note.body.count }
                })]
            }
        }
        let place = try TemporaryStore()
        do {
            let context = ModelContext(try ModelContainer(for: Schema(versionedSchema: FirstModels.self), configurations: ModelConfiguration(url: place.url)))
            context.insert(FirstModels.Note(text: "Hi"))
            try context.save()
        }
        for _ in 0..<2 {
            let container = try ModelContainer(for: Schema(versionedSchema: SecondModels.self), migrationPlan: Plan.self, configurations: ModelConfiguration(url: place.url))
            #expect(try ModelContext(container).fetch(FetchDescriptor<SecondModels.Note>()).map { "\($0.body) \($0.stars)" } == ["Hi! 3"])
        }
        #expect(Plan.runs == 1)
    }

    @Test("a store that Apple wrote is refused with a message that says so")
    func foreign() throws {
        let place = try TemporaryStore()
        var database: OpaquePointer?
        #expect(sqlite3_open(place.url.path, &database) == SQLITE_OK)
        sqlite3_exec(database, "CREATE TABLE Z_METADATA (Z_VERSION INTEGER)", nil, nil, nil)
        sqlite3_close(database)
        let error = #expect(throws: SwiftDataError.self) { _ = try ModelContainer(for: Task_.self, configurations: ModelConfiguration(url: place.url)) }
        #expect(error?.localizedDescription.contains("Apple's Core Data") == true)
    }

    @Test("a file that is no store, and a folder that is not there, are errors")
    func damaged() throws {
        let place = try TemporaryStore()
        try Data("no database at all, and long enough to be read as one".utf8).write(to: place.url)
        #expect(throws: SwiftDataError.self) { _ = try ModelContainer(for: Task_.self, configurations: ModelConfiguration(url: place.url)) }
        let missing = place.folder.appendingPathComponent("none/Test.sqlite")
        #expect(throws: SwiftDataError.self) { _ = try ModelContainer(for: Task_.self, configurations: ModelConfiguration(url: missing)) }
    }
}
