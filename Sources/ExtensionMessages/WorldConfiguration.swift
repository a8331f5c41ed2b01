import Foundation

/// What stands below user code: everything about the simulated device that Foundation answers from.
///
/// The host sends it in the first request; the extension's process pins it before it loads anything of the user's.
public struct WorldConfiguration: Codable, Hashable, Sendable {
    /// The moment pinned; seconds since 1970-01-01.
    public var now: Double
    /// "UTC", "Europe/Berlin".
    public var timeZone: String
    /// "en_US".
    public var locale: String
    /// "en-US", the preferred first.
    public var languages: [String]
    /// The seed of every random number, UUIDs included.
    public var seed: UInt64
    public var bundleIdentifier: String
    /// The folder that stands for the extension's bundle.
    public var bundle: String
    /// The database of every preference of the simulated device; without one each process has only its own.
    public var preferences: String?
    public var groups: GroupGrants
    /// The folder under which each group has its container.
    public var groupContainers: String?
    /// What `NSHomeDirectory()` answers.
    public var home: String?
    public var network: NetworkMode
    /// Whether the device is locked when the process starts.
    public var lock = DeviceLock.unlocked
    /// Whether files that the process makes are protected completely, as its entitlements say.
    public var protectsFilesCompletely = false
    public var limits: ProcessLimits
    /// Nil: no sandbox is wanted.
    public var sandbox: SandboxConfiguration?

    public init(now: Double = WorldConfiguration.defaultMoment, timeZone: String = "UTC", locale: String = "en_US", languages: [String] = [],
                seed: UInt64 = 0x5EED, bundleIdentifier: String = "", bundle: String = "", preferences: String? = nil, groups: GroupGrants = .all,
                groupContainers: String? = nil, home: String? = nil, network: NetworkMode = .off, limits: ProcessLimits = ProcessLimits(),
                sandbox: SandboxConfiguration? = nil) {
        self.now = now; self.timeZone = timeZone; self.locale = locale; self.languages = languages; self.seed = seed
        self.bundleIdentifier = bundleIdentifier; self.bundle = bundle; self.preferences = preferences; self.groups = groups
        self.groupContainers = groupContainers; self.home = home; self.network = network; self.limits = limits; self.sandbox = sandbox
    }

    /// 2026-01-05 09:41 UTC.
    public static let defaultMoment: Double = 1_767_606_060
}

/// Whether the device's owner has unlocked it: which protected files can be opened.
public enum DeviceLock: String, Codable, Hashable, Sendable {
    case unlocked, locked
    /// Locked, and not once unlocked since the device was started.
    case beforeFirstUnlock
}

/// Which app groups an extension may open.
public enum GroupGrants: Codable, Hashable, Sendable {
    /// No entitlements file says: every group that is named.
    case all
    /// Exactly these, as the entitlements say.
    case only([String])
}

/// What a request of user code meets.
public enum NetworkMode: Codable, Hashable, Sendable {
    /// A phone without network: NSURLErrorNotConnectedToInternet.
    case off
    /// `https://HOST/PATH` is answered from `folder/HOST/PATH`, and nothing else is.
    case fixtures(folder: String)
    /// Requests go out.
    case live
}

/// What an extension's process may use.
public struct ProcessLimits: Codable, Hashable, Sendable {
    /// Private memory, in bytes.
    public var memory: Int
    /// Processor time over the life of the process, in seconds.
    public var processorSeconds: Int
    /// The largest file it may write, in bytes.
    public var fileSize: Int
    public init(memory: Int = 2 << 30, processorSeconds: Int = 600, fileSize: Int = 256 << 20) {
        self.memory = memory; self.processorSeconds = processorSeconds; self.fileSize = fileSize
    }
}

/// What the extension's process may touch; everything else is out of reach.
public struct SandboxConfiguration: Codable, Hashable, Sendable {
    public var readable: [String]
    public var writable: [String]
    public init(readable: [String] = [], writable: [String] = []) { self.readable = readable; self.writable = writable }
}

/// How far the kernel of this machine went along with the sandbox.
public struct SandboxReport: Codable, Hashable, Sendable {
    /// Files outside the folders named cannot be read or written.
    public var confinesFiles: Bool
    /// No socket of the internet can be opened.
    public var confinesNetwork: Bool
    /// No process can be started, and no other process be signalled.
    public var confinesProcesses: Bool
    /// What was wanted and not to be had, for people.
    public var missing: [String]
    public init(confinesFiles: Bool = false, confinesNetwork: Bool = false, confinesProcesses: Bool = false, missing: [String] = []) {
        self.confinesFiles = confinesFiles; self.confinesNetwork = confinesNetwork; self.confinesProcesses = confinesProcesses; self.missing = missing
    }
}

/// One use of a preference or a group that user code made.
public struct PreferenceUse: Codable, Hashable, Sendable {
    public enum Kind: String, Codable, Sendable { case read, write, remove, list, container, denied, failed }
    public var kind: Kind
    /// The suite or group; empty for the extension's own preferences.
    public var suite: String
    public var key: String
    public init(kind: Kind, suite: String, key: String) { self.kind = kind; self.suite = suite; self.key = key }
}
