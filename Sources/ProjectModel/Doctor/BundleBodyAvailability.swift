import Drawing
import FindingTable

/// `bundle-body-availability`: `if #available` inside a bundle's body has crashed extensions on older systems, and all widgets go missing.
struct BundleBodyAvailability: ProjectRule {
    static let code = FindingCode.bundleBodyAvailability

    func findings(in project: DoctorProject) -> [Finding] {
        project.sources.flatMap { file in
            file.scan.declarations.filter { $0.inherits.contains { $0.hasSuffix("WidgetBundle") } }.flatMap { bundle in
                file.scan.tokens[bundle.body].filter { $0.kind == .symbol && ($0.text == "#available" || $0.text == "#unavailable") }.map { token in
                    finding("The body of \(bundle.name) asks for the system's version: on older systems such extensions have crashed, and no widget of the app was shown.", file: file.path, line: token.line)
                }
            }
        }
    }
}
