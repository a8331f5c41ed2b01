// Status of this file: exact; as on a phone that is signed out of iCloud (`containerIdentifier`, `url`).

import Foundation
import Glibc

extension FileManager {
    /// The shared folder of an app group that the extension's entitlements grant; nil without the grant, as on a phone.
    ///
    /// The process that hosts the extension exports `vitrine_group_container`, which maps a group to its folder. The text it answers
    /// belongs to it. Where nobody exports it no group is granted.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        typealias Lookup = @convention(c) (UnsafePointer<CChar>) -> UnsafePointer<CChar>?
        guard let symbol = dlsym(nil, "vitrine_group_container") else { return nil }
        let lookup = unsafeBitCast(symbol, to: Lookup.self)
        guard let path = groupIdentifier.withCString(lookup) else { return nil }
        return URL(fileURLWithPath: String(cString: path), isDirectory: true)
    }

    /// Nil: no iCloud account is signed in.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
    /// Nil: no iCloud account is signed in.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
    /// False: nothing is in iCloud.
    public func isUbiquitousItem(at url: URL) -> Bool { false }
}
