// Status of this file: exact: a phone that cannot reach the App Store: there are no products, and nothing was bought, whatever
// `productID` is.
import Foundation

/// Errors of the App Store.
public enum StoreKitError: LocalizedError, Sendable {
    case unknown, userCancelled, networkError(URLError), systemError(any Error), notAvailableInStorefront, notEntitled, unsupported
    public var errorDescription: String? {
        if case .networkError(let error) = self { return error.localizedDescription }
        return "Unable to complete request"
    }
}

/// Something that an app sells.
public struct Product: Identifiable, Hashable, Sendable {
    public struct ProductType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let consumable = Self(rawValue: "Consumable"), nonConsumable = Self(rawValue: "Non-Consumable"), nonRenewable = Self(rawValue: "Non-Renewing Subscription"), autoRenewable = Self(rawValue: "Auto-Renewable Subscription")
    }
    public let id: String
    public let type: ProductType
    public let displayName: String
    public let description: String
    public let price: Decimal
    public let displayPrice: String
    public let isFamilyShareable: Bool
    public let subscription: SubscriptionInfo?

    /// - Throws: `StoreKitError.networkError`.
    public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws -> [Product] where Identifiers.Element == String {
        guard !identifiers.isEmpty else { return [] }
        MissingCapabilities.note("Product.products(for:)", "The App Store is not reached from here: it answers as without a network.")
        throw StoreKitError.networkError(URLError(.notConnectedToInternet))
    }
    public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
    public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }

    public struct SubscriptionInfo: Hashable, Sendable {
        public enum RenewalState: Int, Sendable { case subscribed = 1, expired, inBillingRetryPeriod, inGracePeriod, revoked }
        public struct Status: Sendable {
            public let state: RenewalState
            public let transaction: VerificationResult<Transaction>
        }
        public let subscriptionGroupID: String
        /// - Throws: `StoreKitError.networkError`.
        public static func status(for groupID: String) async throws -> [Status] {
            guard !groupID.isEmpty else { return [] }
            throw StoreKitError.networkError(URLError(.notConnectedToInternet))
        }
        public var status: [Status] { get async throws { try await Self.status(for: subscriptionGroupID) } }
    }
}

/// Whether what the App Store says is signed by it.
public enum VerificationResult<SignedType: Sendable>: Sendable {
    public enum VerificationError: Error, Sendable { case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding, invalidSignature, missingRequiredProperties }
    case unverified(SignedType, VerificationError)
    case verified(SignedType)
    /// - Throws: the error of what is not verified.
    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .verified(let value): value
            case .unverified(_, let error): throw error
            }
        }
    }
    public var unsafePayloadValue: SignedType {
        switch self {
        case .verified(let value), .unverified(let value, _): value
        }
    }
}

/// Something that was bought.
public struct Transaction: Identifiable, Hashable, Sendable {
    public let id: UInt64
    public let originalID: UInt64
    public let productID: String
    public let productType: Product.ProductType
    public let purchaseDate: Date
    public let expirationDate: Date?
    public let revocationDate: Date?
    public let isUpgraded: Bool
    public func finish() async {}

    /// What was bought, one after the other: nothing.
    public struct Transactions: AsyncSequence, Sendable {
        public typealias Element = VerificationResult<Transaction>
        public struct AsyncIterator: AsyncIteratorProtocol { public mutating func next() async -> Element? { nil } }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
    public static var all: Transactions { Transactions() }
    public static var updates: Transactions { Transactions() }
    public static var unfinished: Transactions { Transactions() }
    public static var currentEntitlements: Transactions { Transactions() }
    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
}

public enum AppStore {
    /// - Throws: `StoreKitError.networkError`.
    public static func sync() async throws { throw StoreKitError.networkError(URLError(.notConnectedToInternet)) }
    public static var canMakePayments: Bool { true }
}
/// The App Store of a country.
public struct Storefront: Hashable, Sendable {
    public let countryCode: String
    public let id: String
    public static var current: Storefront? { get async { nil } }
}
