import Drawing
import FindingTable

/// `asset-missing`: an image or colour that no catalog of the extension or its app has.
struct AssetMissing: ProjectRule {
    static let code = FindingCode.assetMissing

    func findings(in project: DoctorProject) -> [Finding] {
        let names = AssetNames(project.catalogs + project.appCatalogs)
        let files = Set(project.model.resources.files.flatMap { [Paths.name(of: $0.destination), Paths.stem(of: $0.destination)] })
        return project.sources.flatMap { file in
            AssetNames.uses(in: file).compactMap { use in
                guard names.catalog(of: use) == nil, !files.contains(use.name) else { return nil }
                return finding("\(use.kind) \"\(use.name)\" is in no asset catalog of \(project.model.name): nothing is drawn for it.", file: file.path, line: use.line)
            }
        }
    }
}
