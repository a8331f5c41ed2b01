import Drawing
import Findings
import Foundation
import OptionParsing
import ProjectModel
import Snapshots

/// Takes out the findings that comments in the sources silence, and shortens paths.
struct FindingSifting {
    private let paths: SourcePaths
    private var suppressions = Suppressions()

    init(_ model: ExtensionModel) {
        paths = SourcePaths(model)
        for path in model.sources {
            // A source over this size is no one's hand-written one.
            guard let handle = FileHandle(forReadingAtPath: path) else { continue }
            defer { try? handle.close() }
            guard let data = try? handle.read(upToCount: 4 << 20) else { continue }
            suppressions.read(String(decoding: data, as: UTF8.self), file: paths.shown(path))
        }
    }

    func sifted(_ findings: [Finding]) -> SiftedFindings {
        var sifted = SiftedFindings()
        for finding in findings + suppressions.findings {
            var finding = finding
            finding.file = finding.file.map(paths.shown)
            if let reason = suppressions.reason(for: finding) { sifted.suppressed.append((finding, reason)) } else { sifted.findings.append(finding) }
        }
        return sifted
    }
}

struct SiftedFindings {
    var findings: [Finding] = []
    var suppressed: [(finding: Finding, reason: String)] = []

    /// The picture without the codes of which nothing is left for its widget and family.
    func withoutSuppressed(_ picture: SnapshotReport.Picture) -> SnapshotReport.Picture {
        func concerns(_ finding: Finding, _ code: String) -> Bool {
            finding.code == code && finding.widget == picture.placement.widget.kind && finding.family == picture.placement.family.rawValue
        }
        var picture = picture
        picture.findings.removeAll { code in
            suppressed.contains { concerns($0.finding, code) } && !findings.contains { concerns($0, code) }
        }
        return picture
    }
}

/// `--fail-on`: from which severity findings end a command with code 1.
struct FailOn {
    let severity: Finding.Severity

    init(_ options: ParsedOptions) { severity = options.value("fail-on").flatMap(Finding.Severity.init) ?? .error }

    func code(for findings: [Finding]) -> ExitCode { findings.contains { $0.severity >= severity } ? .findings : .fine }
}
