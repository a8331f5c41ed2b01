import DeviceProfiles
import ExtensionBuild
import Foundation
import HomeScreen
import OptionParsing
import Snapshots
import WidgetHost

/// Serves a device's home screen until the command is interrupted: what `preview` and `serve` share.
struct HomeScreenServing {
    static let options: [OptionSpecification] = [
        OptionSpecification("port", placeholder: "N", help: "The port, default the first free one from 8080; 0 for any."),
        OptionSpecification("host", placeholder: "ADDRESS", help: "Listen on another address than 127.0.0.1, such as 0.0.0.0; then a token is asked for."),
        OptionSpecification("token", placeholder: "TEXT", help: "The token, at least 16 letters and digits; default a fresh one for each start. For addresses that must stay."),
        OptionSpecification("no-open", .flag, help: "Open no browser."),
    ]

    /// The settings of the device that the command line may name; those that are not given stay as they were left.
    static let deviceOptions: [OptionSpecification] = [
        OptionSpecification("device", placeholder: "NAME", help: "The device; vitrine devices lists them."),
        OptionSpecification("os", placeholder: "VERSION", help: "The OS version: 14 to 18 and 26."),
        OptionSpecification("locale", placeholder: "ID", help: "The device's locale, such as en_US."),
        OptionSpecification("zone", placeholder: "ID", help: "The device's time zone; at first the machine's."),
        OptionSpecification("appearance", placeholder: "NAME", help: "light or dark.", choices: ["light", "dark"]),
        OptionSpecification("type-size", placeholder: "NAME", help: "Size of Dynamic Type.", choices: TypeSizes.all),
    ]

    let options: ParsedOptions
    let profiles: ProfileLibrary

    /// What the options say of the device.
    /// - Throws: `UsageError`, `ProfileError`.
    func settings(isFirst: Bool) throws -> (inout PageSettings) -> Void {
        let device = try options.value("device").map { try profiles.device(named: $0).name }, system = try options.value("os").map { try profiles.system(named: $0) }
        let locale = try options.value("locale").map(Identifiers.locale), zone = try options.value("zone").map(Identifiers.timeZone)
        let appearance = options.value("appearance"), typeSize = options.value("type-size")
        return { settings in
            if isFirst { settings.timeZone = TimeZone.current.identifier }
            settings.device = device ?? settings.device
            settings.system = system?.name ?? settings.system
            settings.locale = locale ?? settings.locale
            settings.timeZone = zone ?? settings.timeZone
            settings.appearance = appearance ?? settings.appearance
            settings.typeSize = typeSize ?? settings.typeSize
        }
    }

    /// Serves until SIGINT or SIGTERM.
    func run(_ setup: LiveDevice.Setup, rebuild: ((LiveDevice) -> LiveRebuild)? = nil) throws -> ExitCode {
        let address = try ServerAddress(options)
        var setup = setup
        setup.settings = try settings(isFirst: !FileManager.default.fileExists(atPath: setup.folder.path + "/home-screen.json"))
        let device = try LiveDevice(setup)
        defer { device.close() }
        let watching = rebuild?(device)
        defer { watching?.stop() }
        if let watching, !watching.isWatching { Console.complain("the system watches no more files; changes are not noticed. Raise fs.inotify.max_user_instances.") }
        let api = try HomeAPI(device, rebuild: watching)
        let server = try HTTPServer(host: address.host, port: address.port, attempts: address.attempts, token: address.token, events: device.events, router: api.router())
        let url = address.url(port: server.port)
        Console.print(url)
        Console.say("vitrine: the home screen is at \(url); Ctrl-C ends it, and everything placed is kept.")
        if !options.isOn("no-open") { Browser.open(url) }
        let interruption = Interruption(), ended = DispatchSemaphore(value: 0)
        interruption.onRequest { ended.signal() }
        Signals.watch(interruption, note: "stopping")
        ended.wait()
        server.stop()
        return .fine
    }
}

/// Where the server listens.
private struct ServerAddress {
    var host = "127.0.0.1"
    var port = 8080
    var attempts = 50
    var token: String?

    init(_ options: ParsedOptions) throws {
        if let port = try options.integer("port", in: 0...65535) {
            self.port = port
            attempts = 1
        }
        host = options.value("host") ?? host
        if let token = options.value("token") {
            guard token.utf8.count >= 16, token.utf8.count <= 200, token.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) else {
                throw UsageError.badValue(option: "token", value: token, expected: "at least 16 letters and digits")
            }
            self.token = token
        } else if !["127.0.0.1", "localhost", "::1"].contains(host) {
            token = RequestGuard.freshToken()
        }
    }

    func url(port: Int) -> String {
        var name = host
        if ["0.0.0.0", "::"].contains(name) { name = ProcessInfo.processInfo.hostName }
        if name.contains(":") { name = "[\(name)]" }
        return "http://\(name):\(port)/\(token.map { "?token=\($0)" } ?? "")"
    }
}

/// The user's browser, where there is a desktop.
private enum Browser {
    static func open(_ url: String) {
        let environment = ProcessInfo.processInfo.environment
        guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil else { return }
        for folder in (environment["PATH"] ?? "").split(separator: ":") where FileManager.default.isExecutableFile(atPath: "\(folder)/xdg-open") {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "\(folder)/xdg-open")
            process.arguments = [url]
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            process.standardInput = FileHandle.nullDevice
            try? process.run()
            return
        }
    }
}
