// Status of this file: exact.

import Foundation

public protocol NSItemProviderReading: NSObjectProtocol {
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
public protocol NSItemProviderWriting: NSObjectProtocol {
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    func loadData(withTypeIdentifier typeIdentifier: String, forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
}

/// Offers data in several forms.
open class NSItemProvider: NSObject, @unchecked Sendable {
    public enum ErrorCode: Int, Sendable { case unknownError = -1, itemUnavailableError = -1000, unexpectedValueClassError = -1100, unavailableCoercionError = -1200 }
    public static let errorDomain = "NSItemProviderErrorDomain"
    private let lock = NSLock()
    private var loaders: [(type: String, load: (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?)] = []
    open var suggestedName: String?

    public override init() { super.init() }
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object)
    }
    public convenience init?(contentsOf url: URL?) {
        guard let url, url.isFileURL, FileManager.default.fileExists(atPath: url.path) else { return nil }
        self.init()
        suggestedName = url.lastPathComponent
        registerDataRepresentation(forTypeIdentifier: "public.data") { done in
            do { done(try Data(contentsOf: url), nil) } catch { done(nil, error) }
            return nil
        }
    }
    private func registerObject(_ object: any NSItemProviderWriting) {
        for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: type) { object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: $0) }
        }
    }
    open func registerDataRepresentation(forTypeIdentifier typeIdentifier: String, loadHandler: @escaping (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?) {
        lock.withLock { loaders.append((typeIdentifier, loadHandler)) }
    }
    open var registeredTypeIdentifiers: [String] { lock.withLock { loaders.map(\.type) } }
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { registeredTypeIdentifiers.contains(typeIdentifier) }
    @discardableResult
    open func loadDataRepresentation(forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress {
        guard let loader = lock.withLock({ loaders.first { $0.type == typeIdentifier } }) else {
            completionHandler(nil, NSError(domain: Self.errorDomain, code: ErrorCode.itemUnavailableError.rawValue))
            return Progress(totalUnitCount: 1)
        }
        return loader.load(completionHandler) ?? Progress(totalUnitCount: 1)
    }
}
