import DeviceProfiles
import Drawing
import Foundation

/// Runs a host through a day and records what was seen.
///
///     let run = try DayRun(host, extensionName: "Ladder")
///     try run.advance(to: start + 86_400)
///     let day = run.record()
///
/// Events are jumped between, never slept through. The run ends where the host's clock stands when the record is taken.
public final class DayRun {
    public let host: WidgetHost
    /// Asked between two events; true ends the run where it is.
    public var isStopped: () -> Bool = { false }
    /// Told the moment of each event.
    public var progress: (Double) -> Void = { _ in }

    let recorder: DayRecorder
    private(set) var day: DayRecord
    private let start: Double

    /// Begins to watch; what is placed already is part of the day, and what is placed from now on too.
    ///
    /// The host's observer is the run's as long as it lives.
    public init(_ host: WidgetHost, extensionName: String) throws {
        self.host = host
        start = host.now
        recorder = try DayRecorder(host)
        let device = host.settings.device
        day = DayRecord(extensionName: extensionName, device: device.device.name, system: device.system.version, locale: host.settings.locale,
                        appearance: host.settings.appearance, time: DayTime(zone: host.settings.timeZone), start: host.now, end: host.now)
    }

    /// Gives a placed widget a name that tables, pages and scenarios use.
    public func name(_ id: Int, _ name: String) { recorder.names[id] = name }

    /// The archives of the pictures, for drawing them.
    public var shelf: ArchiveShelf { recorder.shelf }

    /// Carries out everything until a moment.
    public func advance(to moment: Double) throws {
        recorder.lookAtStacks()
        while let next = host.nextEvent(), next <= moment {
            if isStopped() { return }
            try host.advance(to: next)
            recorder.lookAtStacks()
            progress(next)
            if let failure = recorder.failure { throw failure }
        }
        guard !isStopped() else { return }
        if moment > host.now { try host.advance(to: moment) }
        recorder.lookAtStacks()
    }

    func note(step: DayStep) { day.steps.append(step) }
    /// What came of the step noted last.
    func addToLastStep(_ words: String) { if let last = day.steps.indices.last { day.steps[last].words += "; \(words)" } }
    func note(expectation: DayExpectation) { day.expectations.append(expectation) }
    /// From now on the device is in another zone.
    func changeZone(to zone: String) { day.time.change(to: zone, at: host.now) }
    var time: DayTime { day.time }
    /// What the device's clock shows, with the day where it is not the first.
    var clock: String { day.time.short(host.now, on: start) }

    /// What was seen until now.
    public func record() -> DayRecord {
        var day = day
        day.end = host.now
        day.findings = host.findings()
        recorder.record(into: &day)
        return day
    }
}
