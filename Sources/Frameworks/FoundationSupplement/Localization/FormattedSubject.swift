// Status of this file: exact.

import Foundation

/// A value that a `Formatter` writes and that on Linux is no `ReferenceConvertible`, as it is on Apple's systems. Not for use by apps.
public protocol _FormattedSubject {}
extension Date: _FormattedSubject {}
extension DateInterval: _FormattedSubject {}
extension Decimal: _FormattedSubject {}

extension String.LocalizationValue.StringInterpolation {
    public mutating func appendInterpolation<Subject: _FormattedSubject>(_ subject: Subject, formatter: Formatter) {
        appendInterpolation(formatter.string(for: subject) ?? String(describing: subject))
    }
}
