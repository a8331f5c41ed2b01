// Status of this file: exact in the words of ICU.

import Foundation

/// Writes lists: "a, b, and c".
open class ListFormatter: Formatter, @unchecked Sendable {
    open var locale: Locale! = .autoupdatingCurrent
    /// Writes the items; without one they must be texts.
    open var itemFormatter: Formatter?

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open class func localizedString(byJoining strings: [String]) -> String { join(strings, .current) }
    /// Nil where an item cannot be written.
    open func string(from items: [Any]) -> String? {
        let texts = items.map { itemFormatter?.string(for: $0) ?? ($0 as? String) ?? ($0 as? CustomStringConvertible)?.description }
        guard !texts.contains(nil) else { return nil }
        return Self.join(texts.compactMap { $0 }, locale ?? .current)
    }
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }

    private static func join(_ items: [String], _ locale: Locale) -> String {
        items.formatted(.list(type: .and).locale(locale))
    }
}
