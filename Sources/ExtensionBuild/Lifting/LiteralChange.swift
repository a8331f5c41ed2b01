/// A literal that says something else than when it was built.
public struct LiteralChange: Hashable, Sendable {
    public var id: UInt64
    public var old, new: LiteralSlot
    /// Whether the change is of a kind that may lead the compiler to other declarations than before: an integer to a decimal, a character to a
    /// longer text, where overloads are told apart by that.
    public var mayChangeMeaning: Bool

    /// Whether an integer became a decimal.
    public var becameDecimal: Bool { old.form == .integer && new.form == .decimal }
}

extension LiftedSources {
    /// Sources of which only literals differ from what was built.
    public enum Comparison: Hashable, Sendable {
        /// As built, or with these changes.
        case literals([LiteralChange])
        /// It has to be built.
        case other
    }

    /// Compares a file as it is now with what was built.
    public func compare(_ path: String) -> Comparison {
        guard let built = files[path], let bytes = try? FileSystem.read(path) else { return .other }
        if ContentHash(bytes) == built.hash { return .literals([]) }
        // On a thread with the stack that a deep tree needs.
        let read = try? Workers.map([path], threads: 1) { LiftedSource(path: $0, bytes: bytes, built.limits) }
        guard let now = read?.first ?? nil, now.skeleton == built.skeleton, now.slots.count == built.slots.count else { return .other }
        var changes: [LiteralChange] = []
        for (old, new) in zip(built.slots, now.slots) where old.text != new.text || old.form != new.form {
            guard old.ordinal == new.ordinal, isNamedAsKnown(old), isNamedAsKnown(new) else { return .other }
            changes.append(LiteralChange(id: built.id(old), old: old, new: new, mayChangeMeaning: mayChangeMeaning(old, new)))
        }
        return .literals(changes)
    }

    private func mayChangeMeaning(_ old: LiteralSlot, _ new: LiteralSlot) -> Bool {
        let isSameForm = old.isNumber ? old.form == new.form : old.form != .text || TextForm(old.text) == TextForm(new.text)
        if isSameForm { return false }
        switch old.position {
        case .declared: return false
        case .argument(let name): return isDeclared(name)
        case .inferred: return true
        }
    }

    /// Whether a colour's name means what it means to SwiftUI.
    private func isNamedAsKnown(_ slot: LiteralSlot) -> Bool {
        guard slot.form == .color || slot.form == .style else { return true }
        return !generatedColors.contains(slot.text) && !contains(["let \(slot.text)", "var \(slot.text)", "struct Color", "class Color", "enum Color", "typealias Color"])
    }

    /// Whether the project has functions or types of that name, beside those of the frameworks.
    private func isDeclared(_ name: String) -> Bool {
        contains(["func \(name)", "extension \(name)", "struct \(name)", "class \(name)", "enum \(name)", "typealias \(name)"])
    }

    private func contains(_ texts: [String]) -> Bool {
        for path in code {
            // A file that cannot be read may hold anything.
            guard let bytes = try? FileSystem.read(path) else { return true }
            for text in texts where ByteSearch.contains(text, in: bytes) { return true }
        }
        return false
    }
}

/// What the compiler tells string literals apart by: one scalar may be a `Unicode.Scalar`, one character a `Character`.
private enum TextForm {
    case scalar, character, text

    init(_ text: String) {
        self = text.unicodeScalars.count == 1 ? .scalar : text.count == 1 ? .character : .text
    }
}
