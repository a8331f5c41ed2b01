import ActivityKit
import AppIntents
import Drawing
import ExtensionMessages
import ExtensionResources
import ExtensionService
import FindingTable
import Foundation
import PinnedLocale
import SwiftUI
import WidgetKit

/// Answers the service from what the extension's entry point registered with WidgetKit.
@MainActor final class WidgetKitAdapter: ExtensionHosting {
    private var widgets: [_WidgetDeclaration] = []
    private var previews: [HostedPreview] = []
    private var hasListedPreviews = false
    private var library = ""
    /// Set where an Intents extension is loaded.
    private var intents: IntentsAnswering?

    func prepare(for request: LoadRequest) {
        SimulatedSystem.setVersion(request.systemVersion)
        PinnedProcess.setSystemVersion(request.systemVersion)
        SimulatedDevice.current.systemVersion = request.systemVersion
        ExtensionResources.install(bundle: request.bundle)
        // A widget's process is never the app in front.
        ActivityRegistry.mayBegin = false
        LiftedLiterals.set(Dictionary(request.literals.all.map { ($0.id, .init($0.value)) }, uniquingKeysWith: { first, _ in first }))
    }

    func literalTypes(of ids: [UInt64]) -> [LiteralType] { ids.map { LiteralType(LiftedLiterals.kind(of: $0)) } }

    func declarations(for request: LoadRequest) throws -> HostedDeclarations {
        if request.isIntentsExtension {
            intents = try IntentsAnswering(library: request.library)
            return HostedDeclarations()
        }
        guard let make = WidgetEntryPoint.makeDeclarations else { throw ExtensionServiceError.noEntryPoint(library: request.library) }
        widgets = make().filter { $0.content != nil }
        library = request.library
        UserCode.addresses = LoadedLibrary(library)?.addresses
        if request.listsPreviews { listPreviews() }
        var environment = EnvironmentValues()
        environment.systemMajorVersion = EnvironmentMapping.majorVersion(request.systemVersion)
        environment.locale = .current
        return HostedDeclarations(widgets: widgets.map { $0.description(in: environment) }, previews: previews.map(\.description),
                                  findings: KindChecks.findings(first: widgets.map(\.kind), second: make().filter { $0.content != nil }.map(\.kind)))
    }

    /// Previews of one name get numbers, in the order in which the library holds them.
    private func listPreviews() {
        guard !hasListedPreviews, let library = LoadedLibrary(library) else { return }
        hasListedPreviews = true
        previews = PreviewRecords.all(in: library).map { HostedPreview($0) } + ProvidedPreview.all(in: library).map { HostedPreview($0) }
        var counts: [String: Int] = [:]
        for index in previews.indices {
            let name = previews[index].description.name
            counts[name, default: 0] += 1
            if let count = counts[name], count > 1 { previews[index].rename("\(name) (\(count))") }
        }
    }

    func entries(for request: EntriesRequest) async throws -> any HostedEntries {
        let context = try EnvironmentMapping.enter(request.environment)
        if request.role == .preview {
            let name = request.preview ?? ""
            listPreviews()
            guard let preview = previews.first(where: { $0.description.name == name }) else { throw ExtensionServiceError.unknownPreview(name) }
            return try await preview.entries(context, request.environment)
        }
        guard let widget = widgets.first(where: { $0.kind == request.kind }), let content = widget.content else {
            throw ExtensionServiceError.unknownKind(request.kind, known: widgets.map(\.kind))
        }
        if let activity = content as? ActivityWidgetContent { return try await activityEntries(of: widget, activity, request) }
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

    /// The moments of an activity: those that the request gives, else those of the extension's previews.
    private func activityEntries(of widget: _WidgetDeclaration, _ content: ActivityWidgetContent, _ request: EntriesRequest) async throws -> any HostedEntries {
        let found = await ActivityStates.moments(of: content, given: request.configuration) {
            listPreviews()
            var moments: [ActivityMoment] = []
            for preview in previews where preview.description.kind == widget.kind { moments += await preview.moments() }
            return moments
        }
        return ActivityEntries(found, content: content, kind: widget.kind)
    }

    func options(for request: OptionsRequest) async throws -> ParameterOptions {
        guard let widget = widgets.first(where: { $0.kind == request.kind }) else { throw ExtensionServiceError.unknownKind(request.kind, known: widgets.map(\.kind)) }
        guard let query = widget.options, let answer = try await query(request.parameter, request.configuration, request.search) else {
            throw ExtensionServiceError.unknownParameter(request.parameter, kind: request.kind)
        }
        return ParameterOptions(sections: answer.map { sections in
            sections.map { section in
                ParameterOptions.Section(title: section.title, options: section.options.map { ParameterOptions.Option(value: $0.value, title: $0.title, subtitle: $0.subtitle) })
            }
        })
    }

    func answer(_ question: IntentQuestion) async throws -> IntentAnswer {
        guard let intents else { throw ExtensionServiceError.notLoaded }
        return try await intents.answer(question)
    }

    func sheet(for request: SheetRequest) async throws -> ParameterSheet {
        guard let widget = widgets.first(where: { $0.kind == request.kind }) else { throw ExtensionServiceError.unknownKind(request.kind, known: widgets.map(\.kind)) }
        guard let sheet = await widget.sheet?(request.configuration, request.family) else { return ParameterSheet() }
        return ParameterSheet(summary: sheet.summary, rows: sheet.rows.map { ParameterSheet.Row(name: $0.name, isHidden: $0.isHidden, value: $0.value, title: $0.title) })
    }

    func perform(_ request: PerformRequest) async throws -> PerformReply {
        try await IntentRunning.perform(request)
    }

    func setPlaced(_ placed: [PlacedDescription]) async {
        await PlacedWidgets.tell(placed, widgets)
    }

    func setActivities(_ activities: [ActivityRecord]) { ActivityKeeping.set(activities) }

    func takeActivities() -> [ActivityRecord] { ActivityKeeping.take() }

    /// "*" stands for every kind.
    func takeReloadedKinds() -> [String] {
        if let control = ControlCenter.shared.takeReloadRequests().first {
            RuntimeFindings.shared.add(FindingCode.unsupportedAPI.finding(
                "ControlCenter is asked to reload \(control.map { "\"\($0)\"" } ?? "every control"): no control is placed on a simulated device.", fix: "Try this part on a device."))
        }
        return WidgetCenter.shared.takeReloadRequests().map { $0 ?? "*" }
    }
}

/// What a provider answered, with the views of its widget.
@MainActor private final class ProvidedEntries: HostedEntries {
    let dates: [Double]
    let policy: ReloadPolicy?
    let relevances: [EntriesReply.Relevance?]
    /// What a completion must not do is noticed by the gate, and goes out with the reply.
    let findings: [Finding]
    private let values: [Any]
    private let widget: _WidgetDeclaration
    private let content: any WidgetContent

    var sizes: [Int] { values.map(EntrySize.of) }

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
        findings = answer.findings + EntryDates.findings(values, first: dates, widget: widget.kind)
    }

    func render(_ index: Int, in environment: RenderEnvironment) throws -> WidgetArchive {
        if let form = ControlForm(family: environment.family) {
            guard let control = values[index] as? _ControlDescription else { throw ExtensionServiceError.noSuchEntry(index: index, count: values.count) }
            return ControlDrawing.archive(of: control, form: form, environment: try EnvironmentMapping.enter(environment))
        }
        return try EnvironmentMapping.renderer(for: environment).archive(content.view(for: values[index]), of: widget)
    }
}

extension _WidgetDeclaration {
    /// Activities and controls have families of their own, which user code does not name.
    private var familyNames: [String] {
        switch configuration {
        case "activity":
            ActivityPresentation.allCases.filter { $0 != .small || supplementalActivityFamilies.contains("small") }.map(\.family)
        case "control": ControlForm.allCases.map(\.family)
        default: (families ?? WidgetFamily.standard).map(\.description)
        }
    }

    /// The widget as the gallery lists it.
    @MainActor func description(in environment: EnvironmentValues) -> WidgetDescription {
        // Without a list every family of the platform is declared (widgetkit-behaviour E5); the device shows those it has.
        var widget = WidgetDescription(
            kind: kind, displayName: displayName?.words(in: environment) ?? "", description: description?.words(in: environment) ?? "",
            families: familyNames, configuration: configuration, intent: intentName,
            contentMarginsDisabled: contentMarginsDisabled, containerBackgroundRemovable: containerBackgroundRemovable)
        widget.promptsForConfiguration = promptsForConfiguration
        widget.parameters = (parameters?() ?? []).map { parameter in
            var row = ParameterDescription(name: parameter.name, title: parameter.title, kind: parameter.kind, isOptional: parameter.isOptional, isArray: parameter.isArray,
                                           defaultValue: parameter.defaultValue, choices: parameter.choices.map { .init(value: $0.value, title: $0.title) }, hasOptions: parameter.hasOptions)
            row.control = parameter.control
            row.minimum = parameter.minimum
            row.maximum = parameter.maximum
            row.sizes = parameter.sizes.map { ParameterDescription.ListSize(family: $0.key, minimum: $0.value.lowerBound, maximum: $0.value.upperBound) }.sorted { $0.family < $1.family }
            row.dateKind = parameter.dateKind
            row.details = parameter.details
            return row
        }
        return widget
    }
}
