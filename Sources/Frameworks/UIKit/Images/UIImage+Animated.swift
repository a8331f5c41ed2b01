// Status of this file: exact for widgets, which show the first frame whatever the `duration`.

import Foundation

extension UIImage {
    /// The frames of an animation. A widget shows the first, on a phone too; nil without frames.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { images.first }
}
