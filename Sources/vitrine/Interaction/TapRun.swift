import DeviceProfiles
import Drawing
import ExtensionBuild
import ExtensionMessages
import Findings
import ProjectModel
import Snapshots
import WidgetHost

/// One tap on the kept device, from the built extension to the report.
struct TapRun {
    let model: ExtensionModel
    let built: ExtensionBuild.BuiltExtension
    let matrix: PictureMatrix
    let settings: SessionSettings
    let device: DeviceFolder

    /// - Parameter place: nil lists what can be tapped.
    /// - Throws: `CommandFailure`, `PreferenceStoreError`, `GroupFilesError`.
    func report(tapping place: TapPlace?) throws -> TapReport {
        let extensionSettings = settings.extensionSettings(for: built, model: model, listsPreviews: false)
        let world = matrix.request.worlds[0], resolver = SourceResolver()
        let session: WidgetSession
        do { session = try extensionSettings.session(on: device, world, resolver: resolver) } catch {
            throw CommandFailure("The simulated device \(device.path) cannot be set up: \(error). Make room, or name another with --state.")
        }
        defer { session.finish() }
        for (identifier, folder) in settings.groups { try device.importFiles(of: folder, into: identifier) }
        let declared: WidgetSession.Declarations
        switch session.load() {
        case .success(let declarations): declared = declarations
        case .failure(let findings): throw CommandFailure("The extension cannot be loaded.\n" + FindingLines.text(findings), code: .noPicture)
        }
        let placements = matrix.placements(in: world, widgets: declared.widgets, previews: []).placements
        guard let placement = placements.first, let variation = matrix.variations(of: placement.family, system: world.system).first else {
            throw CommandFailure("No widget fits what was asked for; the extension holds \(declared.widgets.map(\.kind).joined(separator: ", ")). Leave out --widget or --family, or choose another --device or --os.", code: .noPicture)
        }
        var report = TapReport(model: model, placement: placement, variation: variation, scale: matrix.request.scale ?? placement.device.device.scale)
        var request = TapRequest(kind: placement.widget.kind, configuration: matrix.request.configuration, environment: placement.environment(variation),
                                 place: place ?? .point(Point(x: 0, y: 0)), now: world.moment, providerTimeout: settings.providerTimeout)
        for other in placements where other.widget.kind != request.kind && request.others[other.widget.kind] == nil {
            request.others[other.widget.kind] = matrix.variations(of: other.family, system: world.system).first.map { other.environment($0) }
        }
        let others = unaskedKinds(declared, world, request)
        request.others.merge(others) { own, _ in own }
        let tapping = Tapping(session, device: device)
        do {
            if place == nil {
                let map = try tapping.map(request)
                report.map = map
            } else {
                report.outcome = try tapping.tap(request)
            }
        } catch let failure as TapFailure { throw self.failure(failure) }
        var findings = BuildFindings.of(built, model) + ConfigurationNames.findings(matrix.request.configuration, ExtensionListing(widgets: declared.widgets))
            + declared.findings + (report.outcome?.findings ?? [])
        if let performed = report.outcome?.performed, case .intent(let name, _, _)? = report.outcome?.target.effect {
            report.runsInApp = runsInApp(name, performed)
            if let reason = report.runsInApp {
                findings.append(FindingCode.intentRunsInApp.finding("A phone runs \(name) in the app's process (\(reason)); it was run in the extension's."))
            }
        }
        let factory = ProcessRenderingFactory(extensionSettings)
        let addresses = Set(findings.map(\.source) + [report.outcome?.target.source ?? 0]).subtracting([0])
        let places = factory.places(of: addresses)
        report.place = places[report.outcome?.target.source ?? 0]
        report.findings = FindingSifting(model).sifted(SnapshotRun.unique(findings.placed(places))).findings
        return report
    }

    /// Widgets that --widget left out can be asked to reload too: each in its first family.
    private func unaskedKinds(_ declared: WidgetSession.Declarations, _ world: SimulatedWorld, _ request: TapRequest) -> [String: RenderEnvironment] {
        var all = matrix.request
        all.widgets = []
        all.families = []
        let matrix = PictureMatrix(all)
        var environments: [String: RenderEnvironment] = [:]
        for placement in matrix.placements(in: world, widgets: declared.widgets, previews: []).placements where placement.widget.kind != request.kind && environments[placement.widget.kind] == nil {
            environments[placement.widget.kind] = matrix.variations(of: placement.family, system: world.system).first.map { placement.environment($0) }
        }
        return environments
    }

    /// A phone runs it in the app where both targets hold its file; where there is no app in the project nobody knows.
    private func runsInApp(_ name: String, _ performed: PerformReply) -> String? {
        guard let reason = performed.appReason else { return nil }
        guard let app = model.app, let declaration = IntentMetadata(sources: model.sources).intent(named: name) else { return reason }
        return app.sources.contains(declaration.file) ? reason : nil
    }

    private func failure(_ failure: TapFailure) -> CommandFailure {
        switch failure {
        case .notDrawn(let findings): CommandFailure("There is no picture to tap.\n" + FindingLines.text(findings), code: .noPicture)
        case .outside(let point, let size):
            CommandFailure("\(TapReport.text(point)) is outside the widget, which is \(TapReport.number(size.width)) x \(TapReport.number(size.height)) points. Name a point in it.")
        case .noSuchLabel(let text, let known):
            CommandFailure("Nothing in the widget says \"\(text)\". " + (known.isEmpty ? "It has no button, toggle or link; tap it anywhere with --at." : "What can be tapped: \(Self.list(known))."))
        case .severalLabelled(let text, let targets): CommandFailure("\(targets.count) elements say \"\(text)\": \(Self.list(targets)). Choose one with --at.")
        }
    }

    private static func list(_ targets: [TapTarget]) -> String {
        targets.prefix(20).map { "\($0.element.rawValue) \"\($0.label)\" at \(TapReport.text(TapMap.center($0.frame)))" }.joined(separator: ", ") + (targets.count > 20 ? " and \(targets.count - 20) more" : "")
    }
}
