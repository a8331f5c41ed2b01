// Status of this file: exact: a phone whose owner was not asked for pictures: nothing is granted and the library is empty, whatever
// `accessLevel`, `mediaType`, `identifiers`, `type`, `subtype`, `options`, `assetCollection`, `indexes`, `asset`, `targetSize` and `contentMode` are.

import UIKit

public enum PHAuthorizationStatus: Int, Hashable, Sendable { case notDetermined, restricted, denied, authorized, limited }
public enum PHAccessLevel: Int, Hashable, Sendable { case addOnly = 1, readWrite }
public enum PHAssetMediaType: Int, Hashable, Sendable { case unknown, image, video, audio }
public enum PHImageContentMode: Int, Hashable, Sendable { case aspectFit, aspectFill; public static var `default`: Self { .aspectFit } }
public enum PHImageRequestOptionsDeliveryMode: Int, Hashable, Sendable { case opportunistic, highQualityFormat, fastFormat }
public enum PHImageRequestOptionsResizeMode: Int, Hashable, Sendable { case none, fast, exact }
public enum PHAssetCollectionType: Int, Hashable, Sendable { case album = 1, smartAlbum }
public enum PHAssetCollectionSubtype: Int, Hashable, Sendable {
    case albumRegular = 2, smartAlbumGeneric = 200, smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites, smartAlbumRecentlyAdded = 206,
         smartAlbumUserLibrary = 209, smartAlbumSelfPortraits, smartAlbumScreenshots, any = 9223372036854775807
}
public typealias PHImageRequestID = Int32

/// Why there is no picture.
public struct PHPhotosError: Error, Hashable, Sendable, CustomNSError {
    public enum Code: Int, Hashable, Sendable { case internalError = -1, userCancelled = 3072, networkAccessRequired = 3164, accessUserDenied = 3311, accessRestricted = 3310, invalidResource = 3302 }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "PHPhotosErrorDomain" }
    public var errorCode: Int { code.rawValue }
}

func noteEmptyLibrary(_ symbol: String) {
    MissingCapabilities.note(symbol, "The simulated device's owner was not asked for pictures: it answers as such a phone.")
}

/// The owner's pictures and videos.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let instance = PHPhotoLibrary()
    open class func shared() -> PHPhotoLibrary { instance }
    open class func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .notDetermined }
    open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) { DispatchQueue.global().async { handler(.denied) } }
    open class func requestAuthorization(for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void) { DispatchQueue.global().async { handler(.denied) } }
    open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { .denied }
}

/// What a fetch found: nothing.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
    open var count: Int { 0 }
    open var firstObject: ObjectType? { nil }
    open var lastObject: ObjectType? { nil }
    /// No index is inside: reading one stops the program, as on a phone.
    open func object(at index: Int) -> ObjectType { preconditionFailure("The result of the fetch is empty: there is no object at \(index). Look at `count` first.") }
    open subscript(index: Int) -> ObjectType { object(at: index) }
    open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
    /// Status: exact: there is nothing for the `block`.
    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}

/// Which pictures a fetch wants, and in which order.
open class PHFetchOptions: NSObject, @unchecked Sendable {
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var fetchLimit = 0
    open var includeHiddenAssets = false
    open var includeAllBurstAssets = false
}

open class PHObject: NSObject, @unchecked Sendable {
    public let localIdentifier: String
    init(localIdentifier: String) { self.localIdentifier = localIdentifier }
}

/// A picture or a video of the library.
open class PHAsset: PHObject, @unchecked Sendable {
    open var mediaType: PHAssetMediaType { .unknown }
    open var pixelWidth: Int { 0 }
    open var pixelHeight: Int { 0 }
    open var creationDate: Date? { nil }
    open var modificationDate: Date? { nil }
    /// Seconds.
    open var duration: TimeInterval { 0 }
    open var isFavorite: Bool { false }
    open var isHidden: Bool { false }
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { noteEmptyLibrary("PHAsset.fetchAssets(with:)"); return PHFetchResult() }
    open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> { fetchAssets(with: options) }
    open class func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<PHAsset> { fetchAssets(with: options) }
    open class func fetchAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset> { fetchAssets(with: options) }
}

/// An album, or one that the system fills.
open class PHAssetCollection: PHObject, @unchecked Sendable {
    open var localizedTitle: String? { nil }
    open var estimatedAssetCount: Int { 0 }
    open class func fetchAssetCollections(with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?) -> PHFetchResult<PHAssetCollection> {
        noteEmptyLibrary("PHAssetCollection.fetchAssetCollections(with:subtype:options:)")
        return PHFetchResult()
    }
    open class func fetchAssetCollections(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<PHAssetCollection> {
        noteEmptyLibrary("PHAssetCollection.fetchAssetCollections(withLocalIdentifiers:options:)")
        return PHFetchResult()
    }
}

/// How a picture is handed out.
open class PHImageRequestOptions: NSObject, @unchecked Sendable {
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    open var resizeMode = PHImageRequestOptionsResizeMode.fast
    open var isNetworkAccessAllowed = false
    open var isSynchronous = false
    open var version = 0
}

public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey", PHImageErrorKey = "PHImageErrorKey", PHImageCancelledKey = "PHImageCancelledKey"

/// Hands out pictures of assets. There are no assets: every request ends without one.
open class PHImageManager: NSObject, @unchecked Sendable {
    private static let instance = PHImageManager()
    open class func `default`() -> PHImageManager { instance }
    @discardableResult
    open func requestImage(for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?, resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void) -> PHImageRequestID {
        resultHandler(nil, [PHImageErrorKey: PHPhotosError(.accessUserDenied)])
        return 0
    }
    @discardableResult
    open func requestImageDataAndOrientation(for asset: PHAsset, options: PHImageRequestOptions?, resultHandler: @escaping (Data?, String?, UInt32, [AnyHashable: Any]?) -> Void) -> PHImageRequestID {
        resultHandler(nil, nil, 1, [PHImageErrorKey: PHPhotosError(.accessUserDenied)])
        return 0
    }
    /// Status: exact: every request has ended at once, whatever the `requestID`.
    open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}
