import DeviceProfiles
import ExtensionMessages
import Foundation
import HostSupport
import JSONValues
import Testing
import WidgetHost
@testable import HomeScreen

/// The moment at which tests begin: 2026-01-05 09:41, UTC.
let start = 1_767_606_060.0

/// A page's device with an extension without a process, and what is asked of it without a network.
final class TestDevice {
    let device: LiveDevice
    let fake: FakeExtension
    private let router: Router

    /// - Parameter moment: nil: where the device was left.
    init(_ folder: String, _ fake: FakeExtension = FakeExtension(), mode: PageMode = .preview, at moment: Double? = start) throws {
        self.fake = fake
        var setup = LiveDevice.Setup(folder: DeviceFolder(path: folder), profiles: try ProfileLibrary.load(userFolders: []), extensions: [Self.installed(fake)], mode: mode, title: "Example")
        setup.moment = moment
        setup.settings = { $0.timeZone = "UTC" }
        device = try LiveDevice(setup)
        router = try HomeAPI(device).router()
        // Nothing moves by itself while a test looks.
        _ = try post("/api/clock", ["running": false])
    }

    static func installed(_ fake: FakeExtension, sources: [String] = []) -> InstalledExtension {
        nonisolated(unsafe) let hosted = fake
        return InstalledExtension(identifier: fake.identifier, appName: "Example", root: "/project", sources: sources) { _ in hosted }
    }

    func ask(_ method: String, _ path: String, _ body: String = "") throws -> HTTPResponse {
        let target = try #require(RequestTarget(path))
        return router.respond(to: HTTPRequest(method: method, target: target, headers: [:], body: Array(body.utf8)))
    }

    func get(_ path: String) throws -> JSONValue { try JSONValue(parsing: try ask("GET", path).bytes) }

    @discardableResult
    func post(_ path: String, _ body: JSONValue = .object([])) throws -> JSONValue { try JSONValue(parsing: try ask("POST", path, body.text(isCompact: true)).bytes) }

    var state: JSONValue { get throws { try get("/api/state") } }
    var widgets: [JSONValue] { get throws { try state["widgets"]?.array ?? [] } }

    /// Where the widgets stand: "1: 0 2 0" is number, page, column, row.
    var places: [String] {
        get throws {
            try widgets.map { widget in
                func number(_ name: String) -> String { widget[name]?.number.map { "\(Int($0))" } ?? "-" }
                return widget["slot"] == nil ? "\(number("id")): \(number("page")) \(number("column")) \(number("row"))" : "\(number("id")): slot \(number("slot"))"
            }
        }
    }

    @discardableResult
    func add(_ family: String = "systemSmall", kind: String = "Status", slot: Int? = nil) throws -> Int {
        let answer = try post("/api/widgets", ["extension": .string(fake.identifier), "kind": .string(kind), "family": .string(family), "slot": slot.map { JSONValue($0) } ?? .null])
        return Int(try #require(answer["id"]?.number, "\(answer)"))
    }
}

func withTestDevice(_ fake: FakeExtension = FakeExtension(), mode: PageMode = .preview, _ body: (TestDevice) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("home-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let device = try TestDevice(folder, fake, mode: mode)
    defer { device.device.close() }
    try body(device)
}
