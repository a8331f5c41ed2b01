import Foundation
#if canImport(Glibc)
import Glibc
#endif

/// Files as the build needs them: bounded reads, atomic writes, folders that appear whole or not at all.
enum FileSystem {
    struct Failure: Error, CustomStringConvertible {
        var path: String
        var code: Int32
        var description: String { String(cString: strerror(code)) }
    }

    /// A source file larger than this is refused.
    static let largestSource = 16 << 20

    /// - Throws: `Failure`; EFBIG where the file holds more than `limit` bytes.
    static func read(_ path: String, limit: Int = largestSource) throws -> [UInt8] {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw Failure(path: path, code: errno) }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw Failure(path: path, code: errno) }
        // A pipe or a device never ends.
        guard status.st_mode & S_IFMT == S_IFREG else { throw Failure(path: path, code: status.st_mode & S_IFMT == S_IFDIR ? EISDIR : EINVAL) }
        guard Int(status.st_size) <= limit else { throw Failure(path: path, code: EFBIG) }
        let size = Int(status.st_size)
        return try [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let part = Glibc.read(file, buffer.baseAddress! + count, size - count)
                if part < 0, errno == EINTR { continue }
                guard part >= 0 else { throw Failure(path: path, code: errno) }
                if part == 0 { break }
                count += part
            }
        }
    }

    static func text(_ path: String, limit: Int = largestSource) throws -> String { String(decoding: try read(path, limit: limit), as: UTF8.self) }

    /// Writes beside the file and renames, so that a reader sees the old contents or the new.
    static func write(_ bytes: [UInt8], to path: String) throws {
        let temporary = "\(path).\(getpid()).\(UInt32.random(in: 0...UInt32.max))"
        let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw Failure(path: path, code: errno) }
        var failure: Int32 = 0
        bytes.withUnsafeBytes { buffer in
            var written = 0
            while written < buffer.count {
                let part = Glibc.write(file, buffer.baseAddress! + written, buffer.count - written)
                if part < 0, errno == EINTR { continue }
                if part <= 0 { failure = errno == 0 ? EIO : errno; return }
                written += part
            }
        }
        close(file)
        if failure == 0, rename(temporary, path) != 0 { failure = errno }
        if failure != 0 {
            unlink(temporary)
            throw Failure(path: path, code: failure)
        }
    }

    static func write(_ text: String, to path: String) throws { try write(Array(text.utf8), to: path) }

    static func makeFolder(_ path: String) throws {
        if mkdir(path, 0o755) == 0 || errno == EEXIST { return }
        guard errno == ENOENT, let parent = parent(of: path) else { throw Failure(path: path, code: errno) }
        try makeFolder(parent)
        guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw Failure(path: path, code: errno) }
    }

    static func parent(of path: String) -> String? {
        guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return nil }
        return String(path[..<slash])
    }

    static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Names in a folder, sorted; empty where there is none.
    static func names(in folder: String) -> [String] {
        guard let entries = opendir(folder) else { return [] }
        defer { closedir(entries) }
        var names: [String] = []
        while let entry = readdir(entries) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    static func remove(_ path: String) { try? FileManager.default.removeItem(atPath: path) }

    /// A hard link, or a copy where the file system has none between these places.
    static func link(_ source: String, to destination: String) throws {
        unlink(destination)
        if Glibc.link(source, destination) == 0 { return }
        do { try FileManager.default.copyItem(atPath: source, toPath: destination) } catch { throw Failure(path: destination, code: errno == 0 ? EIO : errno) }
    }

    /// Size and the moment of the last change of a file, as a key for a memory of its contents.
    static func stamp(_ path: String) -> [Int]? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return [Int(status.st_size), status.st_mtim.tv_sec, status.st_mtim.tv_nsec, Int(status.st_ino)]
    }
}
