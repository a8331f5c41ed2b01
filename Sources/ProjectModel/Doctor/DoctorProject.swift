import Drawing

/// What the rules look at: the model, its sources at a glance, its catalogs and strings. Made once for all rules.
public struct DoctorProject: Sendable {
    public let model: ExtensionModel
    let sources: [SourceFile]
    /// Sources of the modules built from the repository: they run in the extension too.
    let moduleSources: [SourceFile]
    let appSources: [SourceFile]
    let catalogs: [AssetCatalog]
    let appCatalogs: [AssetCatalog]
    let strings: StringsReader
    let appStrings: StringsReader
    let intentDefinitions: [IntentDefinition]
    let appIntentDefinitions: [IntentDefinition]
    /// Files of the extension that could not be read.
    let problems: [ProjectError]

    struct SourceFile: Sendable {
        var path: String
        var scan: SwiftScan

        init?(_ path: String) {
            guard let bytes = try? FileReading.bytes(path, limit: 8 << 20) else { return nil }
            self.path = path
            scan = SwiftScan(bytes: bytes)
        }
    }

    public init(_ model: ExtensionModel) {
        self.model = model
        sources = model.sources.compactMap(SourceFile.init)
        let own = Set(model.sources)
        moduleSources = model.modules.flatMap(\.sources).filter { !own.contains($0) }.compactMap(SourceFile.init)
        appSources = (model.app?.sources ?? []).compactMap(SourceFile.init)
        catalogs = model.assetCatalogs.map(AssetCatalogReader.read)
        appCatalogs = (model.app?.resources.assetCatalogs ?? []).map(AssetCatalogReader.read)
        strings = StringsReader.read(model.resources)
        appStrings = StringsReader.read(model.app?.resources ?? ResourceFiles())
        var problems = catalogs.flatMap(\.problems) + strings.problems
        var definitions: [IntentDefinition] = []
        for path in model.intentDefinitions {
            do { definitions.append(try IntentDefinitionReader.read(path)) } catch { problems.append(error) }
        }
        intentDefinitions = definitions
        let appOnly = (model.app?.resources.intentDefinitions ?? []).filter { !model.intentDefinitions.contains($0) }
        appIntentDefinitions = appOnly.compactMap { try? IntentDefinitionReader.read($0) }
        self.problems = problems
    }
}

extension DoctorProject.SourceFile {
    struct LiteralArgument: Sendable, Hashable {
        var callee: String
        /// The label of the argument; nil without one.
        var label: String?
        var text: String
        var line: Int
        var isInterpolated: Bool
        /// The place of the literal among the tokens.
        var index: Int
    }

    /// Calls whose first argument is a string literal: `Image("star")`, `UIImage(named: "star")`.
    func literalArguments(of callees: Set<String>) -> [LiteralArgument] {
        let tokens = scan.tokens
        var result: [LiteralArgument] = []
        for (index, token) in tokens.enumerated() where token.kind == .word && callees.contains(token.text) {
            guard index + 2 < tokens.count, tokens[index + 1].text == "(", tokens[index + 1].kind == .symbol else { continue }
            var next = index + 2, label: String?
            if tokens[next].kind == .word, next + 2 < tokens.count, tokens[next + 1].text == ":" { label = tokens[next].text; next += 2 }
            guard tokens[next].kind == .literal else { continue }
            result.append(LiteralArgument(callee: token.text, label: label, text: tokens[next].text, line: tokens[next].line, isInterpolated: tokens[next].isInterpolated, index: next))
        }
        return result
    }

    /// The literals that follow a label, in any call: `suiteName: "group.x"`.
    func literals(labelled labels: Set<String>) -> [LiteralArgument] {
        let tokens = scan.tokens
        var result: [LiteralArgument] = []
        for index in tokens.indices.dropLast(2) where tokens[index].kind == .word && labels.contains(tokens[index].text) {
            guard tokens[index + 1].text == ":", tokens[index + 2].kind == .literal else { continue }
            result.append(LiteralArgument(callee: "", label: tokens[index].text, text: tokens[index + 2].text, line: tokens[index + 2].line,
                                          isInterpolated: tokens[index + 2].isInterpolated, index: index + 2))
        }
        return result
    }

    /// The type names that follow a label as metatypes: `intent: Configuration.self`.
    func metatypes(labelled label: String) -> [(name: String, line: Int)] {
        let tokens = scan.tokens
        return tokens.indices.dropLast(4).compactMap { index in
            guard tokens[index].text == label, tokens[index].kind == .word, tokens[index + 1].text == ":", tokens[index + 2].kind == .word else { return nil }
            var next = index + 2, name = tokens[next].text
            while next + 2 < tokens.count, tokens[next + 1].text == ".", tokens[next + 2].kind == .word {
                if tokens[next + 2].text == "self" { return (name, tokens[next].line) }
                name = tokens[next + 2].text
                next += 2
            }
            return nil
        }
    }
}
