import ExtensionProcesses
import Foundation

/// What is kept on a simulated device at one time, as far as an extension can change it: suites of groups, its own preferences, and the
/// files of groups.
public struct DeviceContents: Sendable {
    struct Place: Hashable, Sendable {
        /// An app group, or the extension's bundle identifier.
        var owner: String
        var isGroup: Bool
        /// A key of preferences, or a file's path in the container.
        var name: String
        var isFile: Bool
    }
    var values: [Place: String] = [:]

    /// Nothing is kept.
    public init() {}

    /// Reads the device.
    ///
    /// - Throws: `PreferenceStoreError`.
    public init(of device: DeviceFolder, bundleIdentifier: String) throws {
        let store = try PreferenceStore(device)
        for group in try store.groups() {
            for (key, value) in try store.values(of: .group(group)) { values[Place(owner: group, isGroup: true, name: key, isFile: false)] = Self.text(value) }
        }
        for (key, value) in try store.values(of: .bundle(bundleIdentifier)) where !key.hasPrefix("Apple") && !key.hasPrefix("NS") {
            values[Place(owner: bundleIdentifier, isGroup: false, name: key, isFile: false)] = Self.text(value)
        }
        for group in device.groupContainers() {
            for file in (try? device.files(of: group)) ?? [] {
                values[Place(owner: group, isGroup: true, name: file.path, isFile: true)] = Self.file((try? device.container(of: group)).map { $0 + "/" + file.path } ?? "", size: file.size)
            }
        }
    }

    /// A value as people read it: text as it is, data as its text or its length.
    static func text(_ value: Any) -> String {
        switch value {
        case let text as String: return text
        case let data as Data:
            if data.count <= 1 << 16, let text = String(data: data, encoding: .utf8), !text.unicodeScalars.contains(where: { $0.value < 32 && $0 != "\n" && $0 != "\t" && $0 != "\r" }) { return text }
            return "\(data.count) bytes"
        case let number as NSNumber: return "\(number)"
        case let date as Date: return date.formatted(.iso8601)
        default:
            guard JSONSerialization.isValidJSONObject(value), let data = try? JSONSerialization.data(withJSONObject: value, options: [.sortedKeys, .withoutEscapingSlashes]) else { return "\(value)" }
            return String(decoding: data, as: UTF8.self)
        }
    }

    /// A file is told apart by length and contents; of a large one, by length and time.
    private static func file(_ path: String, size: Int) -> String {
        guard size <= 4 << 20, let data = FileManager.default.contents(atPath: path) else {
            let time = (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
            return "\(size) bytes, changed \(time?.timeIntervalSince1970 ?? 0)"
        }
        return text(data)
    }
}

/// One value that differs between two times.
public struct DeviceChange: Hashable, Sendable {
    /// An app group, or the extension's bundle identifier for its own preferences.
    public var owner: String
    public var isGroup: Bool
    public var name: String
    /// Whether it is a file of the group's container.
    public var isFile: Bool
    /// Nil: it was not there, or is gone.
    public var before, after: String?

    /// What differs, in the order of owners and names.
    public static func between(_ before: DeviceContents, _ after: DeviceContents) -> [DeviceChange] {
        Set(before.values.keys).union(after.values.keys).filter { before.values[$0] != after.values[$0] }.map { place in
            DeviceChange(owner: place.owner, isGroup: place.isGroup, name: place.name, isFile: place.isFile, before: before.values[place], after: after.values[place])
        }.sorted { ($0.owner, $0.isFile ? 1 : 0, $0.name) < ($1.owner, $1.isFile ? 1 : 0, $1.name) }
    }
}
