import Drawing

/// Turns views into elements, and keeps what outlives one evaluation: the values of `@State` and the findings.
///
/// A widget's view is evaluated once for an entry and an environment, so the graph is no incremental one: where an action run
/// while drawing (`onAppear`, `onPreferenceChange`) changes state, the whole tree is made anew, a bounded number of times.
final class ViewGraph {
    /// Deeper than any view people write, shallow enough for the stack of the main thread.
    static let depthLimit = 400
    static let elementLimit = 50_000
    static let evaluationLimit = 8

    private var storage: [StateKey: AnyObject] = [:]
    private(set) var findings: [Finding] = []
    private var reported: Set<String> = []
    private var elementCount = 0
    /// Whether a value changed since the tree was made last.
    var isInvalid = false
    private let thread = pthread_self()

    /// Notes that a value changed. Changes on other threads, of work that a view started, come too late for the picture.
    func invalidate() {
        if pthread_equal(thread, pthread_self()) != 0 { isInvalid = true }
    }
    /// Actions to run once the tree stands (`onAppear`, `task`).
    var appearActions: [(ViewIdentity, () -> Void)] = []
    private var appeared: Set<ViewIdentity> = []
    /// The URL of the outermost `widgetURL`, and how many there are.
    var widgetURLs: [(url: URL, source: SourceAddress)] = []
    /// The views of `matchedGeometryEffect`.
    var matched: [MatchedGeometryElement] = []
    /// Whether a view gave the widget a container background.
    var hasContainerBackground = false

    struct StateKey: Hashable {
        var identity: ViewIdentity
        var field: Int
        var type: ObjectIdentifier
    }

    /// The object that keeps a property's value between evaluations, made at first use.
    func storedObject<Object: AnyObject>(_ identity: ViewIdentity, field: Int, make: () -> Object) -> Object {
        let key = StateKey(identity: identity, field: field, type: ObjectIdentifier(Object.self))
        if let object = storage[key] as? Object { return object }
        let object = make()
        storage[key] = object
        return object
    }

    func report(_ finding: Finding) {
        guard findings.count < 500, reported.insert("\(finding.code) \(finding.source) \(finding.message)").inserted else { return }
        findings.append(finding)
    }

    /// Evaluates a view's body with its dynamic properties installed.
    func evaluateBody<V: View>(of view: V, _ inputs: _ViewInputs) -> [_ViewElement] {
        guard inputs.depth < Self.depthLimit else {
            report(Finding(code: "view-depth-limit", severity: .error, basis: .assumed,
                           message: "\(V.self) is nested more than \(Self.depthLimit) views deep; the rest is left out.",
                           fix: "Look for a view whose body holds itself.", source: inputs.source))
            return []
        }
        var installed = view
        let inner = inputs.child(0)
        DynamicPropertyInstaller.install(in: &installed, inputs: inner)
        return V.Body._makeElements(onMainActor { installed.body }, inner)
    }

    /// Counts an element; false once there are more than a widget can hold.
    func admitElement(source: SourceAddress) -> Bool {
        elementCount += 1
        if elementCount == Self.elementLimit {
            report(Finding(code: "view-count-limit", severity: .error, basis: .assumed,
                           message: "The view makes more than \(Self.elementLimit) elements; the rest is left out.",
                           fix: "Show fewer items: a widget has room for a few dozen.", source: source))
        }
        return elementCount < Self.elementLimit
    }

    /// Makes the tree of a view until it is stable: actions that run while it is made may change state.
    func makeElements<V: View>(of view: V, environment: EnvironmentValues, layOut: (([_ViewElement]) -> _ViewElement)) -> _ViewElement {
        var root: _ViewElement
        var round = 0
        repeat {
            elementCount = 0
            isInvalid = false
            widgetURLs = []
            matched = []
            hasContainerBackground = false
            appearActions = []
            root = layOut(V._makeElements(view, _ViewInputs(environment: environment, graph: self)))
            matchGeometry()
            root.runPreferenceActions()
            for (identity, action) in appearActions where appeared.insert(identity).inserted { action() }
            round += 1
        } while isInvalid && round < Self.evaluationLimit
        if isInvalid {
            report(Finding(code: "state-loop", severity: .warning, basis: .assumed,
                           message: "The view changes its own state each time it is drawn; drawing stopped after \(round) rounds.",
                           fix: "Compute the value in the timeline provider and pass it in the entry."))
        }
        return root
    }
}
