import DeviceProfiles
import Drawing
import ExtensionMessages
import Foundation
import WidgetHost

/// A device in a folder of its own, which goes with it.
public final class TestDevice {
    public let folder: DeviceFolder
    /// 2026-01-05 09:00 UTC.
    public static let start = 1_767_603_600.0

    public init() { folder = DeviceFolder(path: FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-host-\(UUID().uuidString)").path) }
    deinit { try? FileManager.default.removeItem(atPath: folder.path) }

    /// An iPhone 15 with OS 26.
    public static func settings() throws -> HostSettings {
        let library = try ProfileLibrary.load(userFolders: [])
        return HostSettings(device: SimulatedDevice(device: try library.device(named: "iPhone 15"), system: try library.system(named: "26")))
    }

    public func host(_ extensions: FakeExtension..., now: Double = TestDevice.start, settings change: (inout HostSettings) -> Void = { _ in }) throws -> WidgetHost {
        var settings = try Self.settings()
        change(&settings)
        return try WidgetHost(device: folder, store: try DeviceStore(folder), settings: settings, extensions: extensions, now: now)
    }
}

extension WidgetHost {
    /// The label on the glass.
    public func label(_ id: Int) throws -> String? { try shown(id)?.archiveHash.flatMap { try archive($0) }?.root.label }

    @discardableResult public func place(_ kind: String = "Status", family: String = "systemSmall", configuration: [String: String] = [:]) throws -> Int {
        try place(kind: kind, family: family, of: "com.example.widget", configuration: configuration, at: .homeScreen(column: 0, row: 0)).id
    }

    /// Every change of the label from now to a moment, with the seconds since the start.
    public func labels(of id: Int, until end: Double, since start: Double = TestDevice.start) throws -> [(Double, String)] {
        var labels: [(Double, String)] = []
        func note() throws {
            guard let label = try label(id), label != labels.last?.1 else { return }
            labels.append((now - start, label))
        }
        try advance(to: now)
        try note()
        while let next = nextEvent(), next <= end {
            try advance(to: next)
            try note()
        }
        try advance(to: end)
        return labels
    }
}
