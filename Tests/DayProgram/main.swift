import Foundation
import HostSupport
import WidgetHost

/// Lives a simulated day on a device and says each change once it is kept, a line each, until it is killed or the day is over.
///
///     DayProgram FOLDER SEED
///
/// Lines: `placed ID VALUE`, `configured ID VALUE`, `removed ID`, `charged ID RECORD`, `done`; and before a change that may be kept without
/// having been said, `configuring ID VALUE` and `removing ID`.
func live() throws {
    guard CommandLine.arguments.count == 3, let seed = UInt64(CommandLine.arguments[2]) else { exit(2) }
    func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
    var numbers = SeededNumbers(seed)
    let folder = DeviceFolder(path: CommandLine.arguments[1])
    let store = try DeviceStore(folder)
    let start = max(TestDevice.start, try store.lastMoment() ?? 0)
    let fake = FakeExtension(kinds: ["Status", "Other"]) { request, now in
        // Forty pictures of which most are new each time, so that a timeline is many writes.
        .init((0 ..< 40).map { (now + Double($0) * 60, "\(request.kind) \(Int(now) + $0 * 60) \(request.configuration["value"] ?? "")") }, .after(now + 900))
    }
    let host = try WidgetHost(device: folder, store: store, settings: try TestDevice.settings(), extensions: [fake], now: start)
    host.observer = { event in
        switch event.change {
        case .placed(let widget): say("placed \(widget.id) \(widget.configuration["value"] ?? "-")")
        case .configured(let widget): say("configured \(widget.id) \(widget.configuration["value"] ?? "-")")
        case .removed(let id): say("removed \(id)")
        case .reload(let record): if record.isCharged { say("charged \(record.placed) \(record.id)") }
        default: break
        }
    }
    while host.now < start + 86_400 {
        let ids = host.placed.map(\.id), value = "\(numbers.next() % 1000)"
        switch numbers.next() % 10 {
        case 0 ..< 2 where ids.count < 6:
            try host.place(kind: numbers.next() % 2 == 0 ? "Status" : "Other", family: "systemSmall", of: fake.identifier, configuration: ["value": value], at: .homeScreen(column: 0, row: 0))
        case 2: if let id = ids.randomElement(using: &numbers) {
            say("configuring \(id) \(value)")
            try host.configure(id, ["value": value])
        }
        case 3 where ids.count > 3: if let id = ids.randomElement(using: &numbers) {
            say("removing \(id)")
            try host.remove(id)
        }
        case 4: try host.requestReload(kind: nil, of: fake.identifier, cause: .widgetCenter(from: .app, foreground: false))
        default: try host.advance(to: host.now + Double(numbers.next() % 1200))
        }
    }
    say("done")
}

do { try live() } catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(1)
}
