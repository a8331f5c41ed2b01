// Status of this file: exact.

import Foundation

/// A value in a list of options, with how it is shown.
public struct IntentItem<Result: _IntentValue> {
    public var value: Result
    public var display: DisplayRepresentation
    public init(_ value: Result, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil) {
        self.value = value; display = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
    }
    public init(_ value: Result, display: DisplayRepresentation) { self.value = value; self.display = display }
    public init(_ value: Result) { self.value = value; display = value._display }
}

/// Options under a heading.
public struct IntentItemSection<Result: _IntentValue> {
    public var title: LocalizedStringResource?
    public var subtitle: LocalizedStringResource?
    public var image: DisplayRepresentation.Image?
    public var items: [IntentItem<Result>]
    public init(_ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil, items: [IntentItem<Result>]) {
        self.title = title; self.subtitle = subtitle; self.image = image; self.items = items
    }
    public init(_ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil, items: [Result]) {
        self.init(title, subtitle: subtitle, image: image, items: items.map { IntentItem($0) })
    }
    public init(_ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil, @ItemsBuilder items: () -> [IntentItem<Result>]) {
        self.init(title, subtitle: subtitle, items: items())
    }
    @resultBuilder public enum ItemsBuilder {
        public static func buildExpression(_ item: IntentItem<Result>) -> [IntentItem<Result>] { [item] }
        public static func buildExpression(_ value: Result) -> [IntentItem<Result>] { [IntentItem(value)] }
        public static func buildBlock(_ parts: [IntentItem<Result>]...) -> [IntentItem<Result>] { parts.flatMap { $0 } }
        public static func buildOptional(_ part: [IntentItem<Result>]?) -> [IntentItem<Result>] { part ?? [] }
        public static func buildEither(first: [IntentItem<Result>]) -> [IntentItem<Result>] { first }
        public static func buildEither(second: [IntentItem<Result>]) -> [IntentItem<Result>] { second }
        public static func buildArray(_ parts: [[IntentItem<Result>]]) -> [IntentItem<Result>] { parts.flatMap { $0 } }
    }
}

/// Options in sections.
public struct IntentItemCollection<Result: _IntentValue>: ResultsCollection {
    public var promptLabel: LocalizedStringResource?
    public var usesIndexedCollation: Bool
    public var sections: [IntentItemSection<Result>]
    public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, sections: [IntentItemSection<Result>]) {
        self.promptLabel = promptLabel; self.usesIndexedCollation = usesIndexedCollation; self.sections = sections
    }
    public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Result]) {
        self.init(promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: [IntentItemSection(items: items)])
    }
    public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, @SectionsBuilder sections: () -> [IntentItemSection<Result>]) {
        self.init(promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: sections())
    }
    public static var empty: IntentItemCollection { .init(sections: []) }
    @resultBuilder public enum SectionsBuilder {
        public static func buildExpression(_ section: IntentItemSection<Result>) -> [IntentItemSection<Result>] { [section] }
        public static func buildBlock(_ parts: [IntentItemSection<Result>]...) -> [IntentItemSection<Result>] { parts.flatMap { $0 } }
        public static func buildOptional(_ part: [IntentItemSection<Result>]?) -> [IntentItemSection<Result>] { part ?? [] }
        public static func buildEither(first: [IntentItemSection<Result>]) -> [IntentItemSection<Result>] { first }
        public static func buildEither(second: [IntentItemSection<Result>]) -> [IntentItemSection<Result>] { second }
        public static func buildArray(_ parts: [[IntentItemSection<Result>]]) -> [IntentItemSection<Result>] { parts.flatMap { $0 } }
    }
    public var _sections: [IntentOptionSection] {
        sections.map { IntentOptionSection(title: $0.title, subtitle: $0.subtitle, options: $0.items.map { IntentOption(value: $0.value._stored, display: $0.display) }) }
    }
    public var _values: [Result] { sections.flatMap { $0.items.map(\.value) } }
}

public typealias ItemCollection = IntentItemCollection
public typealias ItemSection = IntentItemSection
