import Drawing
import ExtensionProcesses
import Foundation

extension DeviceFolder {
    /// The database of placed widgets, their timelines and the ledger.
    public var hostStore: String { path + "/host.sqlite" }
}

/// The placed widgets of a simulated device with everything that belongs to them, kept through a kill at any instant.
///
/// Each change is one transaction: the archives of a timeline are written with it or not at all. Archives are kept once by their
/// content and go with the last timeline that holds them. Only the `WidgetHost` writes. One thread at a time.
public final class DeviceStore {
    private static let form = 1
    private let database: StoreDatabase
    private let encoder: JSONEncoder
    private let decoder: JSONDecoder
    /// How many timelines and placeholders hold each archive that is stored.
    private var uses: [String: Int] = [:]
    private var cache = ArchiveCache()

    public var path: String { database.path }

    /// Opens the store of a device; it is made where there is none.
    public convenience init(_ device: DeviceFolder) throws { try self.init(path: device.hostStore) }

    public init(path: String) throws {
        database = try StoreDatabase(path: path)
        encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        var version = 0
        try database.run("PRAGMA user_version") { version = $0.integer(0) }
        guard version <= Self.form else { throw DeviceStoreError.newer(path: path, version: version) }
        guard version < Self.form else { return }
        try database.transaction {
            try database.run("CREATE TABLE IF NOT EXISTS device (key TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID")
            try database.run("CREATE TABLE IF NOT EXISTS placed (id INTEGER PRIMARY KEY AUTOINCREMENT, state BLOB NOT NULL)")
            try database.run("CREATE TABLE IF NOT EXISTS timelines (placed INTEGER PRIMARY KEY, timeline BLOB NOT NULL)")
            try database.run("CREATE TABLE IF NOT EXISTS archives (hash TEXT PRIMARY KEY, bytes BLOB NOT NULL) WITHOUT ROWID")
            try database.run("CREATE TABLE IF NOT EXISTS reloads (id INTEGER PRIMARY KEY AUTOINCREMENT, placed INTEGER NOT NULL, requested REAL NOT NULL, record BLOB NOT NULL)")
            try database.run("CREATE INDEX IF NOT EXISTS reloads_of ON reloads (placed, id)")
            try database.run("PRAGMA user_version=\(Self.form)")
        }
    }

    /// Carries out everything in `body` or nothing.
    func transaction<Result>(_ body: () throws -> Result) throws -> Result {
        let before = uses
        do { return try database.transaction(body) } catch {
            uses = before
            throw error
        }
    }

    // MARK: The device

    func value<Value: Decodable>(_ key: String, as type: Value.Type) throws -> Value? {
        var data: Data?
        try database.run("SELECT value FROM device WHERE key=?1", [.text(key)]) { data = $0.data(0) }
        return try data.map { try decode(type, $0, "the device's \(key)") }
    }

    func set<Value: Encodable>(_ value: Value, for key: String) throws {
        try database.run("INSERT INTO device VALUES (?1,?2) ON CONFLICT DO UPDATE SET value=excluded.value", [.text(key), .blob(try encoder.encode(value))])
    }

    /// The last instant of the device's clock at which something changed; seconds since 1970-01-01. Nil for a new device.
    public func lastMoment() throws -> Double? { try value("now", as: Double.self) }

    // MARK: Placed widgets

    /// A number that no placed widget had before.
    func nextNumber() throws -> Int {
        var last = 0
        try database.run("SELECT seq FROM sqlite_sequence WHERE name='placed'") { last = $0.integer(0) }
        return last + 1
    }

    func save(_ state: PlacedState) throws {
        try database.run("INSERT INTO placed VALUES (?1,?2) ON CONFLICT(id) DO UPDATE SET state=excluded.state", [.integer(state.widget.id), .blob(try encoder.encode(state))])
    }

    func placedStates() throws -> [PlacedState] {
        var states: [PlacedState] = []
        try database.run("SELECT state FROM placed ORDER BY id") { states.append(try decode(PlacedState.self, $0.data(0), "a placed widget")) }
        return states
    }

    /// Removes a placed widget with its timeline and its ledger; archives that nobody else holds go too.
    func remove(_ id: Int, holding hashes: [String]) throws {
        try database.run("DELETE FROM placed WHERE id=?1", [.integer(id)])
        try database.run("DELETE FROM timelines WHERE placed=?1", [.integer(id)])
        try database.run("DELETE FROM reloads WHERE placed=?1", [.integer(id)])
        try release(hashes)
    }

    // MARK: Timelines

    func timelines() throws -> [Int: KeptTimeline] {
        var timelines: [Int: KeptTimeline] = [:]
        try database.run("SELECT placed, timeline FROM timelines") { timelines[$0.integer(0)] = try decode(KeptTimeline.self, $0.data(1), "a timeline") }
        return timelines
    }

    func save(_ timeline: KeptTimeline, of id: Int) throws {
        try database.run("INSERT INTO timelines VALUES (?1,?2) ON CONFLICT DO UPDATE SET timeline=excluded.timeline", [.integer(id), .blob(try encoder.encode(timeline))])
    }

    // MARK: Archives

    /// Counts who holds which archive, and removes those that nobody holds: what a kill left between two changes.
    ///
    /// - Returns: those that are held and not there: the file was damaged.
    @discardableResult func countArchives(heldBy hashes: [String]) throws -> Set<String> {
        uses = hashes.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        var stored: [String] = []
        try database.run("SELECT hash FROM archives") { stored.append($0.text(0)) }
        let stray = stored.filter { uses[$0] == nil }, missing = Set(uses.keys).subtracting(stored)
        for hash in missing { uses[hash] = nil }
        if !stray.isEmpty { try transaction { for hash in stray { try database.run("DELETE FROM archives WHERE hash=?1", [.text(hash)]) } } }
        return missing
    }

    /// Stores an archive, or notes one more holder of a stored one.
    func hold(_ hash: String, bytes: [UInt8]) throws {
        let count = uses[hash, default: 0]
        if count == 0 { try database.run("INSERT OR IGNORE INTO archives VALUES (?1,?2)", [.text(hash), .blob(Data(bytes))]) }
        uses[hash] = count + 1
    }

    /// Notes that holders are gone; archives without any are removed.
    func release(_ hashes: [String]) throws {
        for hash in hashes {
            guard let count = uses[hash] else { continue }
            if count > 1 { uses[hash] = count - 1; continue }
            uses[hash] = nil
            cache.remove(hash)
            try database.run("DELETE FROM archives WHERE hash=?1", [.text(hash)])
        }
    }

    /// Whether an archive is stored.
    func holds(_ hash: String) -> Bool { uses[hash] != nil }

    /// The binary form of a stored archive; nil where there is none of the hash.
    public func bytes(of hash: String) throws -> [UInt8]? {
        var bytes: [UInt8]?
        try database.run("SELECT bytes FROM archives WHERE hash=?1", [.text(hash)]) { bytes = [UInt8]($0.data(0)) }
        return bytes
    }

    /// A stored archive; nil where there is none of the hash, or its bytes are none.
    public func archive(_ hash: String) throws -> WidgetArchive? {
        if let kept = cache[hash] { return kept }
        guard let bytes = try bytes(of: hash), ArchiveHash.of(bytes) == hash, let archive = try? WidgetArchive(decoding: bytes) else { return nil }
        cache.keep(archive, as: hash)
        return archive
    }

    /// How many archives are stored, and their bytes in all.
    public func archiveSizes() throws -> (count: Int, bytes: Int) {
        var sizes = (0, 0)
        try database.run("SELECT count(*), coalesce(sum(length(bytes)), 0) FROM archives") { sizes = ($0.integer(0), $0.integer(1)) }
        return sizes
    }

    // MARK: The ledger

    func nextRecordNumber() throws -> Int {
        var last = 0
        try database.run("SELECT seq FROM sqlite_sequence WHERE name='reloads'") { last = $0.integer(0) }
        return last + 1
    }

    func save(_ record: ReloadRecord) throws {
        try database.run("INSERT INTO reloads VALUES (?1,?2,?3,?4) ON CONFLICT(id) DO UPDATE SET record=excluded.record",
                         [.integer(record.id), .integer(record.placed), .real(record.requestedAt), .blob(try encoder.encode(record))])
    }

    /// The records of a placed widget, oldest first.
    func records(of id: Int, after number: Int = 0) throws -> [ReloadRecord] {
        var records: [ReloadRecord] = []
        try database.run("SELECT record FROM reloads WHERE placed=?1 AND id>?2 ORDER BY id", [.integer(id), .integer(number)]) {
            records.append(try decode(ReloadRecord.self, $0.data(0), "a reload"))
        }
        return records
    }

    func record(_ number: Int) throws -> ReloadRecord? {
        var found: ReloadRecord?
        try database.run("SELECT record FROM reloads WHERE id=?1", [.integer(number)]) { found = try decode(ReloadRecord.self, $0.data(0), "a reload") }
        return found
    }

    /// Forgets requests that are older; the one that still waits is kept.
    func forgetRecords(before moment: Double, butNot pending: Set<Int>) throws {
        var old: [Int] = []
        try database.run("SELECT id FROM reloads WHERE requested<?1", [.real(moment)]) { old.append($0.integer(0)) }
        for id in old where !pending.contains(id) { try database.run("DELETE FROM reloads WHERE id=?1", [.integer(id)]) }
    }

    private func decode<Value: Decodable>(_ type: Value.Type, _ data: Data, _ what: String) throws -> Value {
        do { return try decoder.decode(type, from: data) } catch { throw DeviceStoreError.damaged(path: path, what: "\(what) cannot be read") }
    }
}

/// The archives that were looked at last, read.
private struct ArchiveCache {
    private static let limit = 64
    private var archives: [String: WidgetArchive] = [:]
    private var order: [String] = []

    subscript(_ hash: String) -> WidgetArchive? { archives[hash] }

    mutating func keep(_ archive: WidgetArchive, as hash: String) {
        if archives.updateValue(archive, forKey: hash) == nil { order.append(hash) }
        if order.count > Self.limit { archives[order.removeFirst()] = nil }
    }

    mutating func remove(_ hash: String) {
        guard archives.removeValue(forKey: hash) != nil else { return }
        order.removeAll { $0 == hash }
    }
}
