import Drawing
import Testing
@testable import ProjectModel

@Suite struct IntentNotInExtensionTests {
    private let use = "AppIntentConfiguration(kind: \"a\", intent: Pick.self, provider: P()) { _ in }"

    @Test("an intent that only the app compiles is found with the file to add")
    func appOnly() throws {
        let project = try RuleProject([use], app: ["struct Pick: WidgetConfigurationIntent {}"])
        #expect(project.findings(IntentNotInExtension.self).first?.fix.contains("0.swift") == true)
    }

    @Test("an intent of the extension, of its definition, or behind an alias is right")
    func right() throws {
        #expect(try RuleProject([use, "struct Pick: WidgetConfigurationIntent {}"]).findings(IntentNotInExtension.self).isEmpty)
        #expect(try RuleProject([use, "typealias Pick = Other"]).findings(IntentNotInExtension.self).isEmpty)
        var generated = try RuleProject(["IntentConfiguration(kind: \"a\", intent: PickIntent.self, provider: P()) { _ in }"])
        let definition = try generated.write("A.intentdefinition", "<plist><dict><key>INIntents</key><array><dict><key>INIntentName</key><string>Pick</string></dict></array></dict></plist>")
        #expect(generated.findings(IntentNotInExtension.self).count == 1)
        generated.model.app?.resources.add(definition)
        #expect(generated.findings(IntentNotInExtension.self).first?.message.contains("belongs to App alone") == true)
        generated.model.resources.add(definition)
        #expect(generated.findings(IntentNotInExtension.self).isEmpty)
    }

    @Test("an intent of a module is a warning unless a package of intents is declared")
    func module() throws {
        var project = try RuleProject([use])
        var module = ModuleModel(name: "Kit", kind: .package, origin: "Package.swift")
        module.sources = [try project.write("Kit.swift", "public struct Pick: WidgetConfigurationIntent {}")]
        project.model.modules = [module]
        #expect(project.findings(IntentNotInExtension.self).map(\.severity) == [.warning])
        let file1 = try project.write("P.swift", "public struct KitIntents: AppIntentsPackage {}")
        project.model.modules[0].sources.append(file1)
        #expect(project.findings(IntentNotInExtension.self).isEmpty)
    }
}
