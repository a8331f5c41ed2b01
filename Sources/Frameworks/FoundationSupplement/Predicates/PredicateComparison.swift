import Foundation

/// Compares values whose types are known only at run time.
enum PredicateComparison {
    static func number(_ value: Any?) -> Double? {
        switch value {
        case let value as Bool: value ? 1 : 0
        case let value as any BinaryInteger: Double(value)
        case let value as Double: value
        case let value as Float: Double(value)
        case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
        case let value as NSNumber: value.doubleValue
        case let value as Date: value.timeIntervalSinceReferenceDate
        default: nil
        }
    }
    static func text(_ value: Any?) -> String? {
        switch value {
        case let value as String: value
        case let value as NSString: String(value)
        case let value as Substring: String(value)
        case let value as UUID: value.uuidString
        case let value as URL: value.absoluteString
        default: nil
        }
    }
    private static func folded(_ text: String, _ options: PredicateTree.Options) -> String {
        var folding: String.CompareOptions = []
        if options.contains(.caseInsensitive) { folding.insert(.caseInsensitive) }
        if options.contains(.diacriticInsensitive) { folding.insert(.diacriticInsensitive) }
        return folding.isEmpty ? text : text.folding(options: folding, locale: nil)
    }

    static func holds(_ left: Any?, _ op: PredicateTree.Operator, _ right: Any?, _ options: PredicateTree.Options) -> Bool {
        switch op {
        case .equal: return equal(left, right, options)
        case .notEqual: return !equal(left, right, options)
        case .less: return order(left, right, options).map { $0 == .orderedAscending } ?? false
        case .lessOrEqual: return order(left, right, options).map { $0 != .orderedDescending } ?? false
        case .greater: return order(left, right, options).map { $0 == .orderedDescending } ?? false
        case .greaterOrEqual: return order(left, right, options).map { $0 != .orderedAscending } ?? false
        case .within: return within(left, right, options)
        case .between:
            guard let bounds = right.flatMap({ KeyValueReading.elements($0) }), bounds.count == 2 else { return false }
            return holds(left, .greaterOrEqual, bounds[0], options) && holds(left, .lessOrEqual, bounds[1], options)
        case .contains:
            if let text = text(left), let part = self.text(right) { return part.isEmpty || folded(text, options).contains(folded(part, options)) }
            return left.flatMap { KeyValueReading.elements($0) }?.contains { equal($0, right, options) } ?? false
        case .beginsWith, .endsWith, .like, .matches:
            guard let whole = text(left), let pattern = text(right) else { return false }
            let a = folded(whole, options), b = folded(pattern, options)
            switch op {
            case .beginsWith: return a.hasPrefix(b)
            case .endsWith: return a.hasSuffix(b)
            case .like: return matches(a, "^" + NSRegularExpression.escapedPattern(for: b).replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".") + "$")
            default: return matches(a, "^(?:\(b))$")
            }
        }
    }
    private static func within(_ left: Any?, _ right: Any?, _ options: PredicateTree.Options) -> Bool {
        if let text = text(left), let whole = self.text(right) { return folded(whole, options).contains(folded(text, options)) }
        return right.flatMap { KeyValueReading.elements($0) }?.contains { equal(left, $0, options) } ?? false
    }
    private static func matches(_ text: String, _ pattern: String) -> Bool {
        guard text.utf16.count <= 1 << 16, let expression = try? NSRegularExpression(pattern: pattern, options: .dotMatchesLineSeparators) else { return false }
        return expression.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)) != nil
    }
    static func equal(_ left: Any?, _ right: Any?, _ options: PredicateTree.Options) -> Bool {
        let a = KeyValueReading.unwrapped(left), b = KeyValueReading.unwrapped(right)
        guard let a, let b else { return a == nil && b == nil }
        if let x = number(a), let y = number(b) { return x == y }
        if let x = text(a), let y = text(b) { return folded(x, options) == folded(y, options) }
        if let x = a as? any RawRepresentable, let y = number(b) ?? text(b) as Any? { return equal(x.rawValue, y, options) }
        if let x = a as? AnyHashable, let y = b as? AnyHashable { return x == y }
        return (a as AnyObject) === (b as AnyObject)
    }
    private static func order(_ left: Any?, _ right: Any?, _ options: PredicateTree.Options) -> ComparisonResult? {
        if let x = number(KeyValueReading.unwrapped(left)), let y = number(KeyValueReading.unwrapped(right)) { return x < y ? .orderedAscending : x > y ? .orderedDescending : .orderedSame }
        if let x = text(KeyValueReading.unwrapped(left)), let y = text(KeyValueReading.unwrapped(right)) { return folded(x, options).compare(folded(y, options)) }
        return nil
    }

    /// Nothing comes before everything.
    static func order(_ left: Any?, _ right: Any?) -> ComparisonResult {
        if left == nil || right == nil { return left == nil && right == nil ? .orderedSame : left == nil ? .orderedAscending : .orderedDescending }
        return order(left, right, []) ?? .orderedSame
    }
}
