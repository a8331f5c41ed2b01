import Drawing
import FindingTable

/// `kind-duplicate`: two widgets of one kind cannot be told apart by the system.
struct KindDuplicate: ProjectRule {
    static let code = FindingCode.kindDuplicate

    func findings(in project: DoctorProject) -> [Finding] {
        var first: [String: String] = [:]
        return project.sources.flatMap { file in
            file.literalArguments(of: WidgetKinds.configurations).filter { $0.label == "kind" && !$0.isInterpolated }.compactMap { kind in
                let place = "\(Paths.name(of: file.path)):\(kind.line)"
                // One widget may build its configuration in two branches of one file.
                guard let other = first[kind.text] else { first[kind.text] = file.path; return nil }
                guard other != file.path else { return nil }
                return finding("The kind \"\(kind.text)\" is used by two widgets, here and in \(Paths.name(of: other)).",
                        fix: "Give each widget of the bundle its own kind (\(place)).", file: file.path, line: kind.line)
            }
        }
    }
}
