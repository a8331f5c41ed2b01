import CPinnedWorld
import Foundation
import PinnedLocale
import FoundationNetworking

/// Proves that what is overridden is what the process's libraries get, on the toolchain that is there.
///
/// The names of Swift's getters belong to one toolchain. Where one has changed, an extension would silently run with the
/// machine's clock or locale; so each is proved at every start, and any doubt is a refusal that names the symbol.
public enum SelfTest {
    /// What does not hold, each with the symbol it is about; empty when all is well. Leaves clock and randomness as they must be set anew.
    ///
    /// - Parameter whole: also proves what takes longer: network and run loop.
    public static func failures(whole: Bool = false) -> [String] {
        var failures = symbols()
        // With a symbol in the wrong place the behaviour below could wait for ever.
        if let problem = vitrine_protection_install() { failures.append(String(cString: problem)) }
        guard failures.isEmpty else { return failures }
        failures += clock() + zone() + locale() + process() + randomness() + preferences() + sleeps()
        if whole { failures += network() + runLoop() }
        return failures
    }

    private static func symbols() -> [String] {
        var failures: [String] = []
        var index = 0
        while let entry = vitrine_override_at(index) {
            if let problem = vitrine_override_problem(entry.pointee.symbol, entry.pointee.library) {
                failures.append("\(String(cString: entry.pointee.symbol)) \(String(cString: problem))")
            }
            index += 1
        }
        return failures
    }

    private static func expect(_ holds: Bool, _ symbol: String, _ what: String) -> [String] { holds ? [] : ["\(symbol) \(what)"] }

    private static func clock() -> [String] {
        let moment = 1_234_567_890.25
        PinnedWorld.setClock(moment)
        var failures = expect(Date().timeIntervalSince1970 == moment, "clock_gettime", "does not stop Date()")
        failures += expect(time(nil) == 1_234_567_890, "time", "does not follow the clock")
        var value = timeval()
        gettimeofday(&value, nil)
        failures += expect(value.tv_sec == 1_234_567_890 && value.tv_usec == 250_000, "gettimeofday", "does not follow the clock")
        return failures + expect(ContinuousClock.now == ContinuousClock.now, "clock_gettime", "does not stop ContinuousClock")
    }

    private static func zone() -> [String] {
        let before = TimeZone.current.identifier
        PinnedWorld.setTimeZone("Asia/Kathmandu")
        defer { PinnedWorld.setTimeZone(before) }
        return expect(TimeZone.current.secondsFromGMT() == 20700, "TZ", "does not set TimeZone.current")
            + expect(Calendar.current.timeZone.secondsFromGMT() == 20700, "$s20FoundationEssentials8CalendarV7currentACvgZ", "does not follow the zone")
    }

    private static func locale() -> [String] {
        let before = (PinnedLocale.locale.identifier, PinnedLocale.languages)
        PinnedWorld.setLocale("de_CH", languages: ["de-CH", "fr-CH"])
        defer { PinnedWorld.setLocale(before.0, languages: before.1) }
        let getter = "$s20FoundationEssentials6LocaleV"
        return expect(Locale.current.identifier == "de_CH", getter + "7currentACvgZ", "does not set Locale.current")
            + expect(Locale.autoupdatingCurrent.identifier == "de_CH", getter + "19autoupdatingCurrentACvgZ", "does not set Locale.autoupdatingCurrent")
            + expect(NSLocale.current.identifier == "de_CH", getter + "7currentACvgZ", "does not set NSLocale.current")
            + expect(Locale.preferredLanguages == ["de-CH", "fr-CH"], getter + "18preferredLanguagesSaySSGvgZ", "does not set the languages")
            + expect(Calendar.current.firstWeekday == 2, "$s20FoundationEssentials8CalendarV7currentACvgZ", "does not set Calendar.current")
            + expect(Calendar.autoupdatingCurrent.firstWeekday == 2, "$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ",
                     "does not set Calendar.autoupdatingCurrent")
            + expect(1234.5.formatted() == "1’234.5", getter + "19autoupdatingCurrentACvgZ", "does not set how numbers are formatted")
    }

    private static func process() -> [String] {
        let before = PinnedProcess.systemVersion, info = ProcessInfo.processInfo, getter = "$s20FoundationEssentials11ProcessInfoC"
        PinnedProcess.setSystemVersion("97.5.1")
        defer { PinnedProcess.systemVersion = before }
        func atLeast(_ minor: Int) -> Bool { info.isOperatingSystemAtLeast(OperatingSystemVersion(majorVersion: 97, minorVersion: minor, patchVersion: 0)) }
        return expect(info.operatingSystemVersion.minorVersion == 5, getter + "22operatingSystemVersionAA09OperatingfG0Vvg", "does not set the system's version")
            + expect(info.operatingSystemVersionString == "Version 97.5.1", getter + "28operatingSystemVersionStringSSvg", "does not set the system's version")
            + expect(atLeast(5) && !atLeast(6), getter + "24isOperatingSystemAtLeastySbAA0fG7VersionVF", "does not follow the system's version")
            + expect(info.hostName == "localhost", getter + "8hostNameSSvg", "tells the machine's name")
            + expect(info.processorCount == 6 && info.activeProcessorCount == 6, getter + "14processorCountSivg", "tells the machine's processors")
            + expect(info.physicalMemory == 6 << 30, getter + "14physicalMemorys6UInt64Vvg", "tells the machine's memory")
    }

    private static func randomness() -> [String] {
        func draw() -> (UInt64, UUID, UInt32, UInt64, String) {
            PinnedWorld.seedRandomness(42)
            var bytes: UInt64 = 0
            withUnsafeMutableBytes(of: &bytes) { _ = vitrine_probe_syscall_random($0.baseAddress, $0.count) }
            return (UInt64.random(in: .min ... .max), UUID(), vitrine_probe_arc4random(), bytes, NSUUID().uuidString)
        }
        let first = draw(), second = draw()
        return expect(first.0 == second.0, "getrandom", "does not pin SystemRandomNumberGenerator")
            + expect(first.1 == second.1, "read", "does not pin UUID()")
            + expect(first.2 == second.2, "arc4random", "is not pinned")
            + expect(first.3 == second.3, "syscall", "does not pin getrandom")
            + expect(first.4 == second.4, "read", "does not pin NSUUID")
            + expect(ProcessInfo.processInfo.environment["SWIFT_DETERMINISTIC_HASHING"] != nil, "SWIFT_DETERMINISTIC_HASHING", "is not set")
    }

    private static func preferences() -> [String] {
        _ = PinnedWorld.takeUses()
        _ = UserDefaults(suiteName: "vitrine.self-test")?.object(forKey: "probe")
        let uses = PinnedWorld.takeUses()
        // Without a database every call passes on, and there is nothing to prove.
        let isOpen = vitrine_preferences_is_open()
        return expect(!isOpen || uses.contains { $0.key == "probe" }, "CFPreferencesCopyAppValue", "is not what UserDefaults reads through")
    }

    /// Each kind of sleep, two seconds long, on the virtual clock.
    private static func sleeps() -> [String] {
        let names = ["timerfd_settime (DispatchQueue.asyncAfter)", "timerfd_settime (Task.sleep)", "nanosleep (Thread.sleep)"]
        let over = DispatchSemaphore(value: 0), done = DispatchSemaphore(value: 0)
        let finished = Guarded<Set<Int>>([])
        @Sendable func finish(_ index: Int) {
            finished.withLock { _ = $0.insert(index) }
            done.signal()
        }
        let start = PinnedWorld.elapsed
        PinnedWorld.runClock(allowance: 30) { over.signal() }
        DispatchQueue.global().asyncAfter(deadline: .now() + 2) { finish(0) }
        Task.detached { try? await Task.sleep(nanoseconds: 2_000_000_000); finish(1) }
        Thread.detachNewThread { Thread.sleep(forTimeInterval: 2); finish(2) }
        // A wait with a time-out is a sleep too, so this ends at the latest with the allowance.
        for _ in names { _ = done.wait(timeout: .now() + 10) }
        PinnedWorld.stopClock()
        let missing = finished.withLock { ended in names.indices.filter { !ended.contains($0) } }
        return missing.map { "\(names[$0]) does not pass on the virtual clock" }
            + expect(PinnedWorld.elapsed >= start + 2, "clock_gettime", "does not follow sleeps")
    }

    private static func network() -> [String] {
        guard let url = URL(string: "https://vitrine.invalid/") else { return [] }
        PinnedNetwork.set(.off)
        PinnedWorld.runClock(allowance: 30) {}
        defer { PinnedWorld.stopClock() }
        let done = DispatchSemaphore(value: 0)
        let code = Guarded<Int?>(nil)
        URLSession(configuration: .ephemeral).dataTask(with: url) { _, _, error in
            code.withLock { $0 = (error as? URLError)?.errorCode ?? (error as NSError?)?.code }
            done.signal()
        }.resume()
        _ = done.wait(timeout: .now() + 20)
        let result = code.withLock { $0 }
        return expect(result == NSURLErrorNotConnectedToInternet, "curl_easy_setopt", "does not keep requests in (error \(result.map(String.init) ?? "none"))")
    }

    private static func runLoop() -> [String] {
        let fired = Guarded(false)
        PinnedWorld.runClock(allowance: 30) {}
        defer { PinnedWorld.stopClock() }
        let timer = Timer(timeInterval: 3, repeats: false) { _ in fired.withLock { $0 = true } }
        RunLoop.current.add(timer, forMode: .default)
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 5))
        return expect(fired.withLock { $0 }, "timerfd_settime", "does not fire the run loop's timers on the virtual clock")
    }
}
