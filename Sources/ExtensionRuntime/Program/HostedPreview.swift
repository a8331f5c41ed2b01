import Drawing
import ExtensionMessages
import ExtensionResources
import ExtensionService
import SwiftUI
import WidgetKit

/// A preview of the extension, with what it shows as entries.
@MainActor struct HostedPreview {
    private(set) var description: PreviewDescription
    /// The moments of a Live Activity that it shows.
    private(set) var moments: @MainActor () async -> [ActivityMoment] = { [] }
    private let make: @MainActor (_ environment: EnvironmentValues, _ request: RenderEnvironment) async throws -> (any HostedEntries)?

    /// A `#Preview`.
    init(_ registration: any PreviewRegistration.Type) {
        // Without a name its place is one: it stays the same while lines above it do not change.
        let file = registration.fileID.split(separator: "/").last.map(String.init) ?? registration.fileID
        var description = PreviewDescription(name: registration.name ?? "\(file):\(registration.line)", file: registration.fileID, line: registration.line)
        let content = registration.makePreview().content
        switch content {
        case let preview as WidgetPreview:
            description.families = [preview.family.description]
            description.kind = preview.widget()._declarations().first { $0.content != nil }?.kind ?? ""
            make = { try await Self.entries(of: preview, $0, $1) }
        case let preview as ActivityPreview:
            let declaration = preview.widget()._declarations().first { $0.content is ActivityWidgetContent }
            description.kind = declaration?.kind ?? ""
            // The nearest family in size: the activity is as large as it is, whatever the place.
            description.families = [WidgetFamily.systemMedium.description]
            moments = { await preview.contentStates().map { ActivityMoment(attributes: preview.attributes, state: $0) } }
            make = { environment, _ in
                guard let content = declaration?.content as? ActivityWidgetContent else { return nil }
                let drawing = ActivityDrawing(content: content, attributes: preview.attributes, presentation: ActivityPresentation(preview.viewKind))
                return PreviewEntries(states: await preview.contentStates(), drawing: drawing)
            }
        case let preview as ControlPreview:
            let declaration = preview.widget()._previewDeclaration()
            description.kind = declaration.kind
            description.families = [WidgetFamily.systemSmall.description]
            make = { try await Self.entries(of: declaration, $0, $1) }
        case let preview as ViewPreview:
            let declaration = _WidgetDeclaration(kind: description.name, configuration: "static", content: nil)
            make = { _, _ in
                var view = AnyView(preview.body())
                for trait in preview.traits { if let modifier = trait.value.modifier { view = try await modifier(view) } }
                return PreviewEntries(views: [view], declaration: declaration, isWidget: false, layout: preview.traits.compactMap(\.value.layout).last)
            }
        default:
            make = { _, _ in nil }
        }
        self.description = description
    }

    /// One of the views of a `PreviewProvider`.
    init(_ provider: ProvidedPreview) {
        if let moment = provider.activity?.moment { moments = { [moment] } }
        description = PreviewDescription(name: provider.name, kind: provider.activity?.kind ?? "", families: [(provider.family ?? (provider.activity != nil ? .systemMedium : .systemSmall)).description], file: provider.file, line: 0)
        make = { environment, _ in
            let declaration = _WidgetDeclaration(kind: provider.name, configuration: "static", content: nil)
            return PreviewEntries(views: [provider.view()], declaration: declaration, isWidget: provider.family != nil, layout: provider.layout, hasOwnShape: provider.activity != nil)
        }
    }

    /// Gives the preview a name that no other one has.
    mutating func rename(_ name: String) { description.name = name }

    func entries(_ environment: EnvironmentValues, _ request: RenderEnvironment) async throws -> any HostedEntries {
        guard let entries = try await make(environment, request) else { throw ExtensionServiceError.unknownPreview(description.name) }
        return entries
    }

    private static func entries(of preview: WidgetPreview, _ environment: EnvironmentValues, _ request: RenderEnvironment) async throws -> (any HostedEntries)? {
        guard let declaration = preview.widget()._declarations().first(where: { $0.content != nil }), let content = declaration.content else { return nil }
        let context = TimelineProviderContext(family: preview.family, isPreview: true, displaySize: CGSize(width: request.width, height: request.height), environment: environment)
        let entries = await preview.entries(context)
        return PreviewEntries(dates: entries.map(\.date.timeIntervalSince1970)) { index, request in
            try EnvironmentMapping.renderer(for: request).archive(content.view(for: entries[index]), of: declaration)
        }
    }

    /// The entries of a control: it has no timeline, and shows the value for previews.
    private static func entries(of declaration: _WidgetDeclaration, _ environment: EnvironmentValues, _ request: RenderEnvironment) async throws -> (any HostedEntries)? {
        guard let content = declaration.content else { return nil }
        let answer = try await content.entries(WidgetEntriesRequest(
            role: .snapshot, family: environment.widgetFamily, isPreview: true, displaySize: CGSize(width: request.width, height: request.height), configuration: [:],
            environment: environment, wait: { name, call in try await CompletionGate.value(of: name, call) }))
        let size = ControlDrawing.size
        return PreviewEntries(dates: answer.entries.map(\.date.timeIntervalSince1970)) { index, request in
            ViewRenderer(environment: try EnvironmentMapping.enter(request), size: size).archive(content.view(for: answer.entries[index].value))
        }
    }
}

/// What a preview shows, one entry after another.
@MainActor private final class PreviewEntries: HostedEntries {
    let dates: [Double]
    let policy: ReloadPolicy? = nil
    let relevances: [EntriesReply.Relevance?] = []
    let findings: [Finding] = []
    private let draw: @MainActor (_ index: Int, _ request: RenderEnvironment) throws -> WidgetArchive

    init(dates: [Double], draw: @escaping @MainActor (Int, RenderEnvironment) throws -> WidgetArchive) {
        self.dates = dates
        self.draw = draw
    }

    /// Views without a provider.
    ///
    /// - Parameter isWidget: whether they stand for a widget's view, which must have a container background.
    convenience init(views: [AnyView], declaration: _WidgetDeclaration, isWidget: Bool, layout: Preview.ViewTraits.Layout?, hasOwnShape: Bool = false) {
        self.init(dates: views.map { _ in Date().timeIntervalSince1970 }) { index, request in
            if isWidget { return try EnvironmentMapping.renderer(for: request).archive(views[index], of: declaration) }
            let environment = try EnvironmentMapping.enter(request)
            let room = CGSize(width: request.width, height: request.height)
            let size: CGSize = switch layout {
            case .fixed(let width, let height): CGSize(width: min(max(width, 1), 4096), height: min(max(height, 1), 4096))
            case .sizeThatFits: ViewRenderer(environment: environment, size: room).measure(views[index], .unspecified)
            case .device, nil: room
            }
            var renderer = ViewRenderer(environment: environment, size: CGSize(width: max(1, size.width), height: max(1, size.height)))
            if !hasOwnShape { renderer.base = Color(UIColor.systemBackground) }
            return renderer.archive(views[index])
        }
    }

    /// States of a Live Activity.
    convenience init(states: [Any], drawing: ActivityDrawing) {
        self.init(dates: states.map { _ in Date().timeIntervalSince1970 }) { index, request in
            let screen = SimulatedDevice.current.screenSize.width
            guard let archive = drawing.archive(of: states[index], environment: try EnvironmentMapping.enter(request), screen: screen) else {
                throw ExtensionServiceError.noSuchEntry(index: index, count: states.count)
            }
            return archive
        }
    }

    func render(_ index: Int, in environment: RenderEnvironment) throws -> WidgetArchive { try draw(index, environment) }
}
