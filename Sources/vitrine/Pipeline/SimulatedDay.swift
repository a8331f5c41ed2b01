import DeviceProfiles
import Drawing
import ExtensionBuild
import ExtensionMessages
import ExtensionProcesses
import Foundation
import ProjectModel
import Snapshots
import WidgetHost

/// A day of an extension on a device of its own, from its placing to its pictures.
final class SimulatedDay {
    private let day: DayOptions
    private let session: SessionSettings
    private let loading: ExtensionLoading
    private let model: ExtensionModel
    private let built: ExtensionBuild.BuiltExtension
    private let kept: DeviceFolder
    private var device: DeviceFolder?
    private var hosted: SessionExtension?
    private var shelf: ArchiveShelf?

    init(day: DayOptions, session: SessionSettings, loading: ExtensionLoading, model: ExtensionModel, built: ExtensionBuild.BuiltExtension, kept: DeviceFolder) {
        self.day = day; self.session = session; self.loading = loading; self.model = model; self.built = built; self.kept = kept
    }

    /// Runs the day.
    /// - Throws: `HostError`, `ScenarioError`, `CommandFailure`, or an error of the store.
    func run(_ interruption: Interruption) throws -> DayRecord {
        let simulated = SimulatedDeviceLoading(settings: session, host: day.settings, start: day.start)
        let device = try simulated.temporaryDevice(for: model, copyOf: kept)
        self.device = device
        let hosted = try simulated.load(built, model: model, on: device)
        self.hosted = hosted
        let host = try WidgetHost(device: device, store: DeviceStore(device), settings: day.settings, extensions: [hosted], now: day.start)
        let run = try DayRun(host, extensionName: model.name)
        shelf = run.shelf
        run.isStopped = { interruption.isRequested }
        let end = day.start + day.length, length = day.length, start = day.start, progress = loading.progress, time = DayTime(zone: day.settings.timeZone)
        run.progress = { moment in progress.step("\(time.day(moment)) \(time.clock(moment))", done: Int(moment - start), of: Int(length)) }
        var scenario = day.scenario ?? Scenario(file: "")
        if scenario.widgets.isEmpty { try place(on: host) }
        if day.makesStacks { try stack(on: host) }
        if day.day == .zoneChange, day.scenario == nil, let noon = time.next(hour: 12, minute: 0, after: start), noon <= end {
            scenario.steps.append(Scenario.Step(moment: noon, action: .zone(SpecialDay.zoneAfterFlight(from: day.settings.timeZone, at: noon)), line: 0))
        }
        let scripted = ScenarioRun(scenario, on: run, of: hosted.identifier, surroundings: surroundings(simulated, scenario, device))
        try scripted.place()
        try scripted.advance(to: end)
        progress.clear()
        return run.record()
    }

    /// Ends the process and takes the device away.
    func close() {
        hosted?.close()
        if let device { try? FileManager.default.removeItem(atPath: device.path) }
    }

    /// Draws the pictures, as many as are wanted: each once, in the order of their first showing.
    func draw(_ record: DayRecord, each body: (Int, [UInt8]) throws -> Void) throws {
        let pictures = RasterizedPictures()
        for (index, picture) in record.pictures.prefix(day.pictureLimit).enumerated() {
            guard let archive = shelf?.archive(picture.archiveHash) else { continue }
            let style = PictureStyle(scale: 2, moment: picture.moment, mode: picture.style.mode, cornerRadius: picture.style.cornerRadius, showsContainerBackground: picture.style.showsContainerBackground)
            if let made = try? pictures.picture(of: archive, style: style) { try body(index, made.png) }
        }
    }

    // MARK: Placing

    private func place(on host: WidgetHost) throws {
        let placed = day.widgets.isEmpty && day.families.isEmpty ? try KeptWidgets.of(kept) : []
        if !placed.isEmpty {
            for widget in placed where widget.extensionIdentifier == model.bundleIdentifier {
                _ = try host.place(kind: widget.kind, family: widget.family, of: widget.extensionIdentifier, configuration: widget.configuration, at: widget.place)
            }
            if !host.placed.isEmpty { return }
        }
        let offered = host.gallery()
        for kind in day.widgets where !offered.contains(where: { $0.widget.kind == kind }) { throw HostError.unknownKind(kind, known: offered.map(\.widget.kind)) }
        for widget in offered where day.widgets.isEmpty || day.widgets.contains(widget.widget.kind) {
            let families = day.families.isEmpty ? Array(widget.families.prefix(1)).map(\.rawValue) : widget.families.map(\.rawValue).filter(day.families.contains)
            for family in families { _ = try DayPlacing.place(kind: widget.widget.kind, family: family, configuration: day.configuration, of: widget.extensionIdentifier, on: host) }
        }
        guard host.placed.isEmpty else { return }
        throw CommandFailure("no widget fits what was asked for; the extension holds \(offered.isEmpty ? "none that can be placed" : offered.map(\.widget.kind).joined(separator: ", ")). Leave out --widget or --family, or choose another --device or --os.", code: .noPicture)
    }

    /// Widgets of one family on top of each other.
    private func stack(on host: WidgetHost) throws {
        let families = Dictionary(grouping: host.placed, by: \.family)
        guard families.contains(where: { $0.value.count > 1 }) else {
            throw CommandFailure("there is nothing to stack: no two of the widgets have one family (\(host.placed.map { "\($0.kind) \($0.family)" }.joined(separator: ", "))). Name one with --family that several come in.", code: .usage)
        }
        for family in families.keys.sorted() {
            guard let widgets = families[family], widgets.count > 1 else { continue }
            for widget in widgets.dropFirst() where widget.place.stack == nil { try host.stack(widget.id, onto: widgets[0].id) }
        }
    }

    // MARK: What a scenario reaches for

    private func surroundings(_ simulated: SimulatedDeviceLoading, _ scenario: Scenario, _ device: DeviceFolder) -> ScenarioSurroundings {
        ScenarioSurroundings(
            install: { [self] path in
                let other = ExtensionLoading(path: Self.absolute(path, besides: scenario.file), options: loading.options, progress: loading.progress)
                let model = try other.model()
                guard model.bundleIdentifier == self.model.bundleIdentifier else {
                    throw CommandFailure("\(path) is the extension \(model.bundleIdentifier), not another build of \(self.model.bundleIdentifier). Give both one bundle identifier.")
                }
                let built: ExtensionBuild.BuiltExtension
                do { built = try other.build(model) } catch let error as BuildError { throw CommandFailure("\(error)", code: .buildFailed) }
                let hosted = try simulated.load(built, model: model, on: device)
                self.hosted = hosted
                return hosted
            },
            setNetwork: { [self] mode in
                hosted?.session.setNetwork(try SessionSettings.network(Self.network(mode, besides: scenario.file)))
            })
    }

    /// A network as a scenario names it: its folder is relative to the file.
    static func network(_ mode: String, besides file: String) -> String {
        mode.hasPrefix("fixtures:") ? "fixtures:" + absolute(String(mode.dropFirst("fixtures:".count)), besides: file) : mode
    }

    private static func absolute(_ path: String, besides file: String) -> String {
        path.hasPrefix("/") ? path : URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent(path).standardizedFileURL.path
    }
}
