import Testing
@testable import ProjectModel

@Suite struct AssetCatalogReaderTests {
    let catalog = AssetCatalogReader.read(Fixture.weather + "/Widget/Assets.xcassets")

    @Test("colours keep their appearances, contrast, idiom, gamut and system references")
    func colors() throws {
        #expect(catalog.problems.isEmpty)
        #expect(catalog.colors.map(\.name) == ["AccentColor", "Grey", "Sky"])
        let sky = try #require(catalog.colors.first { $0.name == "Sky" }).entries
        #expect(sky[0].color == .components(red: 0.25, green: 0.5, blue: 1, alpha: 1, space: "srgb") && sky[0].variant == AssetVariant())
        #expect(sky[1].color.sRGB == [16.0 / 255, 32.0 / 255, 64.0 / 255, 1] && sky[1].variant.appearance == .dark)
        #expect(sky[2].variant == AssetVariant(appearance: .dark, highContrast: true) && sky[2].color.sRGB == [1, 1, 0, 0.5])
        #expect(sky[3].color == .system("systemTealColor") && sky[3].variant.idiom == "ipad")
        #expect(sky[4].variant.gamut == "display-P3")
        #expect(catalog.colors[0].entries.isEmpty)
    }

    @Test("display P3 red lies outside sRGB, grey is one value for all, white is white in every space")
    func conversion() throws {
        let red = try #require(CatalogColor.components(red: 1, green: 0, blue: 0, alpha: 1, space: "display-p3").sRGB)
        #expect(abs(red[0] - 1.0930) < 0.001 && abs(red[1] + 0.2267) < 0.001 && abs(red[2] + 0.1501) < 0.001)
        for space in ["srgb", "display-p3", "extended-linear-srgb", "gray-gamma-22"] {
            let white = try #require(CatalogColor.components(red: 1, green: 1, blue: 1, alpha: 1, space: space).sRGB)
            #expect(white.allSatisfy { abs($0 - 1) < 0.0001 })
        }
        #expect(CatalogColor(.dictionary(["components": .dictionary(["red": .string("x"), "green": .string("0"), "blue": .string("0")])])) == nil)
    }

    @Test("images keep scales, rendering, slicing and direction, and a namespaced folder is part of the name")
    func images() throws {
        #expect(catalog.images.map(\.name) == ["Birds/wing", "logo"])
        let wing = catalog.images[0]
        #expect(wing.rendering == .template && wing.entries.map(\.scale) == [2, 3] && wing.entries[1].variant.direction == .rightToLeft)
        #expect(wing.entries[0].slicing == ImageSlicing(center: .tile, top: 2, leading: 3, bottom: 4, trailing: 5))
        #expect(catalog.images[1].preservesVectors && catalog.images[1].entries[0].scale == nil && catalog.images[1].entries[0].file.hasSuffix("logo.svg"))
    }

    @Test("symbols, data and icons are told apart")
    func others() {
        #expect(catalog.symbols.map(\.name) == ["custom.bolt"] && catalog.dataSets.map(\.name) == ["cities"] && catalog.otherNames == ["AppIcon"])
    }

    @Test("a broken set is a problem that names its file and line; the others are read")
    func damaged() throws {
        let folder = try Fixture.copy(), catalog = folder.path + "/Widget/Assets.xcassets"
        try folder.write("Widget/Assets.xcassets/Sky.colorset/Contents.json", "{\n\"colors\" : [\n")
        try folder.write("Widget/Assets.xcassets/cities.dataset/Contents.json", "{\"data\": [{\"filename\": \"../../../App/App.swift\"}]}")
        let read = AssetCatalogReader.read(catalog)
        #expect(read.colors.map(\.name) == ["AccentColor", "Grey"] && read.images.count == 2)
        #expect(read.problems.contains { if case .damaged(catalog + "/Sky.colorset/Contents.json", 3, _) = $0 { true } else { false } })
        #expect(read.problems.contains { if case .missingFile = $0 { true } else { false } }, "a name may not lead out of its set")
    }

    @Test("generated names", arguments: [("AccentColor", "accent"), ("sky-blue", "skyBlue"), ("URLIcon", "urlIcon"), ("HTML", "html"), ("2nd place", "_2ndPlace"), ("Color", "color")])
    func symbolNames(_ name: String, _ member: String) {
        #expect(AssetSymbolName(name, kind: .color)?.member == member)
    }

    @Test("a namespace becomes nested types")
    func symbolNamespaces() {
        let name = AssetSymbolName("birds/wing image", kind: .image)
        #expect(name?.namespaces == ["Birds"] && name?.member == "wing")
    }
}
