import Drawing
@testable import ExtensionResources
import Foundation
@testable import ProjectModel
import Testing
import UIKit

/// A bundle's folder with a `resources.json`, removed at the end.
final class BundleFolder {
    let path: String
    init(_ resources: CompiledResources, module: (name: String, resources: CompiledResources)? = nil) throws {
        path = NSTemporaryDirectory() + "bundle-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        try resources.json().write(to: URL(fileURLWithPath: path + "/resources.json"))
        if let module {
            try FileManager.default.createDirectory(atPath: "\(path)/\(module.name).bundle", withIntermediateDirectories: true)
            try module.resources.json().write(to: URL(fileURLWithPath: "\(path)/\(module.name).bundle/resources.json"))
        }
    }
    deinit { try? FileManager.default.removeItem(atPath: path) }
}

extension CompiledResources {
    /// Resources with nothing in them, made as the build makes them.
    static var empty: CompiledResources { compile(ResourceFiles(), developmentLanguage: "en").0 }
}

struct CatalogProviderTests {
    private func traits(dark: Bool = false, contrast: Bool = false, idiom: UIUserInterfaceIdiom = .phone, scale: CGFloat = 3) -> UITraitCollection {
        UITraitCollection(traitsFrom: [.init(userInterfaceStyle: dark ? .dark : .light), .init(accessibilityContrast: contrast ? .high : .normal),
                                       .init(userInterfaceIdiom: idiom), .init(displayScale: scale)])
    }
    private func color(_ red: Double, _ change: (inout AssetVariant) -> Void = { _ in }) -> CompiledResources.Color {
        var variant = AssetVariant()
        change(&variant)
        return CompiledResources.Color(variant: variant, components: [red, 0, 0, 1], system: nil)
    }

    @Test func theMostSpecificColourWins() throws {
        var resources = CompiledResources.empty
        resources.colors["Sky"] = [color(0.1), color(0.2) { $0.appearance = .dark }, color(0.3) { $0.highContrast = true },
                                   color(0.4) { $0.appearance = .dark; $0.highContrast = true }, color(0.5) { $0.idiom = "ipad" }]
        let folder = try BundleFolder(resources)
        let catalog = CatalogProvider(BundleResources(path: folder.path))
        func red(_ traits: UITraitCollection) -> Float? { catalog.color(named: "Sky", bundle: nil, traits: traits)?.red }
        #expect(red(traits()) == 0.1)
        #expect(red(traits(dark: true)) == 0.2)
        #expect(red(traits(contrast: true)) == 0.3)
        #expect(red(traits(dark: true, contrast: true)) == 0.4)
        #expect(red(traits(dark: true, idiom: .pad)) == 0.5)
        #expect(catalog.color(named: "Sea", bundle: nil, traits: traits()) == nil)
    }

    @Test func aReferenceToASystemColourFollowsTheAppearance() throws {
        var resources = CompiledResources.empty
        resources.colors["Warm"] = [CompiledResources.Color(variant: AssetVariant(), components: nil, system: "systemOrangeColor")]
        let folder = try BundleFolder(resources)
        let catalog = CatalogProvider(BundleResources(path: folder.path))
        let os = SimulatedDevice.current.majorVersion
        for dark in [false, true] {
            #expect(catalog.color(named: "Warm", bundle: nil, traits: traits(dark: dark)) == SystemColors.value(named: "systemOrange", dark: dark, highContrast: false, os: os))
        }
    }

    @Test func picturesAreChosenByScale() throws {
        func image(_ scale: Int?) -> CompiledResources.Image { CompiledResources.Image(variant: AssetVariant(), file: "\(scale ?? 0)", scale: scale, slicing: nil) }
        func chosen(_ scales: [Int?], display: CGFloat) -> String? { VariantChoice(traits(scale: display)).scaled(scales.map(image))?.file }
        #expect(chosen([1, 2, 3], display: 2) == "2")
        #expect(chosen([1, 3], display: 2) == "3")
        #expect(chosen([1, 2], display: 3) == "2")
        #expect(chosen([nil], display: 3) == "0")
    }

    @Test func capInsetsAreGivenInPoints() throws {
        var resources = CompiledResources.empty
        let context = try #require(CGContext(data: nil, width: 6, height: 6, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                                             bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        let picture = try #require(context.makeImage().flatMap { UIImage(cgImage: $0).pngData() })
        let folder = try BundleFolder(resources)
        let file = folder.path + "/picture.png"
        try picture.write(to: URL(fileURLWithPath: file))
        resources.images["Frame"] = CompiledResources.ImageSetEntry(
            images: [CompiledResources.Image(variant: AssetVariant(), file: file, scale: 3, slicing: ImageSlicing(center: .stretch, top: 3, leading: 6, bottom: 9, trailing: 12))],
            rendering: .template, preservesVectors: false)
        try resources.json().write(to: URL(fileURLWithPath: folder.path + "/resources.json"))
        let image = try #require(CatalogProvider(BundleResources(path: folder.path)).image(named: "Frame", bundle: nil, traits: traits()))
        #expect(image.capInsets == [1, 2, 3, 4])
        #expect(image.rendering == .template)
        #expect(image.scale == 3)
        #expect(image.resource.pixelWidth == 6)
    }

    @Test func aModuleHasABundleOfItsOwn() throws {
        var module = CompiledResources.empty
        module.colors["Sky"] = [color(0.7)]
        let folder = try BundleFolder(.empty, module: ("Kit_Kit", module))
        let bundle = try #require(Bundle(path: folder.path + "/Kit_Kit.bundle"))
        let catalog = CatalogProvider(BundleResources(path: folder.path))
        #expect(catalog.color(named: "Sky", bundle: bundle, traits: traits())?.red == 0.7)
        #expect(catalog.color(named: "Sky", bundle: nil, traits: traits()) == nil)
    }

    @Test func textsOfABundleAreReadInTheirLocale() throws {
        var resources = CompiledResources.empty
        resources.strings = ["en": ["Localizable": ["Hello": LocalizedText("Hello")]], "de": ["Localizable": ["Hello": LocalizedText("Hallo")], "Days": ["mon": LocalizedText("Mo")]]]
        let folder = try BundleFolder(resources)
        let strings = StringsProvider(BundleResources(path: folder.path))
        func text(_ key: String, _ table: String?, _ locale: String) -> String? {
            strings.format(forKey: key, table: table, bundle: .main, locale: Locale(identifier: locale), arguments: [])
        }
        #expect(text("Hello", nil, "de_AT") == "Hallo")
        #expect(text("Hello", nil, "fr_FR") == "Hello")
        #expect(text("mon", "Days", "de_DE") == "Mo")
        #expect(text("Goodbye", nil, "de_DE") == nil)
    }
}
