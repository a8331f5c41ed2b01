// Status of this file: exact.

import Foundation

extension CGFloat {
    /// The number's value, rounded where it has more digits.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }
    /// The number's value; nil where it cannot be kept exactly.
    public init?(exactly number: NSNumber) {
        guard let value = Double(exactly: number) else { return nil }
        self.init(value)
    }
}
