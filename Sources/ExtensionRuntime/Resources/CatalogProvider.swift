import Drawing
import Foundation
import ProjectModel
import UIKit

/// Answers what the asset catalogs of the extension's bundles hold.
public final class CatalogProvider: AssetProvider, @unchecked Sendable {
    private let bundles: BundleResources
    private let lock = NSLock()
    /// Pictures by their file: one widget asks for the same one many times.
    private var pictures: [String: Drawing.ImageResource?] = [:]
    private var symbols: [String: Drawing.ImageResource?] = [:]

    public init(_ bundles: BundleResources) { self.bundles = bundles }

    public var process: String { bundles.main?.process ?? "extension" }

    public func otherCatalog(with name: String, _ kind: AssetKind) -> String? {
        kind == .color ? bundles.main?.otherColors[name] : bundles.main?.otherImages[name]
    }

    public func damagedFile(of name: String, bundle: Bundle?) -> String? {
        guard let images = bundles.resources(of: bundle)?.images[name]?.images else { return nil }
        return lock.withLock { images.first { pictures[$0.file] == .some(nil) } }.map { $0.source ?? ($0.file as NSString).lastPathComponent }
    }

    // MARK: Colours

    public func color(named name: String, bundle: Bundle?, traits: UITraitCollection) -> ColorValue? {
        guard let entries = bundles.resources(of: bundle)?.colors[name] else { return nil }
        return VariantChoice(Self.complete(traits)).best(of: entries, variant: \.variant).lazy.compactMap { Self.value(of: $0, Self.complete(traits)) }.first
    }

    private static func value(of color: CompiledResources.Color, _ traits: UITraitCollection) -> ColorValue? {
        if let components = color.components, components.count == 4 {
            return ColorValue(red: Float(components[0]), green: Float(components[1]), blue: Float(components[2]), alpha: Float(components[3]))
        }
        // "systemOrangeColor" is what catalogs write for `UIColor.systemOrange`.
        guard let name = color.system else { return nil }
        return SystemColors.value(named: name.hasSuffix("Color") ? String(name.dropLast(5)) : name, dark: traits.userInterfaceStyle == .dark,
                                  highContrast: traits.accessibilityContrast == .high, elevated: traits.userInterfaceLevel == .elevated,
                                  os: SimulatedDevice.current.majorVersion)
    }

    // MARK: Pictures

    public func image(named name: String, bundle: Bundle?, traits: UITraitCollection) -> AssetImage? {
        guard let resources = bundles.resources(of: bundle) else { return nil }
        let traits = Self.complete(traits)
        guard let entry = resources.images[name] else { return symbol(named: name, resources, traits) ?? looseImage(named: name, resources, traits) }
        let choice = VariantChoice(traits, language: Locale.current.language.languageCode?.identifier)
        guard let image = choice.scaled(choice.best(of: entry.images, variant: \.variant)), let resource = picture(image.file, name: name) else { return nil }
        let scale = CGFloat(max(1, image.scale ?? 1))
        let rendering: AssetImage.Rendering = switch entry.rendering {
        case .original: .original
        case .template: .template
        case nil: .automatic
        }
        // The catalog counts pixels of the file, the view points.
        let caps = image.slicing.map { [$0.top, $0.leading, $0.bottom, $0.trailing].map { CGFloat($0) / scale } }
        return AssetImage(resource: resource, scale: scale, rendering: rendering, capInsets: caps, preservesVector: entry.preservesVectors)
    }

    /// A picture that lies in the bundle as a file is found by its name too, with the scale that its name says.
    private func looseImage(named name: String, _ resources: CompiledResources, _ traits: UITraitCollection) -> AssetImage? {
        let named = name as NSString
        let isPicture = ["png", "jpg", "jpeg", "heic", "webp"].contains(named.pathExtension.lowercased())
        let stem = isPicture ? named.deletingPathExtension : name
        let extensions = isPicture ? [named.pathExtension] : ["png", "jpg", "jpeg", "heic", "webp"]
        let scale = Int(traits.displayScale)
        let scales = scale >= 3 ? [3, 2, 1] : scale == 2 ? [2, 3, 1] : [1, 2, 3]
        for end in extensions {
            for scale in scales {
                guard let file = resources.files["\(stem)\(scale == 1 ? "" : "@\(scale)x").\(end)"], let resource = picture(file, name: name) else { continue }
                return AssetImage(resource: resource, scale: CGFloat(scale))
            }
        }
        return nil
    }

    private func symbol(named name: String, _ resources: CompiledResources, _ traits: UITraitCollection) -> AssetImage? {
        guard let file = resources.symbols[name] else { return nil }
        lock.lock()
        let known = symbols[file]
        lock.unlock()
        let resource = known ?? SymbolTemplate.picture(file, name: name)
        if known == nil { lock.withLock { symbols[file] = .some(resource) } }
        return resource.map { AssetImage(resource: $0, scale: SymbolTemplate.scale, rendering: .template, preservesVector: true, isSymbol: true) }
    }

    private func picture(_ file: String, name: String) -> Drawing.ImageResource? {
        lock.lock()
        defer { lock.unlock() }
        if let known = pictures[file] { return known }
        var resource = FileManager.default.contents(atPath: file).flatMap { UIImage(data: $0)?.resource }
        resource?.name = name
        pictures[file] = .some(resource)
        return resource
    }

    // MARK: Data

    public func data(named name: String, bundle: Bundle?) -> Data? {
        guard let entries = bundles.resources(of: bundle)?.data[name],
              let entry = VariantChoice(Self.complete(.current)).best(of: entries, variant: \.variant).first else { return nil }
        return FileManager.default.contents(atPath: entry.file)
    }

    /// What the traits do not say is as it is now.
    private static func complete(_ traits: UITraitCollection) -> UITraitCollection { UITraitCollection(traitsFrom: [.current, traits]) }
}
