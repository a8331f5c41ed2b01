import AppIntents
import Drawing
import ExtensionMessages
import ExtensionResources
import ExtensionService
import Foundation
import SwiftUI
import WidgetKit

/// Answers the service from what the extension's entry point registered with WidgetKit.
@MainActor final class WidgetKitAdapter: ExtensionHosting {
    private var widgets: [_WidgetDeclaration] = []
    private var previews: [HostedPreview] = []

    func prepare(for request: LoadRequest) {
        SimulatedSystem.setVersion(request.systemVersion)
        SimulatedDevice.current.systemVersion = request.systemVersion
        ExtensionResources.install(bundle: request.bundle)
    }

    func declarations(for request: LoadRequest) throws -> HostedDeclarations {
        guard let make = WidgetEntryPoint.makeDeclarations else { throw ExtensionServiceError.noEntryPoint(library: request.library) }
        widgets = make().filter { $0.content != nil }
        previews = PreviewRecords.all(in: request.library).map { HostedPreview($0) }
        var environment = EnvironmentValues()
        environment.systemMajorVersion = EnvironmentMapping.majorVersion(request.systemVersion)
        environment.locale = .current
        return HostedDeclarations(widgets: widgets.map { $0.description(in: environment) }, previews: previews.map(\.description),
                                  findings: KindChecks.findings(first: widgets.map(\.kind), second: make().filter { $0.content != nil }.map(\.kind)))
    }

    func entries(for request: EntriesRequest) async throws -> any HostedEntries {
        let context = try EnvironmentMapping.enter(request.environment)
        if request.role == .preview {
            let name = request.preview ?? ""
            guard let preview = previews.first(where: { $0.description.name == name }) else { throw ExtensionServiceError.unknownPreview(name) }
            return try await preview.entries(context, request.environment)
        }
        guard let widget = widgets.first(where: { $0.kind == request.kind }), let content = widget.content else {
            throw ExtensionServiceError.unknownKind(request.kind, known: widgets.map(\.kind))
        }
        let role: WidgetEntriesRequest.Role = switch request.role {
        case .placeholder: .placeholder
        case .snapshot: .snapshot
        default: .timeline
        }
        let answer = try await content.entries(WidgetEntriesRequest(
            role: role, family: context.widgetFamily, isPreview: request.environment.isPreview,
            displaySize: CGSize(width: request.environment.width, height: request.environment.height), configuration: request.configuration, environment: context,
            wait: { name, call in try await CompletionGate.value(of: name, call) }))
        return ProvidedEntries(answer, of: widget, content: content)
    }

    func perform(_ request: PerformRequest) async throws -> PerformOutcome {
        try await IntentRunning.perform(request)
    }
}

/// What a provider answered, with the views of its widget.
@MainActor private final class ProvidedEntries: HostedEntries {
    let dates: [Double]
    let policy: ReloadPolicy?
    let relevances: [EntriesReply.Relevance?]
    /// What a completion must not do is noticed by the gate, and goes out with the reply.
    let findings: [Finding] = []
    private let values: [Any]
    private let widget: _WidgetDeclaration
    private let content: any WidgetContent

    init(_ answer: WidgetEntries, of widget: _WidgetDeclaration, content: any WidgetContent) {
        values = answer.entries.map(\.value)
        dates = answer.entries.map(\.date.timeIntervalSince1970)
        relevances = answer.entries.map { $0.relevance.map { EntriesReply.Relevance(score: $0.score, duration: $0.duration) } }
        policy = switch answer.policy {
        case .atEnd: .atEnd
        case .never: .never
        case .after(let date): .after(date.timeIntervalSince1970)
        case nil: nil
        }
        self.widget = widget
        self.content = content
    }

    func render(_ index: Int, in environment: RenderEnvironment) throws -> WidgetArchive {
        try EnvironmentMapping.renderer(for: environment).archive(content.view(for: values[index]), of: widget)
    }
}

extension _WidgetDeclaration {
    /// The widget as the gallery lists it.
    @MainActor func description(in environment: EnvironmentValues) -> WidgetDescription {
        // Without a list every family of the platform is declared (widgetkit-behaviour E5); the device shows those it has.
        let all: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .accessoryCircular, .accessoryRectangular, .accessoryInline]
        return WidgetDescription(
            kind: kind, displayName: displayName?.words(in: environment) ?? "", description: description?.words(in: environment) ?? "",
            families: (families ?? all).map(\.description), configuration: configuration, intent: intentName,
            contentMarginsDisabled: contentMarginsDisabled, containerBackgroundRemovable: containerBackgroundRemovable)
    }
}

/// Kinds identify placed widgets: they must be the same each time and told apart.
enum KindChecks {
    static func findings(first: [String], second: [String]) -> [Finding] {
        var findings: [Finding] = []
        for (before, after) in zip(first, second) where before != after {
            findings.append(Finding(code: "kind-not-constant", severity: .error, basis: .seen,
                                    message: "The kind of a widget changes each time the bundle is read: \"\(before)\", then \"\(after)\". Placed widgets are orphaned.",
                                    fix: "Use a constant string as kind.", widget: before))
        }
        var seen = Set<String>()
        for kind in first where !seen.insert(kind).inserted {
            findings.append(Finding(code: "kind-duplicate", severity: .error, basis: .doc, message: "Two widgets have the kind \"\(kind)\".",
                                    fix: "Give each widget a kind of its own.", widget: kind))
        }
        return findings
    }
}
