import Drawing
import ExtensionMessages
import ExtensionProcesses
import Findings
import Foundation

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
    public var network: NetworkMode = .off
    /// Seconds of the simulated clock that a provider may take.
    public var providerTimeout = 10.0

    public init(program: String, vitrineHome: String?, library: String, bundle: String, bundleIdentifier: String, appGroups: [String]?) {
        self.program = program; self.vitrineHome = vitrineHome; self.library = library; self.bundle = bundle
        self.bundleIdentifier = bundleIdentifier; self.appGroups = appGroups
    }
}

/// Starts processes of a built extension, each on a fresh device.
public struct ProcessRenderingFactory: WidgetRenderingFactory {
    private let settings: ExtensionSettings
    private let resolver = SourceResolver()

    public init(_ settings: ExtensionSettings) { self.settings = settings }

    public func start(_ world: SimulatedWorld) throws -> any WidgetRendering {
        try ProcessRendering(settings, world, seed: WorldConfiguration().seed, resolver: resolver)
    }

    public func listAgain(_ world: SimulatedWorld) -> [WidgetDescription]? {
        let session = try? ProcessRendering(settings, world, seed: 0xA6A1_0000_5EED, resolver: resolver)
        defer { session?.close() }
        return session?.listing.widgets
    }
}

/// One process of an extension.
final class ProcessRendering: WidgetRendering {
    let listing: ExtensionListing
    private let settings: ExtensionSettings
    private let device: FreshDevice
    private let process: ExtensionProcess
    private let failures: ProcessFailures
    private let resolver: SourceResolver

    /// Seconds of the machine beyond what a request may take on the simulated clock: user code may compute meanwhile.
    private static let machineSeconds = 30.0

    init(_ settings: ExtensionSettings, _ world: SimulatedWorld, seed: UInt64, resolver: SourceResolver) throws {
        self.settings = settings
        self.resolver = resolver
        failures = ProcessFailures(library: settings.library, resolver: resolver)
        do {
            device = try FreshDevice(groups: settings.groupFolders)
        } catch {
            throw RenderingFailure.processEnded([FindingCode.outputUnreadable.finding("The simulated device cannot be set up: \(error)", fix: "Make room in the folder for temporary files, or name another in TMPDIR.")])
        }
        do {
            process = try ExtensionProcess(ExtensionLaunch(program: settings.program, world: Self.configuration(settings, world, seed, device), vitrineHome: settings.vitrineHome))
            let request = LoadRequest(library: settings.library, bundle: settings.bundle, bundleIdentifier: settings.bundleIdentifier, systemVersion: world.system.version)
            switch try process.request(.load(request), timeout: Self.machineSeconds).reply {
            case .loaded(let widgets, let previews, let findings):
                listing = ExtensionListing(widgets: widgets, previews: previews, findings: findings)
            case .failed(let message, let findings): throw RenderingFailure.processEnded(failures.refused(message, findings))
            default: throw RenderingFailure.processEnded(failures.unexpected("load"))
            }
        } catch let error as ExtensionProcessError {
            device.remove()
            throw RenderingFailure.processEnded(failures.ended(error))
        } catch {
            device.remove()
            throw error
        }
    }

    deinit { close() }

    private static func configuration(_ settings: ExtensionSettings, _ world: SimulatedWorld, _ seed: UInt64, _ device: FreshDevice) -> WorldConfiguration {
        var readable = SystemFolders.readable(program: settings.program) + [(settings.library as NSString).deletingLastPathComponent, settings.bundle]
        if let home = settings.vitrineHome { readable.append(home) }
        if case .fixtures(let folder) = settings.network { readable.append(folder) }
        return WorldConfiguration(
            now: world.moment, timeZone: world.timeZone, locale: world.locale, seed: seed, bundleIdentifier: settings.bundleIdentifier,
            bundle: settings.bundle, preferences: device.preferences, groups: settings.appGroups.map { .only($0) } ?? .all,
            groupContainers: device.groups, home: device.home, network: settings.network,
            sandbox: SandboxConfiguration(readable: readable, writable: [device.root]))
    }

    func entries(_ request: EntriesRequest) throws -> EntriesReply {
        var request = request
        request.timeout = settings.providerTimeout
        switch try ask(.entries(request), seconds: settings.providerTimeout) {
        case .entries(var reply):
            reply.findings += groupFindings()
            return reply
        case .failed(let message, let findings): throw RenderingFailure.refused(failures.refused(message, findings) + groupFindings())
        default: throw RenderingFailure.processEnded(failures.unexpected("entries"))
        }
    }

    func render(_ request: RenderRequest) throws -> RenderedArchive {
        do {
            let answer = try process.request(.render(request), timeout: Self.machineSeconds)
            switch answer.reply {
            case .archive(let milliseconds):
                guard let archive = answer.archive else { throw RenderingFailure.processEnded(failures.unexpected("render")) }
                return RenderedArchive(archive: archive, milliseconds: milliseconds)
            case .failed(let message, let findings): throw RenderingFailure.refused(failures.refused(message, findings))
            default: throw RenderingFailure.processEnded(failures.unexpected("render"))
            }
        } catch let error as ExtensionProcessError {
            throw RenderingFailure.processEnded(failures.ended(error))
        }
    }

    func release(entries set: Int) { _ = try? process.request(.release(entries: set), timeout: Self.machineSeconds) }

    func places(of addresses: Set<UInt64>) -> [UInt64: SourcePlace] {
        resolver.locations(of: Array(addresses), in: settings.library).mapValues { SourcePlace(file: $0.file, line: $0.line) }
    }

    /// Ends the process whatever it does; the thread that waits for its answer gets an error.
    func close() {
        kill(process.identifier, SIGKILL)
        device.remove()
    }

    private func ask(_ request: ExtensionRequest, seconds: Double) throws -> ExtensionReply {
        do {
            return try process.request(request, timeout: seconds + Self.machineSeconds).reply
        } catch let error as ExtensionProcessError {
            throw RenderingFailure.processEnded(failures.ended(error))
        }
    }

    /// What the provider's use of app groups says.
    private func groupFindings() -> [Finding] {
        guard case .uses(let uses)? = try? ask(.takePreferenceUses, seconds: 0) else { return [] }
        var findings: [Finding] = []
        let named = Set(uses.map(\.suite).filter { $0.hasPrefix("group.") })
        if settings.appGroups == nil, !named.isEmpty {
            findings.append(FindingCode.entitlementsUnknown.finding("No entitlements file grants \(named.sorted().joined(separator: ", ")); Vitrine does."))
        }
        for suite in Set(uses.filter { $0.kind == .denied }.map(\.suite)).sorted() {
            findings.append(FindingCode.appGroupNotGranted.finding("The code opens the app group \(suite), which the extension's entitlements do not grant."))
        }
        return findings
    }
}

/// The folders of a device that nothing has happened on.
final class FreshDevice: @unchecked Sendable {
    let root: String
    var home: String { root + "/home" }
    var groups: String { root + "/groups" }
    var preferences: String { root + "/preferences.sqlite" }

    init(groups folders: [(identifier: String, folder: String)]) throws {
        let manager = FileManager.default
        root = manager.temporaryDirectory.appendingPathComponent("vitrine-device-\(getpid())-\(String(UInt64.random(in: 0...UInt64.max), radix: 36))").path
        do {
            for folder in [home + "/tmp", groups] { try manager.createDirectory(atPath: folder, withIntermediateDirectories: true) }
            for (identifier, folder) in folders { try manager.copyItem(atPath: folder, toPath: groups + "/" + identifier) }
        } catch {
            remove()
            throw error
        }
    }

    func remove() { try? FileManager.default.removeItem(atPath: root) }
}

/// Turns what became of a process into findings.
struct ProcessFailures {
    let library: String
    let resolver: SourceResolver

    func ended(_ error: ExtensionProcessError) -> [Finding] {
        switch error {
        case .crashed(let crash):
            let place = place(of: crash)
            let what = crash.message ?? crash.summary
            return [FindingCode.extensionCrashed.finding("The extension crashed: \(what)", file: place?.file, line: place?.line)]
        case .exited(let code): return [FindingCode.extensionExited.finding("The extension ended its own process with code \(code).")]
        case .outOfMemory(let limit, let peak):
            return [FindingCode.memoryExceeded.finding("The extension used \(peak >> 20) MB where \(limit >> 20) MB are allowed.")]
        case .hung(let seconds): return [FindingCode.extensionHung.finding("The extension gave no answer within \(Int(seconds)) s.")]
        case .disturbed(let error): return [FindingCode.outputUnreadable.finding("\(error)")]
        case .cannotStart, .refused: return [FindingCode.outputUnreadable.finding("\(error)", fix: "Build Vitrine again with ./vitrine.")]
        }
    }

    /// A request that was answered by a refusal; what the runtime found about it, or the refusal itself.
    func refused(_ message: String, _ findings: [Finding]) -> [Finding] {
        findings.contains { $0.severity == .error } ? findings : findings + [FindingCode.requestRefused.finding(message)]
    }

    func unexpected(_ request: String) -> [Finding] { [FindingCode.outputUnreadable.finding("The extension's process gave no fitting answer to \(request).")] }

    /// The innermost frame in the extension's own code.
    private func place(of crash: ExtensionCrash) -> SourceLocation? {
        if let location = crash.location { return location }
        let own = crash.frames.enumerated().filter { $0.element.module == library }
        for (index, frame) in own {
            if let found = resolver.locations(of: [frame.offset], in: library, areReturnAddresses: index > 0)[frame.offset], found.line > 0 { return found }
        }
        return nil
    }
}
