import Drawing
import Testing
@testable import ProjectModel

@Suite struct ExtensionPointIdentifierTests {
    @Test("another extension point, or none, is found; the right one is not")
    func point() throws {
        var project = try RuleProject()
        #expect(project.findings(ExtensionPointIdentifier.self).isEmpty)
        project.model.infoPlist["NSExtension"] = .dictionary(["NSExtensionPointIdentifier": .string("com.apple.widget-extension")])
        #expect(project.findings(ExtensionPointIdentifier.self).first?.message.contains("com.apple.widget-extension") == true)
        project.model.infoPlist["NSExtension"] = nil
        project.model.infoPlist["CFBundleName"] = .string("Ext")
        #expect(project.findings(ExtensionPointIdentifier.self).count == 1)
    }

    @Test("a folder without an Info.plist leaves the matter open")
    func folder() throws {
        var project = try RuleProject()
        project.model.project = nil; project.model.infoPlistPath = nil; project.model.infoPlist = [:]
        #expect(project.findings(ExtensionPointIdentifier.self).isEmpty)
    }
}
