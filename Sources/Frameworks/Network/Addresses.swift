// Status of this file: exact as data; an address belongs to no `interface`.

import Glibc

/// An address of the internet, as bytes in network order.
public protocol IPAddress: Hashable, Sendable, CustomDebugStringConvertible {
    var rawValue: Data { get }
    init?(_ rawValue: Data, _ interface: NWInterface?)
    init?(_ string: String)
    var isLoopback: Bool { get }
    var isLinkLocal: Bool { get }
    var isMulticast: Bool { get }
    var interface: NWInterface? { get }
}

public struct IPv4Address: IPAddress {
    public let rawValue: Data
    public var interface: NWInterface? { nil }
    public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
        guard rawValue.count == 4 else { return nil }
        self.rawValue = Data(rawValue)
    }
    public init?(_ string: String) {
        var address = in_addr()
        guard inet_pton(AF_INET, string, &address) == 1 else { return nil }
        rawValue = withUnsafeBytes(of: address) { Data($0) }
    }
    private init(_ bytes: [UInt8]) { rawValue = Data(bytes) }
    public static let any = IPv4Address([0, 0, 0, 0])
    public static let broadcast = IPv4Address([255, 255, 255, 255])
    public static let loopback = IPv4Address([127, 0, 0, 1])
    public var isLoopback: Bool { rawValue.first == 127 }
    public var isLinkLocal: Bool { rawValue.starts(with: [169, 254]) }
    public var isMulticast: Bool { rawValue.first.map { $0 & 0xF0 == 0xE0 } ?? false }
    public var debugDescription: String { rawValue.map(String.init).joined(separator: ".") }
}

public struct IPv6Address: IPAddress {
    public let rawValue: Data
    public var interface: NWInterface? { nil }
    public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
        guard rawValue.count == 16 else { return nil }
        self.rawValue = Data(rawValue)
    }
    public init?(_ string: String) {
        var address = in6_addr()
        guard inet_pton(AF_INET6, string, &address) == 1 else { return nil }
        rawValue = withUnsafeBytes(of: address) { Data($0) }
    }
    private init(last: UInt8) { rawValue = Data(repeating: 0, count: 15) + [last] }
    public static let any = IPv6Address(last: 0)
    public static let loopback = IPv6Address(last: 1)
    public var isLoopback: Bool { self == .loopback }
    public var isLinkLocal: Bool { rawValue[0] == 0xFE && rawValue[1] & 0xC0 == 0x80 }
    public var isMulticast: Bool { rawValue[0] == 0xFF }
    public var isIPv4Mapped: Bool { rawValue.prefix(10).allSatisfy { $0 == 0 } && rawValue[10] == 0xFF && rawValue[11] == 0xFF }
    public var asIPv4: IPv4Address? { isIPv4Mapped ? IPv4Address(rawValue.suffix(4)) : nil }
    public var debugDescription: String {
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        let isWritten = rawValue.withUnsafeBytes { bytes in bytes.baseAddress.flatMap { inet_ntop(AF_INET6, $0, &text, socklen_t(text.count)) } != nil }
        return isWritten ? text.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" } : ""
    }
}

/// A way to the network.
public struct NWInterface: Hashable, Sendable {
    public enum InterfaceType: Hashable, Sendable { case other, wifi, cellular, wiredEthernet, loopback }
    public let name: String
    public let type: InterfaceType
    public var index: Int { 0 }
}

/// Where a connection leads.
public enum NWEndpoint: Hashable, Sendable {
    public enum Host: Hashable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
        case name(String, NWInterface?), ipv4(IPv4Address), ipv6(IPv6Address)
        public init(_ string: String) {
            if let address = IPv4Address(string) { self = .ipv4(address) }
            else if let address = IPv6Address(string) { self = .ipv6(address) }
            else { self = .name(string, nil) }
        }
        public init(stringLiteral value: String) { self.init(value) }
        public var debugDescription: String {
            switch self {
            case .name(let name, _): name
            case .ipv4(let address): address.debugDescription
            case .ipv6(let address): address.debugDescription
            }
        }
    }
    public struct Port: Hashable, Sendable, RawRepresentable, ExpressibleByIntegerLiteral, CustomDebugStringConvertible {
        public let rawValue: UInt16
        public init?(rawValue: UInt16) { self.rawValue = rawValue }
        public init?(_ string: String) { guard let value = UInt16(string) else { return nil }; rawValue = value }
        public init(integerLiteral value: UInt16) { rawValue = value }
        public static let http: Port = 80, https: Port = 443
        public var debugDescription: String { String(rawValue) }
    }
    case hostPort(host: Host, port: Port), unix(path: String), url(URL)
}
