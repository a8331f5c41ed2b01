import Foundation
@testable import ProjectModel
import Testing
@testable import ExtensionBuild

@Suite struct ManagedObjectClassesTests {
    private func attribute(_ name: String, _ type: String, scalar: Bool = false, customClass: String? = nil) -> DataModel.Attribute {
        DataModel.Attribute(name: name, type: type, isOptional: true, isTransient: false, usesScalar: scalar, customClass: customClass)
    }
    private func model(_ generation: DataModel.CodeGeneration) -> DataModel {
        let attributes = [attribute("name", "String"), attribute("count", "Integer 16", scalar: true), attribute("size", "Integer 32"), attribute("tags", "Transformable", customClass: "[String]"), attribute("not a name", "String")]
        let days = DataModel.Relationship(name: "days", destination: "Day", inverse: "habit", isToMany: true, isOrdered: false, isOptional: true, deletionRule: "Nullify", minimum: 0, maximum: 0)
        let owner = DataModel.Relationship(name: "owner", destination: "Owner", inverse: nil, isToMany: false, isOrdered: false, isOptional: true, deletionRule: "Nullify", minimum: 0, maximum: 1)
        let habit = DataModel.Entity(name: "Habit", className: "Habit", codeGeneration: generation, isAbstract: false, attributes: attributes, relationships: [days, owner], uniqueKeys: [], userInfo: [:])
        let day = DataModel.Entity(name: "Day", className: "Day", codeGeneration: .none, isAbstract: false, attributes: [], relationships: [], uniqueKeys: [], userInfo: [:])
        let owners = DataModel.Entity(name: "Owner", className: nil, codeGeneration: .none, isAbstract: false, attributes: [], relationships: [], uniqueKeys: [], userInfo: [:])
        return DataModel(name: "Habits", versions: [.init(name: "Habits", entities: [habit, day, owners])], currentVersion: "Habits")
    }

    @Test("a class definition has the class, its properties and its request")
    func classDefinition() {
        let text = ManagedObjectClasses.source(of: model(.classDefinition))
        for line in ["public class Habit: CoreData.NSManagedObject {}", "extension Habit: Swift.Identifiable {}", "public class func fetchRequest() -> CoreData.NSFetchRequest<Habit>",
                     "public var `name`: String? {", "public var `count`: Int16 {", "public var `size`: Foundation.NSNumber? {", "public var `tags`: [String]? {",
                     "public var `days`: Foundation.NSSet? {", "public func addToDays(_ value: Day)", "public func removeFromDays(_ values: Foundation.NSSet)", "public var `owner`: CoreData.NSManagedObject? {"] {
            #expect(text.contains(line), "\(line)")
        }
        #expect(!text.contains("not a name") && !text.contains("class Day"))
    }

    @Test("a category has the properties and no class; without code generation there is nothing")
    func others() {
        let category = ManagedObjectClasses.source(of: model(.category))
        #expect(category.contains("extension Habit {") && !category.contains("class Habit:"))
        #expect(ManagedObjectClasses.source(of: model(.none)).isEmpty)
    }

    @Test("a bundle holds a compiled model: each version, which one is current, and where classes are")
    func compiled() throws {
        let folder = NSTemporaryDirectory() + "model-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let source = "\(folder)/Habits.xcdatamodeld/Habits.xcdatamodel"
        try FileManager.default.createDirectory(atPath: source, withIntermediateDirectories: true)
        try #"<model><entity name="Habit" representedClassName="Habit"/></model>"#.write(toFile: "\(source)/contents", atomically: true, encoding: .utf8)
        let names = try DataModelFolder(modules: ["Widgets", "Shared"]).write("\(folder)/Habits.xcdatamodeld", to: "\(folder)/bundle")
        #expect(names == ["Habits.momd/Habits.mom", "Habits.momd/VersionInfo.plist"])
        let file = try JSONDecoder().decode(DataModelFolder.File.self, from: Data(contentsOf: URL(fileURLWithPath: "\(folder)/bundle/Habits.momd/Habits.mom")))
        #expect(file.modules == ["Widgets", "Shared"] && file.version.entities.map(\.name) == ["Habit"])
    }
}
