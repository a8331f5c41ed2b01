import Drawing
import Testing
@testable import ProjectModel

@Suite struct URLSchemeUndeclaredTests {
    @Test("a link's scheme that the app does not declare is found once; the web and declared ones are right")
    func schemes() throws {
        var project = try RuleProject(["v.widgetURL(URL(string: \"myweather://a\"))\nLink(destination: URL(string: \"myweather://b\")!)\nLink(destination: URL(string: \"https://example.com\")!)"])
        #expect(project.findings(URLSchemeUndeclared.self).map(\.line) == [1])
        project.model.app?.infoPlist["CFBundleURLTypes"] = .array([.dictionary(["CFBundleURLSchemes": .array([.string("MyWeather")])])])
        #expect(project.findings(URLSchemeUndeclared.self).isEmpty)
    }
}
