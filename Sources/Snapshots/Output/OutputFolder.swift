import Foundation
import Glibc

/// Writes a file's bytes. A disk is one; tests have others that fail.
public protocol FileWriting: Sendable {
    func write(_ bytes: [UInt8], to path: String) throws(OutputError)
}

/// What can go wrong with the folder that pictures go to; each text ends with what to do next.
public enum OutputError: Error, Hashable, Sendable, CustomStringConvertible {
    case cannotCreate(String, reason: String)
    case notAFolder(String)
    case notWritable(String, reason: String)
    case diskFull(String)
    case writeFailed(String, reason: String)

    public var description: String {
        switch self {
        case .cannotCreate(let path, let reason): "The folder \(path) cannot be made: \(reason). Choose another with --out."
        case .notAFolder(let path): "\(path) is no folder. Choose a folder with --out."
        case .notWritable(let path, let reason): "Nothing can be written in \(path): \(reason). Choose another folder with --out."
        case .diskFull(let path): "The disk is full: \(path) was not written. Make room and run again; what is in the folder is whole."
        case .writeFailed(let path, let reason): "\(path) was not written: \(reason). Choose another folder with --out, or run again."
        }
    }
}

/// The folder that pictures and reports go to. A file is written beside its place and renamed: no reader ever sees half of one.
public struct OutputFolder: Sendable {
    public let path: String
    private let writer: any FileWriting

    /// Makes the folder where it is missing, and makes sure that files can be written there.
    public init(_ path: String, writer: any FileWriting = AtomicWriter()) throws(OutputError) {
        self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        self.writer = writer
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: self.path, isDirectory: &isFolder) {
            guard isFolder.boolValue else { throw .notAFolder(self.path) }
        } else {
            do {
                try FileManager.default.createDirectory(atPath: self.path, withIntermediateDirectories: true)
            } catch {
                throw .cannotCreate(self.path, reason: AtomicWriter.lastReason(error))
            }
        }
        guard access(self.path, W_OK | X_OK) == 0 else { throw .notWritable(self.path, reason: AtomicWriter.reason(errno)) }
    }

    public func write(_ bytes: [UInt8], as name: String) throws(OutputError) { try writer.write(bytes, to: path + "/" + name) }

    /// Removes files of this folder; names with a slash are left alone.
    public func remove(_ names: some Sequence<String>) {
        for name in names where !name.contains("/") && !name.hasPrefix(".") { unlink(path + "/" + name) }
    }

    /// The bytes of a file of this folder, up to a limit; nil where there is none.
    public func read(_ name: String, limit: Int = 256 << 20) -> [UInt8]? {
        guard let file = FileHandle(forReadingAtPath: path + "/" + name) else { return nil }
        defer { try? file.close() }
        guard let data = try? file.read(upToCount: limit + 1), data.count <= limit else { return nil }
        return Array(data)
    }
}

/// Writes to a temporary file in the same folder, then renames it.
public struct AtomicWriter: FileWriting {
    public init() {}

    public func write(_ bytes: [UInt8], to path: String) throws(OutputError) {
        let slash = path.lastIndex(of: "/")
        let folder = slash.map { String(path[..<$0]) } ?? "."
        let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
        let temporary = "\(folder)/.\(name).\(getpid())"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o666)
        guard descriptor >= 0 else { throw Self.error(errno, path) }
        TemporaryFiles.shared.add(temporary)
        defer { TemporaryFiles.shared.remove(temporary) }
        let failure = Self.writeAll(bytes, to: descriptor)
        // A full disk may be told as late as here.
        let closing = close(descriptor) == 0 ? nil : errno
        if let code = failure ?? closing {
            unlink(temporary)
            throw Self.error(code, path)
        }
        guard rename(temporary, path) == 0 else {
            let code = errno
            unlink(temporary)
            throw Self.error(code, path)
        }
    }

    private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
        bytes.withUnsafeBytes { buffer in
            var offset = 0
            while offset < buffer.count {
                let count = Glibc.write(descriptor, buffer.baseAddress! + offset, buffer.count - offset)
                if count < 0 {
                    if errno == EINTR { continue }
                    return errno
                }
                offset += count
            }
            return nil
        }
    }

    private static func error(_ code: Int32, _ path: String) -> OutputError {
        code == ENOSPC || code == EDQUOT ? .diskFull(path) : .writeFailed(path, reason: reason(code))
    }

    static func reason(_ code: Int32) -> String {
        let text = String(cString: strerror(code))
        return text.prefix(1).lowercased() + text.dropFirst()
    }

    static func lastReason(_ error: any Error) -> String {
        let error = error as NSError
        if let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError, underlying.domain == NSPOSIXErrorDomain { return reason(Int32(underlying.code)) }
        if error.domain == NSPOSIXErrorDomain { return reason(Int32(error.code)) }
        return errno != 0 ? reason(errno) : "unknown reason"
    }
}

/// Temporary files that are being written: an interrupted program takes them away before it ends.
public final class TemporaryFiles: @unchecked Sendable {
    public static let shared = TemporaryFiles()
    private let lock = NSLock()
    private var paths: Set<String> = []

    func add(_ path: String) { lock.withLock { _ = paths.insert(path) } }
    func remove(_ path: String) { lock.withLock { _ = paths.remove(path) } }

    public func removeAll() {
        lock.withLock {
            for path in paths { unlink(path) }
            paths = []
        }
    }
}
