import Drawing
import ExtensionBuild
import Findings
import ProjectModel

/// What a build left out, as findings.
enum BuildFindings {
    static func of(_ built: BuiltExtension, _ model: ExtensionModel) -> [Finding] {
        let paths = SourcePaths(model)
        return built.problems.map { problem in
            let code: FindingCode = switch problem.kind {
            case .intentDefinitionDamaged: .intentDefinitionDamaged
            case .intentTypeMissing: .intentTypeMissing
            case .intentsExtensionNotBuilt: .intentsExtensionNotBuilt
            }
            return code.finding(problem.message, file: problem.path.isEmpty ? nil : paths.shown(problem.path))
        }
    }
}
