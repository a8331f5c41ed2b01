import Drawing
import FindingTable

/// `intent-not-in-extension`: a widget is configured by an intent that the extension does not hold, so its edit sheet is empty or it does not build.
struct IntentNotInExtension: ProjectRule {
    static let code = FindingCode.intentNotInExtension

    func findings(in project: DoctorProject) -> [Finding] {
        let declared = Set(project.sources.flatMap { $0.scan.declarations.filter { $0.keyword != "extension" }.map { String($0.name.split(separator: ".").last ?? "") } })
        let aliases = Set(project.sources.flatMap { file in file.scan.tokens.indices.dropLast().filter { file.scan.tokens[$0].text == "typealias" }.map { file.scan.tokens[$0 + 1].text } })
        let generated = Set(project.intentDefinitions.flatMap { $0.intents.map(\.generatedClassName) })
        let inModules = Set(project.moduleSources.flatMap { $0.scan.declarations.filter { $0.keyword != "extension" }.map(\.name) })
        return project.sources.flatMap { file in
            file.metatypes(labelled: "intent").compactMap { use in
                guard !declared.contains(use.name), !aliases.contains(use.name), !generated.contains(use.name) else { return nil }
                if inModules.contains(use.name) {
                    let says = project.moduleSources.contains { $0.scan.declarations.contains { $0.inherits.contains("AppIntentsPackage") } }
                    return says ? nil : finding("\(use.name) lives in a module that declares no AppIntentsPackage, so the system finds no metadata of it.",
                                                fix: "Declare an AppIntentsPackage in the module and include it from the extension's.", file: file.path, line: use.line, severity: .warning)
                }
                if let definition = project.appIntentDefinitions.first(where: { $0.intents.contains { $0.generatedClassName == use.name } }) {
                    return finding("\(use.name) is generated from \(Paths.name(of: definition.path)), which belongs to \(project.model.app?.name ?? "the app") alone.",
                                   fix: "Add \(Paths.name(of: definition.path)) to the target \(project.model.name).", file: file.path, line: use.line)
                }
                if let source = project.appSources.first(where: { $0.scan.declarations.contains { $0.name == use.name && $0.keyword != "extension" } }) {
                    return finding("\(use.name) is declared in \(Paths.name(of: source.path)), which belongs to \(project.model.app?.name ?? "the app") alone.",
                                   fix: "Add \(Paths.name(of: source.path)) to the target \(project.model.name).", file: file.path, line: use.line)
                }
                // Modules that were not found may hold it.
                guard project.model.missingModules.isEmpty else { return nil }
                return finding("No source and no intent definition of \(project.model.name) declares \(use.name).", file: file.path, line: use.line)
            }
        }
    }
}
