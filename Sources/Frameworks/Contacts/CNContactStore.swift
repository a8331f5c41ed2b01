// Status of this file: exact: a phone whose owner was not asked for the address book: nothing is granted and there is no contact,
// whatever `entityType`, `identifier`, `predicate`, `keys`, `fetchRequest`, `usingBlock`, `block` and `saveRequest` are.

public enum CNEntityType: Int, Hashable, Sendable { case contacts }
public enum CNAuthorizationStatus: Int, Hashable, Sendable { case notDetermined, restricted, denied, authorized, limited }
public enum CNContactSortOrder: Int, Hashable, Sendable { case none, userDefault, givenName, familyName }

/// Why there are no contacts.
public struct CNError: Error, Hashable, Sendable, CustomNSError {
    public enum Code: Int, Hashable, Sendable {
        case communicationError = 1, dataAccessError, authorizationDenied = 100, noAccessableWritableContainers, unauthorizedKeys, featureDisabledByUser,
             featureNotAvailable, recordDoesNotExist = 200, insertedRecordAlreadyExists, validationMultipleErrors = 300, predicateInvalid = 400
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "CNErrorDomain" }
    public var errorCode: Int { code.rawValue }
}
public let CNErrorDomain = "CNErrorDomain"

private func refusal(_ symbol: String) -> CNError {
    MissingCapabilities.note(symbol, "The simulated device's owner was not asked for contacts: it answers as such a phone.")
    return CNError(.authorizationDenied)
}

/// What of which contacts is fetched.
open class CNContactFetchRequest: NSObject, @unchecked Sendable {
    open var keysToFetch: [any CNKeyDescriptor]
    open var predicate: NSPredicate?
    open var sortOrder = CNContactSortOrder.none
    open var unifyResults = true
    open var mutableObjects = false
    public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// Changes of the address book that are saved together.
open class CNSaveRequest: NSObject, @unchecked Sendable {
    /// The contacts to add, in the order they were given.
    public private(set) var added: [CNMutableContact] = []
    /// The contacts to change.
    public private(set) var updated: [CNMutableContact] = []
    /// The contacts to remove.
    public private(set) var deleted: [CNMutableContact] = []
    /// Status: exact as data: there is one container, whatever the `identifier`.
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) { added.append(contact) }
    open func update(_ contact: CNMutableContact) { updated.append(contact) }
    open func delete(_ contact: CNMutableContact) { deleted.append(contact) }
}

/// The address book.
open class CNContactStore: NSObject, @unchecked Sendable {
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .notDetermined }
    open func requestAccess(for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void) { completionHandler(false, refusal("CNContactStore.requestAccess(for:)")) }
    open func requestAccess(for entityType: CNEntityType) async throws -> Bool { throw refusal("CNContactStore.requestAccess(for:)") }
    open func unifiedContact(withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]) throws -> CNContact { throw refusal("CNContactStore.unifiedContact(withIdentifier:keysToFetch:)") }
    open func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws -> [CNContact] { throw refusal("CNContactStore.unifiedContacts(matching:keysToFetch:)") }
    open func enumerateContacts(with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void) throws { throw refusal("CNContactStore.enumerateContacts(with:)") }
    open func execute(_ saveRequest: CNSaveRequest) throws { throw refusal("CNContactStore.execute(_:)") }
}
extension Notification.Name {
    public static let CNContactStoreDidChange = Notification.Name("CNContactStoreDidChangeNotification")
}
