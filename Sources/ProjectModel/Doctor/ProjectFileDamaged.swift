import Drawing
import FindingTable

/// `project-file-damaged`: a catalog, a strings file, an Info.plist or an intent definition cannot be read, or names a file that is not there.
struct ProjectFileDamaged: ProjectRule {
    static let code = FindingCode.projectFileDamaged

    func findings(in project: DoctorProject) -> [Finding] {
        let unread = project.problems.map { problem in
            switch problem {
            case .damaged(let file, let line, let reason):
                finding("\(Paths.name(of: Paths.folder(of: file)))/\(Paths.name(of: file)) cannot be read: \(reason).", file: file, line: line)
            case .missingFile(let file, let source):
                finding("\(Paths.name(of: file)) does not exist, though \(Paths.name(of: source)) of \(Paths.name(of: Paths.folder(of: source))) names it.", fix: "Add the file, or remove its entry.", file: source, severity: .warning)
            default: finding(problem.description)
            }
        }
        // Settings files are often kept out of version control on purpose, so these are no errors; sources are needed.
        return unread + project.model.notes.filter { $0.contains("no such file") || $0.contains("cannot be read") }.map {
            finding($0, fix: "Add the file, or remove it from the project.", file: project.model.project, severity: $0.contains(".swift: no such file") ? .error : .warning)
        }
    }
}
