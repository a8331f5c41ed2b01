import Drawing
import FindingTable

/// `asset-in-other-target`: an image or colour is looked up in the running process's bundle, and only the other target's catalog has it.
struct AssetInOtherTarget: ProjectRule {
    static let code = FindingCode.assetInOtherTarget

    func findings(in project: DoctorProject) -> [Finding] {
        guard let app = project.model.app else { return [] }
        let own = AssetNames(project.catalogs), apps = AssetNames(project.appCatalogs)
        let files = Set(project.model.resources.files.map { Paths.name(of: $0.destination) }), shared = Set(app.sources)
        return project.sources.flatMap { file in
            AssetNames.uses(in: file).compactMap { use in
                let inOwn = own.catalog(of: use), inApp = apps.catalog(of: use)
                if inOwn == nil, let inApp, !files.contains(use.name) {
                    return finding("\(use.kind) \"\(use.name)\" is in \(Self.name(inApp)) of \(app.name), not in a catalog of \(project.model.name): the widget draws nothing for it.",
                                   fix: "Add \(Self.name(inApp)) to the extension's target, or copy the set into its own catalog.", file: file.path, line: use.line)
                }
                // A view that the app compiles too looks in the app's bundle there.
                if inApp == nil, let inOwn, shared.contains(file.path) {
                    return finding("\(use.kind) \"\(use.name)\" is in \(Self.name(inOwn)) of \(project.model.name) alone, but \(app.name) compiles this file too: the app draws nothing for it.",
                                   fix: "Add \(Self.name(inOwn)) to the app's target too.", file: file.path, line: use.line, severity: .warning)
                }
                return nil
            }
        }
    }

    private static func name(_ path: String) -> String { "\(Paths.name(of: Paths.folder(of: path)))/\(Paths.name(of: path))" }
}

/// The names in catalogs, and where sources use names.
struct AssetNames {
    struct Use: Hashable { var kind: String; var name: String; var line: Int }
    private var colors: [String: String] = [:]
    private var images: [String: String] = [:]

    init(_ catalogs: [AssetCatalog]) {
        for catalog in catalogs {
            for set in catalog.colors where colors[set.name] == nil { colors[set.name] = catalog.path }
            for name in catalog.images.map(\.name) + catalog.symbols.map(\.name) + catalog.otherNames where images[name] == nil { images[name] = catalog.path }
        }
    }

    /// The catalog that has a name.
    func catalog(of use: Use) -> String? { use.kind == "Color" ? colors[use.name] : images[use.name] }

    static func uses(in file: DoctorProject.SourceFile) -> [Use] {
        file.literalArguments(of: ["Image", "Color", "UIImage", "UIColor"]).compactMap { call in
            guard !call.isInterpolated, !call.text.isEmpty else { return nil }
            // Another bundle is named: that one is asked.
            let tokens = file.scan.tokens, next = call.index + 1
            if next + 2 < tokens.count, tokens[next].text == ",", tokens[next + 1].text == "bundle" || tokens[next + 1].text == "in" { return nil }
            switch (call.callee, call.label) {
            case ("Image", nil), ("UIImage", "named"), ("Image", "decorative"): return Use(kind: "Image", name: call.text, line: call.line)
            case ("Color", nil), ("UIColor", "named"): return Use(kind: "Color", name: call.text, line: call.line)
            default: return nil
            }
        }
    }
}
