/// Why bytes are not a widget archive; `offset` is the byte at which it showed.
public enum ArchiveError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The bytes do not begin with the archive's mark.
    case notAnArchive
    /// The archive was written by another version.
    case unsupportedVersion(Int)
    case endedEarly(offset: Int)
    /// A count, tag or index that cannot be right.
    case invalid(String, offset: Int)
    /// More of something than an archive may hold.
    case tooMany(String, limit: Int, offset: Int)
    /// A group that is not closed, a close without a group, or a mask's content outside a mask.
    case unbalancedGroups(item: Int)
    /// Bytes follow the end.
    case trailingBytes(Int)

    public var description: String {
        switch self {
        case .notAnArchive: "These bytes are not a widget archive. Build and draw the widget again."
        case .unsupportedVersion(let version):
            "The widget archive has version \(version), and this program reads \(WidgetArchive.formatVersion). Draw the widget again with this program."
        case .endedEarly(let offset): "The widget archive ends early, at byte \(offset). Draw the widget again."
        case .invalid(let what, let offset): "The widget archive is damaged: \(what) at byte \(offset). Draw the widget again."
        case .tooMany(let what, let limit, let offset):
            "The widget archive holds more than \(limit) \(what) (byte \(offset)). Draw a smaller view."
        case .unbalancedGroups(let item): "The widget archive's groups do not match at item \(item). Draw the widget again."
        case .trailingBytes(let count): "\(count) bytes follow the widget archive's end. Draw the widget again."
        }
    }
}

/// The most an archive may hold; what is read is bounded by these as well as by the bytes there are.
enum ArchiveLimits {
    static let items = 1 << 19
    static let semanticNodes = 1 << 17
    /// Semantic nodes deeper than this are written as children of the last one above.
    static let semanticDepth = 512
    static let groupDepth = 512
    static let imageSide = 1 << 15
    static let views = 1 << 17
    /// Groups around a view that comes or goes.
    static let passageGroups = 16
    /// Numbers beyond this are no lengths of a widget; a writer brings them back to it.
    static let number = 1e12
}
