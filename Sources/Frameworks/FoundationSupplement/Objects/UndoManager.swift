// Status of this file: exact.

import Foundation

/// Remembers how changes are taken back.
open class UndoManager: NSObject, @unchecked Sendable {
    private struct Step {
        var name: String
        var actions: [(target: AnyObject, action: () -> Void)]
    }
    private var undoSteps: [Step] = [], redoSteps: [Step] = []
    private var group: Step?
    open private(set) var isUndoing = false
    open private(set) var isRedoing = false
    open private(set) var groupingLevel = 0
    private var disabled = 0
    /// 0: as many as there are.
    open var levelsOfUndo = 0
    open var groupsByEvent = true
    public override init() { super.init() }

    open var isUndoRegistrationEnabled: Bool { disabled == 0 }
    open func disableUndoRegistration() { disabled += 1 }
    open func enableUndoRegistration() { disabled = max(0, disabled - 1) }
    open var canUndo: Bool { !undoSteps.isEmpty || group != nil }
    open var canRedo: Bool { !redoSteps.isEmpty }
    open var undoActionName: String { undoSteps.last?.name ?? "" }
    open var redoActionName: String { redoSteps.last?.name ?? "" }
    open func setActionName(_ actionName: String) {
        if group != nil { group?.name = actionName } else if !undoSteps.isEmpty { undoSteps[undoSteps.count - 1].name = actionName }
    }
    open func beginUndoGrouping() {
        groupingLevel += 1
        if group == nil { group = Step(name: "", actions: []) }
    }
    open func endUndoGrouping() {
        guard groupingLevel > 0 else { return }
        groupingLevel -= 1
        if groupingLevel == 0, let step = group { group = nil; push(step) }
    }
    open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
        guard isUndoRegistrationEnabled else { return }
        let action = (target: target as AnyObject, action: { handler(target) })
        if group != nil { group?.actions.append(action) } else { push(Step(name: "", actions: [action])) }
    }
    private func push(_ step: Step) {
        guard !step.actions.isEmpty else { return }
        if isUndoing { redoSteps.append(step); return }
        undoSteps.append(step)
        if !isRedoing { redoSteps = [] }
        if levelsOfUndo > 0, undoSteps.count > levelsOfUndo { undoSteps.removeFirst(undoSteps.count - levelsOfUndo) }
    }
    open func undo() {
        while groupingLevel > 0 { endUndoGrouping() }
        guard let step = undoSteps.popLast() else { return }
        isUndoing = true
        run(step)
        isUndoing = false
    }
    open func redo() {
        guard let step = redoSteps.popLast() else { return }
        isRedoing = true
        run(step)
        isRedoing = false
    }
    /// What is registered meanwhile is one step back.
    private func run(_ step: Step) {
        beginUndoGrouping()
        group?.name = step.name
        step.actions.reversed().forEach { $0.action() }
        endUndoGrouping()
    }
    open func removeAllActions() { undoSteps = []; redoSteps = []; group = nil; groupingLevel = 0 }
    open func removeAllActions(withTarget target: Any) {
        func without(_ steps: [Step]) -> [Step] {
            steps.map { step in Step(name: step.name, actions: step.actions.filter { $0.target !== target as AnyObject }) }.filter { !$0.actions.isEmpty }
        }
        undoSteps = without(undoSteps); redoSteps = without(redoSteps)
    }
}
