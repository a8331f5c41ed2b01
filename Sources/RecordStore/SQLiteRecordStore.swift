import CSQLite
import Foundation

/// A store in a file of SQLite's, with a layout of its own: one row a record, its values as JSON.
///
/// The layout is not Core Data's. A file that Apple wrote is refused with `RecordStoreError.foreign`.
public final class SQLiteRecordStore: RecordStore, @unchecked Sendable {
    public let path: String
    public private(set) var identifier = ""
    private let isReadOnly: Bool
    private let lock = NSLock()
    private var database: OpaquePointer?

    /// No record that a widget could use is near this size.
    private static let largestRecord = 64 << 20
    /// Written in SQLite's header: how a file of ours is told from others.
    private static let applicationID = 0x56545253

    /// Opens a store, or makes an empty one where there is no file. The folder must be there.
    ///
    /// - Throws: `RecordStoreError`.
    public init(path: String, isReadOnly: Bool = false) throws {
        self.path = path
        self.isReadOnly = isReadOnly
        let flags = (isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE) | SQLITE_OPEN_FULLMUTEX
        let status = sqlite3_open_v2(path, &database, flags, nil)
        guard status == SQLITE_OK else {
            let reason = database.map { String(cString: sqlite3_errmsg($0)) } ?? "no memory"
            sqlite3_close_v2(database)
            database = nil
            throw RecordStoreError.cannotOpen(path: path, reason: reason)
        }
        sqlite3_busy_timeout(database, 5_000)
        do { try prepare() } catch {
            sqlite3_close_v2(database)
            database = nil
            throw error
        }
    }

    deinit { sqlite3_close_v2(database) }

    private func prepare() throws {
        let tables: [String]
        do {
            tables = try rows("SELECT name FROM sqlite_master WHERE type = 'table'") { Self.text($0, 0) }
        } catch RecordStoreError.failed { throw RecordStoreError.notAStore(path: path) }
        if tables.contains("Z_METADATA") { throw RecordStoreError.foreign(path: path) }
        if tables.isEmpty {
            guard !isReadOnly else { return }
            try execute("PRAGMA journal_mode = WAL")
            try execute("PRAGMA application_id = \(Self.applicationID)")
            try execute("""
                BEGIN IMMEDIATE;
                CREATE TABLE IF NOT EXISTS records (sequence INTEGER PRIMARY KEY AUTOINCREMENT, entity TEXT NOT NULL, key TEXT NOT NULL, payload BLOB NOT NULL, UNIQUE (entity, key));
                CREATE TABLE IF NOT EXISTS notes (name TEXT PRIMARY KEY, text TEXT NOT NULL);
                INSERT OR IGNORE INTO notes VALUES ('identifier', '\(UUID().uuidString)');
                COMMIT;
                """)
        } else if !tables.contains("records") || !tables.contains("notes") {
            throw RecordStoreError.notAStore(path: path)
        }
        try execute("PRAGMA synchronous = NORMAL")
        identifier = try note("identifier") ?? path
    }

    // MARK: Records

    public func records(of entity: String) throws -> [StoredRecord] {
        try lock.withLock {
            guard identifierIsKnown else { return [] }
            return try rows("SELECT key, payload FROM records WHERE entity = ? ORDER BY sequence", [entity]) { try self.record($0, entity) }
        }
    }

    public func record(_ id: RecordID) throws -> StoredRecord? {
        try lock.withLock {
            guard identifierIsKnown else { return nil }
            return try rows("SELECT key, payload FROM records WHERE entity = ? AND key = ?", [id.entity, id.key.uuidString]) { try self.record($0, id.entity) }.first
        }
    }

    /// False for a read-only store without a file's content.
    private var identifierIsKnown: Bool { !identifier.isEmpty && identifier != path }

    private func record(_ row: OpaquePointer, _ entity: String) throws -> StoredRecord {
        let count = Int(sqlite3_column_bytes(row, 1))
        guard let key = UUID(uuidString: Self.text(row, 0)), let bytes = sqlite3_column_blob(row, 1), count > 0 else {
            throw RecordStoreError.failed(path: path, reason: "a row of \(entity) is damaged")
        }
        do {
            return StoredRecord(id: RecordID(entity: entity, key: key), values: try JSONDecoder().decode([String: RecordValue].self, from: Data(bytes: bytes, count: count)))
        } catch {
            throw RecordStoreError.failed(path: path, reason: "a record of \(entity) is damaged")
        }
    }

    public func apply(_ changes: RecordChanges) throws {
        guard !changes.isEmpty else { return }
        guard !isReadOnly else { throw RecordStoreError.readOnly(path: path) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        func payload(_ record: StoredRecord) throws -> Data {
            let payload = try encoder.encode(record.values)
            guard payload.count <= Self.largestRecord else { throw RecordStoreError.tooLarge(path: path) }
            return payload
        }
        try lock.withLock {
            try execute("BEGIN IMMEDIATE")
            do {
                for id in changes.deleted { try run("DELETE FROM records WHERE entity = ? AND key = ?", [id.entity, id.key.uuidString]) }
                for record in changes.updated {
                    try run("INSERT INTO records (entity, key, payload) VALUES (?, ?, ?) ON CONFLICT (entity, key) DO UPDATE SET payload = excluded.payload",
                            [record.id.entity, record.id.key.uuidString], payload(record))
                }
                // A new record never takes the place of another.
                for record in changes.inserted {
                    try run("INSERT INTO records (entity, key, payload) VALUES (?, ?, ?)", [record.id.entity, record.id.key.uuidString], payload(record))
                }
                try execute("COMMIT")
            } catch {
                try? execute("ROLLBACK")
                throw error
            }
        }
    }

    public func note(_ name: String) throws -> String? {
        try rows("SELECT text FROM notes WHERE name = ?", [name]) { Self.text($0, 0) }.first
    }

    public func setNote(_ name: String, _ text: String) throws {
        guard !isReadOnly else { throw RecordStoreError.readOnly(path: path) }
        try lock.withLock { try run("INSERT INTO notes VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET text = excluded.text", [name, text]) }
    }

    // MARK: Statements

    private static func text(_ row: OpaquePointer, _ column: Int32) -> String { sqlite3_column_text(row, column).map { String(cString: $0) } ?? "" }

    private var failure: RecordStoreError { .failed(path: path, reason: String(cString: sqlite3_errmsg(database))) }

    private func execute(_ statements: String) throws {
        guard sqlite3_exec(database, statements, nil, nil, nil) == SQLITE_OK else { throw failure }
    }

    private func run(_ statement: String, _ texts: [String], _ blob: Data? = nil) throws { _ = try rows(statement, texts, blob) { _ in } }

    /// Texts are bound first, then the data.
    private func rows<Row>(_ statement: String, _ texts: [String] = [], _ blob: Data? = nil, read: (OpaquePointer) throws -> Row) throws -> [Row] {
        var prepared: OpaquePointer?
        guard sqlite3_prepare_v2(database, statement, -1, &prepared, nil) == SQLITE_OK, let prepared else { throw failure }
        defer { sqlite3_finalize(prepared) }
        // SQLite copies what is bound with this.
        let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        for (index, text) in texts.enumerated() { sqlite3_bind_text(prepared, Int32(index + 1), text, -1, copied) }
        if let blob {
            _ = blob.withUnsafeBytes { sqlite3_bind_blob(prepared, Int32(texts.count + 1), $0.baseAddress, Int32($0.count), copied) }
        }
        var found: [Row] = []
        while true {
            switch sqlite3_step(prepared) {
            case SQLITE_ROW: found.append(try read(prepared))
            case SQLITE_DONE: return found
            default: throw failure
            }
        }
    }
}

/// The stores that are open, by their path: two containers of one process that name one file share it.
public enum OpenStores {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var stores: [String: () -> SQLiteRecordStore?] = [:]

    /// - Parameter makesFolder: whether a missing folder is made.
    /// - Throws: `RecordStoreError`.
    public static func open(_ url: URL, isReadOnly: Bool = false, makesFolder: Bool = true) throws -> any RecordStore {
        // What Core Data's users write for a store that is kept nowhere.
        if url.path == "/dev/null" { return MemoryRecordStore() }
        let path = url.standardizedFileURL.path
        return try lock.withLock {
            let name = "\(path) \(isReadOnly)"
            if let known = stores[name]?() { return known }
            if makesFolder { try? FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true) }
            let store = try SQLiteRecordStore(path: path, isReadOnly: isReadOnly)
            stores[name] = { [weak store] in store }
            return store
        }
    }
}
