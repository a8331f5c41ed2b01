// Status of this file: exact for the edit sheet; a switch on another intent's `key` is decided by the value alone.

import Foundation

/// How a condition compares.
public struct EqualityOperator: Hashable, Sendable {
    let isEqual: Bool
    public static let equalTo = EqualityOperator(isEqual: true)
    public static let notEqualTo = EqualityOperator(isEqual: false)
}
public struct ComparisonOperator: Hashable, Sendable {
    let name: String
    public static let lessThan = ComparisonOperator(name: "<")
    public static let lessThanOrEqualTo = ComparisonOperator(name: "<=")
    public static let greaterThan = ComparisonOperator(name: ">")
    public static let greaterThanOrEqualTo = ComparisonOperator(name: ">=")
    func holds<T: Comparable>(_ a: T, _ b: T) -> Bool {
        switch name { case "<": a < b; case "<=": a <= b; case ">": a > b; default: a >= b }
    }
}
public struct MembershipOperator: Hashable, Sendable {
    let isMember: Bool
    public static let oneOf = MembershipOperator(isMember: true)
    public static let notOneOf = MembershipOperator(isMember: false)
}
public struct ValueOperator: Hashable, Sendable {
    let hasValue: Bool
    public static let hasAnyValue = ValueOperator(hasValue: true)
    public static let hasNoValue = ValueOperator(hasValue: false)
}

/// One of two summaries.
public struct ParameterSummaryWhenCondition<Intent: AppIntent, WhenContent: ParameterSummary, OtherContent: ParameterSummary>: ParameterSummary, @unchecked Sendable {
    private let holds: (Intent, IntentWidgetFamily?) -> Bool
    private let when: WhenContent
    private let otherwise: OtherContent

    private init(_ when: WhenContent, _ otherwise: OtherContent, holds: @escaping (Intent, IntentWidgetFamily?) -> Bool) {
        self.holds = holds; self.when = when; self.otherwise = otherwise
    }
    public init<Value: Equatable>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: EqualityOperator, _ value: Value,
                                  @ParameterSummaryBuilder<Intent> _ when: () -> WhenContent, @ParameterSummaryBuilder<Intent> otherwise: () -> OtherContent) {
        self.init(when(), otherwise()) { intent, _ in ParameterReading.equals(intent[keyPath: keyPath], value) == comparison.isEqual }
    }
    public init<Value: Comparable>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ComparisonOperator, _ value: Value,
                                   @ParameterSummaryBuilder<Intent> _ when: () -> WhenContent, @ParameterSummaryBuilder<Intent> otherwise: () -> OtherContent) {
        self.init(when(), otherwise()) { intent, _ in ParameterReading.value(intent[keyPath: keyPath]).map { comparison.holds($0, value) } ?? false }
    }
    public init<Value: Equatable>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ membership: MembershipOperator, _ values: [Value],
                                  @ParameterSummaryBuilder<Intent> _ when: () -> WhenContent, @ParameterSummaryBuilder<Intent> otherwise: () -> OtherContent) {
        self.init(when(), otherwise()) { intent, _ in values.contains { ParameterReading.equals(intent[keyPath: keyPath], $0) } == membership.isMember }
    }
    public init<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ presence: ValueOperator,
                       @ParameterSummaryBuilder<Intent> _ when: () -> WhenContent, @ParameterSummaryBuilder<Intent> otherwise: () -> OtherContent) {
        self.init(when(), otherwise()) { intent, _ in (intent[keyPath: keyPath].stored != nil) == presence.hasValue }
    }
    public init(widgetFamily comparison: EqualityOperator, _ family: IntentWidgetFamily,
                @ParameterSummaryBuilder<Intent> _ when: () -> WhenContent, @ParameterSummaryBuilder<Intent> otherwise: () -> OtherContent) {
        self.init(when(), otherwise()) { _, shown in (shown == family) == comparison.isEqual }
    }
    public init(widgetFamily membership: MembershipOperator, _ families: [IntentWidgetFamily],
                @ParameterSummaryBuilder<Intent> _ when: () -> WhenContent, @ParameterSummaryBuilder<Intent> otherwise: () -> OtherContent) {
        self.init(when(), otherwise()) { _, shown in (shown.map { families.contains($0) } ?? false) == membership.isMember }
    }

    public func _resolve(_ intent: any AppIntent, family: IntentWidgetFamily?) -> ResolvedParameterSummary? {
        guard let own = intent as? Intent else { return nil }
        return holds(own, family) ? when._resolve(intent, family: family) : otherwise._resolve(intent, family: family)
    }
}

/// Reads parameters that may have no value without stopping the program.
private enum ParameterReading {
    static func value<Value>(_ parameter: IntentParameter<Value>) -> Value? { parameter.stored == nil ? Value._unset : parameter.wrappedValue }
    static func equals<Value: Equatable>(_ parameter: IntentParameter<Value>, _ value: Value) -> Bool { self.value(parameter).map { $0 == value } ?? false }
}

/// One summary of several, by a parameter's value or the widget's family.
public struct ParameterSummarySwitchCondition<Intent: AppIntent>: ParameterSummary, @unchecked Sendable {
    private let choose: (Intent, IntentWidgetFamily?) -> (any ParameterSummary)?
    public init<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>, @ParameterSummaryCasesBuilder<Intent, Value> _ cases: () -> [ParameterSummaryArm<Value>]) {
        let arms = cases()
        choose = { intent, _ in
            let parameter = intent[keyPath: keyPath]
            let value = parameter.stored == nil ? Value._unset : parameter.wrappedValue
            return arms.first { $0.matches(value) }?.content
        }
    }
    /// Where a switch looks at the widget's family.
    public enum WidgetFamilyKey: Sendable { case widgetFamily }
    public init(_ key: WidgetFamilyKey, @ParameterSummaryCasesBuilder<Intent, IntentWidgetFamily> _ cases: () -> [ParameterSummaryArm<IntentWidgetFamily>]) {
        let arms = cases()
        choose = { _, family in arms.first { $0.matches(family) }?.content }
    }
    public func _resolve(_ intent: any AppIntent, family: IntentWidgetFamily?) -> ResolvedParameterSummary? {
        (intent as? Intent).flatMap { choose($0, family) }?._resolve(intent, family: family)
    }
}

/// A case of a switch, whatever it holds.
public struct ParameterSummaryArm<Value> {
    let matches: (Value?) -> Bool
    let content: any ParameterSummary
}
public struct ParameterSummaryCase<Intent: AppIntent, Value> {
    let arm: ParameterSummaryArm<Value>
    public init<Content: ParameterSummary>(_ value: Value, @ParameterSummaryBuilder<Intent> _ content: () -> Content) where Value: Equatable {
        arm = ParameterSummaryArm(matches: { $0 == value }, content: content())
    }
    public init<Content: ParameterSummary>(_ values: [Value], @ParameterSummaryBuilder<Intent> _ content: () -> Content) where Value: Equatable {
        arm = ParameterSummaryArm(matches: { value in value.map { values.contains($0) } ?? false }, content: content())
    }
}
public struct ParameterSummaryDefaultCase<Intent: AppIntent, Value> {
    let arm: ParameterSummaryArm<Value>
    public init<Content: ParameterSummary>(@ParameterSummaryBuilder<Intent> _ content: () -> Content) {
        arm = ParameterSummaryArm(matches: { _ in true }, content: content())
    }
}
@resultBuilder public enum ParameterSummaryCasesBuilder<Intent: AppIntent, Value> {
    public static func buildExpression(_ part: ParameterSummaryCase<Intent, Value>) -> [ParameterSummaryArm<Value>] { [part.arm] }
    public static func buildExpression(_ part: ParameterSummaryDefaultCase<Intent, Value>) -> [ParameterSummaryArm<Value>] { [part.arm] }
    public static func buildBlock(_ parts: [ParameterSummaryArm<Value>]...) -> [ParameterSummaryArm<Value>] { parts.flatMap { $0 } }
}
