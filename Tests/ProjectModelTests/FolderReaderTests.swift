import Foundation
import Testing
@testable import ProjectModel

@Suite struct FolderReaderTests {
    @Test("a plain folder gives its Swift files in path order, and its name as the module's")
    func plainFolder() throws {
        let folder = try TemporaryFolder(name: "My Widget-2")
        try folder.write("Views/B.swift", "struct B {}")
        try folder.write("A.swift", "import WidgetKit\n@main struct A: Widget {}")
        try folder.write("Tests/T.swift", "struct T {}")
        let model = try ProjectReader().extensionModel(at: folder.path)
        #expect(model.sources == [folder.path + "/A.swift", folder.path + "/Views/B.swift"])
        #expect(model.name == "My Widget-2" && model.moduleName == "My_Widget_2")
        #expect(model.appGroups == nil && model.project == nil)
    }

    @Test("a subfolder with an INExtension subclass is the Intents extension, not part of the widget")
    func intentsSubfolder() throws {
        let folder = try TemporaryFolder(name: "Ladder")
        try folder.write("A.swift", "@main struct A: WidgetBundle {}")
        try folder.write("Intents/Handler.swift", "import Intents\nclass IntentHandler: INExtension, XIntentHandling {}")
        try folder.write("Intents/More/Model.swift", "struct Model {}")
        let model = try ProjectReader().extensionModel(at: folder.path)
        #expect(model.sources == [folder.path + "/A.swift"])
        #expect(model.intentsExtension?.sources.map(Paths.name) == ["Handler.swift", "Model.swift"])
    }

    @Test("symbolic links that lead back to a parent end")
    func symbolicLinkLoop() throws {
        let folder = try TemporaryFolder(name: "Loop")
        try folder.write("A.swift", "@main struct A: Widget {}")
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/again", withDestinationPath: folder.path)
        #expect(try ProjectReader().extensionModel(at: folder.path).sources.count == 1)
    }

    @Test("no path, no sources and no widget are three different errors")
    func refusals() throws {
        let folder = try TemporaryFolder(name: "Bare")
        #expect(throws: ProjectError.noSuchPath(folder.path + "/none")) { try ProjectReader().extensionModel(at: folder.path + "/none") }
        #expect(throws: ProjectError.noSources(path: folder.path)) { try ProjectReader().extensionModel(at: folder.path) }
        try folder.write("A.swift", "struct A {}")
        #expect(throws: ProjectError.noWidget(path: folder.path, targets: [])) { try ProjectReader().extensionModel(at: folder.path) }
    }
}
