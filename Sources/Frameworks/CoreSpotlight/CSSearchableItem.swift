// Status of this file: exact as data: nothing searches the device.

import UniformTypeIdentifiers

/// What a search finds of a piece of content.
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
    public let contentType: String
    open var title, displayName, contentDescription, identifier, relatedUniqueIdentifier, domainIdentifier, creator, subject, textContent: String?
    open var keywords, alternateNames: [String]?
    open var thumbnailData: Data?
    open var thumbnailURL, contentURL, url: URL?
    open var contentCreationDate, contentModificationDate, startDate, endDate, dueDate, metadataModificationDate, lastUsedDate: Date?
    open var rankingHint, duration: NSNumber?
    public init(contentType: UTType) { self.contentType = contentType.identifier }
    public init(itemContentType type: String) { contentType = type }
    public override init() { contentType = "public.item" }
}
/// A piece of content that a search finds.
open class CSSearchableItem: NSObject, @unchecked Sendable {
    open var uniqueIdentifier: String
    open var domainIdentifier: String?
    open var expirationDate: Date?
    open var attributeSet: CSSearchableItemAttributeSet
    public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
        (self.uniqueIdentifier, self.domainIdentifier, self.attributeSet) = (uniqueIdentifier ?? UUID().uuidString, domainIdentifier, attributeSet)
    }
}
public let CSSearchableItemActionType = "com.apple.corespotlightitem", CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"

/// The app's part of the device's index.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
    private static let instance = CSSearchableIndex(name: "default")
    private let lock = NSLock()
    private var items: [String: CSSearchableItem] = [:]
    public let name: String
    public init(name: String) { self.name = name }
    open class func `default`() -> CSSearchableIndex { instance }
    open class func isIndexingAvailable() -> Bool { true }
    /// The identifiers of what is in the index, sorted.
    public var indexedIdentifiers: [String] { lock.withLock { items.keys.sorted() } }

    private func change(_ change: (inout [String: CSSearchableItem]) -> Void, _ completionHandler: (((any Error)?) -> Void)?) {
        lock.withLock { change(&items) }
        completionHandler?(nil)
    }
    open func indexSearchableItems(_ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil) {
        change({ for item in items { $0[item.uniqueIdentifier] = item } }, completionHandler)
    }
    open func indexSearchableItems(_ items: [CSSearchableItem]) async throws { indexSearchableItems(items, completionHandler: nil) }
    open func deleteSearchableItems(withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil) {
        change({ for identifier in identifiers { $0[identifier] = nil } }, completionHandler)
    }
    open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws { deleteSearchableItems(withIdentifiers: identifiers, completionHandler: nil) }
    open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil) {
        change({ $0 = $0.filter { !domainIdentifiers.contains($0.value.domainIdentifier ?? "") } }, completionHandler)
    }
    open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws { deleteSearchableItems(withDomainIdentifiers: domainIdentifiers, completionHandler: nil) }
    open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) { change({ $0 = [:] }, completionHandler) }
    open func deleteAllSearchableItems() async throws { deleteAllSearchableItems(completionHandler: nil) }
}
