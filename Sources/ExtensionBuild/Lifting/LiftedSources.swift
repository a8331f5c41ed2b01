/// The lifted literals of a build: of the extension's own files, and of the modules that are built from the project's sources.
public struct LiftedSources: Hashable, Sendable, Codable {
    /// By path.
    public var files: [String: LiftedSource]
    /// Every file of the project's code: those may give a name another meaning.
    var code: [String]
    /// Colours that generated code declares.
    var generatedColors: Set<String>

    init(_ lifted: [LiftedSource], code: [String], generated: [String] = []) {
        generatedColors = KnownPositions.colorNames.filter { name in generated.contains { $0.contains("var \(name)") || $0.contains("let \(name)") } }
        files = Self.distinct(lifted)
        self.code = code
    }

    /// Takes the literals of another module of the build.
    mutating func add(_ other: LiftedSources) {
        files = Self.distinct(Array(files.values) + other.files.values)
        code += other.code
        generatedColors.formUnion(other.generatedColors)
    }

    /// Literals of files whose numbers meet could not be told apart.
    private static func distinct(_ lifted: [LiftedSource]) -> [String: LiftedSource] {
        let byKey = Dictionary(grouping: lifted) { LiftedSource.key($0.path) }
        return Dictionary(byKey.values.filter { $0.count == 1 }.map { ($0[0].path, $0[0]) }, uniquingKeysWith: { first, _ in first })
    }
}
