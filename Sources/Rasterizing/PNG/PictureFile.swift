import Glibc

/// Why a picture could not be written.
public enum RasterError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The system's error number tells why.
    case cannotWrite(path: String, errno: Int32)

    public var description: String {
        switch self {
        case .cannotWrite(let path, let code):
            switch code {
            case ENOSPC, EDQUOT: "The disk is full: \(path) was not written, and what was there is unchanged. Free some space and draw again."
            case EACCES, EPERM, EROFS: "\(path) may not be written (\(String(cString: strerror(code)))). Choose another folder or change its permissions."
            case ENOENT, ENOTDIR: "The folder of \(path) does not exist. Create it and draw again."
            default: "\(path) could not be written: \(String(cString: strerror(code))). Check the folder and draw again."
            }
        }
    }
}

/// Writes files whole or not at all.
public enum PictureFile {
    /// Puts the bytes at the path: written under another name in the same folder and renamed, so that a reader sees the old
    /// file or the new one.
    public static func write(_ bytes: [UInt8], to path: String) throws(RasterError) {
        var temporary = ""
        var descriptor: Int32 = -1
        for attempt in 0..<64 {
            temporary = "\(path).\(getpid())-\(pthread_self())-\(attempt).part"
            descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
            if descriptor >= 0 || errno != EEXIST { break }
        }
        guard descriptor >= 0 else { throw .cannotWrite(path: path, errno: errno) }
        var failure: Int32 = 0
        bytes.withUnsafeBytes { buffer in
            var offset = 0
            while offset < buffer.count {
                let written = Glibc.write(descriptor, buffer.baseAddress.unsafelyUnwrapped + offset, buffer.count - offset)
                if written < 0 {
                    if errno == EINTR { continue }
                    failure = errno
                    return
                }
                offset += written
            }
        }
        // A full disk may show only here.
        if close(descriptor) != 0, failure == 0, errno != EINTR { failure = errno }
        if failure == 0, rename(temporary, path) != 0 { failure = errno }
        if failure != 0 {
            unlink(temporary)
            throw .cannotWrite(path: path, errno: failure)
        }
    }
}

extension PNGEncoder {
    /// Writes the picture as a PNG file, whole or not at all.
    public func write(_ bitmap: Bitmap, to path: String) throws(RasterError) { try PictureFile.write(encode(bitmap), to: path) }
}
