// Status of this file: exact as data: what is said to play is kept, and nothing sounds.

public enum MPNowPlayingPlaybackState: UInt, Hashable, Sendable { case unknown, playing, paused, stopped, interrupted }
public enum MPNowPlayingInfoMediaType: UInt, Hashable, Sendable { case none, audio, video }

public let MPMediaItemPropertyTitle = "title", MPMediaItemPropertyArtist = "artist", MPMediaItemPropertyAlbumTitle = "albumTitle", MPMediaItemPropertyArtwork = "artwork",
           MPMediaItemPropertyPlaybackDuration = "playbackDuration", MPMediaItemPropertyGenre = "genre", MPMediaItemPropertyPersistentID = "persistentID"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime", MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate",
           MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate", MPNowPlayingInfoPropertyPlaybackProgress = "MPNowPlayingInfoPropertyPlaybackProgress",
           MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType", MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream",
           MPNowPlayingInfoPropertyChapterNumber = "MPNowPlayingInfoPropertyChapterNumber", MPNowPlayingInfoPropertyChapterCount = "MPNowPlayingInfoPropertyChapterCount",
           MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL"

/// What the Lock Screen says of what plays.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
    private static let instance = MPNowPlayingInfoCenter()
    open class func `default`() -> MPNowPlayingInfoCenter { instance }
    open var nowPlayingInfo: [String: Any]?
    open var playbackState = MPNowPlayingPlaybackState.unknown
}

public enum MPMediaLibraryAuthorizationStatus: Int, Hashable, Sendable { case notDetermined, denied, restricted, authorized }

/// The owner's music, for which nobody was asked.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
    open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .notDetermined }
    open class func requestAuthorization(_ handler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void) { DispatchQueue.global().async { handler(.denied) } }
}
