// Status of this file: exact for a network that does not change: the first path is the last, of the one interface there is.

/// The state of the network.
public struct NWPath: Hashable, Sendable {
    public enum Status: Hashable, Sendable { case satisfied, unsatisfied, requiresConnection }
    public enum UnsatisfiedReason: Hashable, Sendable { case notAvailable, cellularDenied, wifiDenied, localNetworkDenied }
    public let status: Status
    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
    public var isExpensive: Bool { false }
    public var isConstrained: Bool { false }
    public var supportsIPv4: Bool { status == .satisfied }
    public var supportsIPv6: Bool { false }
    public var supportsDNS: Bool { status == .satisfied }
    public let availableInterfaces: [NWInterface]
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { availableInterfaces.contains { $0.type == type } }
}

/// Whether requests of this run are answered by anything. The runtime says how to tell before user code runs.
public enum SimulatedNetwork {
    nonisolated(unsafe) public static var isReachable: @Sendable () -> Bool = { false }
}

/// Tells of changes of the network. On the simulated device nothing changes: the first path is the last.
public final class NWPathMonitor: @unchecked Sendable, AsyncSequence {
    public typealias Element = NWPath
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    public private(set) var queue: DispatchQueue?
    private let isLookedAt: @Sendable (NWInterface.InterfaceType) -> Bool
    public init() { isLookedAt = { _ in true } }
    /// Looks at the interfaces of one type only: the path is not satisfied where the network is reached by another.
    public init(requiredInterfaceType: NWInterface.InterfaceType) { isLookedAt = { $0 == requiredInterfaceType } }
    public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) { isLookedAt = { !prohibitedInterfaceTypes.contains($0) } }

    public var currentPath: NWPath {
        let isReachable = SimulatedNetwork.isReachable() && isLookedAt(.wifi)
        return NWPath(status: isReachable ? .satisfied : .unsatisfied, availableInterfaces: isReachable ? [NWInterface(name: "en0", type: .wifi)] : [])
    }
    public func start(queue: DispatchQueue) {
        self.queue = queue
        queue.async { [self] in pathUpdateHandler?(currentPath) }
    }
    public func cancel() { pathUpdateHandler = nil }

    public struct AsyncIterator: AsyncIteratorProtocol {
        var path: NWPath?
        public mutating func next() async -> NWPath? {
            defer { path = nil }
            return path
        }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(path: currentPath) }
}
