import Foundation

extension ResourceFiles {
    static let fontExtensions: Set<String> = ["ttf", "otf", "ttc", "otc"]

    /// Source and project files: never copied into a bundle.
    static let ignoredExtensions: Set<String> = ["swift", "h", "hh", "hpp", "m", "mm", "c", "cc", "cpp", "cxx", "s", "pch", "modulemap", "metal",
        "entitlements", "xcconfig", "xcodeproj", "xcworkspace", "playground", "framework", "xcframework", "a", "o", "tbd", "dylib",
        "xctestplan", "swiftinterface", "docc", "swiftformat", "resolved", "dsym", "apinotes"]

    /// Puts one file where it belongs. `destination` is the path in the bundle for a file that is copied as it is.
    mutating func add(_ path: String, destination: String? = nil, language: String? = nil) {
        let name = Paths.name(of: path), kind = Paths.pathExtension(of: path).lowercased()
        let language = language ?? Self.language(of: path)
        switch kind {
        case "xcassets": append(path, to: \.assetCatalogs)
        case "xcstrings": append(path, to: \.stringCatalogs)
        case "intentdefinition": append(path, to: \.intentDefinitions)
        case "xcdatamodeld", "xcdatamodel": append(path, to: \.dataModels)
        case "strings", "stringsdict":
            let file = StringsFile(path: path, table: Paths.stem(of: path), language: language, kind: kind == "strings" ? .strings : .stringsdict)
            if !stringsFiles.contains(file) { stringsFiles.append(file) }
        case let kind where Self.fontExtensions.contains(kind):
            append(path, to: \.fonts)
        case let kind where Self.ignoredExtensions.contains(kind): break
        default:
            let file = ResourceFile(path: path, destination: destination ?? (language.map { "\($0).lproj/\(name)" } ?? name))
            if !files.contains(file) { files.append(file) }
        }
    }

    private mutating func append(_ path: String, to list: WritableKeyPath<Self, [String]>) {
        if !self[keyPath: list].contains(path) { self[keyPath: list].append(path) }
    }

    mutating func merge(_ other: ResourceFiles) {
        for path in other.assetCatalogs { append(path, to: \.assetCatalogs) }
        for path in other.stringCatalogs { append(path, to: \.stringCatalogs) }
        for path in other.intentDefinitions { append(path, to: \.intentDefinitions) }
        for path in other.dataModels { append(path, to: \.dataModels) }
        for path in other.fonts { append(path, to: \.fonts) }
        for file in other.stringsFiles where !stringsFiles.contains(file) { stringsFiles.append(file) }
        for file in other.files where !files.contains(file) { files.append(file) }
    }

    /// The language of a file in an `.lproj` folder.
    static func language(of path: String) -> String? {
        for part in Paths.folder(of: path).split(separator: "/").reversed() where part.hasSuffix(".lproj") {
            return String(part.dropLast(6))
        }
        return nil
    }
}
