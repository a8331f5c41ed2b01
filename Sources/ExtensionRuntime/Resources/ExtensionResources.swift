import Drawing
import Foundation
import FoundationSupplement
import ProjectModel
import Typesetting
import UIKit

/// The resources of the extension in force: catalogs, strings and fonts.
public final class ExtensionResources: @unchecked Sendable {
    /// What was installed last.
    public private(set) nonisolated(unsafe) static var current: ExtensionResources?

    public let bundles: BundleResources
    public let strings: StringsProvider
    /// The catalog's accent colour, where it has one.
    public let accentColorName: String?
    /// The catalog's background of widgets, where it has one.
    public let widgetBackgroundColorName: String?

    private init(_ bundles: BundleResources, _ strings: StringsProvider, _ catalog: CatalogProvider) {
        self.bundles = bundles
        self.strings = strings
        func present(_ name: String?) -> String? {
            name.flatMap { name in catalog.color(named: name, bundle: nil, traits: .current) == nil ? nil : name }
        }
        accentColorName = present(bundles.main?.accentColorName)
        widgetBackgroundColorName = present(bundles.main?.widgetBackgroundColorName)
    }

    /// Makes the frameworks look names up in a bundle, and its fonts known.
    ///
    /// - Parameter path: the folder that stands for the extension's bundle.
    @discardableResult
    public static func install(bundle path: String) -> ExtensionResources {
        let bundles = BundleResources(path: path)
        let catalog = CatalogProvider(bundles), strings = StringsProvider(bundles)
        AssetCatalog.provider = catalog
        Localization.provider = strings
        for font in fonts(bundles.main) where !FontLibrary.registerCustomFont(path: font) {
            MissingAssets.note(Finding(code: "drawing-incomplete", severity: .warning, basis: .assumed, message: "The font file \((font as NSString).lastPathComponent) cannot be read; its text is drawn in the system's font.",
                                       fix: "Take the font's file from where it came from again."))
        }
        let resources = ExtensionResources(bundles, strings, catalog)
        current = resources
        return resources
    }

    /// The fonts that a phone would know: those that the extension's Info.plist names. A folder without a project has no
    /// Info.plist of its own, so that all of its fonts count.
    private static func fonts(_ resources: CompiledResources?) -> [String] {
        guard let resources else { return [] }
        guard let info = Bundle.main.infoDictionary, info["NSExtension"] != nil || info["UIAppFonts"] != nil || resources.process == "app" else { return resources.fonts }
        let named = Set((info["UIAppFonts"] as? [String] ?? []).map { ($0 as NSString).lastPathComponent.lowercased() })
        return resources.fonts.filter { named.contains(($0 as NSString).lastPathComponent.lowercased()) }
    }
}
