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
    public convenience init(url: URL) { self.init(); self.url = url }
    open func play() {
        MissingCapabilities.note("AVPlayer.play()", "The simulated device has no loudspeaker: nothing sounds.")
        rate = 1
    }
    open func pause() { rate = 0 }
}
