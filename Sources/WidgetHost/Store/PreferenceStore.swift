import CSQLite
import ExtensionProcesses
import Foundation

/// What can go wrong with the simulated device's preferences; each text ends with what to do next.
public enum PreferenceStoreError: Error, CustomStringConvertible {
    case cannotOpen(path: String, reason: String)
    case failed(path: String, reason: String)
    case notAPropertyList(key: String)

    public var description: String {
        switch self {
        case .cannotOpen(let path, let reason): "The preferences \(path) cannot be opened: \(reason). Check the folder's permissions, or name another with --state."
        case .failed(let path, let reason): "The preferences \(path) cannot be used: \(reason). Try again; where it stays so, remove the file."
        case .notAPropertyList(let key): "The value of \(key) is no property list. Set it again with vitrine group."
        }
    }
}

/// The preferences of a simulated device, from outside its processes: the same database that `UserDefaults` reads there.
///
/// Several processes may have it open; each write is a transaction of its own.
public final class PreferenceStore {
    /// Whose row it is: an app group's suite belongs to every bundle that is granted it.
    public enum Owner: Hashable, Sendable {
        case group(String)
        case bundle(String)
        /// A suite of a bundle's own, such as that of a group it is not granted.
        case suite(String, of: String)
        var columns: (owner: String, suite: String) {
            switch self {
            case .group(let name): ("group", name)
            case .bundle(let identifier): (identifier, "")
            case .suite(let name, let identifier): (identifier, name)
            }
        }
    }

    private let path: String
    private var database: OpaquePointer?

    /// Opens the database of a device; it is made where there is none.
    public init(_ device: DeviceFolder) throws {
        path = device.preferences
        do {
            try FileManager.default.createDirectory(atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch { throw PreferenceStoreError.cannotOpen(path: path, reason: "its folder cannot be made") }
        let code = sqlite3_open_v2(path, &database, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nil)
        guard code == SQLITE_OK else {
            let reason = String(cString: sqlite3_errstr(code))
            sqlite3_close(database)
            throw PreferenceStoreError.cannotOpen(path: path, reason: reason)
        }
        sqlite3_busy_timeout(database, 10_000)
        // As the extension's processes make it: whoever comes first.
        try run("PRAGMA journal_mode=WAL")
        try run("CREATE TABLE IF NOT EXISTS preferences (owner TEXT NOT NULL, suite TEXT NOT NULL, key TEXT NOT NULL, value BLOB NOT NULL, PRIMARY KEY (owner, suite, key)) WITHOUT ROWID")
    }

    deinit { sqlite3_close(database) }

    /// The app groups that hold a value.
    public func groups() throws -> [String] {
        var names: [String] = []
        try run("SELECT DISTINCT suite FROM preferences WHERE owner='group' ORDER BY suite") { names.append(Self.text($0, 0)) }
        return names
    }

    /// Keys and values of a suite, by key.
    public func values(of owner: Owner) throws -> [(key: String, value: Any)] {
        let (name, suite) = owner.columns
        var rows: [(String, Data)] = []
        try run("SELECT key, value FROM preferences WHERE owner=?1 AND suite=?2 ORDER BY key", name, suite) { rows.append((Self.text($0, 0), Self.data($0, 1))) }
        return try rows.map { key, data in (key, try Self.value(data, key)) }
    }

    public func value(of key: String, in owner: Owner) throws -> Any? {
        let (name, suite) = owner.columns
        var found: Data?
        try run("SELECT value FROM preferences WHERE owner=?1 AND suite=?2 AND key=?3", name, suite, key) { found = Self.data($0, 0) }
        return try found.map { try Self.value($0, key) }
    }

    /// Sets a value; nil removes it.
    ///
    /// - Parameter value: a property list.
    public func set(_ value: Any?, for key: String, in owner: Owner) throws {
        let (name, suite) = owner.columns
        guard let value else { return try run("DELETE FROM preferences WHERE owner=?1 AND suite=?2 AND key=?3", name, suite, key) }
        guard let data = try? PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0) else { throw PreferenceStoreError.notAPropertyList(key: key) }
        try run("INSERT INTO preferences VALUES (?1,?2,?3,?4) ON CONFLICT DO UPDATE SET value=excluded.value", name, suite, key, blob: data)
    }

    /// Removes every value of a suite.
    public func clear(_ owner: Owner) throws {
        let (name, suite) = owner.columns
        try run("DELETE FROM preferences WHERE owner=?1 AND suite=?2", name, suite)
    }

    // MARK: SQLite

    private func run(_ text: String, _ parameters: String..., blob: Data? = nil, each: (OpaquePointer) -> Void = { _ in }) throws {
        var statement: OpaquePointer?
        guard sqlite3_prepare_v2(database, text, -1, &statement, nil) == SQLITE_OK, let statement else { throw failure() }
        defer { sqlite3_finalize(statement) }
        let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        for (index, value) in parameters.enumerated() { sqlite3_bind_text(statement, Int32(index + 1), value, -1, copied) }
        if let blob { _ = blob.withUnsafeBytes { sqlite3_bind_blob(statement, Int32(parameters.count + 1), $0.baseAddress, Int32($0.count), copied) } }
        while true {
            switch sqlite3_step(statement) {
            case SQLITE_ROW: each(statement)
            case SQLITE_DONE: return
            default: throw failure()
            }
        }
    }

    private func failure() -> PreferenceStoreError { .failed(path: path, reason: String(cString: sqlite3_errmsg(database))) }

    private static func text(_ statement: OpaquePointer, _ column: Int32) -> String { sqlite3_column_text(statement, column).map { String(cString: $0) } ?? "" }

    private static func data(_ statement: OpaquePointer, _ column: Int32) -> Data {
        guard let bytes = sqlite3_column_blob(statement, column) else { return Data() }
        return Data(bytes: bytes, count: Int(sqlite3_column_bytes(statement, column)))
    }

    private static func value(_ data: Data, _ key: String) throws -> Any {
        guard let value = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil) else { throw PreferenceStoreError.notAPropertyList(key: key) }
        return value
    }
}
