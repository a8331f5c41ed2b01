import Drawing
import FindingTable

/// `font-missing`: UIAppFonts names a font file that is not in the extension's bundle, so the text falls back to the system's font.
struct FontMissing: ProjectRule {
    static let code = FindingCode.fontMissing

    func findings(in project: DoctorProject) -> [Finding] {
        let files = Set(project.model.fonts.map(Paths.name)).union(project.model.resources.files.map { Paths.name(of: $0.destination) })
        // A folder copied as it is brings the fonts in it.
        let folders = project.model.resources.files.map(\.path).filter(FileReading.isFolder)
        return (project.model.infoPlist["UIAppFonts"]?.texts ?? []).filter { name in
            !files.contains(Paths.name(of: name)) && !folders.contains { FileReading.isFile("\(Paths.folder(of: $0))/\(name)") }
        }.map { name in
            finding("UIAppFonts names \(name), which is not among the files of \(project.model.name).", file: project.model.infoPlistPath ?? project.model.project)
        }
    }
}
