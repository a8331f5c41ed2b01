import Network
import Testing

@Suite(.serialized) struct PathTests {
    @Test("the path is satisfied where requests are answered, and not where the network is off")
    func status() async {
        let before = SimulatedNetwork.isReachable
        defer { SimulatedNetwork.isReachable = before }
        SimulatedNetwork.isReachable = { false }
        #expect(NWPathMonitor().currentPath.status == .unsatisfied)
        SimulatedNetwork.isReachable = { true }
        #expect(NWPathMonitor().currentPath.usesInterfaceType(.wifi))
        #expect(NWPathMonitor(requiredInterfaceType: .wifi).currentPath.status == .satisfied)
        #expect(NWPathMonitor(requiredInterfaceType: .cellular).currentPath.status == .unsatisfied)
        #expect(NWPathMonitor(prohibitedInterfaceTypes: [.wifi]).currentPath.status == .unsatisfied)
    }
}
