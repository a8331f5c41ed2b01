import CPinnedWorld
import Foundation

/// Protection classes of files, which Foundation passes over on Linux: kept with the file, and told again.
///
/// What a locked device keeps closed is refused below Foundation, where a file is opened.
enum PinnedFiles {
    /// Gives a file or folder its class.
    ///
    /// Where the file system keeps no attributes of users the file stays unprotected, which the program's output says: what is written must not
    /// depend on where Vitrine runs.
    ///
    /// - Throws: `CocoaError.fileNoSuchFile`, or `.fileWriteNoPermission` where the file's attributes cannot be written.
    static func protect(_ path: String, as type: FileProtectionType) throws {
        if vitrine_protection_set(path, type.rawValue) { return }
        if errno == ENOTSUP { return unkept }
        throw CocoaError(errno == ENOENT ? .fileNoSuchFile : .fileWriteNoPermission, userInfo: [NSFilePathErrorKey: path])
    }

    /// Said once.
    private static let unkept: Void = {
        fputs("Vitrine: the file system of the simulated device keeps no protection classes; files stay readable while it is locked. Put --state on one that keeps attributes of users.\n", stderr)
    }()

    /// The class of a file or folder; that of a phone where it was given none (widgetkit-behaviour M11 knows the other).
    static func type(of path: String) -> FileProtectionType {
        var name = [CChar](repeating: 0, count: 64)
        return vitrine_protection_get(path, &name, name.count) ? FileProtectionType(rawValue: String(cString: name)) : .completeUntilFirstUserAuthentication
    }

    static func type(in options: Data.WritingOptions) -> FileProtectionType? {
        switch options.intersection(.fileProtectionMask) {
        case .completeFileProtection: .complete
        case .completeFileProtectionUnlessOpen: .completeUnlessOpen
        case .completeFileProtectionUntilFirstUserAuthentication: .completeUntilFirstUserAuthentication
        case .noFileProtection: FileProtectionType.none
        default: nil
        }
    }
}

extension Data {
    @_silgen_name("vitrine_real_data_write")
    private func realWrite(to url: URL, options: WritingOptions) throws

    /// `write(to:options:)`, which also keeps the class that the options name.
    @_silgen_name("$s20FoundationEssentials4DataV5write2to7optionsyAA3URLV_AC14WritingOptionsVtKF")
    public func pinnedWrite(to url: URL, options: WritingOptions) throws {
        let type = PinnedFiles.type(in: options)
        // What is protected unless it is open may be made on a locked device.
        if let type, type != .completeUnlessOpen, vitrine_protection_locks(type.rawValue) { throw CocoaError(.fileWriteNoPermission, userInfo: [NSFilePathErrorKey: url.path]) }
        try realWrite(to: url, options: options)
        if let type { try PinnedFiles.protect(url.path, as: type) }
    }
}

extension FileManager {
    @_silgen_name("vitrine_real_set_attributes")
    private func realSetAttributes(_ attributes: [FileAttributeKey: Any], ofItemAtPath path: String) throws

    @_silgen_name("vitrine_real_attributes")
    private func realAttributes(ofItemAtPath path: String) throws -> [FileAttributeKey: Any]

    /// `setAttributes(_:ofItemAtPath:)`, which also keeps a class.
    @_silgen_name("vitrine_pinned_set_attributes")
    public func pinnedSetAttributes(_ attributes: [FileAttributeKey: Any], ofItemAtPath path: String) throws {
        try realSetAttributes(attributes, ofItemAtPath: path)
        guard let value = attributes[.protectionKey] else { return }
        guard let type = value as? FileProtectionType ?? (value as? String).map(FileProtectionType.init(rawValue:)) else { return }
        try PinnedFiles.protect(path, as: type)
    }

    /// `attributesOfItem(atPath:)`, which also tells the class of what can have one.
    @_silgen_name("vitrine_pinned_attributes")
    public func pinnedAttributes(ofItemAtPath path: String) throws -> [FileAttributeKey: Any] {
        var attributes = try realAttributes(ofItemAtPath: path)
        if let type = attributes[.type] as? FileAttributeType, type == .typeRegular || type == .typeDirectory { attributes[.protectionKey] = PinnedFiles.type(of: path) }
        return attributes
    }
}
