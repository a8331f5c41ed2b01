// Status of this file: exact as data; a film is not opened, so `url` and `options` are not looked at.

/// A film or sound at an address.
open class AVAsset: NSObject, @unchecked Sendable {
    public convenience init(url: URL) { self.init() }
}
open class AVURLAsset: AVAsset, @unchecked Sendable {
    public private(set) var url = URL(fileURLWithPath: "/")
    public convenience init(url: URL, options: [String: Any]? = nil) { self.init(); self.url = url }
}

/// Plays films and sounds. The simulated device plays nothing: `play()` is reported as a finding. Status: declared.
open class AVPlayer: NSObject, @unchecked Sendable {
    open var volume: Float = 1
    open private(set) var rate: Float = 0
    public private(set) var url: URL?
    open private(set) var currentItem: AVPlayerItem?
    public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }
    public convenience init(playerItem item: AVPlayerItem?) { self.init(); replaceCurrentItem(with: item) }
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item; url = (item?.asset as? AVURLAsset)?.url }
    /// Status: exact: nothing plays, so every `time` is as good as another.
    open func seek(to time: CMTime) {}
    open func play() {
        MissingCapabilities.note("AVPlayer.play()", "The simulated device has no loudspeaker: nothing sounds.")
        rate = 1
    }
    open func pause() { rate = 0 }
}

/// What a player plays.
open class AVPlayerItem: NSObject, @unchecked Sendable {
    public enum Status: Int, Hashable, Sendable { case unknown, readyToPlay, failed }
    public let asset: AVAsset
    /// Nothing is opened, so it never becomes ready.
    open var status: Status { .unknown }
    open var error: (any Error)? { nil }
    public init(asset: AVAsset) { self.asset = asset }
    public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url, options: nil)) }
}
extension Notification.Name {
    public static let AVPlayerItemDidPlayToEndTime = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
}
