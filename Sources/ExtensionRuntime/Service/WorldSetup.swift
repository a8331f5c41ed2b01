import CPinnedWorld
import ExtensionMessages
import Foundation
import PinnedWorld

/// Puts a `WorldConfiguration` into force: limits, sandbox, world, proof.
enum WorldSetup {
    /// - Returns: how far the sandbox went, and what failed.
    static func apply(_ configuration: WorldConfiguration) -> (sandbox: SandboxReport, failures: [String]) {
        vitrine_limit(UInt64(max(0, configuration.limits.memory)), UInt64(max(0, configuration.limits.processorSeconds)),
                      UInt64(max(0, configuration.limits.fileSize)))
        // Landlock binds this thread and those it starts from now on: before anything starts one.
        let sandbox = configuration.sandbox.map { confine($0, network: configuration.network) } ?? SandboxReport()
        // Relative paths mean nothing on a phone: they lead to the home folder, not to where the host was started.
        if chdir(configuration.home ?? "/") != 0 { _ = chdir("/") }
        var failures: [String] = []
        PinnedWorld.setClock(configuration.now)
        if let path = configuration.preferences {
            do { try PinnedWorld.openPreferences(at: path, bundleIdentifier: configuration.bundleIdentifier) } catch { failures.append("\(error)") }
        }
        failures += SelfTest.failures()
        guard failures.isEmpty else { return (sandbox, failures) }
        if case .only(let groups) = configuration.groups {
            PinnedWorld.grantGroups(groups, containers: configuration.groupContainers)
        } else {
            PinnedWorld.grantGroups(nil, containers: configuration.groupContainers)
        }
        PinnedWorld.keepProtection(home: configuration.home, containers: configuration.groupContainers, protectsCompletely: configuration.protectsFilesCompletely)
        PinnedWorld.setLock(PinnedWorld.Lock(configuration.lock))
        if !configuration.bundle.isEmpty { PinnedWorld.setBundle(configuration.bundle) }
        switch configuration.network {
        case .off: PinnedNetwork.set(.off)
        case .fixtures(let folder): PinnedNetwork.set(.fixtures(FixtureFolder(path: folder)))
        case .live: PinnedNetwork.set(.live)
        }
        PinnedWorld.setTimeZone(configuration.timeZone)
        PinnedWorld.setLocale(configuration.locale, languages: configuration.languages)
        if configuration.preferences != nil {
            // Where a phone keeps the user's choice, and where some code reads it.
            PinnedWorld.setGlobalPreference("AppleLanguages", to: Locale.preferredLanguages)
            PinnedWorld.setGlobalPreference("AppleLocale", to: configuration.locale)
        }
        PinnedWorld.setClock(configuration.now)
        PinnedWorld.seedRandomness(configuration.seed)
        return (sandbox, [])
    }

    private static func confine(_ wanted: SandboxConfiguration, network: NetworkMode) -> SandboxReport {
        var readable: [UnsafePointer<CChar>?] = wanted.readable.map { UnsafePointer(strdup($0)) }
        var writable: [UnsafePointer<CChar>?] = wanted.writable.map { UnsafePointer(strdup($0)) }
        defer { (readable + writable).forEach { free(UnsafeMutableRawPointer(mutating: $0)) } }
        var report = SandboxReport()
        readable.withUnsafeMutableBufferPointer { readable in
            writable.withUnsafeMutableBufferPointer { writable in
                var confinement = vitrine_confinement(
                    readable: UnsafePointer(readable.baseAddress), readable_count: readable.count, writable: UnsafePointer(writable.baseAddress),
                    writable_count: writable.count, files: true, network: network != .live, processes: true)
                withUnsafeMutablePointer(to: &report.missing) { missing in
                    vitrine_confine(&confinement, { context, sentence in
                        guard let context, let sentence else { return }
                        context.assumingMemoryBound(to: [String].self).pointee.append(String(cString: sentence))
                    }, missing)
                }
                report.confinesFiles = confinement.files
                report.confinesNetwork = confinement.network
                report.confinesProcesses = confinement.processes
            }
        }
        return report
    }
}

extension PinnedWorld.Lock {
    init(_ lock: DeviceLock) {
        self = switch lock {
        case .unlocked: .unlocked
        case .locked: .locked
        case .beforeFirstUnlock: .beforeFirstUnlock
        }
    }
}
