// Status of this file: exact.

import Foundation

/// A file given to an intent.
public struct IntentFile: _IntentValue, Hashable, Sendable {
    public var data: Data
    public var filename: String
    public var fileURL: URL?
    public var removedOnCompletion = false
    public init(data: Data, filename: String) { self.data = data; self.filename = filename }
    /// The file is read when the value is made; a file that cannot be read is empty.
    public init(fileURL: URL, filename: String? = nil) {
        self.fileURL = fileURL; self.filename = filename ?? fileURL.lastPathComponent
        data = (try? Data(contentsOf: fileURL)) ?? Data()
    }
    public static var _kind: IntentValueKind { .file }
    public var _stored: IntentJSON { .object(["filename": .string(filename), "data": .string(data.base64EncodedString())]) }
    public static func _restore(_ json: IntentJSON) async throws -> IntentFile? {
        guard let object = json.objectValue, let name = object["filename"]?.stringValue, let data = object["data"]?.stringValue.flatMap({ Data(base64Encoded: $0) }) else { return nil }
        return IntentFile(data: data, filename: name)
    }
}

/// A person given to an intent.
public struct IntentPerson: _IntentValue, Hashable, Sendable {
    public enum Identifier: Hashable, Sendable { case applicationDefined(String), contactIdentifier(String) }
    public enum Name: Hashable, Sendable { case displayName(String), components(PersonNameComponents) }
    public enum Handle: Hashable, Sendable { case emailAddress(String), phoneNumber(String), applicationDefined(String) }
    public var identifier: Identifier?
    public var name: Name?
    public var handle: Handle?
    public var isMe: Bool
    public init(identifier: Identifier? = nil, name: Name? = nil, handle: Handle? = nil, isMe: Bool = false) {
        self.identifier = identifier; self.name = name; self.handle = handle; self.isMe = isMe
    }
    public static var _kind: IntentValueKind { .person }
    public var _stored: IntentJSON {
        switch name {
        case .displayName(let name): .string(name)
        case .components(let components): components._stored
        case nil: .null
        }
    }
    public static func _restore(_ json: IntentJSON) async throws -> IntentPerson? { json.stringValue.map { IntentPerson(name: .displayName($0)) } }
}

/// An amount of money.
public struct IntentCurrencyAmount: _IntentValue, Hashable, Codable, Sendable {
    public var amount: Decimal
    public var currencyCode: String
    public init(amount: Decimal, currencyCode: String) { self.amount = amount; self.currencyCode = currencyCode }
    public static var _kind: IntentValueKind { .currency }
    public var _stored: IntentJSON { .object(["amount": .string(amount.description), "currency": .string(currencyCode)]) }
    public static func _restore(_ json: IntentJSON) async throws -> IntentCurrencyAmount? {
        guard let object = json.objectValue, let amount = object["amount"]?.stringValue.flatMap({ Decimal(string: $0) }), let code = object["currency"]?.stringValue else { return nil }
        return IntentCurrencyAmount(amount: amount, currencyCode: code)
    }
}

/// A way to pay.
public struct IntentPaymentMethod: Hashable, Sendable {
    public enum PaymentType: Sendable { case unknown, brokerage, checking, credit, debit, prepaid, savings, store }
    public var type: PaymentType
    public var name: String
    public init(type: PaymentType, name: String) { self.type = type; self.name = name }
}
