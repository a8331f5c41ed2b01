import DeviceProfiles
import Foundation
import OptionParsing
import Snapshots
import WidgetHost

/// The options that say which day is simulated, and on what.
struct DayOptions {
    static let specifications: [OptionSpecification] = [
        OptionSpecification("for", placeholder: "DURATION", help: "How long the day is, as 24h (default), 90m or 7d."),
        OptionSpecification("from", placeholder: "T", help: "When it begins, as 2026-01-05T09:41 in the zone or with an offset; default 2026-01-05T09:41Z."),
        OptionSpecification("day", placeholder: "NAME", help: "Begins so that something happens: " + SpecialDay.allCases.map { "\($0.rawValue) (\($0.summary))" }.joined(separator: ", ") + ".",
                            choices: SpecialDay.allCases.map(\.rawValue)),
        OptionSpecification("stack", .flag, help: "Puts the widgets of one family on top of each other, as a stack that Smart Rotate turns by their relevance."),
        OptionSpecification("scenario", placeholder: "FILE", help: "A scripted day with expectations; see Documentation/Time.md.", isPath: true),
        OptionSpecification("budget", placeholder: "N", help: "Reloads that a widget has in 24 hours; default the device's."),
        OptionSpecification("developer-mode", .flag, help: "No budget, as with WidgetKit's developer mode."),
        OptionSpecification("pictures", placeholder: "N", help: "The most pictures that are drawn, default 400; 0: none."),
    ] + MatrixOptions.specifications.filter { ["widget", "family", "appearance", "mode", "device", "os", "locale", "type-size", "contrast", "reduce-motion", "rtl", "zone", "config"].contains($0.name) }

    var settings: HostSettings
    var start: Double
    /// Seconds.
    var length: Double
    var day: SpecialDay?
    var widgets: [String]
    var families: [String]
    var configuration: [String: String]
    /// Whether the widgets of one family lie in one stack.
    var makesStacks: Bool
    var pictureLimit: Int
    var scenario: Scenario?

    /// - Throws: `UsageError`, `ScenarioError`.
    init(_ options: ParsedOptions, profiles: ProfileLibrary) throws {
        for name in ["device", "os", "locale", "zone", "appearance", "mode", "type-size"] where options.list(name).count > 1 {
            throw UsageError.mistake("A day has one --\(name); run the command once for each.")
        }
        let request = try MatrixOptions.request(options, profiles: profiles)
        let day = options.value("day").flatMap(SpecialDay.init)
        var zone = request.timeZones[0]
        // A day of changing clocks needs a zone that has one.
        if options.list("zone").isEmpty, day == .dstForward || day == .dstBack { zone = "Europe/Berlin" }
        let begin = try Self.begin(options, day, zone: zone, otherwise: request.moments[0])
        var length = 86_400.0
        if let text = options.value("for") {
            guard let seconds = ScenarioTimes.duration(text), seconds <= 31 * 86_400 else { throw UsageError.badValue(option: "for", value: text, expected: "a duration such as 90m, 24h or 7d, of at most 31 days") }
            length = seconds
        }
        let scenario = try options.value("scenario").map { try Self.scenario($0, .init(start: begin, zone: zone, length: length)) }
        let named = scenario?.settings ?? Scenario.Settings()
        zone = named.zone ?? zone
        self.day = day
        self.scenario = scenario
        start = named.start ?? begin
        self.length = named.length ?? length
        var device = SimulatedDevice(device: request.devices[0], system: request.systems[0])
        if let name = named.device { device.device = try profiles.device(named: name) }
        if let name = named.system { device.system = try profiles.system(named: name) }
        settings = HostSettings(device: device)
        settings.timeZone = zone
        settings.locale = try named.locale.map(Identifiers.locale) ?? request.locales[0]
        settings.appearance = named.appearance ?? options.list("appearance").first ?? "light"
        settings.homeScreenMode = request.modes.first { $0 != "vibrant" } ?? "fullColor"
        settings.typeSize = request.typeSizes[0]
        settings.increasesContrast = request.increasesContrast
        settings.reducesMotion = request.reducesMotion
        settings.isForcedRightToLeft = request.isRightToLeft
        settings.reloadBudget = try options.integer("budget", in: 0...100_000)
        settings.isInDeveloperMode = options.isOn("developer-mode")
        widgets = request.widgets
        families = request.families.map(\.rawValue)
        configuration = request.configuration
        makesStacks = options.isOn("stack")
        if makesStacks, scenario?.widgets.isEmpty == false { throw UsageError.mistake("--stack and a scenario that places widgets both say where they stand. Give those of the scenario a \"stack\", or leave out --stack.") }
        pictureLimit = try options.integer("pictures", in: 0...10_000) ?? 400
    }

    private static func begin(_ options: ParsedOptions, _ day: SpecialDay?, zone: String, otherwise pinned: Double) throws -> Double {
        let start = try options.value("from").map { try Identifiers.moment($0, timeZone: zone, option: "from") } ?? pinned
        guard let day else { return start }
        guard let moment = day.start(after: start, zone: zone) else { throw UsageError.mistake("The zone \(zone) has no day with --day \(day.rawValue); name another with --zone.") }
        return moment
    }

    private static func scenario(_ path: String, _ defaults: ScenarioReader.Defaults) throws -> Scenario {
        guard let handle = FileHandle(forReadingAtPath: path) else { throw UsageError.mistake("--scenario \(path): there is no such file; name one that is there.") }
        defer { try? handle.close() }
        return try ScenarioReader.read([UInt8]((try? handle.read(upToCount: (1 << 20) + 1)) ?? Data()), file: path, defaults: defaults)
    }
}
