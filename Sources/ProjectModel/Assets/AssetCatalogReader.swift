import Foundation

/// Reads an `.xcassets` folder. A damaged set becomes a problem; the others are read.
public struct AssetCatalogReader {
    private var catalog: AssetCatalog
    private var visited: Set<String> = []
    private var sets = 0
    static let maximumDepth = 16
    static let maximumSets = 20_000

    public static func read(_ path: String) -> AssetCatalog {
        var reader = AssetCatalogReader(catalog: AssetCatalog(path: path))
        guard FileReading.isFolder(path) else {
            reader.catalog.problems.append(.missingFile(file: path, namedIn: "the project"))
            return reader.catalog
        }
        reader.walk(path, namespace: "", depth: 0)
        return reader.catalog
    }

    private init(catalog: AssetCatalog) { self.catalog = catalog }

    private static let otherKinds: Set<String> = ["appiconset", "brandassets", "imagestack", "imagestacklayer", "launchimage", "complicationset", "stickerpack",
        "sticker", "stickersiconset", "textureset", "cubetextureset", "mipmapset", "arresourcegroup", "arreferenceimage", "iconset", "icon", "solidimagestack", "gcdashboardimage"]

    private mutating func walk(_ folder: String, namespace: String, depth: Int) {
        guard depth < Self.maximumDepth, let real = Paths.real(folder), visited.insert(real).inserted,
              let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
        for name in names.sorted() where !name.hasPrefix(".") {
            let path = "\(folder)/\(name)"
            guard FileReading.isFolder(path) else { continue }
            sets += 1
            guard sets < Self.maximumSets else {
                if sets == Self.maximumSets { catalog.problems.append(.tooLarge(file: catalog.path, reason: "it holds more than \(Self.maximumSets) sets")) }
                return
            }
            let kind = Paths.pathExtension(of: name), stem = namespace + Paths.stem(of: name)
            switch kind {
            case "colorset": read(path) { try Self.colors(stem, path, $0) }
            case "imageset": read(path) { try Self.images(stem, path, $0) }
            case "symbolset": read(path) { try Self.symbols(stem, path, $0) }
            case "dataset": read(path) { try Self.data(stem, path, $0) }
            case let kind where Self.otherKinds.contains(kind): catalog.otherNames.append(stem)
            default:
                // A plain folder, or a sprite atlas, whose images are reached by their own names.
                let contents = FileReading.isFile("\(path)/Contents.json") ? contents(of: path) : nil
                let provides = contents?["properties"]?["provides-namespace"]?.booleanValue == true
                walk(path, namespace: provides ? "\(stem)/" : namespace, depth: depth + 1)
            }
        }
    }

    private mutating func contents(of folder: String) -> PropertyValue? {
        do {
            let value = try JSONFile.read("\(folder)/Contents.json", namedIn: folder)
            if value.dictionary != nil { return value }
            catalog.problems.append(.damaged(file: "\(folder)/Contents.json", line: 1, reason: "it is no JSON object"))
        } catch { catalog.problems.append(error) }
        return nil
    }

    private mutating func read(_ folder: String, _ body: (PropertyValue) throws -> (inout AssetCatalog) -> Void) {
        guard let contents = contents(of: folder) else { return }
        do { try body(contents)(&catalog) }
        catch let error as ProjectError { catalog.problems.append(error) }
        catch {}
    }

    // MARK: Sets

    private static func colors(_ name: String, _ path: String, _ contents: PropertyValue) throws(ProjectError) -> (inout AssetCatalog) -> Void {
        var set = ColorSet(name: name, path: path, entries: [])
        for entry in contents["colors"]?.array ?? [] {
            guard let value = entry["color"] else { continue }
            guard let color = CatalogColor(value) else {
                throw .damaged(file: "\(path)/Contents.json", line: nil, reason: "a colour has neither components nor a reference that are known")
            }
            set.entries.append(.init(variant: AssetVariant(entry), color: color))
        }
        return { $0.colors.append(set) }
    }

    private static func images(_ name: String, _ path: String, _ contents: PropertyValue) throws(ProjectError) -> (inout AssetCatalog) -> Void {
        let properties = contents["properties"]
        var set = ImageSet(name: name, path: path, entries: [], rendering: nil, preservesVectors: properties?["preserves-vector-representation"]?.booleanValue == true)
        set.rendering = properties?["template-rendering-intent"]?.text.flatMap(ImageSet.Rendering.init)
        var missing: [ProjectError] = []
        for entry in contents["images"]?.array ?? [] {
            guard let filename = entry["filename"]?.text, !filename.isEmpty else { continue }
            guard let file = Self.file(filename, in: path) else { missing.append(.missingFile(file: "\(path)/\(filename)", namedIn: "\(path)/Contents.json")); continue }
            let scale = entry["scale"]?.text.flatMap { Int($0.dropLast($0.hasSuffix("x") ? 1 : 0)) }
            set.entries.append(.init(variant: AssetVariant(entry), file: file, scale: scale, slicing: entry["resizing"].flatMap(ImageSlicing.init)))
        }
        return { $0.images.append(set); $0.problems += missing }
    }

    private static func symbols(_ name: String, _ path: String, _ contents: PropertyValue) throws(ProjectError) -> (inout AssetCatalog) -> Void {
        guard let filename = (contents["symbols"]?.array ?? []).lazy.compactMap({ $0["filename"]?.text }).first else { return { _ in } }
        guard let file = Self.file(filename, in: path) else { throw .missingFile(file: "\(path)/\(filename)", namedIn: "\(path)/Contents.json") }
        return { $0.symbols.append(SymbolSet(name: name, path: path, file: file)) }
    }

    private static func data(_ name: String, _ path: String, _ contents: PropertyValue) throws(ProjectError) -> (inout AssetCatalog) -> Void {
        var set = DataSet(name: name, path: path, entries: [])
        for entry in contents["data"]?.array ?? [] {
            guard let filename = entry["filename"]?.text else { continue }
            guard let file = Self.file(filename, in: path) else { throw .missingFile(file: "\(path)/\(filename)", namedIn: "\(path)/Contents.json") }
            set.entries.append(.init(variant: AssetVariant(entry), file: file, type: entry["universal-type-identifier"]?.text))
        }
        return { $0.dataSets.append(set) }
    }

    /// The file's path; nil where it does not exist. A name may not lead out of its set.
    private static func file(_ name: String, in folder: String) -> String? {
        let path = Paths.onDisk(Paths.join(folder, name))
        return Paths.contains(folder, path) && FileReading.isFile(path) ? path : nil
    }
}

extension AssetVariant {
    /// An entry's conditions. What this reader does not know (screen sizes, memory classes) is passed over.
    init(_ entry: PropertyValue) {
        self.init()
        for appearance in entry["appearances"]?.array ?? [] {
            switch (appearance["appearance"]?.text, appearance["value"]?.text) {
            case ("luminosity", "dark"): self.appearance = .dark
            case ("luminosity", "light"): self.appearance = .light
            case ("contrast", "high"): highContrast = true
            default: break
            }
        }
        if let text = entry["idiom"]?.text, text != "universal" { idiom = text }
        gamut = entry["display-gamut"]?.text
        switch entry["language-direction"]?.text {
        case "left-to-right": direction = .leftToRight
        case "right-to-left": direction = .rightToLeft
        default: break
        }
        locale = entry["locale"]?.text
        widthClass = entry["width-class"]?.text
        heightClass = entry["height-class"]?.text
    }
}

extension ImageSlicing {
    /// An entry's `resizing`; nil for a mode that is unknown.
    init?(_ resizing: PropertyValue) {
        guard let mode = resizing["mode"]?.text, ["9-part", "3-part-horizontal", "3-part-vertical"].contains(mode) else { return nil }
        let insets = resizing["cap-insets"], length = { (key: String) in max(0, insets?[key]?.realValue ?? 0) }
        self.init(center: resizing["center"]?["mode"]?.text == "tile" ? .tile : .stretch, top: length("top"), leading: length("left"), bottom: length("bottom"), trailing: length("right"))
    }
}
