// Status of this file: exact.

import Foundation
import Synchronization

/// Literals of the extension's sources whose values can be other ones than those that were compiled.
///
/// A build for the live page compiles `8` to `_liftedInteger(id, 8)`. The runtime sets the values that were edited since before any user
/// code runs; they hold as long as the process, so that what is computed once is computed from them too, as in a build of the edited
/// sources. Meanwhile each literal that is evaluated leaves which type it has: only then is it known what an edit may make of it.
public enum LiftedLiterals {
    public enum Value: Hashable, Sendable {
        case integer(Int64)
        /// As the source writes it, without underscores: the type it is for decides how it is rounded.
        case decimal(String)
        case text(String)
        /// A colour that SwiftUI names: "red".
        case color(String)
    }

    /// What a literal was seen to be.
    public enum Kind: UInt8, Sendable {
        case unseen, int, int8, int16, int32, int64, uint, uint8, uint16, uint32, uint64, double, cgFloat, float, text, color
        /// Of a type that an edit cannot make, or of several.
        case other
    }

    /// Set once, before any user code runs; read without a lock.
    nonisolated(unsafe) private static var values: [UInt64: Value] = [:]

    /// Sets the values that hold from now on. Only before user code runs.
    public static func set(_ edited: [UInt64: Value]) { values = edited }

    static func value(_ id: UInt64) -> Value? { values.isEmpty ? nil : values[id] }

    /// What a literal was seen to be by now.
    public static func kind(of id: UInt64) -> Kind { kinds.withLock { $0[id] ?? .unseen } }

    /// The name of the colour that stands for one of the sources, where it was edited. Called for each evaluation.
    public static func color(_ id: UInt64) -> String? {
        note(id, LiftedLiterals.self) { _ in .color }
        if case .color(let name)? = value(id) { return name }
        return nil
    }

    // MARK: What was seen

    private static let kinds = Mutex<[UInt64: Kind]>([:])
    /// What was noted lately, so that a literal in a loop takes no lock.
    private static let recent: UnsafeMutablePointer<Atomic<UInt64>> = {
        let slots = UnsafeMutablePointer<Atomic<UInt64>>.allocate(capacity: slotCount)
        for index in 0..<slotCount { (slots + index).initialize(to: Atomic(0)) }
        return slots
    }()
    private static let slotCount = 1024

    static func note<T>(_ id: UInt64, _ type: T.Type, kind: (T.Type) -> Kind) {
        let mark = id &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(UInt(bitPattern: ObjectIdentifier(type)))
        let slot = recent + Int(truncatingIfNeeded: mark >> 40) & (slotCount - 1)
        if slot.pointee.load(ordering: .relaxed) == mark { return }
        let kind = kind(type)
        kinds.withLock { kinds in
            if let known = kinds[id], known != kind { kinds[id] = .other } else { kinds[id] = kind }
        }
        slot.pointee.store(mark, ordering: .relaxed)
    }
}

/// What an integer literal is compiled to.
public func _liftedInteger<T: ExpressibleByIntegerLiteral>(_ id: UInt64, _ value: T) -> T {
    LiftedLiterals.note(id, T.self, kind: NumberLiteral.kind)
    return NumberLiteral.replaced(LiftedLiterals.value(id), T.self) ?? value
}

/// What a decimal literal is compiled to.
public func _liftedDecimal<T: ExpressibleByFloatLiteral>(_ id: UInt64, _ value: T) -> T {
    LiftedLiterals.note(id, T.self, kind: NumberLiteral.kind)
    return NumberLiteral.replaced(LiftedLiterals.value(id), T.self) ?? value
}

/// What a string literal is compiled to. Characters are such literals too.
public func _liftedText<T: ExpressibleByUnicodeScalarLiteral>(_ id: UInt64, _ value: T) -> T {
    LiftedLiterals.note(id, T.self) { type in
        guard let type = type as? any ExpressibleByStringLiteral.Type else { return .other }
        return isMadeOfString(type) ? .text : .other
    }
    guard case .text(let text)? = LiftedLiterals.value(id), let type = T.self as? any ExpressibleByStringLiteral.Type else { return value }
    return made(type, of: text) as? T ?? value
}

private func isMadeOfString<T: ExpressibleByStringLiteral>(_ type: T.Type) -> Bool { T.StringLiteralType.self == String.self }

private func made<T: ExpressibleByStringLiteral>(_ type: T.Type, of text: String) -> Any? {
    (text as? T.StringLiteralType).map { T(stringLiteral: $0) }
}

/// Numbers by the initialisers that the compiler calls for literals.
private enum NumberLiteral {
    static func kind<T>(_ type: T.Type) -> LiftedLiterals.Kind {
        if type == Double.self { return .double }
        if type == CGFloat.self { return .cgFloat }
        if type == Float.self { return .float }
        guard let type = type as? any ExpressibleByIntegerLiteral.Type else { return .other }
        return integerKind(type)
    }

    private static func integerKind<T: ExpressibleByIntegerLiteral>(_ type: T.Type) -> LiftedLiterals.Kind {
        // A type of the extension's own may be made of decimals too, and of them otherwise.
        if type is any ExpressibleByFloatLiteral.Type { return .other }
        let kinds: [(Any.Type, LiftedLiterals.Kind)] = [
            (Int.self, .int), (Int8.self, .int8), (Int16.self, .int16), (Int32.self, .int32), (Int64.self, .int64),
            (UInt.self, .uint), (UInt8.self, .uint8), (UInt16.self, .uint16), (UInt32.self, .uint32), (UInt64.self, .uint64),
        ]
        return kinds.first { $0.0 == T.IntegerLiteralType.self }?.1 ?? .other
    }

    static func replaced<T>(_ value: LiftedLiterals.Value?, _ type: T.Type) -> T? {
        switch value {
        case .integer(let number)?: (type as? any ExpressibleByIntegerLiteral.Type).flatMap { integer($0, number) } as? T
        case .decimal(let text)?: (type as? any ExpressibleByFloatLiteral.Type).flatMap { decimal($0, text) } as? T
        default: nil
        }
    }

    private static func integer<T: ExpressibleByIntegerLiteral>(_ type: T.Type, _ number: Int64) -> Any? {
        guard let raw = T.IntegerLiteralType.self as? any FixedWidthInteger.Type else { return nil }
        return (exactly(raw, number) as? T.IntegerLiteralType).map { T(integerLiteral: $0) }
    }

    private static func exactly<I: FixedWidthInteger>(_ type: I.Type, _ number: Int64) -> Any? { I(exactly: number) }

    private static func decimal<T: ExpressibleByFloatLiteral>(_ type: T.Type, _ text: String) -> Any? {
        // The compiler reads a literal into the machine's widest format first.
        #if arch(x86_64) || arch(i386)
        guard let wide = Float80(text) else { return nil }
        #else
        guard let wide = Double(text) else { return nil }
        #endif
        if let value = Double(wide) as? T.FloatLiteralType { return T(floatLiteral: value) }
        if let value = Float(wide) as? T.FloatLiteralType { return T(floatLiteral: value) }
        if let value = CGFloat(Double(wide)) as? T.FloatLiteralType { return T(floatLiteral: value) }
        return nil
    }
}
