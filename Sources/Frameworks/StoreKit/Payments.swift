// Status of this file: exact: a phone that cannot reach the App Store: requests fail, and nothing is bought, so that there is no
// `transaction` to finish.
import Foundation

/// A product as the older interface describes it.
open class SKProduct: NSObject, @unchecked Sendable {
    open var localizedTitle: String { "" }
    open var localizedDescription: String { "" }
    open var price: NSDecimalNumber { 0 }
    open var priceLocale: Locale { .current }
    open var productIdentifier: String { "" }
}
public protocol SKRequestDelegate: AnyObject {
    func requestDidFinish(_ request: SKRequest)
    func request(_ request: SKRequest, didFailWithError error: any Error)
}
extension SKRequestDelegate {
    public func requestDidFinish(_ request: SKRequest) {}
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}
public protocol SKProductsRequestDelegate: SKRequestDelegate {
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}
open class SKRequest: NSObject, @unchecked Sendable {
    open func start() {}
    open func cancel() {}
}
open class SKProductsRequest: SKRequest, @unchecked Sendable {
    open weak var delegate: (any SKProductsRequestDelegate)?
    public let productIdentifiers: Set<String>
    public init(productIdentifiers: Set<String>) { self.productIdentifiers = productIdentifiers }
    open override func start() { delegate?.request(self, didFailWithError: URLError(.notConnectedToInternet)) }
}
open class SKProductsResponse: NSObject, @unchecked Sendable {
    open var products: [SKProduct] { [] }
    open var invalidProductIdentifiers: [String] { [] }
}
open class SKPayment: NSObject, @unchecked Sendable {
    public let productIdentifier: String
    public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}
public enum SKPaymentTransactionState: Int, Sendable { case purchasing = 0, purchased, failed, restored, deferred }
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
    open var transactionState: SKPaymentTransactionState { .failed }
    public let payment: SKPayment
    open var error: (any Error)? { URLError(.notConnectedToInternet) }
    open var transactionIdentifier: String? { nil }
    init(_ payment: SKPayment) { self.payment = payment }
}
public protocol SKPaymentTransactionObserver: AnyObject {
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
}
/// What is to be paid.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
    private static let shared = SKPaymentQueue()
    private var observers: [any SKPaymentTransactionObserver] = []
    open class func `default`() -> SKPaymentQueue { shared }
    open class func canMakePayments() -> Bool { true }
    open func add(_ observer: any SKPaymentTransactionObserver) { observers.append(observer) }
    open func remove(_ observer: any SKPaymentTransactionObserver) { observers.removeAll { $0 === observer } }
    open func add(_ payment: SKPayment) { for observer in observers { observer.paymentQueue(self, updatedTransactions: [SKPaymentTransaction(payment)]) } }
    open func finishTransaction(_ transaction: SKPaymentTransaction) {}
    open func restoreCompletedTransactions() {}
    open var transactions: [SKPaymentTransaction] { [] }
}
