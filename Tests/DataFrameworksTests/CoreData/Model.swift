import CoreData
import Foundation
import FoundationSupplement

// As the build writes classes of a model with "Class Definition", and as `@NSManaged` is rewritten in those written by hand.

public class Habit: NSManagedObject {}
extension Habit {
    public class func fetchRequest() -> NSFetchRequest<Habit> { NSFetchRequest<Habit>(entityName: "Habit") }
    public var name: String? {
        get { FoundationSupplement._managedValue(self, "name") }
        set { FoundationSupplement._setManagedValue(self, "name", newValue) }
    }
    public var created: Date? {
        get { FoundationSupplement._managedValue(self, "created") }
        set { FoundationSupplement._setManagedValue(self, "created", newValue) }
    }
    public var isDone: Bool {
        get { FoundationSupplement._managedValue(self, "isDone") }
        set { FoundationSupplement._setManagedValue(self, "isDone", newValue) }
    }
    public var days: NSSet? {
        get { FoundationSupplement._managedValue(self, "days") }
        set { FoundationSupplement._setManagedValue(self, "days", newValue) }
    }
    public func addToDays(_ value: Day) { _insertManaged([value], in: self, "days") }
    public func removeFromDays(_ value: Day) { _removeManaged([value], from: self, "days") }
}
extension Habit: Identifiable {}


public class Day: NSManagedObject {
    var count: Int {
        get { FoundationSupplement._managedValue(self, "count") }
        set { FoundationSupplement._setManagedValue(self, "count", newValue) }
    }
    var tags: [String]? {
        get { FoundationSupplement._managedValue(self, "tags") }
        set { FoundationSupplement._setManagedValue(self, "tags", newValue) }
    }
    var habit: Habit? {
        get { FoundationSupplement._managedValue(self, "habit") }
        set { FoundationSupplement._setManagedValue(self, "habit", newValue) }
    }
    override public func awakeFromInsert() {
        super.awakeFromInsert()
        count = 1
    }
}

/// A compiled model in a folder that is gone when the test is.
final class ModelFolder {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("model-\(UUID().uuidString)", isDirectory: true)
    var storeURL: URL { folder.appendingPathComponent("Habits.sqlite") }

    private static let module = String(reflecting: Habit.self).split(separator: ".")[0]
    private static func attribute(_ name: String, _ type: String, optional: Bool = true, _ more: String = "") -> String {
        #"{"name": "\#(name)", "type": "\#(type)", "isOptional": \#(optional), "isTransient": false\#(more)}"#
    }

    /// - Parameter transformer: the name of the transformer of a day's tags.
    init(unique: Bool = false, days: String = "Cascade", transformer: String? = nil) throws {
        try FileManager.default.createDirectory(at: folder.appendingPathComponent("Habits.momd"), withIntermediateDirectories: true)
        let attributes = [Self.attribute("name", "String", optional: false, #", "defaultValue": "Nameless""#), Self.attribute("created", "Date"), Self.attribute("isDone", "Boolean", optional: false, #", "defaultValue": "NO""#)]
        let habit = #"{"name": "Habit", "className": "Habit", "isAbstract": false, "uniqueKeys": [\#(unique ? #"["name"]"# : "")], "userInfo": {}, "attributes": [\#(attributes.joined(separator: ","))], "relationships": [{"name": "days", "destination": "Day", "inverse": "habit", "isToMany": true, "isOrdered": false, "isOptional": true, "deletionRule": "\#(days)", "minimum": 0, "maximum": 0}]}"#
        let tags = Self.attribute("tags", "Transformable", transformer.map { #", "transformer": "\#($0)""# } ?? "")
        let day = #"{"name": "Day", "className": "Day", "isAbstract": false, "uniqueKeys": [], "userInfo": {}, "attributes": [\#(Self.attribute("count", "Integer 64")), \#(tags)], "relationships": [{"name": "habit", "destination": "Habit", "inverse": "days", "isToMany": false, "isOrdered": false, "isOptional": true, "deletionRule": "Nullify", "minimum": 0, "maximum": 1}]}"#
        try Data(#"{"version": {"entities": [\#(habit), \#(day)]}, "modules": ["\#(Self.module)"]}"#.utf8).write(to: folder.appendingPathComponent("Habits.momd/Habits 2.mom"))
        let information = try PropertyListSerialization.data(fromPropertyList: ["NSManagedObjectModel_CurrentVersionName": "Habits 2"], format: .xml, options: 0)
        try information.write(to: folder.appendingPathComponent("Habits.momd/VersionInfo.plist"))
    }
    deinit { try? FileManager.default.removeItem(at: folder) }

    struct NoModel: Error {}

    func container(inMemory: Bool = true) throws -> NSPersistentContainer {
        guard let model = NSManagedObjectModel(contentsOf: folder.appendingPathComponent("Habits.momd")) else { throw NoModel() }
        let container = NSPersistentContainer(name: "Habits", managedObjectModel: model)
        container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: inMemory ? URL(fileURLWithPath: "/dev/null") : storeURL)]
        var failure: (any Error)?
        container.loadPersistentStores { _, error in failure = error }
        if let failure { throw failure }
        return container
    }
}
