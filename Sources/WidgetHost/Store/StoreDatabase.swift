import CSQLite
import Foundation

/// What can go wrong with the store of placed widgets; each text ends with what to do next.
public enum DeviceStoreError: Error, CustomStringConvertible {
    case cannotOpen(path: String, reason: String)
    case failed(path: String, reason: String)
    case newer(path: String, version: Int)
    case damaged(path: String, what: String)

    public var description: String {
        switch self {
        case .cannotOpen(let path, let reason): "The placed widgets in \(path) cannot be opened: \(reason). Check the folder's permissions and space, or name another with --state."
        case .failed(let path, let reason): "The placed widgets in \(path) cannot be kept: \(reason). Make room and try again; where it stays so, remove the file."
        case .newer(let path, let version): "\(path) was written by a newer Vitrine (form \(version)). Update Vitrine, or name another folder with --state."
        case .damaged(let path, let what): "\(path) is damaged: \(what). Remove the file; the widgets must be placed again."
        }
    }
}

/// An SQLite database in WAL mode with its prepared statements. One thread at a time.
///
/// A change is a transaction: whoever opens the file after a kill finds all of it or nothing of it. The write-ahead log is not
/// synchronised with the disk at each commit: a kill of the process loses nothing, a loss of power may lose the last changes.
final class StoreDatabase {
    enum Value { case integer(Int), real(Double), text(String), blob(Data), null }

    let path: String
    private var database: OpaquePointer?
    private var statements: [String: OpaquePointer] = [:]

    init(path: String) throws {
        self.path = path
        do {
            try FileManager.default.createDirectory(atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch { throw DeviceStoreError.cannotOpen(path: path, reason: "its folder cannot be made") }
        let code = sqlite3_open_v2(path, &database, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nil)
        guard code == SQLITE_OK else {
            let reason = String(cString: sqlite3_errstr(code))
            sqlite3_close(database)
            throw DeviceStoreError.cannotOpen(path: path, reason: reason)
        }
        sqlite3_busy_timeout(database, 10_000)
        do {
            try run("PRAGMA journal_mode=WAL")
            try run("PRAGMA synchronous=NORMAL")
            // The log is written back before it grows: a week's changes leave a file of a few megabytes.
            try run("PRAGMA wal_autocheckpoint=500")
            try run("PRAGMA journal_size_limit=4194304")
            try check()
        } catch {
            close()
            throw error
        }
    }

    /// Looks whether the file holds together: a log that was cut off or mixed up may have been written back in part.
    private func check() throws {
        var problem: String?
        try run("PRAGMA quick_check(1)") { row in if row.text(0) != "ok" { problem = row.text(0) } }
        if let problem { throw DeviceStoreError.damaged(path: path, what: problem.replacing("\n", with: " ")) }
    }

    deinit { close() }

    private func close() {
        statements.values.forEach { sqlite3_finalize($0) }
        statements = [:]
        sqlite3_close(database)
        database = nil
    }

    /// Carries out everything in `body` or nothing.
    func transaction<Result>(_ body: () throws -> Result) throws -> Result {
        try run("BEGIN IMMEDIATE")
        do {
            let result = try body()
            try run("COMMIT")
            return result
        } catch {
            try? run("ROLLBACK")
            throw error
        }
    }

    /// Runs one statement, which is kept prepared.
    func run(_ text: String, _ values: [Value] = [], each: (Row) throws -> Void = { _ in }) throws {
        let statement = try prepared(text)
        defer {
            sqlite3_reset(statement)
            sqlite3_clear_bindings(statement)
        }
        for (index, value) in values.enumerated() { bind(value, Int32(index + 1), statement) }
        while true {
            switch sqlite3_step(statement) {
            case SQLITE_ROW: try each(Row(statement: statement))
            case SQLITE_DONE: return
            default: throw failure()
            }
        }
    }

    struct Row {
        let statement: OpaquePointer
        func integer(_ column: Int32) -> Int { Int(sqlite3_column_int64(statement, column)) }
        func real(_ column: Int32) -> Double { sqlite3_column_double(statement, column) }
        func text(_ column: Int32) -> String { sqlite3_column_text(statement, column).map { String(cString: $0) } ?? "" }
        func data(_ column: Int32) -> Data {
            guard let bytes = sqlite3_column_blob(statement, column) else { return Data() }
            return Data(bytes: bytes, count: Int(sqlite3_column_bytes(statement, column)))
        }
    }

    private func prepared(_ text: String) throws -> OpaquePointer {
        if let statement = statements[text] { return statement }
        var statement: OpaquePointer?
        guard sqlite3_prepare_v2(database, text, -1, &statement, nil) == SQLITE_OK, let statement else { throw failure() }
        statements[text] = statement
        return statement
    }

    private func bind(_ value: Value, _ index: Int32, _ statement: OpaquePointer) {
        let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        switch value {
        case .integer(let number): sqlite3_bind_int64(statement, index, Int64(number))
        case .real(let number): sqlite3_bind_double(statement, index, number)
        case .text(let text): sqlite3_bind_text(statement, index, text, -1, copied)
        case .blob(let data): data.withUnsafeBytes { bytes in
            _ = bytes.isEmpty ? sqlite3_bind_zeroblob(statement, index, 0) : sqlite3_bind_blob64(statement, index, bytes.baseAddress, UInt64(bytes.count), copied)
        }
        case .null: sqlite3_bind_null(statement, index)
        }
    }

    private func failure() -> DeviceStoreError {
        let reason = String(cString: sqlite3_errmsg(database))
        switch sqlite3_errcode(database) & 0xff {
        case SQLITE_CORRUPT, SQLITE_NOTADB: return .damaged(path: path, what: reason)
        default: return .failed(path: path, reason: reason)
        }
    }
}
