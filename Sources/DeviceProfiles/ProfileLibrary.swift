import Foundation
import JSONValues

/// The devices and OS versions that can be simulated: those that come with Vitrine and those that the user added.
public struct ProfileLibrary: Sendable {
    /// Vitrine's own first; those that are like another device follow it.
    public private(set) var devices: [DeviceProfile] = []
    /// Ascending.
    public private(set) var systems: [SystemProfile] = []

    /// The default device: iPhone 15, 393 x 852 pt at 3x.
    public static let defaultDevice = "iPhone 15"
    /// The default OS version.
    public static let defaultSystem = "26"

    /// Reads Vitrine's profiles and those of the user's folders.
    ///
    /// - Parameter userFolders: folders that may hold `devices/*.json` and `systems/*.json`; one that is not there is skipped. A name
    ///   that is taken is refused: the same command must draw the same picture for every user.
    /// - Throws: `ProfileError`, which names file and key.
    public static func load(userFolders: [String] = ProfileFolders.ofUser()) throws -> ProfileLibrary {
        guard let own = ProfileFolders.own() else { throw ProfileError.ownProfilesMissing(ProfileFolders.candidates()) }
        return try ProfileLibrary(folders: [own] + userFolders)
    }

    init(folders: [String]) throws {
        var waiting: [(reader: JSONReader, base: String)] = []
        for folder in folders {
            for reader in try Self.documents(in: folder + "/systems") { try add(SystemProfile(reader), from: reader) }
            for reader in try Self.documents(in: folder + "/devices") {
                guard let like = reader.optional("like") else { try add(DeviceProfile(reader, base: nil), from: reader); continue }
                waiting.append((reader, try like.string()))
            }
        }
        // A device may be like one that is itself like another: each round settles those whose base is known by now.
        while !waiting.isEmpty {
            let ready = waiting.filter { device(spelled: $0.base) != nil }
            guard !ready.isEmpty else {
                throw JSONReader.ShapeError(file: waiting[0].reader.file, key: "like", reason: "no device is named \"\(waiting[0].base)\"")
            }
            for (reader, base) in ready { try add(DeviceProfile(reader, base: device(spelled: base)), from: reader) }
            let settled = Set(ready.map(\.reader.file))
            waiting.removeAll { settled.contains($0.reader.file) }
        }
        systems.sort { $0.majorVersion < $1.majorVersion }
    }

    private mutating func add(_ device: DeviceProfile, from reader: JSONReader) throws {
        if let taken = ([device.name] + device.aliases).first(where: { self.device(spelled: $0) != nil }) {
            throw JSONReader.ShapeError(file: reader.file, key: "name", reason: "a device is named \"\(taken)\" already; choose another name")
        }
        devices.append(device)
    }

    private mutating func add(_ system: SystemProfile, from reader: JSONReader) throws {
        guard !systems.contains(where: { $0.name == system.name }) else {
            throw JSONReader.ShapeError(file: reader.file, key: "name", reason: "there is a profile of OS \(system.name) already; choose another version")
        }
        systems.append(system)
    }

    /// The largest profile file read, in bytes.
    static let largestFile = 1 << 20

    private static func documents(in folder: String) throws -> [JSONReader] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return try names.filter { $0.hasSuffix(".json") }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { name in
            let path = folder + "/" + name
            guard let file = FileHandle(forReadingAtPath: path) else { throw ProfileError.unreadable(path) }
            defer { try? file.close() }
            guard let data = try? file.read(upToCount: largestFile + 1) else { throw ProfileError.unreadable(path) }
            guard data.count <= largestFile else { throw ProfileError.tooLarge(path, limit: largestFile) }
            do {
                return JSONReader(try JSONValue(parsing: Array(data)), file: path)
            } catch let error as JSONSyntaxError {
                throw ProfileError.notJSON(path, error)
            }
        }
    }

    private func device(spelled text: String) -> DeviceProfile? {
        let wanted = Self.plain(text)
        return devices.first { Self.plain($0.name) == wanted } ?? devices.first { $0.aliases.contains { Self.plain($0) == wanted } }
    }

    /// "iPhone 15 Pro", "iphone-15-pro" and "iPhone15Pro" are one name.
    private static func plain(_ name: String) -> String {
        String(name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." })
    }

    /// The device of that name or alias.
    public func device(named name: String) throws -> DeviceProfile {
        guard let device = device(spelled: name) else { throw ProfileError.unknownDevice(name, known: devices.map(\.name)) }
        return device
    }

    /// The profile of an OS version: "26", "17.2", "iOS 18". The profile keeps the version asked for.
    public func system(named name: String) throws -> SystemProfile {
        var version = name.lowercased().filter { $0 != " " }
        for prefix in ["ipados", "ios"] where version.hasPrefix(prefix) { version.removeFirst(prefix.count) }
        let unknown = ProfileError.unknownSystem(name, known: systems.map(\.name))
        guard SystemProfile.isVersion(version), let major = version.split(separator: ".").first.flatMap({ Int($0) }) else { throw unknown }
        guard var system = systems.first(where: { $0.majorVersion == major }) else { throw unknown }
        if version.contains(".") {
            system.version = version
            system.isExactVersion = true
        }
        return system
    }
}
