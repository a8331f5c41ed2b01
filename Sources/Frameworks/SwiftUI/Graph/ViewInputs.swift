/// What a view gets from the views around it while its elements are made.
///
/// Made by `ViewGraph` for the root and copied on the way down; a modifier changes its copy. Not for use by apps.
public struct _ViewInputs {
    var environment: EnvironmentValues
    /// Which view this is, from the root on: equal in two evaluations for the same view.
    var identity: ViewIdentity
    /// How many views are above this one.
    var depth: Int
    /// The nearest place in user code.
    var source: SourceAddress
    /// The axis of the stack that the view is a direct child of: `Spacer` and `Divider` follow it.
    var stackAxis: Axis?
    /// Whether the view will be drawn over glass or another backdrop by the container (materials look at it).
    unowned let graph: ViewGraph

    init(environment: EnvironmentValues, identity: ViewIdentity = .root, depth: Int = 0, source: SourceAddress = 0, stackAxis: Axis? = nil, graph: ViewGraph) {
        self.environment = environment
        self.identity = identity
        self.depth = depth
        self.source = source
        self.stackAxis = stackAxis
        self.graph = graph
    }

    /// The inputs of the view at a position among its siblings.
    func child(_ index: Int) -> _ViewInputs {
        var copy = self
        copy.identity = identity.child(index)
        copy.depth += 1
        return copy
    }

    /// The inputs of a view that an explicit identifier names.
    func child<ID: Hashable>(id: ID) -> _ViewInputs {
        var copy = self
        copy.identity = identity.child(id: id)
        copy.depth += 1
        return copy
    }

    func at(_ source: SourceAddress) -> _ViewInputs {
        guard source != 0, UserCode.holds(source) else { return self }
        var copy = self
        copy.source = source
        return copy
    }

    func inStack(_ axis: Axis?) -> _ViewInputs {
        var copy = self
        copy.stackAxis = axis
        return copy
    }
}

/// Where user code is in this process. Addresses elsewhere are the frameworks' own (a title's text, made by `Label`), and say nothing to
/// anybody: the view around them is the place that a reader looks for.
package enum UserCode {
    /// The runtime sets it before it draws; nil: every address counts.
    nonisolated(unsafe) package static var addresses: Range<UInt64>?
    static func holds(_ source: SourceAddress) -> Bool { addresses?.contains(source) ?? true }
}

/// The path of positions and identifiers from the root to a view, as one hash.
struct ViewIdentity: Hashable, Sendable {
    var hash: UInt64
    static let root = ViewIdentity(hash: 0xcbf2_9ce4_8422_2325)

    func child(_ index: Int) -> ViewIdentity { mixed(with: UInt64(bitPattern: Int64(index)) &+ 1) }

    func child<ID: Hashable>(id: ID) -> ViewIdentity { mixed(with: 0x9e37_79b9_7f4a_7c15 ^ stableHash(of: id)) }

    private func mixed(with value: UInt64) -> ViewIdentity {
        var h = hash ^ value
        h = (h ^ (h >> 30)) &* 0xbf58_476d_1ce4_e5b9
        h = (h ^ (h >> 27)) &* 0x94d0_49bb_1331_11eb
        return ViewIdentity(hash: h ^ (h >> 31))
    }
}

/// A hash that is equal in every process, unlike `Hasher`'s, for the identifiers people use; others fall back to their hash value,
/// which the extension's process pins.
private func stableHash<T: Hashable>(of value: T) -> UInt64 {
    switch value {
    case let value as Int: return UInt64(bitPattern: Int64(value))
    case let value as String: return fnv(value.utf8)
    case let value as UUID: return withUnsafeBytes(of: value.uuid) { fnv($0) }
    case let value as AnyHashable where value.base is String: return fnv(((value.base as? String) ?? "").utf8)
    default: return UInt64(bitPattern: Int64(value.hashValue))
    }
}

private func fnv(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
}
