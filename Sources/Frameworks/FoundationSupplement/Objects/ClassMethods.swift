// Status of this file: exact.

import Foundation

extension NSObject {
    /// The class itself, as the Objective-C method of every class gives it.
    public class func classForCoder() -> AnyClass { self }
}
