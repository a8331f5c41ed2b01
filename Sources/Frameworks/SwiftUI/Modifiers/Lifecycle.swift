// Status of this file: exact for what a widget can see: a view is made once for an entry.

internal import CCallSite
import Combine
import Drawing

/// Runs an action once the tree stands.
nonisolated struct AppearModifier: PrimitiveModifier {
    let action: () -> Void
    func makeElements(_ inputs: _ViewInputs, content: @escaping (_ViewInputs) -> [_ViewElement]) -> [_ViewElement] {
        let action = action
        inputs.graph.appearActions.append((inputs.identity.child(id: "onAppear"), { onMainActor { action() } }))
        return content(inputs.child(0))
    }
}

/// Runs an action when a value differs from what it was when the tree was made before.
nonisolated struct ChangeModifier<V: Equatable>: PrimitiveModifier {
    let value: V
    let isInitial: Bool
    let action: (V, V) -> Void

    private final class Memory {
        var value: V?
        var changes = 0
    }

    func makeElements(_ inputs: _ViewInputs, content: @escaping (_ViewInputs) -> [_ViewElement]) -> [_ViewElement] {
        let memory = inputs.graph.storedObject(inputs.identity, field: -11) { Memory() }
        let old = memory.value
        memory.value = value
        if old == nil ? isInitial : old != value {
            let (new, before, action) = (value, old ?? value, action)
            memory.changes += 1
            inputs.graph.appearActions.append((inputs.identity.child(id: "onChange\(memory.changes)"), { onMainActor { action(before, new) } }))
        }
        return content(inputs.child(0))
    }
}

/// Follows a publisher from when the tree stands; what it gives at once is seen in the picture.
nonisolated struct ReceiveModifier<P: Publisher>: PrimitiveModifier where P.Failure == Never {
    let publisher: P
    let action: (P.Output) -> Void

    private final class Subscription { var cancellable: AnyCancellable? }

    func makeElements(_ inputs: _ViewInputs, content: @escaping (_ViewInputs) -> [_ViewElement]) -> [_ViewElement] {
        let subscription = inputs.graph.storedObject(inputs.identity, field: -12) { Subscription() }
        let (publisher, action) = (publisher, action)
        inputs.graph.appearActions.append((inputs.identity.child(id: "onReceive"), {
            subscription.cancellable = publisher.sink { value in onMainActor { action(value) } }
        }))
        return content(inputs.child(0))
    }
}

/// Work that a view would start: a widget's picture is made without waiting for it, so it is not started.
nonisolated struct TaskModifier: PrimitiveModifier {
    func makeElements(_ inputs: _ViewInputs, content: @escaping (_ViewInputs) -> [_ViewElement]) -> [_ViewElement] {
        if inputs.environment.widgetContainer != nil {
            inputs.graph.report(Finding(code: "task-ignored", severity: .warning, basis: .assumed,
                                        message: "A widget's picture does not wait for a view's task: what the task changes is not shown.",
                                        fix: "Do the work in the timeline provider and pass its result in the entry.", source: inputs.source))
        }
        return content(inputs.child(0))
    }
}

/// Gives the view an identity of its own.
nonisolated struct IdentityModifier<ID: Hashable>: PrimitiveModifier {
    let id: ID
    func makeElements(_ inputs: _ViewInputs, content: @escaping (_ViewInputs) -> [_ViewElement]) -> [_ViewElement] {
        let elements = content(inputs.child(id: id))
        for element in elements where element.traits.tag == nil { element.traits.implicitTag = AnyHashable(id) }
        return elements
    }
}

nonisolated struct TagModifier: TraitModifier {
    let tag: AnyHashable
    func change(_ traits: inout ElementTraits) { traits.tag = tag }
}

extension View {
    /// Runs an action before the picture is made. What it changes is in the picture.
    @inline(never) nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { modified(AppearModifier(action: action ?? {})) }
    /// Never runs: a widget's view is not taken away, another picture takes its place.
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { unseen(.animation, "onDisappear") }
    @inline(never) nonisolated public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some View { modified(ChangeModifier(value: value, isInitial: initial, action: action)) }
    @inline(never) nonisolated public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View { modified(ChangeModifier(value: value, isInitial: initial, action: { _, _ in action() })) }
    @_disfavoredOverload
    @inline(never) nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View { modified(ChangeModifier(value: value, isInitial: false, action: { _, new in action(new) })) }
    @inline(never) nonisolated public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View where P.Failure == Never { modified(ReceiveModifier(publisher: publisher, action: action)) }
    /// Not started: a picture does not wait for it; a finding says so. Status: exact: no effect in a widget, whose picture is made at once; raises `task-ignored`.
    @inline(never) nonisolated public func task(priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void) -> some View { modified(TaskModifier()) }
    @inline(never) nonisolated public func task<T: Equatable>(id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void) -> some View { modified(TaskModifier()) }
    /// The identity of the view: views of two entries with the same identity are the same view to transitions.
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { modified(IdentityModifier(id: id)) }
    /// A value by which containers tell the view from others. Status: exact: no effect in a widget, which refuses what selects by it.
    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View { modified(TagModifier(tag: AnyHashable(tag))) }
}
