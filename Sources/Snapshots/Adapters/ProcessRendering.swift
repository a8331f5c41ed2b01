import Drawing
import ExtensionMessages
import Findings
import Foundation
import WidgetHost

/// A built extension and the device it is to run on: what every process of it is started with.
public struct ExtensionSettings: Sendable {
    /// The path of `vitrine-extension`.
    public var program: String
    public var vitrineHome: String?
    /// The built shared object.
    public var library: String
    /// The folder that stands for the extension's bundle.
    public var bundle: String
    public var bundleIdentifier: String
    /// The app groups that entitlements grant; nil where no entitlements are known.
    public var appGroups: [String]?
    /// Folders whose files a fresh device's groups hold, by group.
    public var groupFolders: [(identifier: String, folder: String)] = []
    /// A kept device: each process starts on a copy of it, so that no picture depends on another. Nil: a fresh device.
    public var state: DeviceFolder?
    public var network: NetworkMode = .off
    /// The project's folder: places in it are named relative to it, so that reports do not depend on where it lies.
    public var sourceRoot: String?
    /// Seconds of the simulated clock that a provider may take.
    public var providerTimeout = 10.0
    /// Whether processes list the previews: user code is run for it, which widgets do not need.
    public var listsPreviews = true
    /// The target's name, for messages.
    public var name = ""
    /// The oldest system that the extension runs on; nil where unknown.
    public var deploymentTarget: String?
    /// The app that contains the extension; nil where there is none in the project.
    public var app: ContainingApp?
    /// The project's Intents extension, where it has one.
    public var intents: IntentsExtensionFiles?
    /// Whether its files cannot be read while the device is locked.
    public var isDataProtected = false
    /// Whether the device is locked.
    public var isLocked = false
    /// Literals of the sources that were edited since the build.
    public var literals = LiteralOverrides.none

    public init(program: String, vitrineHome: String?, library: String, bundle: String, bundleIdentifier: String, appGroups: [String]?) {
        self.program = program; self.vitrineHome = vitrineHome; self.library = library; self.bundle = bundle
        self.bundleIdentifier = bundleIdentifier; self.appGroups = appGroups
    }
}

/// A built Intents extension: what its process is started with.
public struct IntentsExtensionFiles: Sendable {
    public var library: String
    public var bundle: String
    public var bundleIdentifier: String
    /// The app groups that its own entitlements grant; nil where no entitlements are known.
    public var appGroups: [String]?
    public init(library: String, bundle: String, bundleIdentifier: String, appGroups: [String]?) {
        self.library = library; self.bundle = bundle; self.bundleIdentifier = bundleIdentifier; self.appGroups = appGroups
    }
}

extension ExtensionSettings {
    /// A session of the extension on a device, with its Intents extension beside it.
    ///
    /// - Throws: where the device's folders cannot be made.
    public func session(on device: DeviceFolder, _ world: SimulatedWorld, resolver: SourceResolver = SourceResolver()) throws -> WidgetSession {
        try session(on: device, ProcessWorld(moment: world.moment, timeZone: world.timeZone, locale: world.locale, systemVersion: world.system.version), resolver: resolver)
    }

    /// What a process finds below it, where no profile of a system is at hand.
    public struct ProcessWorld: Sendable {
        /// Seconds since 1970-01-01.
        public var moment: Double
        public var timeZone, locale, systemVersion: String
        public init(moment: Double, timeZone: String, locale: String, systemVersion: String) {
            self.moment = moment; self.timeZone = timeZone; self.locale = locale; self.systemVersion = systemVersion
        }
    }

    /// The same, in a world that is given by its parts.
    public func session(on device: DeviceFolder, _ world: ProcessWorld, resolver: SourceResolver = SourceResolver()) throws -> WidgetSession {
        let grants: GroupGrants = appGroups.map { .only($0) } ?? .all
        try device.prepare(for: bundleIdentifier, groups: grants)
        var built = BuiltExtension(library: library, bundle: bundle, bundleIdentifier: bundleIdentifier, systemVersion: world.systemVersion)
        built.listsPreviews = listsPreviews
        built.literals = literals
        built.isDataProtected = isDataProtected
        let session = WidgetSession(built, launch: launch(on: device, world, bundleIdentifier, library, bundle, grants), resolver: resolver)
        if let intents {
            let grants: GroupGrants = intents.appGroups.map { .only($0) } ?? .all
            try device.prepare(for: intents.bundleIdentifier, groups: grants)
            let built = BuiltExtension(library: intents.library, bundle: intents.bundle, bundleIdentifier: intents.bundleIdentifier, systemVersion: world.systemVersion)
            session.intents = IntentsSession(built, launch: launch(on: device, world, intents.bundleIdentifier, intents.library, intents.bundle, grants))
        }
        return session
    }

    private func launch(on device: DeviceFolder, _ world: ProcessWorld, _ identifier: String, _ library: String, _ bundle: String, _ grants: GroupGrants) -> ExtensionLaunch {
        let readable = [(library as NSString).deletingLastPathComponent] + (vitrineHome.map { [$0] } ?? [])
        var configuration = device.world(bundleIdentifier: identifier, bundle: bundle, groups: grants, network: network, program: program, readable: readable)
        configuration.now = world.moment
        configuration.timeZone = world.timeZone
        configuration.locale = world.locale
        configuration.lock = isLocked ? .locked : .unlocked
        configuration.protectsFilesCompletely = isDataProtected
        return ExtensionLaunch(program: program, world: configuration, vitrineHome: vitrineHome)
    }
}

/// Starts processes of a built extension, each on a fresh device.
public struct ProcessRenderingFactory: WidgetRenderingFactory {
    private let settings: ExtensionSettings
    private let resolver = SourceResolver()

    public init(_ settings: ExtensionSettings) { self.settings = settings }

    public func start(_ world: SimulatedWorld) throws -> any WidgetRendering {
        let refused = FindingRules.findings(in: InstalledExtension(name: settings.name, deploymentTarget: settings.deploymentTarget, app: settings.app, system: world.system))
        guard refused.isEmpty else { return UnofferedRendering(refused) }
        return try ProcessRendering(settings, world, resolver: resolver)
    }

    public func places(of addresses: Set<UInt64>) -> [UInt64: SourcePlace] {
        resolver.locations(of: Array(addresses), in: settings.library).mapValues { location in
            let root = settings.sourceRoot.map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? ""
            return SourcePlace(file: location.file.hasPrefix(root) ? String(location.file.dropFirst(root.count)) : location.file, line: location.line)
        }
    }
}

/// A session of WidgetHost on a device that nothing has happened on.
final class ProcessRendering: WidgetRendering {
    let listing: ExtensionListing
    private let settings: ExtensionSettings
    private let device: TemporaryDevice
    private let session: WidgetSession
    private var kept: [Int: SessionEntries] = [:]
    private var nextSet = 1

    init(_ settings: ExtensionSettings, _ world: SimulatedWorld, resolver: SourceResolver) throws {
        self.settings = settings
        let grants: GroupGrants = settings.appGroups.map { .only($0) } ?? .all
        do {
            device = try TemporaryDevice(bundleIdentifier: settings.bundleIdentifier, grants: grants, groupFolders: settings.groupFolders, copyOf: settings.state)
        } catch {
            throw RenderingFailure([FindingCode.requestFailed.finding("The simulated device cannot be set up: \(error)",
                                                                      fix: "Make room in the folder for temporary files, or name another in TMPDIR.")])
        }
        do { session = try settings.session(on: device.folder, world, resolver: resolver) } catch {
            device.remove()
            throw RenderingFailure([FindingCode.requestFailed.finding("The simulated device cannot be set up: \(error)",
                                                                      fix: "Make room in the folder for temporary files, or name another in TMPDIR.")])
        }
        switch session.load() {
        case .success(let declarations):
            listing = ExtensionListing(widgets: declarations.widgets, previews: declarations.previews, findings: declarations.findings)
        case .failure(let findings):
            session.finish()
            device.remove()
            throw RenderingFailure(findings)
        }
    }

    func entries(_ request: EntriesRequest) throws -> EntriesReply {
        var request = request
        request.timeout = settings.providerTimeout
        if isHidden, request.role == .timeline || request.role == .snapshot {
            request.role = .placeholder
            request.environment.redactions.append("placeholder")
        }
        switch session.entries(request) {
        case .success(let entries):
            var reply = entries.reply
            // The session may answer from another process later: the number is ours.
            reply.set = nextSet
            kept[nextSet] = entries
            nextSet += 1
            let uses = session.takePreferenceUses()
            reply.findings += groupFindings(uses)
            // Foundation itself looks up the languages.
            reply.storeReads = uses.count { [.read, .list, .container].contains($0.kind) && !$0.key.hasPrefix("Apple") && !$0.key.hasPrefix("NS") }
            return reply
        case .failure(let findings): throw RenderingFailure(findings + groupFindings(session.takePreferenceUses()))
        }
    }

    /// Whether a locked device cannot read the extension's files: it shows the placeholder (widgetkit-behaviour A9, M11, doc).
    private var isHidden: Bool { settings.isDataProtected && settings.isLocked }

    func render(_ request: RenderRequest) throws -> RenderedArchive {
        guard let entries = kept[request.set] else { throw RenderingFailure([]) }
        var environment = request.environment
        if isHidden, !environment.redactions.contains("placeholder") { environment.redactions.append("placeholder") }
        switch session.render(entries, request.index, in: environment) {
        case .success(let drawn): return RenderedArchive(archive: drawn.archive, milliseconds: drawn.milliseconds, heapGrowth: drawn.heapGrowth)
        case .failure(let findings): throw RenderingFailure(findings)
        }
    }

    func options(_ request: OptionsRequest) throws -> ParameterOptions? {
        switch session.options(request) {
        case .success(let options): return options
        case .failure(let findings): throw RenderingFailure(findings)
        }
    }

    func sheet(_ request: SheetRequest) throws -> ParameterSheet? {
        switch session.sheet(request) {
        case .success(let sheet): return sheet
        case .failure(let findings): throw RenderingFailure(findings)
        }
    }

    func resolution(of parameter: String, widget: WidgetDescription, values: [String: String]) -> [String]? {
        widget.configuration == "intent" ? session.intents?.resolution(of: parameter, for: widget, values: values) : nil
    }

    func interrupt() { session.interrupt() }

    func close() {
        session.finish()
        device.remove()
    }

    /// What the provider's use of app groups says.
    private func groupFindings(_ uses: [PreferenceUse]) -> [Finding] {
        var findings: [Finding] = []
        let named = Set(uses.map(\.suite).filter { $0.hasPrefix("group.") })
        if settings.appGroups == nil, !named.isEmpty {
            findings.append(FindingCode.entitlementsUnknown.finding("No entitlements file grants \(named.sorted().joined(separator: ", ")); Vitrine does."))
        }
        for suite in Set(uses.filter { $0.kind == .denied }.map(\.suite)).sorted() {
            findings.append(FindingCode.appGroupNotGranted.finding("The code opens the app group \(suite), which the extension's entitlements do not grant."))
        }
        // Nothing tells the two stores apart from inside: the widget reads what only it could have written.
        if let app = settings.app, let appGroups = app.appGroups, let own = settings.appGroups {
            for suite in named.intersection(own).subtracting(appGroups).sorted() {
                findings.append(FindingCode.appGroupInOneTarget.finding(
                    "The widget reads the app group \(suite), which is granted to \(settings.name) but not to \(app.name): what the app writes there never reaches it.",
                    fix: "Add \(suite) to the App Groups of \(app.name)."))
            }
        }
        return findings
    }
}

/// A device's folder that is taken away at the end.
private struct TemporaryDevice {
    let folder: DeviceFolder

    init(bundleIdentifier: String, grants: GroupGrants, groupFolders: [(identifier: String, folder: String)], copyOf state: DeviceFolder?) throws {
        let manager = FileManager.default
        folder = DeviceFolder(path: manager.temporaryDirectory.appendingPathComponent(
            "vitrine-device-\(getpid())-\(String(UInt64.random(in: 0...UInt64.max), radix: 36))").path)
        do {
            try state?.copy(to: folder)
            try folder.prepare(for: bundleIdentifier, groups: grants)
            for (identifier, source) in groupFolders { try folder.importFiles(of: source, into: identifier, replacing: true) }
        } catch {
            remove()
            throw error
        }
    }

    func remove() { try? FileManager.default.removeItem(atPath: folder.path) }
}
