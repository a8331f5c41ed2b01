extension WidgetArchive {
    /// The version of the binary form; one that differs is not read.
    public static let formatVersion = 2
    private static let mark: [UInt8] = Array("VTRN".utf8)

    /// The archive as bytes, for the pipe and the store. Equal archives give equal bytes.
    ///
    /// Numbers that are not finite are brought to the nearest that is, so that what is written can be read.
    public func encoded() -> [UInt8] {
        var writer = ArchiveWriter()
        for byte in Self.mark { writer.byte(byte) }
        writer.count(Self.formatVersion)
        displayList.write(to: &writer)
        root.writeTree(to: &writer)
        writer.optional(widgetURL)
        writer.array(findings)
        writer.array(views)
        return writer.bytes
    }

    /// The archive that the bytes hold. They are not trusted: counts, indices, numbers, depths and groups are checked.
    public init(decoding bytes: UnsafeRawBufferPointer) throws(ArchiveError) {
        guard bytes.count > Self.mark.count, bytes.prefix(Self.mark.count).elementsEqual(Self.mark) else { throw .notAnArchive }
        var reader = ArchiveReader(UnsafeRawBufferPointer(rebasing: bytes.dropFirst(Self.mark.count)))
        let version = try reader.unsigned()
        guard version == UInt64(Self.formatVersion) else { throw .unsupportedVersion(Int(clamping: version)) }
        let displayList = try DisplayList(from: &reader)
        let root = try SemanticNode(treeFrom: &reader)
        self.init(displayList: displayList, root: root, widgetURL: try reader.optionalString(), findings: try reader.array(of: Finding.self),
                  views: try reader.array(of: ViewRecord.self, limit: ArchiveLimits.views))
        guard reader.left == 0 else { throw .trailingBytes(reader.left) }
    }

    /// The archive that the bytes hold; see `init(decoding:)` of a buffer.
    public init(decoding bytes: [UInt8]) throws(ArchiveError) {
        let result = bytes.withUnsafeBytes { buffer -> Result<WidgetArchive, ArchiveError> in
            do throws(ArchiveError) { return .success(try WidgetArchive(decoding: buffer)) } catch { return .failure(error) }
        }
        self = try result.get()
    }
}
