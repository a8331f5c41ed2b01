// Status of this file: declared: the simulated device has no loudspeaker; `play()` is reported as `unsupported-api`.

/// Plays a file. The simulated device has no loudspeaker: `play()` is reported as a finding, and the player is playing until it is paused.
///
/// Status: declared.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
    public let url: URL?
    public let data: Data?
    open private(set) var isPlaying = false
    open var volume: Float = 1
    open var rate: Float = 1
    open var enableRate = false
    open var numberOfLoops = 0
    /// Seconds.
    open var currentTime: TimeInterval = 0
    /// Seconds; the length of a file is not read.
    open var duration: TimeInterval { 0 }
    open weak var delegate: (any AVAudioPlayerDelegate)?

    /// - Throws: an error where the file is not there.
    public init(contentsOf url: URL, fileTypeHint: String? = nil) throws {
        guard FileManager.default.isReadableFile(atPath: url.path) else { throw CocoaError(.fileReadNoSuchFile) }
        self.url = url; data = nil
    }
    public init(data: Data, fileTypeHint: String? = nil) throws { self.data = data; url = nil }

    @discardableResult open func prepareToPlay() -> Bool { true }
    @discardableResult open func play() -> Bool {
        MissingCapabilities.note("AVAudioPlayer.play()", "The simulated device has no loudspeaker: nothing sounds.")
        isPlaying = true
        return true
    }
    @discardableResult open func play(atTime time: TimeInterval) -> Bool { play() }
    open func pause() { isPlaying = false }
    open func stop() { isPlaying = false }
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
}

public protocol AVAudioPlayerDelegate: AnyObject {
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}
extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
