import CPinnedWorld
import Foundation
import PinnedLocale

/// The simulated device below Foundation: clock, zone, locale, preferences, groups, randomness, bundle and network.
///
/// The executable that links this module and exports its symbols overrides what Foundation itself calls. Nothing is pinned
/// until it is set here.
public enum PinnedWorld {
    // MARK: Clock

    /// Pins or moves the wall clock; seconds since 1970-01-01.
    public static func setClock(_ seconds: Double) {
        vitrine_clock_pin(nanoseconds(seconds))
        vitrine_clock_set(nanoseconds(seconds))
    }

    /// Virtual seconds that sleeps have taken since the clock was pinned.
    public static var elapsed: Double { Double(vitrine_clock_elapsed()) / 1e9 }

    /// Lets sleeps pass, over at most that many virtual seconds in all.
    ///
    /// - Parameter over: called once, from a thread of the clock, when they are used up and the process still waits. It must not
    ///   call back into the clock before it has returned.
    public static func runClock(allowance seconds: Double, over: @escaping @Sendable () -> Void) {
        let box = AllowanceBox(over)
        allowances.withLock { $0 = box }
        vitrine_clock_run(nanoseconds(seconds), { context in
            guard let context else { return }
            Unmanaged<AllowanceBox>.fromOpaque(context).takeUnretainedValue().over()
        }, Unmanaged.passUnretained(box).toOpaque())
    }

    /// Holds every sleep where it is.
    public static func stopClock() {
        vitrine_clock_stop()
        allowances.withLock { $0 = nil }
    }

    /// Moves the steady clocks on by so little that nobody sees it, and the wall clock not at all: sleeps of one length end one after
    /// another, in the order in which they began before and after this.
    ///
    /// - Returns: seconds, which `elapsed` counts.
    @discardableResult public static func nudgeClock() -> Double {
        vitrine_clock_nudge(1000)
        return 1e-6
    }

    static func nanoseconds(_ seconds: Double) -> Int64 {
        // Beyond this a date has no place in the clock of the system; 200 years to both sides have.
        let bounded = max(-6e9, min(8e9, seconds.isFinite ? seconds : 8e9))
        let whole = bounded.rounded(.down)
        return Int64(whole) * 1_000_000_000 + Int64(((bounded - whole) * 1e9).rounded())
    }

    /// Waits until nothing of the process runs but the caller, a quarter of a second at most: what user code has started is then
    /// under way, on a busy machine too. Usually the wait is microseconds.
    public static func settle() { _ = vitrine_settle(250_000_000) }

    // MARK: Zone, locale, randomness, bundle

    /// Pins the time zone: "Europe/Berlin".
    public static func setTimeZone(_ identifier: String) {
        guard getenv("TZ").map({ String(cString: $0) }) != identifier || TimeZone.current.identifier != identifier else { return }
        setenv("TZ", identifier, 1)
        tzset()
        NSTimeZone.resetSystemTimeZone()
    }

    /// Pins `Locale.current`, `Calendar.current`, `Locale.preferredLanguages` and what formats by them.
    ///
    /// - Parameter languages: the preferred first; empty: the locale's own.
    public static func setLocale(_ identifier: String, languages: [String] = []) {
        PinnedLocale.set(identifier, languages: languages)
    }

    /// From now on every random number, UUIDs included, follows from the seed.
    public static func seedRandomness(_ seed: UInt64) { vitrine_random_seed(seed) }

    /// Pins the folder that `Bundle.main` stands for.
    public static func setBundle(_ path: String) { vitrine_bundle_set(path) }

    // MARK: Preferences and groups

    /// Puts the preferences into a database, made where there is none. Every process of the simulated device may open it.
    public static func openPreferences(at path: String, bundleIdentifier: String) throws {
        guard let problem = vitrine_preferences_open(path, bundleIdentifier) else { return }
        defer { free(problem) }
        throw PinnedWorldError.preferences(path: path, reason: String(cString: problem))
    }

    /// Sets a preference that every suite sees where it has none of its own, such as AppleLanguages.
    ///
    /// - Parameter value: a property list.
    /// - Returns: false where there is no database, or the value is no property list.
    @discardableResult public static func setGlobalPreference(_ key: String, to value: Any) -> Bool {
        guard let data = try? PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0) else { return false }
        return data.withUnsafeBytes { vitrine_preferences_set_global(key, $0.baseAddress, $0.count) }
    }

    /// Sets which app groups are granted and the folder under which their containers lie.
    ///
    /// - Parameter groups: nil grants every group that is named.
    public static func grantGroups(_ groups: [String]?, containers: String?) {
        var pointers: [UnsafePointer<CChar>?] = (groups ?? []).map { UnsafePointer(strdup($0)) }
        vitrine_groups_grant(&pointers, pointers.count, groups == nil, containers)
        pointers.forEach { free(UnsafeMutableRawPointer(mutating: $0)) }
    }

    // MARK: Data protection

    /// Whether the device's owner has unlocked it.
    public enum Lock: Sendable {
        case unlocked, locked
        /// Not once since the device was started: nothing of the owner's can be read.
        case beforeFirstUnlock
    }

    /// Locks or unlocks the device: files are opened by their protection class from now on.
    public static func setLock(_ lock: Lock) {
        switch lock {
        case .unlocked: vitrine_lock_set(VITRINE_UNLOCKED)
        case .locked: vitrine_lock_set(VITRINE_LOCKED)
        case .beforeFirstUnlock: vitrine_lock_set(VITRINE_LOCKED_BEFORE_FIRST_UNLOCK)
        }
    }

    /// Begins to keep the classes of files in the device's own folders.
    ///
    /// - Parameter protectsCompletely: whether what the process makes is protected completely, as an entitlement says.
    public static func keepProtection(home: String?, containers: String?, protectsCompletely: Bool) {
        vitrine_protection_begin(protectsCompletely ? FileProtectionType.complete.rawValue : nil, home, containers)
    }

    /// Whether the device's lock keeps what has a protection class closed.
    public static func locksFiles(of type: FileProtectionType) -> Bool { vitrine_protection_locks(type.rawValue) }

    /// The files that could not be opened since the last call, because the device is locked.
    public static func takeRefusedFiles() -> [String] {
        var paths: [String] = []
        withUnsafeMutablePointer(to: &paths) { pointer in
            vitrine_protection_take_refused({ context, path in
                guard let context, let path else { return }
                context.assumingMemoryBound(to: [String].self).pointee.append(String(cString: path))
            }, pointer)
        }
        return paths
    }

    // MARK: Uses

    /// Each use of a preference or group since the last call, in order.
    public static func takeUses() -> [PreferenceUse] {
        var uses: [PreferenceUse] = []
        withUnsafeMutablePointer(to: &uses) { pointer in
            vitrine_uses_take({ context, kind, suite, key in
                guard let context, let suite, let key, let kind = PreferenceUse.Kind(rawValue: Int(kind.rawValue)) else { return }
                context.assumingMemoryBound(to: [PreferenceUse].self).pointee
                    .append(PreferenceUse(kind: kind, suite: String(cString: suite), key: String(cString: key)))
            }, pointer)
        }
        return uses
    }

    public struct PreferenceUse: Hashable, Sendable {
        public enum Kind: Int, Sendable { case read, write, remove, list, container, denied, failed }
        public var kind: Kind
        /// The suite or group; empty for the bundle's own preferences.
        public var suite: String
        /// The key; for `.failed`, what went wrong.
        public var key: String
    }
}

/// What could not be pinned.
public enum PinnedWorldError: Error, CustomStringConvertible {
    case preferences(path: String, reason: String)

    public var description: String {
        switch self {
        case .preferences(let path, let reason):
            "The preferences at \(path) cannot be opened: \(reason). Check that the folder is there and can be written, or name another with --state."
        }
    }
}

/// The closure that the clock calls, kept alive while it may.
private final class AllowanceBox: Sendable {
    let over: @Sendable () -> Void
    init(_ over: @escaping @Sendable () -> Void) { self.over = over }
}

private let allowances = Guarded<AllowanceBox?>(nil)
