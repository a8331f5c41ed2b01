import Foundation

/// What one save changes in a store: all of it or nothing.
public struct RecordChanges: Sendable {
    /// New records, in the order in which they were made.
    public var inserted: [StoredRecord] = []
    public var updated: [StoredRecord] = []
    public var deleted: [RecordID] = []
    public init() {}
    public var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }
}

/// Where records are kept. Below Core Data and SwiftData, which know what the records mean.
public protocol RecordStore: AnyObject, Sendable {
    /// What tells the store from others; written in the store where it is a file.
    var identifier: String { get }
    /// All records of an entity, in the order in which they were saved.
    func records(of entity: String) throws -> [StoredRecord]
    /// One record; nil where it is not in the store.
    func record(_ id: RecordID) throws -> StoredRecord?
    /// - Throws: `RecordStoreError`; the store is as it was then.
    func apply(_ changes: RecordChanges) throws
    /// A text kept beside the records: the shape of the model that wrote them.
    func note(_ name: String) throws -> String?
    func setNote(_ name: String, _ text: String) throws
}

/// Why a store does not answer.
public enum RecordStoreError: LocalizedError, Hashable, Sendable {
    case cannotOpen(path: String, reason: String)
    /// A store that Apple's Core Data wrote.
    case foreign(path: String)
    /// A file that is no store.
    case notAStore(path: String)
    case failed(path: String, reason: String)
    case tooLarge(path: String)
    case readOnly(path: String)

    public var errorDescription: String? {
        switch self {
        case .cannotOpen(let path, let reason):
            "The store \(path) cannot be opened: \(reason). Check that the folder is there and, for a group's folder, that the entitlements grant the group."
        case .foreign(let path):
            "The store \(path) was written by Apple's Core Data, whose format is not read here. Remove the file: the extension then starts with an empty store, as after a fresh installation."
        case .notAStore(let path): "The file \(path) is no store. Remove it, or name another one."
        case .failed(let path, let reason): "The store \(path) refused: \(reason). Remove the file if it is damaged."
        case .tooLarge(let path): "A record in the store \(path) is larger than 64 MB. Keep such data in a file and its name in the store."
        case .readOnly(let path): "The store \(path) was opened for reading only. Allow saving in its configuration."
        }
    }
}

/// A store that lives as long as the process.
public final class MemoryRecordStore: RecordStore, @unchecked Sendable {
    public let identifier: String
    private let lock = NSLock()
    private var tables: [String: [UUID: (sequence: Int, record: StoredRecord)]] = [:]
    private var sequence = 0
    private var notes: [String: String] = [:]

    public init(identifier: String = UUID().uuidString) { self.identifier = identifier }

    public func records(of entity: String) -> [StoredRecord] {
        lock.withLock { (tables[entity] ?? [:]).values.sorted { $0.sequence < $1.sequence }.map(\.record) }
    }

    public func record(_ id: RecordID) -> StoredRecord? { lock.withLock { tables[id.entity]?[id.key]?.record } }

    public func apply(_ changes: RecordChanges) {
        lock.withLock {
            for id in changes.deleted { tables[id.entity]?[id.key] = nil }
            for record in changes.updated + changes.inserted {
                let known = tables[record.id.entity]?[record.id.key]?.sequence
                if known == nil { sequence += 1 }
                tables[record.id.entity, default: [:]][record.id.key] = (known ?? sequence, record)
            }
        }
    }

    public func note(_ name: String) -> String? { lock.withLock { notes[name] } }
    public func setNote(_ name: String, _ text: String) { lock.withLock { notes[name] = text } }
}
