import DeviceProfiles
import ExtensionBuild
import ExtensionProcesses
import Foundation
import ProjectModel
import WidgetHost

// Simulated days of a real extension: its process, the views of every entry, the store. The extension beside this file is built first and
// not measured.
//
//     DaysBenchmark FOLDER-OF-THE-EXTENSION [day-of-entries | quarterly | week]

struct Figures {
    var name: String
    var seconds: Double
    var reloads: Int
    var entries: Int
    var ownMemory: (before: Int, after: Int)
    var childMemory: (before: Int, after: Int)
    var file: (before: Int, after: Int)

    var text: String {
        func megabytes(_ pair: (before: Int, after: Int)) -> String { String(format: "%.1f -> %.1f MB", Double(pair.before) / 1e6, Double(pair.after) / 1e6) }
        return "\(name): \(String(format: "%.2f", seconds)) s, \(reloads) reloads, \(entries) entries delivered; host \(megabytes(ownMemory)), extension \(megabytes(childMemory)), store \(megabytes(file))"
    }
}

/// The memory of a process that is its own, in bytes.
func memory(of process: Int32) -> Int {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/statm", encoding: .utf8) else { return 0 }
    let pages = text.split(separator: " ").compactMap { Int($0) }
    return pages.count > 2 ? (pages[1] - pages[2]) * Int(getpagesize()) : 0
}

/// The first process that this one started.
func child() -> Int32 {
    let text = (try? String(contentsOfFile: "/proc/\(getpid())/task/\(getpid())/children", encoding: .utf8)) ?? ""
    return text.split(separator: " ").first.flatMap { Int32($0) } ?? 0
}

func run(_ name: String, kinds: [String], days: Int, _ session: WidgetSession, _ settings: HostSettings) throws -> Figures {
    let folder = DeviceFolder(path: FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-days-\(getpid())-\(name)").path)
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    let start = 1_767_571_200.0
    session.setClock(start)
    let hosted = try SessionExtension(session)
    defer { hosted.close() }
    let host = try WidgetHost(device: folder, store: try DeviceStore(folder), settings: settings, extensions: [hosted], now: start)
    func fileSize() -> Int { ["", "-wal"].reduce(0) { $0 + (((try? FileManager.default.attributesOfItem(atPath: host.store.path + $1))?[.size] as? NSNumber)?.intValue ?? 0) } }
    var reloads = 0, entries = 0
    host.observer = { event in
        guard case .reload(let record) = event.change, record.finishedAt != nil else { return }
        reloads += 1
        entries += host.timeline(of: record.placed)?.entries.count ?? 0
    }
    let clock = ContinuousClock(), began = clock.now
    for (index, kind) in kinds.enumerated() { try host.place(kind: kind, family: "systemSmall", of: hosted.identifier, at: .homeScreen(page: index / 6, column: index % 2 * 2, row: index % 6 / 2 * 2)) }
    try host.advance(to: start + 86_400)
    let before = (memory(of: getpid()), memory(of: child()), fileSize())
    if days > 1 { try host.advance(to: start + Double(days) * 86_400) }
    let spent = clock.now - began
    for finding in host.findings() where finding.severity == .error { print("  \(finding.code): \(finding.message)") }
    return Figures(name: name, seconds: Double(spent.components.seconds) + Double(spent.components.attoseconds) / 1e18, reloads: reloads, entries: entries,
                   ownMemory: (before.0, memory(of: getpid())), childMemory: (before.1, memory(of: child())), file: (before.2, fileSize()))
}

func measure() throws {
    guard CommandLine.arguments.count >= 2 else {
        print("DaysBenchmark FOLDER-OF-THE-EXTENSION [day-of-entries | quarterly | week]")
        exit(2)
    }
    let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    let runtime = (program as NSString).deletingLastPathComponent + "/vitrine-extension"
    let model = try ProjectReader().extensionModel(at: CommandLine.arguments[1])
    let cache = try BuildCache()
    let built = try ExtensionBuilder(toolchain: try .inPath(cache: cache), sdk: try .beside(executable: program), cache: cache).build(model)
    let profiles = try ProfileLibrary.load(userFolders: [])
    var settings = HostSettings(device: SimulatedDevice(device: try profiles.device(named: ProfileLibrary.defaultDevice), system: try profiles.system(named: ProfileLibrary.defaultSystem)))
    let home = ProcessInfo.processInfo.environment["VITRINE_HOME"]
    let folder = DeviceFolder(path: FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-days-\(getpid())").path)
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    try folder.prepare(for: model.bundleIdentifier)
    let world = folder.world(bundleIdentifier: model.bundleIdentifier, bundle: built.bundle, groups: .all, network: .off, program: runtime,
                             readable: [(built.library as NSString).deletingLastPathComponent] + (home.map { [$0] } ?? []))
    var extensionBuilt = ExtensionProcesses.BuiltExtension(library: built.library, bundle: built.bundle, bundleIdentifier: model.bundleIdentifier, systemVersion: settings.device.system.version)
    extensionBuilt.listsPreviews = false
    let session = WidgetSession(extensionBuilt, launch: ExtensionLaunch(program: runtime, world: world, vitrineHome: home))
    let wanted = CommandLine.arguments.dropFirst(2)
    func isWanted(_ name: String) -> Bool { wanted.isEmpty || wanted.contains(name) }
    if isWanted("day-of-entries") { print(try run("day-of-entries", kinds: ["DayOfEntries"], days: 1, session, settings).text) }
    if isWanted("quarterly") {
        // Every quarter of an hour for the whole day: without the budget, which would defer some.
        settings.reloadBudget = 1000
        print(try run("quarterly", kinds: ["Quarterly"], days: 1, session, settings).text)
        settings.reloadBudget = nil
    }
    if isWanted("week") {
        let kinds = (0 ..< 20).map { ["DayOfEntries", "Quarterly", "Quarterly", "Hourly"][$0 % 4] }
        print(try run("week", kinds: kinds, days: 7, session, settings).text)
    }
}

do { try measure() } catch {
    print("\(error)")
    exit(1)
}
