/// Reads a property list file, naming file and line where it is damaged.
public enum PropertyListFile {
    public static func read(_ path: String, namedIn source: String? = nil) throws(ProjectError) -> PropertyValue {
        let bytes = try FileReading.bytes(path, namedIn: source)
        do { return try PropertyListParser.parse(bytes) }
        catch { throw .damaged(file: path, line: error.line, reason: error.reason) }
    }

    /// The same as a value, for callers that go on without the file.
    static func result(_ path: String, namedIn source: String? = nil) -> Result<PropertyValue, ProjectError> {
        do { return .success(try read(path, namedIn: source)) } catch { return .failure(error) }
    }
}

/// What an entitlements file grants.
enum Entitlements {
    static let appGroupsKey = "com.apple.security.application-groups"

    /// The class of protection that the target's files have by default: "NSFileProtectionComplete".
    static let dataProtectionKey = "com.apple.developer.default-data-protection"

    /// Whether the target's files cannot be read while the device is locked.
    static func isProtected(_ value: PropertyValue) -> Bool { value[dataProtectionKey]?.text == "NSFileProtectionComplete" }

    /// The app groups, in the file's order; empty where the file grants none.
    static func appGroups(_ path: String, settings: BuildSettings? = nil) -> Result<[String], ProjectError> {
        PropertyListFile.result(path).map { value in
            (settings?.expand(value) ?? value)[appGroupsKey]?.texts ?? []
        }
    }
}
