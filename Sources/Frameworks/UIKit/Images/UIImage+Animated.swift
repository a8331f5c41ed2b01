import Foundation

extension UIImage {
    /// The frames of an animation. A widget shows the first, on a phone too; nil without frames.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { images.first }
    /// The frames of an animated image; nil: it has one.
    public var images: [UIImage]? { nil }
    /// Seconds; 0 for an image of one frame.
    public var duration: TimeInterval { 0 }
}
