import ProjectModel
import UIKit

/// Chooses among the entries of a set the one that is meant for the surroundings.
///
/// An entry fits where it asks for nothing that the surroundings are not. Of those that fit the most specific wins; what the
/// device is counts more than what it shows: idiom, direction, language, size classes, appearance, contrast, gamut.
struct VariantChoice {
    private let traits: UITraitCollection
    /// Of the locale, without a region: "en".
    private let language: String?

    init(_ traits: UITraitCollection, language: String? = nil) {
        self.traits = traits
        self.language = language
    }

    /// The entries of the best variant, in order: pictures of one variant differ by scale.
    func best<Entry>(of entries: [Entry], variant: (Entry) -> AssetVariant) -> [Entry] {
        var best: [Entry] = [], bestRank = -1
        for entry in entries {
            guard let rank = rank(of: variant(entry)), rank >= bestRank else { continue }
            if rank > bestRank { best = [] }
            best.append(entry)
            bestRank = rank
        }
        return best
    }

    /// Nil where the variant does not fit.
    private func rank(of variant: AssetVariant) -> Int? {
        var rank = 0
        func ask(_ isAsked: Bool, _ fits: Bool, worth: Int) -> Bool {
            guard isAsked else { return true }
            rank += worth
            return fits
        }
        let fits = ask(variant.idiom != nil && variant.idiom != "universal", variant.idiom == idiom, worth: 128)
            && ask(variant.direction != nil, variant.direction == (traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight), worth: 64)
            && ask(variant.locale != nil, variant.locale?.split(whereSeparator: { $0 == "-" || $0 == "_" }).first.map(String.init) == language, worth: 32)
            && ask(variant.widthClass != nil, variant.widthClass == name(of: traits.horizontalSizeClass), worth: 16)
            && ask(variant.heightClass != nil, variant.heightClass == name(of: traits.verticalSizeClass), worth: 8)
            && ask(variant.appearance != nil, variant.appearance == (traits.userInterfaceStyle == .dark ? .dark : .light), worth: 4)
            && ask(variant.highContrast, traits.accessibilityContrast == .high, worth: 2)
            && ask(variant.gamut == "display-P3", traits.displayGamut != .SRGB, worth: 1)
        return fits ? rank : nil
    }

    private var idiom: String {
        switch traits.userInterfaceIdiom {
        case .pad: "ipad"
        case .tv: "tv"
        case .carPlay: "car"
        case .mac: "mac"
        case .vision: "vision"
        case .phone, .unspecified: "iphone"
        }
    }

    private func name(of sizeClass: UIUserInterfaceSizeClass) -> String? {
        switch sizeClass {
        case .compact: "compact"
        case .regular: "regular"
        case .unspecified: nil
        }
    }

    /// Of pictures that differ by scale: the one of the display's, else the next sharper one, else the sharpest.
    func scaled(_ images: [CompiledResources.Image]) -> CompiledResources.Image? {
        let wanted = Int((traits.displayScale > 0 ? traits.displayScale : 3).rounded(.up))
        let ordered = images.sorted { ($0.scale ?? 1) < ($1.scale ?? 1) }
        return ordered.first { ($0.scale ?? 1) >= wanted } ?? ordered.last
    }
}
