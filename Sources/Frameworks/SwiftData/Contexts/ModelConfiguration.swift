// Status of this file: exact.
import Foundation
import Glibc

/// Where a container keeps its models.
///
/// Stores lie in files of SQLite's with a layout of their own; a file that Apple's Core Data wrote is refused.
public struct ModelConfiguration: Hashable, Identifiable, Sendable, CustomDebugStringConvertible {
    /// The app group whose folder holds the store.
    public struct GroupContainer: Hashable, Sendable {
        enum Choice: Hashable, Sendable { case automatic, none, identifier(String) }
        let choice: Choice
        /// The first group that the entitlements grant; the extension's own folder without one.
        public static var automatic: GroupContainer { GroupContainer(choice: .automatic) }
        public static var none: GroupContainer { GroupContainer(choice: .none) }
        public static func identifier(_ identifier: String) -> GroupContainer { GroupContainer(choice: .identifier(identifier)) }
    }
    /// The iCloud database that the store is kept in step with.
    ///
    /// Status: approximate: no iCloud account is signed in, so that nothing comes from there.
    public struct CloudKitDatabase: Hashable, Sendable {
        let name: String?
        public static var automatic: CloudKitDatabase { CloudKitDatabase(name: "automatic") }
        public static var none: CloudKitDatabase { CloudKitDatabase(name: nil) }
        public static func `private`(_ identifier: String) -> CloudKitDatabase { CloudKitDatabase(name: identifier) }
    }

    public let name: String
    public let schema: Schema?
    public let isStoredInMemoryOnly: Bool
    public let allowsSave: Bool
    public let url: URL
    public let groupContainer: GroupContainer
    public let groupAppContainerIdentifier: String?
    public let cloudKitDatabase: CloudKitDatabase
    public var cloudKitContainerIdentifier: String? { nil }
    public var id: String { url.path }

    public init(_ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
                groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic) {
        self.name = name ?? "default"
        self.schema = schema
        self.isStoredInMemoryOnly = isStoredInMemoryOnly
        self.allowsSave = allowsSave
        self.groupContainer = groupContainer
        self.cloudKitDatabase = cloudKitDatabase
        let group: String? = switch groupContainer.choice {
        case .automatic: GrantedGroups.first
        case .none: nil
        case .identifier(let identifier): identifier
        }
        groupAppContainerIdentifier = group
        let folder = group.flatMap { FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: $0)?.appendingPathComponent("Library/Application Support") }
            ?? URL.applicationSupportDirectory
        url = isStoredInMemoryOnly ? URL(fileURLWithPath: "/dev/null") : folder.appendingPathComponent("\(self.name).store")
    }

    public init(_ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true, cloudKitDatabase: CloudKitDatabase = .automatic) {
        self.name = name ?? "default"
        self.schema = schema
        self.url = url
        self.allowsSave = allowsSave
        self.cloudKitDatabase = cloudKitDatabase
        isStoredInMemoryOnly = url.path == "/dev/null"
        groupContainer = .none
        groupAppContainerIdentifier = nil
    }

    @_disfavoredOverload
    public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
        self.init(schema: Schema(types), isStoredInMemoryOnly: isStoredInMemoryOnly)
    }

    public var debugDescription: String { "ModelConfiguration \(name): \(isStoredInMemoryOnly ? "in memory" : url.path)" }
}

/// The groups that the extension's entitlements grant.
private enum GrantedGroups {
    /// nil where no entitlements are known: the process that hosts the extension exports `vitrine_group_first`.
    static var first: String? {
        typealias Lookup = @convention(c) () -> UnsafePointer<CChar>?
        guard let symbol = dlsym(nil, "vitrine_group_first") else { return nil }
        return unsafeBitCast(symbol, to: Lookup.self)().map { String(cString: $0) }
    }
}
