import Foundation
#if canImport(Glibc)
import Glibc
#endif

/// The folder where built extensions and what they are made of are kept: `$XDG_CACHE_HOME/vitrine`, or `~/.cache/vitrine`.
///
/// Everything in it can be deleted at any time. Processes share it: what is finished appears by a rename, what changes is changed
/// under a lock, and work in progress has a folder of its own, which the next process removes if its owner has died.
public struct BuildCache: Hashable, Sendable {
    public var folder: String
    /// Bytes that the cache may hold; the least recently used go first.
    public var limit: Int
    public static let defaultLimit = 4 << 30

    /// - Throws: `BuildError.unusableCache`.
    public init(folder: String? = nil, limit: Int = BuildCache.defaultLimit) throws {
        let environment = ProcessInfo.processInfo.environment
        let base = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "\(environment["HOME"] ?? NSHomeDirectory())/.cache"
        self.folder = folder ?? "\(base)/vitrine"
        self.limit = limit
        do {
            for name in ["sdk", "work", "libraries", "bundles", "modules", "states", "pictures", "locks", "compiler"] { try FileSystem.makeFolder(path(name)) }
        } catch {
            throw BuildError.unusableCache(folder: self.folder, reason: "cannot be written: \(error)")
        }
    }

    func path(_ name: String) -> String { "\(folder)/\(name)" }

    /// An empty folder for work in progress, named after the process.
    func makeScratch() throws -> String {
        let path = path("work/\(getpid()).\(UInt64.random(in: 0...UInt64.max))")
        do { try FileSystem.makeFolder(path) } catch { throw BuildError.unusableCache(folder: folder, reason: "cannot be written: \(error)") }
        return path
    }

    /// Runs while no other process, nor another thread, holds the lock of that name.
    func withLock<Result>(_ name: String, _ body: () throws -> Result) throws -> Result {
        let file = open(path("locks/\(name)"), O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw BuildError.unusableCache(folder: folder, reason: "cannot be locked: \(FileSystem.Failure(path: name, code: errno))") }
        defer { close(file) }
        while flock(file, LOCK_EX) != 0 {
            guard errno == EINTR else { throw BuildError.unusableCache(folder: folder, reason: "cannot be locked: \(FileSystem.Failure(path: name, code: errno))") }
        }
        return try body()
    }

    /// Moves a finished folder to its place. Where another process was first, its folder stays and this one is removed.
    func publish(_ built: String, as name: String) throws {
        let destination = path(name)
        if rename(built, destination) == 0 { return }
        let reason = errno
        if FileSystem.isFolder(destination) { FileSystem.remove(built) } else {
            throw BuildError.unusableCache(folder: folder, reason: "cannot be written: \(FileSystem.Failure(path: destination, code: reason))")
        }
    }

    /// Notes that an entry was used now.
    func touch(_ name: String) { utimensat(AT_FDCWD, path(name), nil, 0) }

    // MARK: Bounds

    private static let kinds = ["libraries", "bundles", "modules", "states", "pictures"]
    /// Seconds within which an entry counts as being in use.
    private static let youth = 3600

    /// `prune`, at most once an hour: it looks at every file of the cache.
    func pruneAtTimes() {
        let mark = path("pruned")
        var status = stat()
        if stat(mark, &status) == 0, time(nil) - status.st_mtim.tv_sec < Self.youth { return }
        try? FileSystem.write("", to: mark)
        prune()
    }

    /// Removes leavings of dead processes, and the least recently used entries beyond the limit.
    func prune() {
        for name in FileSystem.names(in: path("work")) {
            guard let owner = name.split(separator: ".").first.flatMap({ pid_t($0) }) else { continue }
            if owner != getpid(), kill(owner, 0) != 0, errno == ESRCH { FileSystem.remove(path("work/\(name)")) }
        }
        var entries: [(name: String, size: Int, used: Int)] = []
        for kind in Self.kinds {
            for name in FileSystem.names(in: path(kind)) {
                var status = stat()
                guard stat(path("\(kind)/\(name)"), &status) == 0 else { continue }
                entries.append(("\(kind)/\(name)", Self.size(path("\(kind)/\(name)")), status.st_mtim.tv_sec))
            }
        }
        var total = entries.reduce(0) { $0 + $1.size }
        guard total > limit else { return }
        let now = time(nil)
        for entry in entries.sorted(by: { $0.used < $1.used }) where total > limit && now - entry.used > Self.youth {
            // Renamed first: whoever looks sees a whole entry or none.
            let grave = path("work/\(getpid()).\(UInt64.random(in: 0...UInt64.max))")
            if rename(path(entry.name), grave) == 0 { FileSystem.remove(grave) }
            total -= entry.size
        }
    }

    /// Bytes of a file, or of all files in a folder.
    private static func size(_ path: String) -> Int {
        var status = stat()
        guard lstat(path, &status) == 0 else { return 0 }
        guard status.st_mode & S_IFMT == S_IFDIR else { return Int(status.st_size) }
        return FileSystem.names(in: path).reduce(0) { $0 + size("\(path)/\($1)") }
    }
}
