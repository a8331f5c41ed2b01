// Status of this file: exact for a network that does not change: nothing is told of later, whatever `callout`, `context` and `queue` are.

import Network

/// How a host is reached.
public struct SCNetworkReachabilityFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let transientConnection = Self(rawValue: 1), reachable = Self(rawValue: 2), connectionRequired = Self(rawValue: 4), connectionOnTraffic = Self(rawValue: 8),
                      interventionRequired = Self(rawValue: 16), connectionOnDemand = Self(rawValue: 32), isLocalAddress = Self(rawValue: 1 << 16),
                      isDirect = Self(rawValue: 1 << 17), isWWAN = Self(rawValue: 1 << 18)
    public static var connectionAutomatic: Self { connectionOnTraffic }
}
/// A host whose reachability is asked for.
public final class SCNetworkReachability: @unchecked Sendable {}
public struct SCNetworkReachabilityContext {
    public var version: Int
    public var info: UnsafeMutableRawPointer?
    public init() { self.init(version: 0, info: nil, retain: nil, release: nil, copyDescription: nil) }
    /// Status: exact as data; the object behind `info` is not counted (`retain`, `release`, `copyDescription`).
    public init(version: Int, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?, release: ((UnsafeRawPointer) -> Void)?, copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?) {
        (self.version, self.info) = (version, info)
    }
}
public typealias SCNetworkReachabilityCallBack = (SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?) -> Void

/// Status: exact: every host is reached as every other, whatever `allocator` and `nodename` are.
public func SCNetworkReachabilityCreateWithName(_ allocator: AnyObject?, _ nodename: UnsafePointer<CChar>) -> SCNetworkReachability? { SCNetworkReachability() }
/// Status: exact: every host is reached as every other, whatever `allocator` and `address` are.
public func SCNetworkReachabilityCreateWithAddress(_ allocator: AnyObject?, _ address: UnsafePointer<sockaddr>) -> SCNetworkReachability? { SCNetworkReachability() }
/// Whether the network of this run answers. Status: exact: for every `target`.
public func SCNetworkReachabilityGetFlags(_ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>) -> Bool {
    flags.pointee = NWPathMonitor().currentPath.status == .satisfied ? [.reachable] : []
    return true
}
/// Status: exact: the network does not change, so `callout` is not called for `target` with its `context`.
@discardableResult
public func SCNetworkReachabilitySetCallback(_ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?, _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?) -> Bool { true }
/// Status: exact: the network does not change, so nothing comes to the `queue` of `target`.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool { true }
