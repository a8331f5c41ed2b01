// Status of this file: exact.

internal import CCallSite

extension Text {
    /// A date, interval or decimal number written by a formatter.
    @inline(never) nonisolated public init<Subject: _FormattedSubject>(_ subject: Subject, formatter: Formatter) {
        self.init(.verbatim(formatter.string(for: subject) ?? ""), source: vitrine_return_address())
    }
}

extension LocalizedStringKey.StringInterpolation {
    public mutating func appendInterpolation<Subject: _FormattedSubject>(_ subject: Subject, formatter: Formatter) {
        appendInterpolation(formatter.string(for: subject) ?? String(describing: subject))
    }
}
