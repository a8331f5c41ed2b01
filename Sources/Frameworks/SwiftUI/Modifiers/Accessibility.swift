// Status of this file: exact.

import Drawing

/// An element that changes what its child means for accessibility.
///
/// With one node inside, the change is that node's; with several, they get a node around them.
final class AccessibilityElement: PassthroughElement {
    private let change: (inout SemanticNode) -> Void
    private let childBehavior: ChildBehavior

    enum ChildBehavior { case keep, contain, combine, ignore }

    init(_ inputs: _ViewInputs, child: _ViewElement, children: ChildBehavior, change: @escaping (inout SemanticNode) -> Void) {
        self.change = change
        childBehavior = children
        super.init(inputs, child: child)
    }

    override var typeName: String { "accessibility" }

    override func adjust(_ nodes: [SemanticNode], frame: CGRect) -> [SemanticNode] {
        var node: SemanticNode
        if nodes.count == 1, childBehavior == .keep {
            node = nodes[0]
        } else {
            node = SemanticNode(role: "container", type: typeName, frame: frame.drawing, identity: identity.hash, source: source, children: nodes)
            switch childBehavior {
            case .keep, .contain: break
            case .ignore: node.children = []
            case .combine:
                node.role = "combined"
                node.label = Self.labels(nodes).joined(separator: ", ")
            }
        }
        change(&node)
        return [node]
    }

    private static func labels(_ nodes: [SemanticNode]) -> [String] {
        nodes.flatMap { $0.isHidden ? [] : $0.label.isEmpty ? labels($0.children) : [$0.label] }
    }
}

nonisolated struct AccessibilityModifier: WrappingModifier {
    var children = AccessibilityElement.ChildBehavior.keep
    let change: (inout SemanticNode, EnvironmentValues) -> Void
    func wrap(_ child: _ViewElement, _ inputs: _ViewInputs) -> _ViewElement {
        let environment = inputs.environment, change = change
        return AccessibilityElement(inputs, child: child, children: children) { change(&$0, environment) }
    }
}

/// What becomes of the views inside an accessibility element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    let behavior: AccessibilityElement.ChildBehavior
    public static let ignore = AccessibilityChildBehavior(behavior: .ignore)
    public static let contain = AccessibilityChildBehavior(behavior: .contain)
    public static let combine = AccessibilityChildBehavior(behavior: .combine)
}

/// What kind of thing an accessibility element is.
public struct AccessibilityTraits: SetAlgebra, Sendable {
    var names: Set<String>
    public init() { names = [] }
    init(_ name: String) { names = [name] }
    public static let isButton = AccessibilityTraits("button")
    public static let isHeader = AccessibilityTraits("header")
    public static let isSelected = AccessibilityTraits("selected")
    public static let isLink = AccessibilityTraits("link")
    public static let isSearchField = AccessibilityTraits("searchField")
    public static let isImage = AccessibilityTraits("image")
    public static let playsSound = AccessibilityTraits("playsSound")
    public static let isKeyboardKey = AccessibilityTraits("keyboardKey")
    public static let isStaticText = AccessibilityTraits("staticText")
    public static let isSummaryElement = AccessibilityTraits("summary")
    public static let updatesFrequently = AccessibilityTraits("updatesFrequently")
    public static let startsMediaSession = AccessibilityTraits("startsMediaSession")
    public static let allowsDirectInteraction = AccessibilityTraits("allowsDirectInteraction")
    public static let causesPageTurn = AccessibilityTraits("causesPageTurn")
    public static let isModal = AccessibilityTraits("modal")
    public static let isToggle = AccessibilityTraits("toggle")
    public static let isTabBar = AccessibilityTraits("tabBar")
    public func contains(_ member: AccessibilityTraits) -> Bool { names.isSuperset(of: member.names) }
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { with(names.union(other.names)) }
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { with(names.intersection(other.names)) }
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits { with(names.symmetricDifference(other.names)) }
    public mutating func formUnion(_ other: AccessibilityTraits) { names.formUnion(other.names) }
    public mutating func formIntersection(_ other: AccessibilityTraits) { names.formIntersection(other.names) }
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { names.formSymmetricDifference(other.names) }
    @discardableResult public mutating func insert(_ newMember: AccessibilityTraits) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let isNew = !contains(newMember)
        names.formUnion(newMember.names)
        return (isNew, newMember)
    }
    @discardableResult public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let had = contains(member)
        names.subtract(member.names)
        return had ? member : nil
    }
    @discardableResult public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        let had = contains(newMember)
        names.formUnion(newMember.names)
        return had ? newMember : nil
    }
    private func with(_ names: Set<String>) -> AccessibilityTraits {
        var traits = AccessibilityTraits()
        traits.names = names
        return traits
    }
}

private func hide(_ node: inout SemanticNode) {
    node.isHidden = true
    for index in node.children.indices { hide(&node.children[index]) }
}

extension View {
    /// What the view is read out as.
    @inline(never) nonisolated public func accessibilityLabel(_ label: Text) -> some View { modified(AccessibilityModifier { $0.label = label.plainText(in: $1) }) }
    @inline(never) nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }
    @_disfavoredOverload
    @inline(never) nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { accessibilityLabel(Text(label)) }
    @_disfavoredOverload
    @inline(never) nonisolated public func accessibilityLabel(_ label: LocalizedStringResource) -> some View { accessibilityLabel(Text(label)) }
    /// The value that is read out after the label.
    @inline(never) nonisolated public func accessibilityValue(_ value: Text) -> some View { modified(AccessibilityModifier { $0.value = value.plainText(in: $1) }) }
    @inline(never) nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibilityValue(Text(valueKey)) }
    @_disfavoredOverload
    @inline(never) nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { accessibilityValue(Text(value)) }
    @_disfavoredOverload
    @inline(never) nonisolated public func accessibilityValue(_ value: LocalizedStringResource) -> some View { accessibilityValue(Text(value)) }
    /// What acting on the view does.
    @inline(never) nonisolated public func accessibilityHint(_ hint: Text) -> some View { modified(AccessibilityModifier { $0.hint = hint.plainText(in: $1) }) }
    @inline(never) nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibilityHint(Text(hintKey)) }
    @_disfavoredOverload
    @inline(never) nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { accessibilityHint(Text(hint)) }
    /// Leaves the view out of what is read out.
    @inline(never) nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { modified(AccessibilityModifier { node, _ in if hidden { hide(&node) } }) }
    @inline(never) nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View { modified(AccessibilityModifier { node, _ in node.identifier = identifier }) }
    @inline(never) nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        modified(AccessibilityModifier { node, _ in for name in traits.names.sorted() where !node.traits.contains(name) { node.traits.append(name) } })
    }
    @inline(never) nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { modified(AccessibilityModifier { node, _ in node.traits.removeAll { traits.names.contains($0) } }) }
    /// Makes the view one element for what reads it out.
    @inline(never) nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { modified(AccessibilityModifier(children: children.behavior) { _, _ in }) }
    /// Gives the view the accessibility children of another one. Status: approximate: the view is one element; what stands for it is not read.
    @inline(never) nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View { modified(AccessibilityModifier(children: .ignore) { _, _ in }) }
    /// Gives the view other accessibility children. Status: approximate: it keeps its own.
    @inline(never) nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { modified(AccessibilityModifier(children: .contain) { _, _ in }) }
    nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View { unseen(.hint, "accessibilitySortPriority") }
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { unseen(.hint, "accessibilityInputLabels") }
    nonisolated public func accessibilityAction(_ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void) -> some View { unseen(.gesture, "accessibilityAction") }
    nonisolated public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View { unseen(.gesture, "accessibilityAction") }
    nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { unseen(.gesture, "accessibilityAction") }
    nonisolated public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) -> some View { unseen(.gesture, "accessibilityAdjustableAction") }
    /// Marks a heading. Status: approximate: headings have no levels in the tree.
    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { accessibilityAddTraits(.isHeader) }
    nonisolated public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View { unseen(.hint, "accessibilityRespondsToUserInteraction") }
    nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { unseen(.hint, "accessibilityIgnoresInvertColors") }
    nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { unseen(.hint, "accessibilityTextContentType") }
    nonisolated public func accessibilityShowsLargeContentViewer() -> some View { unseen(.hint, "accessibilityShowsLargeContentViewer") }
    nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { unseen(.hint, "speechAlwaysIncludesPunctuation") }
    nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { unseen(.hint, "speechSpellsOutCharacters") }
    nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { unseen(.hint, "speechAdjustedPitch") }

    // MARK: The older spelling

    @_disfavoredOverload
    nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
    nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }
    nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
    nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
    nonisolated public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
    nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }
    nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { accessibilityRemoveTraits(traits) }
    nonisolated public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }
}

/// An action that assistive techniques offer.
public struct AccessibilityActionKind: Equatable, Sendable {
    let name: String
    public static let `default` = AccessibilityActionKind(name: "default")
    public static let escape = AccessibilityActionKind(name: "escape")
    public static let magicTap = AccessibilityActionKind(name: "magicTap")
    public init(named name: Text) { self.name = "\(name.plainText(in: EnvironmentValues()))" }
    init(name: String) { self.name = name }
}
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }
public struct AccessibilityTextContentType: Equatable, Sendable {
    let name: String
    public static let plain = AccessibilityTextContentType(name: "plain")
    public static let console = AccessibilityTextContentType(name: "console")
    public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
    public static let messaging = AccessibilityTextContentType(name: "messaging")
    public static let narrative = AccessibilityTextContentType(name: "narrative")
    public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
    public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
    public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}
