import Foundation

/// Why a message could not be sent or received.
public enum MessageChannelError: Error, Equatable, CustomStringConvertible {
    /// The other side closed the channel or ended.
    case closed
    /// Nothing came, or nothing was taken, within the time given, in seconds.
    case timedOut(Double)
    /// The bytes are not a frame: something else than the channel wrote to the descriptor.
    case damaged(String)
    /// The frame's content is larger than the limit; both in bytes.
    case tooLarge(Int, limit: Int)
    /// The content of a whole frame is not the message that was due.
    case unexpected(String)
    /// A system call failed.
    case system(call: String, code: Int32)

    public var description: String {
        switch self {
        case .closed: "The other process closed the channel. Read its output for the reason, and start it again."
        case .timedOut(let seconds): "No message passed the channel for \(seconds) s. Look for code that waits or loops, or allow more time."
        case .damaged(let what): "The channel holds bytes that are not a message (\(what)). Only the channel may write to its descriptor; start the process again."
        case .tooLarge(let size, let limit): "A message of \(size) bytes is over the limit of \(limit). Draw fewer or smaller images and entries."
        case .unexpected(let what): "The channel holds a message that was not due (\(what)). Both programs must be of one version; build them again."
        case .system(let call, let code): "\(call) failed: \(String(cString: strerror(code))). Check the limits on open files and memory, and try again."
        }
    }
}
