import Drawing
import FindingTable

/// `url-scheme-undeclared`: a widget's link uses a scheme that the app does not declare.
struct URLSchemeUndeclared: ProjectRule {
    static let code = FindingCode.urlSchemeUndeclared

    /// Schemes that the system or its apps answer.
    private static let known: Set<String> = ["http", "https", "tel", "mailto", "sms", "facetime", "facetime-audio", "maps", "itms-apps", "itms", "file", "data", "calshow", "shortcuts", "prefs",
                                             "app-settings", "x-apple-health", "music", "podcasts", "photos-redirect", "weather", "x-apple-reminderkit", "ws", "wss", "about"]

    func findings(in project: DoctorProject) -> [Finding] {
        guard let app = project.model.app else { return [] }
        let declared = Set(app.urlSchemes.map { $0.lowercased() })
        guard !declared.contains(where: { $0.contains("$(") }) else { return [] }
        var seen: Set<String> = []
        return project.sources.flatMap { file -> [Finding] in
            // Only files that link can mean the link's address.
            guard file.scan.tokens.contains(where: { $0.kind == .word && ["widgetURL", "Link", "OpenURLIntent"].contains($0.text) }) else { return [] }
            return file.literals(labelled: ["string"]).compactMap { literal in
                guard let scheme = Self.scheme(literal.text), !Self.known.contains(scheme), !declared.contains(scheme), seen.insert(scheme).inserted else { return nil }
                return finding("\(app.name) declares no URL scheme \"\(scheme)\", which a link of the widget uses.",
                               fix: "Add \"\(scheme)\" to CFBundleURLTypes in the Info.plist of \(app.name).", file: file.path, line: literal.line)
            }
        }
    }

    private static func scheme(_ text: String) -> String? {
        guard let range = text.firstRange(of: "://") else { return nil }
        let scheme = text[..<range.lowerBound]
        guard let first = scheme.first, first.isASCII, first.isLetter, scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }) else { return nil }
        return scheme.lowercased()
    }
}
