import Drawing
import ExtensionMessages
import ExtensionService
import SwiftUI
import WidgetKit

/// A `#Preview` of the extension, with what it shows as entries.
@MainActor struct HostedPreview {
    let description: PreviewDescription
    private let registration: any PreviewRegistration.Type

    init(_ registration: any PreviewRegistration.Type) {
        self.registration = registration
        // Without a name its place is one: it stays the same while lines above it do not change.
        let file = registration.fileID.split(separator: "/").last.map(String.init) ?? registration.fileID
        description = PreviewDescription(name: registration.name ?? "\(file):\(registration.line)", file: registration.fileID, line: registration.line)
    }

    func entries(_ environment: EnvironmentValues, _ request: RenderEnvironment) async throws -> any HostedEntries {
        switch registration.makePreview().content {
        case let preview as WidgetPreview:
            guard let declaration = preview.widget()._declarations().first, let content = declaration.content else {
                throw ExtensionServiceError.unknownPreview(description.name)
            }
            let context = TimelineProviderContext(family: preview.family, isPreview: true, displaySize: CGSize(width: request.width, height: request.height), environment: environment)
            let entries = await preview.entries(context)
            return PreviewEntries(dates: entries.map(\.date.timeIntervalSince1970), declaration: declaration) { content.view(for: entries[$0]) }
        case let preview as ViewPreview:
            let declaration = _WidgetDeclaration(kind: description.name, configuration: "static", content: nil)
            return PreviewEntries(dates: [Date().timeIntervalSince1970], declaration: declaration) { _ in AnyView(erasing: preview.body()) }
        default:
            throw ExtensionServiceError.unknownPreview(description.name)
        }
    }
}

extension AnyView {
    fileprivate init(erasing view: any View) { self = Self.erased(view) }
    private static func erased<V: View>(_ view: V) -> AnyView { AnyView(view) }
}

@MainActor private final class PreviewEntries: HostedEntries {
    let dates: [Double]
    let policy: ReloadPolicy? = nil
    let relevances: [EntriesReply.Relevance?] = []
    let findings: [Finding] = []
    private let declaration: _WidgetDeclaration
    private let view: @MainActor (Int) -> AnyView

    init(dates: [Double], declaration: _WidgetDeclaration, view: @escaping @MainActor (Int) -> AnyView) {
        self.dates = dates
        self.declaration = declaration
        self.view = view
    }

    func render(_ index: Int, in environment: RenderEnvironment) throws -> WidgetArchive {
        try EnvironmentMapping.renderer(for: environment).archive(view(index), of: declaration)
    }
}
