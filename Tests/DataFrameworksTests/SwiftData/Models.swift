import Foundation
import SwiftData

@Model final class Task_ {
    let code: UUID
    @Attribute(.unique) var name: String
    var created: Date
    var isDone = false
    var rank: Int32?
    var tags: [String] = []
    var kind: Kind = Kind.chore
    var list: TaskList?
    @Transient var scratch = 5
    var shout: String { name.uppercased() }

    enum Kind: String, Codable { case chore, treat }

    init(_ name: String, created: Date = Date(timeIntervalSinceReferenceDate: 0)) {
        code = UUID()
        self.name = name
        self.created = created
    }
}

@Model public class TaskList {
    var title: String
    @Relationship(deleteRule: .cascade, inverse: \Task_.list) var tasks: [Task_] = []
    var owner: Owner?
    public init(title: String) { self.title = title }
}

@Model final class Owner {
    var name: String
    var lists: [TaskList] = []
    init(name: String, lists: [TaskList] = []) { self.name = name; self.lists = lists }
}

@Model final class Shelf {
    var name: String
    @Relationship(deleteRule: .deny, inverse: \Book.shelf) var books: [Book] = []
    init(name: String) { self.name = name }
}
@Model final class Book {
    var title: String
    var shelf: Shelf?
    init(title: String) { self.title = title }
}

/// Two versions of one model, as a migration plan has them.
enum FirstModels: VersionedSchema {
    static let versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [Note.self] }
    @Model final class Note {
        var text: String
        init(text: String) { self.text = text }
    }
}
enum SecondModels: VersionedSchema {
    static let versionIdentifier = Schema.Version(2, 0, 0)
    static var models: [any PersistentModel.Type] { [Note.self] }
    @Model final class Note {
        @Attribute(originalName: "text") var body: String
        var stars: Int = 3
        var place: String?
        init(body: String) { self.body = body }
    }
}
enum BrokenModels: VersionedSchema {
    static let versionIdentifier = Schema.Version(2, 0, 0)
    static var models: [any PersistentModel.Type] { [Note.self] }
    @Model final class Note {
        var text: String
        var stars: Int
        init(text: String) { self.text = text; stars = 1 }
    }
}

func inMemory() throws -> ModelContainer {
    try ModelContainer(for: Task_.self, TaskList.self, Owner.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
}

/// A file that is gone when the test is.
final class TemporaryStore {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("store-\(UUID().uuidString)", isDirectory: true)
    var url: URL { folder.appendingPathComponent("Test.sqlite") }
    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: folder) }
}
