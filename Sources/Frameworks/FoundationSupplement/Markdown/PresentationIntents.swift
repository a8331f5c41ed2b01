// Status of this file: exact.

import Foundation

/// How a piece of text is meant inside its block: emphasis, code and the like, as Markdown says it.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    public static let code = InlinePresentationIntent(rawValue: 4)
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

/// The blocks a piece of text is in, innermost first.
public struct PresentationIntent: Hashable, Codable, Sendable {
    public enum Kind: Hashable, Codable, Sendable {
        case paragraph
        case header(level: Int)
        case orderedList
        case unorderedList
        case listItem(ordinal: Int)
        case codeBlock(languageHint: String?)
        case blockQuote
        case thematicBreak
    }
    public struct IntentType: Hashable, Codable, Sendable {
        public var kind: Kind
        /// Tells two blocks of one kind apart.
        public var identity: Int
        public init(kind: Kind, identity: Int) { self.kind = kind; self.identity = identity }
    }
    public var components: [IntentType]
    public init(types: [IntentType]) { components = types }
    public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
        components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
    }
    public var count: Int { components.count }
    /// How deep the lists are nested.
    public var indentationLevel: Int {
        components.reduce(0) { level, component in
            switch component.kind {
            case .orderedList, .unorderedList, .blockQuote: level + 1
            default: level
            }
        }
    }
}

extension AttributeScopes {
    /// The Foundation attributes that this system's Foundation does not declare itself.
    public struct PresentationAttributes: AttributeScope {
        public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
            public typealias Value = InlinePresentationIntent
            public static let name = "NSInlinePresentationIntent"
        }
        public enum PresentationIntentAttribute: CodableAttributedStringKey {
            public typealias Value = PresentationIntent
            public static let name = "NSPresentationIntent"
        }
        public let inlinePresentationIntent: InlinePresentationIntentAttribute
        public let presentationIntent: PresentationIntentAttribute
    }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.PresentationAttributes, T>) -> T { self[T.self] }
}
