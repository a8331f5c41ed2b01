import Drawing
import Foundation
import Glibc

/// Keeps the archives of a day for as long as it is looked at: the store lets go of them when no timeline holds them any more.
///
/// They lie in a file without a name, so that a week of widgets takes no memory and nothing stays behind. One thread at a time.
public final class ArchiveShelf {
    private let descriptor: Int32
    private var places: [String: (offset: Int, length: Int)] = [:]
    private var end = 0
    private var recent: [(hash: String, archive: WidgetArchive)] = []

    /// - Throws: `ArchiveShelfError` where no temporary file can be made.
    public init() throws {
        let folder = FileManager.default.temporaryDirectory.path
        var name = Array("\(folder)/vitrine-archives-XXXXXX".utf8CString)
        descriptor = mkstemp(&name)
        guard descriptor >= 0 else { throw ArchiveShelfError.cannotMake(folder: folder, reason: String(cString: strerror(errno))) }
        unlink(name)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }

    deinit { close(descriptor) }

    public func holds(_ hash: String) -> Bool { places[hash] != nil }

    func put(_ hash: String, _ bytes: [UInt8]) throws {
        guard places[hash] == nil else { return }
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes { pwrite(descriptor, $0.baseAddress?.advanced(by: written), bytes.count - written, off_t(end + written)) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw ArchiveShelfError.cannotWrite(reason: String(cString: strerror(errno))) }
            written += count
        }
        places[hash] = (end, bytes.count)
        end += bytes.count
    }

    /// The archive of a hash; nil where it was never put here or cannot be read back.
    public func archive(_ hash: String) -> WidgetArchive? {
        if let index = recent.firstIndex(where: { $0.hash == hash }) { return recent[index].archive }
        guard let place = places[hash] else { return nil }
        let bytes = [UInt8](unsafeUninitializedCapacity: place.length) { buffer, count in
            while count < place.length {
                let read = pread(descriptor, buffer.baseAddress?.advanced(by: count), place.length - count, off_t(place.offset + count))
                if read < 0, errno == EINTR { continue }
                guard read > 0 else { return }
                count += read
            }
        }
        guard let archive = try? bytes.withUnsafeBytes({ try WidgetArchive(decoding: $0) }) else { return nil }
        recent.append((hash, archive))
        if recent.count > 16 { recent.removeFirst() }
        return archive
    }
}

/// What can go wrong with the file that holds a day's archives; each text ends with what to do next.
public enum ArchiveShelfError: Error, CustomStringConvertible {
    case cannotMake(folder: String, reason: String)
    case cannotWrite(reason: String)

    public var description: String {
        switch self {
        case .cannotMake(let folder, let reason): "No temporary file can be made in \(folder): \(reason). Name another folder in TMPDIR."
        case .cannotWrite(let reason): "The day's pictures cannot be kept: \(reason). Make room in the folder for temporary files, or name another in TMPDIR."
        }
    }
}
