import Foundation
import FoundationSupplement
import ProjectModel
import UIKit

/// Answers the texts of the extension's strings tables in the language of the reader.
public final class StringsProvider: LocalizationProvider, @unchecked Sendable {
    private let bundles: BundleResources
    private let lock = NSLock()
    private var orders: [OrderKey: [String]] = [:]

    private struct OrderKey: Hashable { var bundle: String; var languages: [String] }

    public init(_ bundles: BundleResources) { self.bundles = bundles }

    public func format(forKey key: String, table: String?, bundle: LocalizedStringResource.BundleDescription, locale: Locale,
                       arguments: [LocalizationArgument]) -> String? {
        let (resources, place): (CompiledResources?, String) = switch bundle {
        case .main: (bundles.main, "")
        // Classes of the extension and its modules are in one image: their bundle is the extension's.
        case .named: (bundles.main, "")
        case .atURL(let url): (bundles.resources(at: url.path), url.path)
        }
        guard let resources else { return nil }
        return format(forKey: key, table: table ?? "Localizable", resources, place, Self.languages(of: locale), arguments)
    }

    /// What `NSLocalizedString` and `Bundle.localizedString` answer: the text as it is, in the process's languages.
    public func text(forKey key: String, table: String?, bundlePath: String?) -> String? {
        let resources = bundlePath.map { bundles.resources(at: $0) } ?? bundles.main
        guard let resources else { return nil }
        return format(forKey: key, table: table ?? "Localizable", resources, bundlePath ?? "", Self.languages(of: .current), [])
    }

    private func format(forKey key: String, table: String, _ resources: CompiledResources, _ place: String, _ languages: [String],
                        _ arguments: [LocalizationArgument]) -> String? {
        for language in order(resources, place, languages) {
            // A language that has the table at all answers for it (only its kin and the development language help out).
            guard let text = resources.strings[language]?[table]?[key] else { continue }
            let forms = TextForms(language: language, arguments: arguments, device: UIDevice.current.userInterfaceIdiom == .pad ? "ipad" : "iphone")
            return forms.format(of: text)
        }
        return nil
    }

    private func order(_ resources: CompiledResources, _ place: String, _ languages: [String]) -> [String] {
        let key = OrderKey(bundle: place, languages: languages)
        lock.lock()
        defer { lock.unlock() }
        if let known = orders[key] { return known }
        let choice = LanguageChoice(available: Set(resources.strings.keys).union([resources.developmentLanguage]), development: resources.developmentLanguage)
        let order = choice.order(preferred: languages)
        orders[key] = order
        return order
    }

    /// A text's own locale comes first; the reader's other languages follow where it is the reader's.
    private static func languages(of locale: Locale) -> [String] {
        let own = locale.identifier
        return Locale.current.identifier == own ? Locale.preferredLanguages + [own] : [own]
    }
}
