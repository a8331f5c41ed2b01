// Status of this file: exact as data: nothing is dragged, shared or pasted out of a widget, so no representation is ever asked for.

@_exported import UniformTypeIdentifiers

/// A value that can be handed to another app.
public protocol Transferable {
    associatedtype Representation: TransferRepresentation
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// How a value is written for others.
public protocol TransferRepresentation<Item>: Sendable {
    associatedtype Item: Transferable
    associatedtype Body: TransferRepresentation
    @TransferRepresentationBuilder<Item> var body: Body { get }
}
extension Never: TransferRepresentation, Transferable {
    public typealias Item = Never
    public typealias Representation = Never
    public static var transferRepresentation: Never { fatalError("A value of Never is not written: it does not exist.") }
    public var body: Never { fatalError("A value of Never has no body: it does not exist.") }
}
/// A representation that is not made of others.
public protocol _PrimitiveTransferRepresentation: TransferRepresentation where Body == Never {}
extension _PrimitiveTransferRepresentation {
    public var body: Never { fatalError("\(Self.self) is not made of other representations.") }
}

/// Who may be given a representation.
public enum TransferRepresentationVisibility: Hashable, Sendable { case all, team, group, ownProcess }

/// Representations in the order in which the writer prefers them.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content where Content.Item == Item { content }
    public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content where Content.Item == Item { content }
    public static func buildBlock<each Content: TransferRepresentation>(_ content: repeat each Content) -> TupleTransferRepresentation<Item> {
        var all: [any TransferRepresentation] = []
        repeat all.append(each content)
        return TupleTransferRepresentation(representations: all)
    }
}
/// Several representations of a value.
public struct TupleTransferRepresentation<Item: Transferable>: _PrimitiveTransferRepresentation {
    public let representations: [any TransferRepresentation]
}

/// A value as bytes of a type.
public struct DataRepresentation<Item: Transferable>: _PrimitiveTransferRepresentation {
    public let contentType: UTType
    public let exporting: (@Sendable (Item) async throws -> Data)?
    public let importing: (@Sendable (Data) async throws -> Item)?
    public init(contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data, importing: @escaping @Sendable (Data) async throws -> Item) {
        (self.contentType, self.exporting, self.importing) = (contentType, exporting, importing)
    }
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) { (contentType, self.exporting, importing) = (exportedContentType, exporting, nil) }
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) { (contentType, exporting, self.importing) = (importedContentType, nil, importing) }
}

/// A file that is handed over.
public struct SentTransferredFile: Sendable {
    public let file: URL
    public let allowAccessingOriginalFile: Bool
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) { (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile) }
}
public struct ReceivedTransferredFile: Sendable {
    public let file: URL
    public let isOriginalFile: Bool
}
/// A value as a file of a type.
public struct FileRepresentation<Item: Transferable>: _PrimitiveTransferRepresentation {
    public let contentType: UTType
    public let exporting: (@Sendable (Item) async throws -> SentTransferredFile)?
    public let importing: (@Sendable (ReceivedTransferredFile) async throws -> Item)?
    public init(contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile, importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item) {
        (self.contentType, self.exporting, self.importing) = (contentType, exporting, importing)
    }
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile) { (contentType, self.exporting, importing) = (exportedContentType, exporting, nil) }
}

/// A value as the JSON of its `Codable` conformance.
public struct CodableRepresentation<Item: Transferable & Codable>: _PrimitiveTransferRepresentation {
    public let contentType: UTType
    public init(for itemType: Item.Type = Item.self, contentType: UTType) { self.contentType = contentType }
}

/// A value as another value that can be handed over.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: _PrimitiveTransferRepresentation {
    public let exporting: (@Sendable (Item) async throws -> ProxyRepresentation)?
    public let importing: (@Sendable (ProxyRepresentation) async throws -> Item)?
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) { (self.exporting, importing) = (exporting, nil) }
    public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) { (exporting, self.importing) = (nil, importing) }
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation, importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) { (self.exporting, self.importing) = (exporting, importing) }
}

/// A representation with a name for the file, or for some readers only.
public struct _RestrictedRepresentation<Content: TransferRepresentation>: _PrimitiveTransferRepresentation {
    public typealias Item = Content.Item
    public let content: Content
    public let visibility: TransferRepresentationVisibility
    public let fileName: (@Sendable (Item) -> String?)?
}
extension TransferRepresentation {
    public func visibility(_ visibility: TransferRepresentationVisibility) -> _RestrictedRepresentation<Self> { .init(content: self, visibility: visibility, fileName: nil) }
    public func suggestedFileName(_ fileName: String) -> _RestrictedRepresentation<Self> { .init(content: self, visibility: .all, fileName: { _ in fileName }) }
    public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?) -> _RestrictedRepresentation<Self> { .init(content: self, visibility: .all, fileName: fileName) }
}

extension String: Transferable {
    public static var transferRepresentation: DataRepresentation<String> { DataRepresentation(exportedContentType: .plainText) { Data($0.utf8) } }
}
extension Data: Transferable {
    public static var transferRepresentation: DataRepresentation<Data> { DataRepresentation(exportedContentType: .data) { $0 } }
}
extension URL: Transferable {
    public static var transferRepresentation: DataRepresentation<URL> { DataRepresentation(exportedContentType: .url) { Data($0.absoluteString.utf8) } }
}
