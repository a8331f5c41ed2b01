import Drawing

/// What a transition does, as data for the archive: user code's own transitions are asked what they look like.
indirect enum TransitionKind {
    case identity, opacity, slide, symbolEffect
    case scale(Double, UnitPoint)
    case offset(CGSize)
    case move(Edge)
    case push(Edge)
    case blurReplace(isUpUp: Bool)
    case asymmetric(TransitionKind, TransitionKind)
    case combined(TransitionKind, TransitionKind)
    case animated(TransitionKind, Animation)
    /// A view around the one that comes or goes, for a phase.
    case custom((AnyView, TransitionPhase) -> AnyView)
}

/// A transition of the framework, which needs no look at its body.
@MainActor protocol KnownTransition { var kind: TransitionKind { get } }

/// A transition asked for on a view. Elements that wrap one view share it, so that it counts once.
final class TransitionTrait {
    let kind: TransitionKind
    let name: String
    init(_ transition: AnyTransition) { (kind, name) = (transition.kind, transition.name) }

    /// The course that it brings itself.
    var timing: ContentChange.Timing? { kind.animation?.timing }

    /// How a view with a frame comes and goes.
    func passage(of frame: CGRect, _ environment: EnvironmentValues) -> ViewRecord.Passage {
        ViewRecord.Passage(arrival: Array(kind.effects(in: frame, environment, isArrival: true).prefix(16)), departure: Array(kind.effects(in: frame, environment, isArrival: false).prefix(16)),
                           arrivesAtOnce: kind.isIdentity(isArrival: true), leavesAtOnce: kind.isIdentity(isArrival: false))
    }
}

extension TransitionKind {
    func isIdentity(isArrival: Bool) -> Bool {
        switch self {
        case .identity: true
        case .asymmetric(let arrival, let departure): (isArrival ? arrival : departure).isIdentity(isArrival: isArrival)
        case .combined(let a, let b): a.isIdentity(isArrival: isArrival) && b.isIdentity(isArrival: isArrival)
        case .animated(let kind, _): kind.isIdentity(isArrival: isArrival)
        default: false
        }
    }

    var animation: Animation? {
        switch self {
        case .animated(_, let animation): animation
        case .combined(let a, let b), .asymmetric(let a, let b): a.animation ?? b.animation
        default: nil
        }
    }

    /// The groups around a view that is not there yet, or not there any more; the first is outermost.
    func effects(in frame: CGRect, _ environment: EnvironmentValues, isArrival: Bool) -> [GroupEffect] {
        func moved(_ edge: Edge) -> GroupEffect {
            let isMirrored = environment.layoutDirection == .rightToLeft
            return switch edge {
            case .top: .transform(.translation(x: 0, y: -frame.height))
            case .bottom: .transform(.translation(x: 0, y: frame.height))
            case .leading: .transform(.translation(x: isMirrored ? frame.width : -frame.width, y: 0))
            case .trailing: .transform(.translation(x: isMirrored ? -frame.width : frame.width, y: 0))
            }
        }
        func scaled(_ scale: Double, _ anchor: UnitPoint = .center) -> GroupEffect {
            let center = anchor.point(in: frame)
            return .transform(Drawing.AffineTransform(a: scale, b: 0, c: 0, d: scale, tx: center.x * (1 - scale), ty: center.y * (1 - scale)))
        }
        switch self {
        case .identity: return []
        case .opacity: return [.opacity(0)]
        case .slide: return [moved(isArrival ? .leading : .trailing)]
        case .scale(let scale, let anchor): return [scaled(scale, anchor)]
        case .offset(let offset): return [.transform(.translation(x: environment.layoutDirection == .rightToLeft ? -offset.width : offset.width, y: offset.height))]
        case .move(let edge): return [moved(edge)]
        case .push(let edge): return [.opacity(0), moved(isArrival ? edge : edge.opposite)]
        // How small and how blurred is assumed.
        case .symbolEffect: return [.opacity(0), scaled(0.5)]
        case .blurReplace(let isUpUp): return [.opacity(0), scaled(isUpUp && !isArrival ? 1.2 : 0.8), .blur(radius: min(Double(min(frame.width, frame.height)) / 6, 8), isOpaque: false)]
        case .asymmetric(let arrival, let departure): return (isArrival ? arrival : departure).effects(in: frame, environment, isArrival: isArrival)
        case .combined(let a, let b): return b.effects(in: frame, environment, isArrival: isArrival) + a.effects(in: frame, environment, isArrival: isArrival)
        case .animated(let kind, _): return kind.effects(in: frame, environment, isArrival: isArrival)
        case .custom(let body): return TransitionProbe.effects(of: { body($0, isArrival ? .willAppear : .didDisappear) }, in: frame, environment)
        }
    }
}

extension Edge {
    var opposite: Edge {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }
}

/// Draws a probe in the place of the view that comes or goes, and reads off the groups around it: what a user's own transition does.
enum TransitionProbe {
    static func effects(of body: (AnyView) -> AnyView, in frame: CGRect, _ environment: EnvironmentValues) -> [GroupEffect] {
        let graph = ViewGraph()
        var seen: (groups: [GroupEffect], origin: CGPoint)?
        let probe = DrawnView("TransitionProbe", size: { _ in frame.size }) { rect, _, builder in
            if seen == nil { seen = (builder.openGroups, rect.origin) }
        }
        let view = onMainActor { body(AnyView(probe)) }
        let root = graph.makeElements(of: view, environment: environment) { elements in
            let root = _ViewElement.together(elements, _ViewInputs(environment: environment, graph: graph), ZStackLayout(), name: "Root")
            root.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
            return root
        }
        root.drawInParent(at: .zero, into: DisplayListBuilder(displayScale: environment.displayScale))
        guard let seen else { return [.opacity(0)] }
        let way = CGPoint(x: seen.origin.x - frame.minX, y: seen.origin.y - frame.minY)
        return seen.groups + (way == .zero ? [] : [.transform(.translation(x: way.x, y: way.y))])
    }
}
