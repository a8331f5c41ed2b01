import Foundation
import Glibc

/// Tells when files in folders change, by inotify.
///
/// Editors write in several steps (a new file, a rename), so that what is told is only that something changed, once it was quiet for a moment.
public final class FileWatch: @unchecked Sendable {
    private let descriptor: Int32
    private let wake: (read: Int32, write: Int32)
    private let lock = NSLock()
    private var watched: [Int32: String] = [:]
    private let onChange: @Sendable (Set<String>) -> Void
    private let isWanted: @Sendable (String) -> Bool
    private let done = DispatchSemaphore(value: 0)

    /// Milliseconds without a further change after which it is told.
    static let quiet: Int32 = 15
    /// The most folders that are watched.
    static let largestTree = 4096

    /// - Parameters:
    ///   - isWanted: whether a change of a file with that path matters.
    ///   - onChange: the changed paths, from a thread of the watch.
    public init?(isWanted: @escaping @Sendable (String) -> Bool = { _ in true }, onChange: @escaping @Sendable (Set<String>) -> Void) {
        let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        var ends: [Int32] = [-1, -1]
        guard descriptor >= 0, pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        self.descriptor = descriptor
        wake = (ends[0], ends[1])
        self.isWanted = isWanted
        self.onChange = onChange
        Thread.detachNewThread { [self] in run() }
    }

    /// Watches a folder and those in it, but hidden ones and what tools write.
    public func watch(_ folder: String) {
        let manager = FileManager.default
        var waiting = [URL(fileURLWithPath: folder).standardizedFileURL.path]
        while let path = waiting.popLast() {
            let isFull = lock.withLock { watched.count >= Self.largestTree }
            if isFull { return }
            let number = inotify_add_watch(descriptor, path, Self.events)
            guard number >= 0 else { continue }
            lock.withLock { watched[number] = path }
            for name in (try? manager.contentsOfDirectory(atPath: path)) ?? [] where !Self.isSkipped(name) {
                var isFolder: ObjCBool = false
                let child = path + "/" + name
                // Links are not followed: they may lead anywhere, and round in a circle.
                if manager.fileExists(atPath: child, isDirectory: &isFolder), isFolder.boolValue, (try? manager.destinationOfSymbolicLink(atPath: child)) == nil { waiting.append(child) }
            }
        }
    }

    /// Ends the watch; nothing is told any more when it returns.
    public func stop() {
        var byte: UInt8 = 0
        _ = write(wake.write, &byte, 1)
        done.wait()
        close(descriptor)
        close(wake.read)
        close(wake.write)
    }

    private static let events = UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_CREATE) | UInt32(IN_DELETE) | UInt32(IN_ONLYDIR)

    private static func isSkipped(_ name: String) -> Bool {
        name.hasPrefix(".") || ["build", "DerivedData", "Pods", "node_modules"].contains(name) || name.hasSuffix(".xcuserdatad")
    }

    private func run() {
        var changed: Set<String> = []
        defer { done.signal() }
        while true {
            var polled = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0), pollfd(fd: wake.read, events: Int16(POLLIN), revents: 0)]
            let count = poll(&polled, 2, changed.isEmpty ? -1 : Self.quiet)
            if count < 0, errno != EINTR { return }
            if polled[1].revents != 0 { return }
            if count == 0, !changed.isEmpty {
                onChange(changed)
                changed = []
            } else if polled[0].revents != 0 {
                changed.formUnion(readEvents())
            }
        }
    }

    private func readEvents() -> Set<String> {
        var changed: Set<String> = []
        let size = 64 << 10
        let buffer = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 8)
        defer { buffer.deallocate() }
        while true {
            let count = read(descriptor, buffer, size)
            guard count > 0 else { return changed }
            var offset = 0
            while offset + MemoryLayout<inotify_event>.size <= count {
                let event = (buffer + offset).loadUnaligned(as: inotify_event.self)
                let name = (buffer + offset + MemoryLayout<inotify_event>.size).assumingMemoryBound(to: CChar.self)
                offset += MemoryLayout<inotify_event>.size + Int(event.len)
                guard let folder = lock.withLock({ watched[event.wd] }), event.len > 0 else { continue }
                let text = String(cString: name)
                if Self.isSkipped(text) { continue }
                let path = folder + "/" + text
                if event.mask & UInt32(IN_ISDIR) != 0 {
                    if event.mask & (UInt32(IN_CREATE) | UInt32(IN_MOVED_TO)) != 0 { watch(path) }
                } else if event.mask & UInt32(IN_CREATE) != 0 {
                    // What is written comes with its closing.
                    continue
                }
                if isWanted(path) { changed.insert(path) }
            }
        }
    }
}
