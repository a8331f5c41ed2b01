import DeviceProfiles
import ExtensionMessages
import Foundation
import OptionParsing
import ProjectModel
import Snapshots

/// The options that say which pictures are wanted, and their meaning.
enum MatrixOptions {
    static let specifications: [OptionSpecification] = [
        OptionSpecification("widget", .list, placeholder: "KIND", help: "Only these widgets, by kind."),
        OptionSpecification("family", .list, placeholder: "NAME", help: "Only these families: small, medium, large, extra-large, circular, rectangular, inline, or Apple's names."),
        OptionSpecification("appearance", .list, placeholder: "NAME", help: "Default light and dark.", choices: ["light", "dark"]),
        OptionSpecification("mode", .list, placeholder: "NAME", help: "Default full colour on the Home Screen, vibrant on the Lock Screen. Accented is the tinted Home Screen, clear the one of clear glass.",
                            choices: ["full-color", "accented", "clear", "vibrant"], spellings: ["tinted": "accented"]),
        OptionSpecification("device", .list, placeholder: "NAME", help: "Default iPhone 15; vitrine devices lists them."),
        OptionSpecification("os", .list, placeholder: "VERSION", help: "Default 26; 14 to 18 and 26, also as 17.2. Without a minor version: the first that runs the extension."),
        OptionSpecification("locale", .list, placeholder: "ID", help: "Default en_US."),
        OptionSpecification("type-size", .list, placeholder: "NAME", help: "Size of Dynamic Type, default large; those below large are drawn as large, as on a phone.", choices: TypeSizes.all),
        OptionSpecification("contrast", .flag, help: "Draw with increased contrast."),
        OptionSpecification("reduce-motion", .flag, help: "Draw with motion reduced, as accessibilityReduceMotion says; from entry to entry widgets then fade."),
        OptionSpecification("rtl", .flag, help: "Mirror the layout, whatever the locale says."),
        OptionSpecification("locked", .flag, help: "Draw as on a locked device: what is marked as private is redacted."),
        OptionSpecification("stand-by", .flag, help: "Draw Home Screen families as in StandBy: without a container background that can be removed."),
        OptionSpecification("scale", placeholder: "N", help: "Pixels per point of the pictures; default the device's."),
        OptionSpecification("role", .list, placeholder: "NAME", help: "What the system asks for; default placeholder, snapshot and timeline.", choices: Role.allCases.map(\.rawValue)),
        OptionSpecification("entries", placeholder: "N", help: "The most entries of a timeline that are drawn, default 50."),
        OptionSpecification("time", .list, placeholder: "T", help: "The pinned moment, as 2026-01-05T09:41 in the zone or with an offset; default 2026-01-05T09:41Z."),
        OptionSpecification("zone", .list, placeholder: "ID", help: "Time zone, default UTC."),
        OptionSpecification("config", .repeated, placeholder: "KEY=VALUE", help: "A value of the widget's configuration."),
        OptionSpecification("shard", placeholder: "I/N", help: "Only the I-th of N parts of the matrix."),
    ]

    /// What stands below user code and is not part of the matrix.
    static let world: [OptionSpecification] = [
        OptionSpecification("group", .repeated, placeholder: "ID=DIR", help: "The files of an app group's container.", isPath: true),
        OptionSpecification("network", placeholder: "MODE", help: "off (default), live, or fixtures:DIR with recorded answers.", isPath: true),
        OptionSpecification("timeout", placeholder: "SECONDS", help: "What a provider may take, default 10."),
        OptionSpecification("state", placeholder: "DIR", help: "The simulated device's folder, of which each picture gets a copy; default a fresh device. May hold devices of your own under devices/.", isPath: true),
    ]

    /// Whose process draws.
    static let process = OptionSpecification("process", placeholder: "WHO", help: "Whose process draws: the extension's (default), or the app's, where previews find the app's assets, strings and groups.",
                                             choices: ["extension", "app"])

    /// What a command draws where the options say nothing.
    struct Defaults {
        var roles: [Role] = [.placeholder, .snapshot, .timeline]
        var appearances = ["light", "dark"]
    }

    /// The request that the options make.
    /// - Throws: `UsageError`, `ProfileError`.
    static func request(_ options: ParsedOptions, profiles: ProfileLibrary, defaults: Defaults = Defaults()) throws -> MatrixRequest {
        var defaults = defaults
        if options.value("process") == "app" {
            guard options.list("role").allSatisfy({ $0 == Role.preview.rawValue }) else {
                throw UsageError.mistake("--process app draws previews: the system calls providers in the extension's process only. Leave --role out.")
            }
            defaults.roles = [.preview]
        }
        let devices = try named(options, "device", [ProfileLibrary.defaultDevice]) { name in
            try known(option: "device", name, profiles.devices.map(\.name)) { try profiles.device(named: name) }
        }
        let systems = try named(options, "os", [ProfileLibrary.defaultSystem]) { name in
            try known(option: "os", name, profiles.systems.map(\.name)) { try profiles.system(named: name) }
        }
        var request = MatrixRequest(devices: devices, systems: systems)
        request.widgets = options.list("widget")
        request.families = try options.list("family").map { name in
            guard let family = WidgetFamilyName(spelled: name) else {
                throw UsageError.unknownChoice(option: "family", value: name, known: WidgetFamilyName.allCases.flatMap { [$0.shortName, $0.rawValue] })
            }
            return family
        }
        request.roles = options.list("role").isEmpty ? defaults.roles : options.list("role").compactMap(Role.init)
        request.appearances = options.list("appearance").isEmpty ? defaults.appearances : options.list("appearance")
        request.modes = options.list("mode").map { $0 == "full-color" ? "fullColor" : $0 }
        if !request.modes.isEmpty, !systems.contains(where: { system in request.modes.contains { PictureMatrix.has($0, system) } }) {
            throw UsageError.mistake("OS \(systems.map(\.name).joined(separator: ", ")) draws no widget in the mode \(options.list("mode").joined(separator: ", ")); choose a later --os.")
        }
        request.locales = try named(options, "locale", request.locales, Identifiers.locale)
        request.timeZones = try named(options, "zone", request.timeZones, Identifiers.timeZone)
        request.typeSizes = options.list("type-size").isEmpty ? request.typeSizes : options.list("type-size")
        request.increasesContrast = options.isOn("contrast")
        request.reducesMotion = options.isOn("reduce-motion")
        request.isRightToLeft = options.isOn("rtl")
        request.isLocked = options.isOn("locked")
        request.isInStandBy = options.isOn("stand-by")
        request.scale = try options.number("scale", in: 0.1...10)
        request.entryLimit = try options.integer("entries", in: 1...100_000) ?? request.entryLimit
        if !options.list("time").isEmpty {
            request.moments = try options.list("time").map { try Identifiers.moment($0, timeZone: request.timeZones[0]) }
        }
        for (key, value) in try options.pairs("config") { request.configuration[key] = value }
        if let text = options.value("shard") {
            guard let shard = Shard(text) else { throw UsageError.badValue(option: "shard", value: text, expected: "I/N with I from 1 to N") }
            request.shard = shard
        }
        return request
    }

    /// The request for an extension: a system that was named without its minor version is one that runs it.
    static func settled(_ request: MatrixRequest, for model: ExtensionModel) -> MatrixRequest {
        var request = request
        if model.platform == .iOS { request.systems = request.systems.map { $0.running(deploymentTarget: model.deploymentTarget) } }
        return request
    }

    private static func named<Value>(_ options: ParsedOptions, _ name: String, _ fallback: [String], _ read: (String) throws -> Value) throws -> [Value] {
        try (options.list(name).isEmpty ? fallback : options.list(name)).map(read)
    }

    private static func known<Value>(option: String, _ name: String, _ known: [String], _ read: () throws -> Value) throws -> Value {
        do { return try read() } catch is ProfileError { throw UsageError.unknownChoice(option: option, value: name, known: known) }
    }
}
