import ProjectModel

/// Collects the pictures of a bundle's catalogs under names that say nothing: the catalog knows them by their path.
struct PictureFolder {
    var root: String
    /// Where `root` will be when the bundle is finished.
    var place: String
    var converter: ImageConverter
    private(set) var diagnostics: [Diagnostic] = []
    private var copies: [String: (path: String, scale: Int?)?] = [:]

    init(root: String, place: String, converter: ImageConverter) {
        self.root = root; self.place = place; self.converter = converter
    }

    /// The picture in a form that can be drawn; nil, with a diagnostic, where there is none.
    mutating func add(_ image: CompiledResources.Image) -> CompiledResources.Image? {
        guard let (path, scale) = copied(image.file, converting: true) else { return nil }
        var image = image
        image.file = path
        if let scale { image.scale = scale }
        return image
    }

    /// A file as it is.
    mutating func copy(_ file: String) -> String? { copied(file, converting: false)?.path }

    private mutating func copied(_ file: String, converting: Bool) -> (path: String, scale: Int?)? {
        let key = converting ? file : "as it is \(file)"
        if let known = copies[key] { return known }
        var result: (path: String, scale: Int?)?
        do {
            let converted = converting ? try converter.converted(file) : nil
            let source = converted ?? file
            let name = "Assets/\(copies.count)" + (source.split(separator: "/").last?.lastIndex(of: ".").map { String(source[$0...]) } ?? "")
            try FileSystem.makeFolder("\(root)/Assets")
            // Bounded, and through a read: what stands in the catalog may be a link or a device.
            try FileSystem.write(try FileSystem.read(source, limit: ImageConverter.largestPicture), to: "\(root)/\(name)")
            result = ("\(place)/\(name)", converted == nil ? nil : ImageConverter.scale)
        } catch {
            diagnostics.append(Diagnostic(severity: .warning, path: file, line: 0, column: 0, message: "the picture is left out: \(error)"))
        }
        copies[key] = .some(result)
        return result
    }
}
