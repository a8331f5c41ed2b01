import Foundation

/// Reads files of a project, which are untrusted: only regular files, never more than a limit.
enum FileReading {
    /// Project files, catalogs and sources; the largest seen in public repositories has 12 MB.
    static let largestFile = 64 << 20

    /// The file's bytes. Throws `missingFile`, `damaged` (a folder, a device) or `tooLarge`.
    static func bytes(_ path: String, namedIn source: String? = nil, limit: Int = largestFile) throws(ProjectError) -> [UInt8] {
        var status = stat()
        guard stat(path, &status) == 0 else { throw .missingFile(file: path, namedIn: source ?? "the project") }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .damaged(file: path, line: nil, reason: "it is not a regular file") }
        guard status.st_size <= limit else { throw .tooLarge(file: path, reason: "it has \(status.st_size) bytes; the limit is \(limit)") }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw .damaged(file: path, line: nil, reason: "its permissions do not allow reading")
        }
        return [UInt8](data.prefix(limit))
    }

    /// The file's text: UTF-8, or UTF-16 where it starts with a byte-order mark or has the zero bytes of it.
    static func text(_ path: String, namedIn source: String? = nil, limit: Int = largestFile) throws(ProjectError) -> String {
        try text(bytes(path, namedIn: source, limit: limit), file: path)
    }

    static func text(_ bytes: [UInt8], file: String) throws(ProjectError) -> String {
        guard let text = TextEncoding.decode(bytes) else {
            throw .damaged(file: file, line: nil, reason: "it is neither UTF-8 nor UTF-16 text")
        }
        return text
    }

    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    static func isFile(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }
}

/// How text files of projects are encoded: Xcode writes UTF-8, older `.strings` files are UTF-16.
///
/// Which of them it is is told here, from what Xcode's files look like; the standard library decodes, and refuses what is damaged.
enum TextEncoding {
    static func decode(_ bytes: [UInt8]) -> String? {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return String(validating: bytes.dropFirst(3), as: UTF8.self) }
        if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), bigEndian: false) }
        if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), bigEndian: true) }
        if bytes.count >= 4, bytes.count % 2 == 0 {
            if bytes[1] == 0, bytes[3] == 0, bytes[0] != 0 { return utf16(bytes[...], bigEndian: false) }
            if bytes[0] == 0, bytes[2] == 0, bytes[1] != 0 { return utf16(bytes[...], bigEndian: true) }
        }
        return String(validating: bytes, as: UTF8.self)
    }

    private static func utf16(_ bytes: ArraySlice<UInt8>, bigEndian: Bool) -> String? {
        guard bytes.count % 2 == 0 else { return nil }
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count / 2)
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let first = UInt16(bytes[index]), second = UInt16(bytes[index + 1])
            units.append(bigEndian ? first << 8 | second : second << 8 | first)
            index += 2
        }
        return String(validating: units, as: UTF16.self)
    }
}
