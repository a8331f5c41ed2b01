import Drawing
@testable import ProjectModel

/// A small extension in a folder of its own, for the tests of rules.
struct RuleProject {
    let folder: TemporaryFolder
    var model: ExtensionModel

    /// The extension and its app agree on everything; a test changes what it is about. Sources are numbered files.
    init(_ sources: [String] = ["@main struct W: Widget {}"], app: [String] = []) throws {
        folder = try TemporaryFolder(name: "Rules")
        model = ExtensionModel(name: "Ext", moduleName: "Ext", root: folder.path)
        model.project = folder.path + "/Rules.xcodeproj"
        model.bundleIdentifier = "com.example.app.ext"; model.deploymentTarget = "16.0"; model.version = "1.2"; model.build = "7"
        model.infoPlistPath = folder.path + "/Info.plist"
        model.infoPlist = ["NSExtension": .dictionary(["NSExtensionPointIdentifier": .string("com.apple.widgetkit-extension")])]
        model.appGroups = ["group.com.example.app"]
        model.app = AppModel(name: "App", bundleIdentifier: "com.example.app", version: "1.2", build: "7", deploymentTarget: "16.0")
        model.app?.appGroups = ["group.com.example.app"]
        for (index, text) in sources.enumerated() { try folder.write("Ext/\(index).swift", text) }
        for (index, text) in app.enumerated() { try folder.write("App/\(index).swift", text) }
        model.sources = sources.indices.map { [folder] in "\(folder.path)/Ext/\($0).swift" }
        model.app?.sources = app.indices.map { [folder] in "\(folder.path)/App/\($0).swift" }
    }

    func write(_ name: String, _ text: String) throws -> String {
        try folder.write(name, text)
        return "\(folder.path)/\(name)"
    }

    /// An asset catalog with colour sets and image sets of these names.
    func catalog(_ name: String, colors: [String] = [], images: [String] = []) throws -> String {
        for color in colors { try folder.write("\(name)/\(color).colorset/Contents.json", "{\"colors\": []}") }
        for image in images { try folder.write("\(name)/\(image).imageset/Contents.json", "{\"images\": []}") }
        try folder.write("\(name)/Contents.json", "{}")
        return "\(folder.path)/\(name)"
    }

    func findings<Rule: ProjectRule>(_ rule: Rule.Type) -> [Finding] { Rule().findings(in: DoctorProject(model)) }
}
