import Foundation
import ProjectModel

/// The resources of a target and the folder of the bundle they go to.
struct BundlePart: Sendable {
    /// Relative to the extension's bundle; empty for the extension itself.
    var folder: String
    var resources: ResourceFiles
}

/// Fills the folder that stands for an extension's bundle.
struct BundleAssembler {
    var parts: [BundlePart]
    var infoPlist: [String: PropertyValue]
    var developmentLanguage: String
    /// Whose own bundle it is: "extension" or "app".
    var process = "extension"
    /// Catalogs of other targets: what the bundle lacks may be there.
    var others: [(owner: String, catalogs: [String])] = []
    /// The extension's modules, in which classes of data models may be.
    var codeModules: [String] = []

    /// Raise it when the same resources come to another bundle.
    private static let version = 3

    /// Of everything that goes in. Files count by name, size and time of change: pictures may be large.
    var key: ContentHash {
        var hash = ContentHash("bundle \(Self.version) \(developmentLanguage) \(process)")
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        if let data = try? encoder.encode(infoPlist) { hash.combine(Array(data)) }
        for other in others {
            hash.combine(other.owner)
            for path in other.catalogs { Self.combine(path, into: &hash, depth: 0) }
        }
        for part in parts {
            hash.combine(part.folder)
            let resources = part.resources
            hash.combine([resources.accentColorName, resources.widgetBackgroundColorName])
            if !resources.dataModels.isEmpty { hash.combine(codeModules) }
            hash.combine(resources.files.map(\.destination))
            hash.combine(resources.stringsFiles.map { "\($0.table) \($0.language ?? "") \($0.kind.rawValue)" })
            for path in resources.assetCatalogs + resources.stringCatalogs + resources.stringsFiles.map(\.path) + resources.fonts + resources.dataModels + resources.files.map(\.path) {
                Self.combine(path, into: &hash, depth: 0)
            }
        }
        return hash
    }

    private static func combine(_ path: String, into hash: inout ContentHash, depth: Int) {
        hash.combine(path)
        guard depth < 16 else { return }
        if FileSystem.isFolder(path) {
            for name in FileSystem.names(in: path) { combine("\(path)/\(name)", into: &hash, depth: depth + 1) }
        } else {
            for number in FileSystem.stamp(path) ?? [] { hash.combine(number) }
        }
    }

    /// Fills an empty folder.
    ///
    /// - Parameter place: where the folder will be when it is finished: pictures are named by their whole path.
    /// - Returns: what could not be read or converted, on the user's own files. The rest is there.
    /// - Throws: `BuildError`.
    func assemble(in folder: String, place: String, converter: ImageConverter) throws -> [Diagnostic] {
        let plist = infoPlist.mapValues(\.propertyListObject)
        let data = try PropertyListSerialization.data(fromPropertyList: plist, format: .xml, options: 0)
        try FileSystem.write(Array(data), to: "\(folder)/Info.plist")
        var diagnostics: [Diagnostic] = []
        for part in parts {
            let root = part.folder.isEmpty ? folder : "\(folder)/\(part.folder)"
            let finalRoot = part.folder.isEmpty ? place : "\(place)/\(part.folder)"
            try FileSystem.makeFolder(root)
            var (resources, problems) = CompiledResources.compile(part.resources, developmentLanguage: developmentLanguage)
            resources.process = process
            if part.folder.isEmpty { for other in others { resources.note(other.catalogs, of: other.owner) } }
            for problem in problems { diagnostics.append(Diagnostic(severity: .warning, path: "", line: 0, column: 0, message: problem.description)) }
            var pictures = PictureFolder(root: root, place: finalRoot, converter: converter)
            for (name, entry) in resources.images {
                var entry = entry
                entry.images = entry.images.compactMap { pictures.add($0) }
                resources.images[name] = entry
            }
            resources.symbols = resources.symbols.compactMapValues { pictures.copy($0) }
            resources.data = resources.data.mapValues { entries in
                entries.compactMap { entry in
                    guard let file = pictures.copy(entry.file) else { return nil }
                    var entry = entry
                    entry.file = file
                    return entry
                }
            }
            diagnostics += pictures.diagnostics
            resources.files = [:]
            resources.fonts = []
            for font in part.resources.fonts {
                let name = font.split(separator: "/").last.map(String.init) ?? "font"
                try copy(font, to: "\(root)/\(name)")
                resources.fonts.append("\(finalRoot)/\(name)")
                resources.files[name] = "\(finalRoot)/\(name)"
            }
            for model in part.resources.dataModels {
                for name in try DataModelFolder(modules: codeModules).write(model, to: root) { resources.files[name] = "\(finalRoot)/\(name)" }
            }
            for file in part.resources.files {
                guard let destination = Self.safe(file.destination) else {
                    throw BuildError.damagedResource(path: file.path, reason: "its place in the bundle, \(file.destination), is outside of the bundle")
                }
                try copy(file.path, to: "\(root)/\(destination)")
                resources.files[destination] = "\(finalRoot)/\(destination)"
            }
            try FileSystem.write(Array(try resources.json()), to: "\(root)/resources.json")
        }
        return diagnostics
    }

    private func copy(_ source: String, to destination: String) throws {
        do {
            if let parent = FileSystem.parent(of: destination) { try FileSystem.makeFolder(parent) }
            if FileSystem.exists(destination) { FileSystem.remove(destination) }
            // A copy and no link: a later edit of the user's file must not change a finished bundle.
            try FileManager.default.copyItem(atPath: source, toPath: destination)
        } catch {
            throw BuildError.damagedResource(path: source, reason: "cannot be copied: \(error.localizedDescription)")
        }
    }

    /// A relative path that stays inside; nil otherwise.
    private static func safe(_ path: String) -> String? {
        let parts = path.split(separator: "/", omittingEmptySubsequences: true)
        return path.hasPrefix("/") || parts.isEmpty || parts.contains("..") || parts.contains(".") ? nil : parts.joined(separator: "/")
    }
}

extension PropertyValue {
    /// The value as Foundation's property lists hold it.
    var propertyListObject: Any {
        switch self {
        case .string(let text): text
        case .integer(let number): number
        case .real(let number): number
        case .boolean(let flag): flag
        case .date(let date): date
        case .data(let data): data
        case .array(let values): values.map(\.propertyListObject)
        case .dictionary(let values): values.mapValues(\.propertyListObject)
        case .null: ""
        }
    }
}
