// Status of this file: exact as data; films are not opened.

/// A moment of a film: a whole number of parts of a second.
public struct CMTime: Hashable, Sendable {
    public var value: Int64
    public var timescale: Int32
    public init(value: Int64, timescale: Int32) { self.value = value; self.timescale = timescale }
    /// A moment in seconds; one that is no number, or too far away to count, has the time scale 0.
    public init(seconds: Double, preferredTimescale: Int32) {
        guard let value = Int64(exactly: (seconds * Double(preferredTimescale)).rounded()) else { self.init(value: 0, timescale: 0); return }
        self.init(value: value, timescale: preferredTimescale)
    }
    public static let zero = CMTime(value: 0, timescale: 1)
    /// NaN where the moment is no number.
    public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
}

extension NSValue {
    /// A moment as an object, by its value.
    public convenience init(time: CMTime) {
        var bytes = time.value
        self.init(bytes: &bytes, objCType: "q")
    }
}

/// Takes pictures out of films. The simulated device opens none. Status: declared: answers an error.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
    public enum Result: Int, Hashable, Sendable { case succeeded, failed, cancelled }
    public typealias Handler = (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
    open var appliesPreferredTrackTransform = false
    open var maximumSize = CGSize.zero
    public let asset: AVAsset
    public init(asset: AVAsset) { self.asset = asset }
    open func cancelAllCGImageGeneration() {}
    open func generateCGImagesAsynchronously(forTimes times: [NSValue], completionHandler handler: @escaping Handler) {
        note()
        DispatchQueue.global().async { for _ in times { handler(.zero, nil, .zero, .failed, CocoaError(.fileReadCorruptFile)) } }
    }
    open func copyCGImage(at time: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage { note(); throw CocoaError(.fileReadCorruptFile) }
    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) { note(); throw CocoaError(.fileReadCorruptFile) }
    private func note() { MissingCapabilities.note("AVAssetImageGenerator", "Films are not opened here: it answers an error.") }
}
