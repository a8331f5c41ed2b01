import Foundation

/// Reads an `.xcdatamodeld` folder, or an `.xcdatamodel` folder alone.
public enum DataModelReader {
    /// More versions than any app keeps.
    private static let mostVersions = 1_000
    /// A model's elements nest five deep.
    private static let maximumDepth = 64

    /// - Throws: `ProjectError` with the file and the line.
    public static func read(_ path: String) throws(ProjectError) -> DataModel {
        let name = Paths.stem(of: path)
        if Paths.pathExtension(of: path).lowercased() == "xcdatamodel" {
            return DataModel(name: name, versions: [try version(path)], currentVersion: name)
        }
        let folders = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).filter { $0.hasSuffix(".xcdatamodel") }.sorted()
        guard !folders.isEmpty else { throw .damaged(file: path, line: nil, reason: "no .xcdatamodel folder is in it") }
        guard folders.count <= mostVersions else { throw .tooLarge(file: path, reason: "it has \(folders.count) versions; the limit is \(mostVersions)") }
        var versions: [DataModel.Version] = []
        for folder in folders { versions.append(try version(Paths.join(path, folder))) }
        return DataModel(name: name, versions: versions, currentVersion: try currentVersion(path) ?? versions[versions.count - 1].name)
    }

    private static func currentVersion(_ path: String) throws(ProjectError) -> String? {
        let file = Paths.join(path, ".xccurrentversion")
        guard FileReading.isFile(file), let value = try PropertyListFile.read(file).dictionary?["_XCCurrentVersionName"]?.text else { return nil }
        return Paths.stem(of: value)
    }

    private static func version(_ folder: String) throws(ProjectError) -> DataModel.Version {
        let file = Paths.join(folder, "contents")
        let bytes = try FileReading.bytes(file, namedIn: folder)
        do {
            let root = try XMLParser.parse(bytes, maximumDepth: maximumDepth)
            return DataModel.Version(name: Paths.stem(of: folder), entities: root.children("entity").compactMap(entity))
        } catch let failure {
            throw .damaged(file: file, line: failure.line, reason: failure.reason)
        }
    }

    private static func entity(_ element: XMLElement) -> DataModel.Entity? {
        guard let name = element.attributes["name"] else { return nil }
        // A leading dot stands for the module that the model is built in.
        let className = element.attributes["representedClassName"].flatMap { $0.split(separator: ".").last.map(String.init) }
        let generation: DataModel.CodeGeneration = switch element.attributes["codeGenerationType"] {
        case "class": .classDefinition
        case "category": .category
        default: .none
        }
        let constraints = element.children("uniquenessConstraints").flatMap { $0.children("uniquenessConstraint") }
        let notes = element.children("userInfo").flatMap { $0.children("entry") }
        return DataModel.Entity(
            name: name, className: className, codeGeneration: generation, parent: element.attributes["parentEntity"], isAbstract: element.flag("isAbstract"),
            attributes: element.children("attribute").compactMap(attribute), relationships: element.children("relationship").compactMap(relationship),
            uniqueKeys: constraints.map { $0.children("constraint").compactMap { $0.attributes["value"] } },
            userInfo: Dictionary(notes.compactMap { note in note.attributes["key"].map { ($0, note.attributes["value"] ?? "") } }) { first, _ in first })
    }

    private static func attribute(_ element: XMLElement) -> DataModel.Attribute? {
        guard let name = element.attributes["name"] else { return nil }
        return DataModel.Attribute(
            name: name, type: element.attributes["attributeType"] ?? "Undefined", isOptional: element.flag("optional"), isTransient: element.flag("transient"),
            usesScalar: element.flag("usesScalarValueType"), defaultValue: element.attributes["defaultValueString"],
            defaultDate: element.attributes["defaultDateTimeInterval"].flatMap { Double($0) }, customClass: element.attributes["customClassName"],
            transformer: element.attributes["valueTransformerName"], renamingIdentifier: element.attributes["elementID"])
    }

    private static func relationship(_ element: XMLElement) -> DataModel.Relationship? {
        guard let name = element.attributes["name"], let destination = element.attributes["destinationEntity"] else { return nil }
        let maximum = element.attributes["maxCount"].flatMap { Int($0) } ?? 0
        return DataModel.Relationship(
            name: name, destination: destination, inverse: element.attributes["inverseName"], isToMany: element.flag("toMany") || maximum > 1,
            isOrdered: element.flag("ordered"), isOptional: element.flag("optional"), deletionRule: element.attributes["deletionRule"] ?? "No Action",
            minimum: element.attributes["minCount"].flatMap { Int($0) } ?? 0, maximum: maximum, renamingIdentifier: element.attributes["elementID"])
    }
}

extension XMLElement {
    fileprivate func flag(_ name: String) -> Bool { attributes[name] == "YES" }
}
