import SwiftUI
import WidgetKit

/// One view of a `PreviewProvider`.
@MainActor struct ProvidedPreview {
    /// "CardView_Previews", with the display name or a number where the provider has several.
    let name: String
    /// From `previewContext(WidgetPreviewContext(family:))`; nil for the preview of a view.
    let family: WidgetFamily?
    /// The module.
    let file: String
    let layout: Preview.ViewTraits.Layout?
    /// The Live Activity that it shows; nil for other views.
    let activity: ActivityPreviewMark?
    let view: @MainActor () -> AnyView

    /// The views of all providers of a library, by the providers' names.
    static func all(in library: LoadedLibrary) -> [ProvidedPreview] {
        let providers: [any PreviewProvider.Type] = ConformanceRecords.types(
            in: library, conformingTo: "$s7SwiftUI15PreviewProviderMp") { $0 as? any PreviewProvider.Type }
        var all: [ProvidedPreview] = []
        for provider in providers.sorted(by: { "\($0)" < "\($1)" }) { all += previews(of: provider, name: "\(provider)") }
        return all
    }

    private static func previews<Provider: PreviewProvider>(of type: Provider.Type, name: String) -> [ProvidedPreview] {
        let parts = PreviewParts(of: type)
        let module = String(reflecting: type).split(separator: ".").first.map(String.init) ?? ""
        return (0..<parts.count).map { index in
            let own = parts.displayName(index) ?? (parts.count > 1 ? "\(index + 1)" : nil)
            return ProvidedPreview(name: own.map { "\(name) \($0)" } ?? name, family: parts.context(index).flatMap { ($0 as? WidgetPreviewContext)?.family },
                                   file: module, layout: parts.layout(index), activity: parts.context(index) as? ActivityPreviewMark, view: { PreviewParts(of: type).view(index) })
        }
    }
}
