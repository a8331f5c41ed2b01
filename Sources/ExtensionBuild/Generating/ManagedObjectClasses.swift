import ProjectModel

/// The Swift classes that Xcode generates from Core Data models: the whole class where the model says "Class Definition", its
/// properties where it says "Category/Extension".
enum ManagedObjectClasses: SourceGenerator {
    static func sources(for resources: ResourceFiles, own: OwnMembers, bundle: String, sdk: PreparedSDK) throws -> [GeneratedSource] {
        guard sdk.names.contains("CoreData") else { return [] }
        return try resources.dataModels.compactMap { path in
            let model: DataModel
            do { model = try DataModelReader.read(path) } catch { throw BuildError.damagedResource(path: path, reason: "\(error)") }
            let text = source(of: model)
            return text.isEmpty ? nil : GeneratedSource(name: "\(model.name).datamodel.swift", text: text, origin: path)
        }
    }

    /// Empty where the model's classes are all written by hand.
    static func source(of model: DataModel) -> String {
        let entities = model.current?.entities ?? []
        let classes = Dictionary(entities.map { ($0.name, $0) }) { first, _ in first }
        var writer = ManagedObjectWriter(entities: classes)
        for entity in entities where entity.codeGeneration != .none { writer.write(entity) }
        return writer.text.isEmpty ? "" : "import CoreData\nimport Foundation\n\n" + writer.text
    }
}

/// Writes the Swift text of entities.
private struct ManagedObjectWriter {
    let entities: [String: DataModel.Entity]
    var text = ""

    init(entities: [String: DataModel.Entity]) { self.entities = entities }

    private static func isName(_ text: String) -> Bool {
        !text.isEmpty && text.first?.isNumber == false && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    private func className(_ entity: String) -> String {
        let name = entities[entity]?.className ?? ""
        return Self.isName(name) ? name : "CoreData.NSManagedObject"
    }

    mutating func write(_ entity: DataModel.Entity) {
        guard let name = entity.className, Self.isName(name), name != "NSManagedObject" else { return }
        let parent = entity.parent.map(className) ?? "CoreData.NSManagedObject"
        if entity.codeGeneration == .classDefinition { text += "public class \(name): \(parent) {}\n\n" }
        text += "extension \(name) {\n    public class func fetchRequest() -> CoreData.NSFetchRequest<\(name)> { CoreData.NSFetchRequest<\(name)>(entityName: \"\(entity.name)\") }\n\n"
        for attribute in entity.attributes where Self.isName(attribute.name) { property(attribute.name, ManagedType.of(attribute)) }
        for relationship in entity.relationships where Self.isName(relationship.name) { write(relationship) }
        text += "}\n\n"
        if entity.parent == nil {
            text += "extension \(name): Swift.Identifiable {}\n\n"
        }
    }

    private mutating func property(_ name: String, _ type: String) {
        text += "    public var `\(name)`: \(type) {\n        get { FoundationSupplement._managedValue(self, \"\(name)\") }\n        set { FoundationSupplement._setManagedValue(self, \"\(name)\", newValue) }\n    }\n"
    }

    private mutating func write(_ relationship: DataModel.Relationship) {
        let destination = className(relationship.destination), name = relationship.name
        guard relationship.isToMany else { return property(name, "\(destination)?") }
        let collection = relationship.isOrdered ? "Foundation.NSOrderedSet" : "Foundation.NSSet"
        property(name, "\(collection)?")
        let capital = name.prefix(1).uppercased() + name.dropFirst()
        text += "    public func addTo\(capital)(_ value: \(destination)) { _insertManaged([value], in: self, \"\(name)\") }\n"
        text += "    public func removeFrom\(capital)(_ value: \(destination)) { _removeManaged([value], from: self, \"\(name)\") }\n"
        text += "    public func addTo\(capital)(_ values: \(collection)) { _insertManaged(Array(values), in: self, \"\(name)\") }\n"
        text += "    public func removeFrom\(capital)(_ values: \(collection)) { _removeManaged(Array(values), from: self, \"\(name)\") }\n"
        if relationship.isOrdered {
            text += "    public func insertInto\(capital)(_ value: \(destination), at index: Int) { _insertManaged([value], in: self, \"\(name)\", at: index) }\n"
        }
    }
}

/// The Swift types that Xcode gives to attributes.
enum ManagedType {
    static func of(_ attribute: DataModel.Attribute) -> String {
        if attribute.usesScalar, let scalar = scalars[attribute.type] { return scalar }
        if attribute.type == "Transformable" { return (attribute.customClass ?? "Foundation.NSObject") + "?" }
        return (objects[attribute.type] ?? "Foundation.NSObject") + "?"
    }

    private static let scalars = [
        "Boolean": "Bool", "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double", "Float": "Float",
        "Date": "Foundation.TimeInterval",
    ]
    private static let objects = [
        "String": "String", "Date": "Foundation.Date", "Binary": "Foundation.Data", "UUID": "Foundation.UUID", "URI": "Foundation.URL",
        "Decimal": "Foundation.NSDecimalNumber", "Boolean": "Foundation.NSNumber", "Integer 16": "Foundation.NSNumber",
        "Integer 32": "Foundation.NSNumber", "Integer 64": "Foundation.NSNumber", "Double": "Foundation.NSNumber", "Float": "Foundation.NSNumber",
    ]
}
