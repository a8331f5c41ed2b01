import Drawing
import FindingTable

/// `several-mains`: more than one type of the extension carries `@main`, so it does not link.
struct SeveralMains: ProjectRule {
    static let code = FindingCode.severalMains

    func findings(in project: DoctorProject) -> [Finding] {
        // Those inside #if may exclude each other.
        let mains = project.sources.flatMap { file in file.scan.mainTypes.filter { !$0.isConditional }.map { (file.path, $0) } }
        guard mains.count > 1, let first = mains.first else { return [] }
        return mains.dropFirst().map { path, main in
            finding("\(main.name) carries @main, and so does \(first.1.name) in \(Paths.name(of: first.0)).", file: path, line: main.line)
        }
    }
}
