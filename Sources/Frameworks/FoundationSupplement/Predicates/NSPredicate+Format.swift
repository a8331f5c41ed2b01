// Status of this file: exact for the formats that are read; another one stops the program with its place.

import Foundation

/// The parsed trees of predicates. Foundation's class has no place for them: they are kept beside it while the predicate lives.
private final class PredicateTrees: @unchecked Sendable {
    static let shared = PredicateTrees()
    private struct Entry {
        weak var predicate: NSPredicate?
        var tree: PredicateTree
        var format: String
    }
    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var sweepsAt = 64

    func keep(_ tree: PredicateTree, _ format: String, for predicate: NSPredicate) {
        lock.lock()
        defer { lock.unlock() }
        if entries.count >= sweepsAt {
            entries = entries.filter { $0.value.predicate != nil }
            sweepsAt = max(64, entries.count * 2)
        }
        entries[ObjectIdentifier(predicate)] = Entry(predicate: predicate, tree: tree, format: format)
    }
    func find(_ predicate: NSPredicate) -> (tree: PredicateTree, format: String)? {
        lock.lock()
        defer { lock.unlock() }
        guard let entry = entries[ObjectIdentifier(predicate)], entry.predicate === predicate else { return nil }
        return (entry.tree, entry.format)
    }
}

extension NSPredicate {
    /// Reads a format such as `name CONTAINS[c] %@ AND age > %d`. Properties are read by name from stored properties, dictionaries
    /// and `KeyValueReadable` objects.
    ///
    /// A format that cannot be read stops the program, as on a phone, and says where it is wrong.
    public convenience init(format: String, _ args: CVarArg...) { self.init(format: format, argumentArray: args) }
    public convenience init(format: String, argumentArray arguments: [Any]?) {
        do { try self.init(parsing: format, arguments: arguments ?? []) } catch { fatalError(error.localizedDescription) }
    }
    /// Reads a format.
    ///
    /// - Throws: `PredicateFormatError`.
    public convenience init(parsing format: String, arguments: [Any] = []) throws {
        let tree = try PredicateParser.parse(format, arguments: arguments)
        self.init { object, variables in
            do { return try tree.evaluate(with: object, variables: variables ?? [:]) } catch {
                FileHandle.standardError.write(Data((error.localizedDescription + "\n").utf8))
                return false
            }
        }
        PredicateTrees.shared.keep(tree, format, for: self)
    }

    /// What the format says; nil for predicates made of closures.
    public var tree: PredicateTree? {
        if let found = PredicateTrees.shared.find(self) { return found.tree }
        guard let compound = self as? NSCompoundPredicate else { return nil }
        let parts = compound.subpredicates.compactMap { ($0 as NSPredicate).tree }
        guard parts.count == compound.subpredicates.count else { return nil }
        switch compound.compoundPredicateType {
        case .and: return .and(parts)
        case .or: return .or(parts)
        case .not: return parts.first.map { .not($0) }
        @unknown default: return nil
        }
    }
    /// The format as it was written.
    public var writtenFormat: String? { PredicateTrees.shared.find(self)?.format }
}
