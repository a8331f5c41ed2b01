import ProjectModel
import Testing
@testable import ExtensionBuild

@Suite struct AssetSymbolsTests {
    private func project(_ source: String) throws -> SampleProject {
        let project = try SampleProject(["Bundle.swift": SampleProject.bundle, "Use.swift": source])
        let color = "{\"colors\":[{\"idiom\":\"universal\",\"color\":{\"color-space\":\"srgb\",\"components\":{\"red\":\"1.0\",\"green\":\"0.5\",\"blue\":\"0.0\",\"alpha\":\"1.0\"}}}],\"info\":{\"author\":\"xcode\",\"version\":1}}"
        for name in ["SkyBlue", "AccentColor", "default", "red"] {
            try FileSystem.makeFolder(project.path("Assets.xcassets/\(name).colorset"))
            try project.write(color, to: "Assets.xcassets/\(name).colorset/Contents.json")
        }
        try FileSystem.makeFolder(project.path("Assets.xcassets/Birds/Beak.colorset"))
        try project.write(color, to: "Assets.xcassets/Birds/Beak.colorset/Contents.json")
        try FileSystem.makeFolder(project.path("Assets.xcassets/Birds/wing.imageset"))
        try project.write("{\"properties\":{\"provides-namespace\":true},\"info\":{\"author\":\"xcode\",\"version\":1}}", to: "Assets.xcassets/Birds/Contents.json")
        try project.write("{\"images\":[{\"idiom\":\"universal\",\"filename\":\"wing.svg\"}],\"info\":{\"author\":\"xcode\",\"version\":1}}", to: "Assets.xcassets/Birds/wing.imageset/Contents.json")
        try project.write("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"10\" height=\"4\"><rect width=\"10\" height=\"4\" fill=\"red\"/></svg>", to: "Assets.xcassets/Birds/wing.imageset/wing.svg")
        project.model.resources.assetCatalogs = [project.path("Assets.xcassets")]
        return project
    }

    @Test("colours and images are members of the types that a phone's code names them by")
    func members() throws {
        let project = try project("""
            import SwiftUI
            import UIKit
            func use() {
                _ = Color(.skyBlue); _ = Color.accent; _ = Color(.default); _ = Color.red; _ = Color(.red)
                paint(.skyBlue); paint(.default)
                _ = Color(.Birds.beak); _ = UIColor.Birds.beak; paint(Color.Birds.beak)
                _ = Image(.Birds.wing); _ = UIColor.skyBlue; _ = UIImage(resource: .Birds.wing); _ = UIImage.Birds.wing
                let resource: ColorResource = .skyBlue
                _ = resource
            }

            """)
        #expect(project.errors() == [])
    }

    @Test("a member that the sources declare themselves is theirs; one of another type of that name is not")
    func ownMembers() throws {
        let project = try project("""
            import SwiftUI
            extension Color {
                static let skyBlue = Color(.skyBlue)
            }
            extension ShapeStyle where Self == Color {
                static var skyBlue: Color { .skyBlue }
            }
            enum Theme {
                static let accent = 1
            }
            func use() { _ = Color.skyBlue; _ = Color.accent; paint(.skyBlue) }

            """)
        #expect(project.errors() == [])
    }

    @Test("a name that the catalog lacks is an error at its place")
    func missing() throws {
        let project = try project("import SwiftUI\nlet color = Color(.seaGreen)\n")
        #expect(project.errors() == ["Use.swift:2:20: error: type 'ColorResource' has no member 'seaGreen'"])
    }

    @Test("vector pictures are in the bundle as pixels, three a point")
    func pictures() throws {
        let project = try project("")
        let bundle = try project.build().bundle
        let text = try FileSystem.text("\(bundle)/resources.json")
        let bytes = try FileSystem.read("\(bundle)/Assets/0.png")
        #expect(text.contains("\(bundle)/Assets/0.png"))
        // IHDR holds width and height.
        #expect(Array(bytes[16..<24]) == [0, 0, 0, 30, 0, 0, 0, 12])
    }
}
