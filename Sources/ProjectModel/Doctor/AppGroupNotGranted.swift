import Drawing
import FindingTable

/// `app-group-not-granted`: the code names a group that the extension's entitlements do not grant.
struct AppGroupNotGranted: ProjectRule {
    static let code = FindingCode.appGroupNotGranted

    func findings(in project: DoctorProject) -> [Finding] {
        // A folder without entitlements leaves open what is granted; a target without them is granted nothing.
        guard project.model.appGroups != nil || (project.model.project?.hasSuffix(".xcodeproj") == true && project.model.entitlementsPath == nil) else { return [] }
        let granted = Set(project.model.appGroups ?? []), apps = Set(project.model.app?.appGroups ?? [])
        var seen: Set<String> = []
        return AppGroupNames.used(in: project.sources + project.moduleSources).compactMap { use in
            // Groups of the app alone are `app-group-in-one-target`; entitlements with settings left in say nothing.
            guard !granted.contains(use.name), !apps.contains(use.name), !granted.contains(where: { $0.contains("$(") }), seen.insert(use.name).inserted else { return nil }
            return finding("\(use.name) is not among the app groups of \(project.model.name)\(granted.isEmpty ? ", which has none" : " (\(granted.sorted().joined(separator: ", ")))"): the suite is empty and the container is nil.", file: use.file, line: use.line, severity: use.isDirect ? .error : .warning)
        }
    }
}

/// Texts in sources that name app groups.
enum AppGroupNames {
    struct Use: Hashable { var name: String; var file: String; var line: Int; var isDirect: Bool }

    /// Groups given straight to a suite or container first, then constants that look like one.
    static func used(in sources: [DoctorProject.SourceFile]) -> [Use] {
        var direct: [Use] = [], indirect: [Use] = []
        for file in sources {
            let named = file.literals(labelled: ["suiteName", "forSecurityApplicationGroupIdentifier"]).filter { $0.text.hasPrefix("group.") && !$0.isInterpolated }
            direct += named.map { Use(name: $0.text, file: file.path, line: $0.line, isDirect: true) }
            let places = Set(named.map(\.index))
            for (index, token) in file.scan.tokens.enumerated() where token.kind == .literal && !token.isInterpolated && !places.contains(index) && isGroup(token.text) {
                indirect.append(Use(name: token.text, file: file.path, line: token.line, isDirect: false))
            }
        }
        return direct + indirect
    }

    /// "group.com.example.app": what else begins so has spaces or is a key of a nested group.
    private static func isGroup(_ text: String) -> Bool {
        text.hasPrefix("group.") && text.split(separator: ".").count >= 3 && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || ".-_".contains($0)) }
    }
}
