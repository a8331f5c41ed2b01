// Status of this file: approximate: one process owns a simulated device's files, so nobody waits, no `filePresenter` is told,
// `options` and `writingOptions` change nothing and no `error` is set.

import Foundation

/// Says that it reads or writes a file, so that others wait. One process at a time owns a simulated device's files: nobody waits.
open class NSFileCoordinator: NSObject, @unchecked Sendable {
    public struct ReadingOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let withoutChanges = ReadingOptions(rawValue: 1)
        public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
        public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
        public static let forUploading = ReadingOptions(rawValue: 8)
    }
    public struct WritingOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let forDeleting = WritingOptions(rawValue: 1)
        public static let forMoving = WritingOptions(rawValue: 2)
        public static let forMerging = WritingOptions(rawValue: 4)
        public static let forReplacing = WritingOptions(rawValue: 8)
        public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
    }
    private static let lock = NSRecursiveLock()
    public override init() { super.init() }
    public init(filePresenter: (any NSFilePresenter)?) { super.init() }
    public typealias ErrorPointer = UnsafeMutablePointer<NSError?>
    open func coordinate(readingItemAt url: URL, options: ReadingOptions = [], error: ErrorPointer?, byAccessor reader: (URL) -> Void) {
        Self.lock.withLock { reader(url) }
    }
    open func coordinate(writingItemAt url: URL, options: WritingOptions = [], error: ErrorPointer?, byAccessor writer: (URL) -> Void) {
        Self.lock.withLock { writer(url) }
    }
    open func coordinate(readingItemAt reading: URL, options: ReadingOptions = [], writingItemAt writing: URL, options writingOptions: WritingOptions = [],
                         error: ErrorPointer?, byAccessor body: (URL, URL) -> Void) {
        Self.lock.withLock { body(reading, writing) }
    }
    open func cancel() {}
    open class func addFilePresenter(_ presenter: any NSFilePresenter) {}
    open class func removeFilePresenter(_ presenter: any NSFilePresenter) {}
}
public protocol NSFilePresenter: NSObjectProtocol {
    var presentedItemURL: URL? { get }
    var presentedItemOperationQueue: OperationQueue { get }
}
