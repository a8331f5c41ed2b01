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
        try folder.write("X.intentdefinition", "<plist><dict/></plist>")
        let model = try ProjectReader().extensionModel(at: folder.path)
        #expect(model.sources == [folder.path + "/A.swift"])
        #expect(model.intentsExtension?.sources.map(Paths.name) == ["Handler.swift", "Model.swift"])
        #expect(model.intentDefinitions.count == 1 && model.intentsExtension?.resources.intentDefinitions == model.intentDefinitions)
    }

    @Test("Expo's shared folder is compiled into the target beside it")
    func expoShared() throws {
        let folder = try TemporaryFolder(name: "App")
        try folder.write("targets/widget/index.swift", "@main struct A: WidgetBundle {}")
        try folder.write("targets/widget/Info.plist", "<plist><dict><key>CFBundleShortVersionString</key><string>3.1</string></dict></plist>")
        try folder.write("targets/widget/generated.entitlements", "<plist><dict><key>com.apple.security.application-groups</key><array><string>group.a</string></array></dict></plist>")
        try folder.write("targets/widget/expo-target.config.js", "module.exports = {};")
        try folder.write("targets/_shared/Model.swift", "struct Model {}")
        let model = try ProjectReader().extensionModel(at: folder.path + "/targets/widget")
        #expect(model.sources.map(Paths.name) == ["index.swift", "Model.swift"])
        #expect(model.version == "3.1" && model.appGroups == ["group.a"] && model.resources.files.isEmpty)
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
        #expect { try ProjectReader().extensionModel(at: folder.path + "/A.swift") } throws: { "\($0)".contains("it is a file. Name the folder") }
        #expect(throws: ProjectError.noWidget(path: folder.path, targets: [])) { try ProjectReader().extensionModel(at: folder.path) }
    }
}
