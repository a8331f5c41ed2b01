// Status of this file: exact.

import Foundation

extension NSSortDescriptor {
    /// Sorts by a property's name, read as predicates read it.
    public convenience init(key: String?, ascending: Bool) { self.init(key: key, ascending: ascending, options: []) }
    /// The selector's name says whether case counts: `caseInsensitiveCompare:`, `localizedStandardCompare:`.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
        let name = selector?.description ?? ""
        self.init(key: key, ascending: ascending, options: name.contains("CaseInsensitive") || name.contains("caseInsensitive") ? .caseInsensitive : name.contains("Standard") ? [.caseInsensitive, .numeric] : [])
    }
    private convenience init(key: String?, ascending: Bool, options: String.CompareOptions) {
        self.init(keyPath: \Any.self, ascending: ascending) { a, b in
            func read(_ object: Any) -> Any? { (try? key.map { try KeyValueReading.value(of: object, path: $0) } ?? object) ?? nil }
            let left = read(a), right = read(b)
            if let x = PredicateComparison.text(left), let y = PredicateComparison.text(right) { return x.compare(y, options: options) }
            return PredicateComparison.order(left, right)
        }
    }
}

extension NSSortDescriptor {
    /// Sorts by a property whose values Swift does not compare itself: optional ones, and truth values. Objects without a value come
    /// first.
    @_disfavoredOverload
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        self.init(keyPath: \Any.self, ascending: ascending) { a, b in
            func read(_ object: Any) -> Any? { (object as? Root).flatMap { KeyValueReading.unwrapped($0[keyPath: keyPath]) } }
            return PredicateComparison.order(read(a), read(b))
        }
    }
}
