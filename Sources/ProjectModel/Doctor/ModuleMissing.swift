import Drawing
import FindingTable

/// `module-missing`: the sources import a module that is neither Apple's nor in the repository.
struct ModuleMissing: ProjectRule {
    static let code = FindingCode.moduleMissing

    func findings(in project: DoctorProject) -> [Finding] {
        project.model.missingModules.map { module in
            if let binary = module.binary {
                return finding("The module \(module.name) is in the repository only as \(Paths.name(of: binary)), which is compiled for Apple's systems.", fix: "Name a folder with a stand-in for it, written in Swift, with --stubs.", file: module.importer, line: module.line)
            }
            let origin = module.url.map { "It comes from \($0)\(module.pin.map { " at \($0)" } ?? "")." } ?? "No package of the project is known to hold it."
            return finding("The module \(module.name) is not in the repository. \(origin)", file: module.importer, line: module.line)
        }
    }
}
