// Status of this file: exact as data.

/// A property of a contact that a fetch asks for; its name as a string is one too.
public protocol CNKeyDescriptor { var contactKey: String { get } }
extension NSString: CNKeyDescriptor { public var contactKey: String { self as String } }
extension String: CNKeyDescriptor { public var contactKey: String { self } }

public let CNContactIdentifierKey = "identifier", CNContactNamePrefixKey = "namePrefix", CNContactGivenNameKey = "givenName",
           CNContactMiddleNameKey = "middleName", CNContactFamilyNameKey = "familyName", CNContactNicknameKey = "nickname",
           CNContactOrganizationNameKey = "organizationName", CNContactBirthdayKey = "birthday", CNContactImageDataKey = "imageData",
           CNContactThumbnailImageDataKey = "thumbnailImageData", CNContactImageDataAvailableKey = "imageDataAvailable",
           CNContactPhoneNumbersKey = "phoneNumbers", CNContactEmailAddressesKey = "emailAddresses", CNContactPostalAddressesKey = "postalAddresses",
           CNContactDatesKey = "dates", CNContactTypeKey = "contactType", CNContactNoteKey = "note"

public enum CNContactType: Int, Hashable, Sendable { case person, organization }

/// A value of a contact and what it is for: "home", "work".
public final class CNLabeledValue<Value: AnyObject>: NSObject, @unchecked Sendable {
    public let identifier = UUID().uuidString
    public let label: String?
    public let value: Value
    public init(label: String?, value: Value) { self.label = label; self.value = value }
    /// The label as people read it: Apple's are written `_$!<Home>!$_`.
    public static func localizedString(forLabel label: String) -> String {
        guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
        return label.dropFirst(4).dropLast(4).lowercased()
    }
}
public let CNLabelHome = "_$!<Home>!$_", CNLabelWork = "_$!<Work>!$_", CNLabelOther = "_$!<Other>!$_"

/// A telephone number, as it was written.
public final class CNPhoneNumber: NSObject, @unchecked Sendable {
    public let stringValue: String
    public init(stringValue: String) { self.stringValue = stringValue }
}

/// A person or an organisation of the address book.
open class CNContact: NSObject, @unchecked Sendable {
    open fileprivate(set) var identifier = UUID().uuidString
    open fileprivate(set) var contactType = CNContactType.person
    open fileprivate(set) var namePrefix = "", givenName = "", middleName = "", familyName = "", nickname = "", organizationName = "", note = ""
    /// A birthday may have no year.
    open fileprivate(set) var birthday: DateComponents?
    open fileprivate(set) var imageData: Data?
    open var thumbnailImageData: Data? { imageData }
    open var imageDataAvailable: Bool { imageData != nil }
    open fileprivate(set) var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    open fileprivate(set) var emailAddresses: [CNLabeledValue<NSString>] = []
    open fileprivate(set) var dates: [CNLabeledValue<NSDateComponents>] = []
    public override init() { super.init() }

    /// Contacts of these identifiers.
    open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate { object, _ in (object as? CNContact).map { identifiers.contains($0.identifier) } ?? false }
    }
    /// Contacts whose name begins with each word.
    open class func predicateForContacts(matchingName name: String) -> NSPredicate {
        let words = name.lowercased().split(separator: " ").map(String.init)
        return NSPredicate { object, _ in
            guard let contact = object as? CNContact else { return false }
            let names = [contact.givenName, contact.middleName, contact.familyName, contact.nickname, contact.organizationName].map { $0.lowercased() }
            return words.allSatisfy { word in names.contains { $0.hasPrefix(word) } }
        }
    }
    /// Every property of a contact made here is known.
    open func isKeyAvailable(_ key: String) -> Bool { true }
}

/// A contact that can be changed.
open class CNMutableContact: CNContact, @unchecked Sendable {
    open override var contactType: CNContactType { get { super.contactType } set { super.contactType = newValue } }
    open override var namePrefix: String { get { super.namePrefix } set { super.namePrefix = newValue } }
    open override var givenName: String { get { super.givenName } set { super.givenName = newValue } }
    open override var middleName: String { get { super.middleName } set { super.middleName = newValue } }
    open override var familyName: String { get { super.familyName } set { super.familyName = newValue } }
    open override var nickname: String { get { super.nickname } set { super.nickname = newValue } }
    open override var organizationName: String { get { super.organizationName } set { super.organizationName = newValue } }
    open override var note: String { get { super.note } set { super.note = newValue } }
    open override var birthday: DateComponents? { get { super.birthday } set { super.birthday = newValue } }
    open override var imageData: Data? { get { super.imageData } set { super.imageData = newValue } }
    open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { get { super.phoneNumbers } set { super.phoneNumbers = newValue } }
    open override var emailAddresses: [CNLabeledValue<NSString>] { get { super.emailAddresses } set { super.emailAddresses = newValue } }
    open override var dates: [CNLabeledValue<NSDateComponents>] { get { super.dates } set { super.dates = newValue } }
}

public enum CNContactFormatterStyle: Int, Hashable, Sendable { case fullName, phoneticFullName }

/// Writes a contact's name. Status: approximate: the given name comes first in every language and `style`.
open class CNContactFormatter: Formatter, @unchecked Sendable {
    open var style = CNContactFormatterStyle.fullName
    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        let text = [contact.namePrefix, contact.givenName, contact.middleName, contact.familyName].filter { !$0.isEmpty }.joined(separator: " ")
        return text.isEmpty ? contact.organizationName.isEmpty ? nil : contact.organizationName : text
    }
    open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
    /// Status: exact: the keys that a name needs, whatever the `style`.
    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor { "fullName" }
}
