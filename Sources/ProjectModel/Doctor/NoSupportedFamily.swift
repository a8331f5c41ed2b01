import Drawing
import FindingTable

/// `no-supported-family`: a widget whose families are none, or none that an iPhone has, cannot be placed.
struct NoSupportedFamily: ProjectRule {
    static let code = FindingCode.noSupportedFamily

    private static let phoneFamilies: Set<String> = ["systemSmall", "systemMedium", "systemLarge", "accessoryCircular", "accessoryRectangular", "accessoryInline"]
    private static let otherFamilies: Set<String> = ["systemExtraLarge", "systemExtraLargePortrait", "accessoryCorner"]

    func findings(in project: DoctorProject) -> [Finding] {
        guard project.model.platform == .iOS else { return [] }
        return project.sources.flatMap { file -> [Finding] in
            let tokens = file.scan.tokens
            return tokens.indices.dropLast(3).compactMap { index in
                guard tokens[index].text == "supportedFamilies", tokens[index].kind == .word, !tokens[index].isConditional, tokens[index + 1].text == "(", tokens[index + 2].text == "[" else { return nil }
                var names: [String] = [], next = index + 3
                // Only a plain list of members can be judged.
                while next < tokens.count, tokens[next].text != "]" {
                    if tokens[next].kind == .word { names.append(tokens[next].text) } else if ![".", ","].contains(tokens[next].text) { return nil }
                    next += 1
                }
                let families = names.filter { $0 != "WidgetFamily" }
                if families.contains(where: Self.phoneFamilies.contains) || !families.allSatisfy(Self.otherFamilies.contains) { return nil }
                let state = families.isEmpty ? "no family" : "no family that an iPhone has"
                return finding("This widget supports \(state), so it is not in the gallery.",
                               file: file.path, line: tokens[index].line)
            }
        }
    }
}
