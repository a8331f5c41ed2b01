import ExtensionMessages
import Foundation

/// How a request to an extension's process can fail. After each of them but `requestFailed` the process is gone.
public enum ExtensionProcessError: Error, CustomStringConvertible {
    /// The program could not be started.
    case cannotStart(program: String, reason: String)
    /// The pinned world did not pass its test at start; each failure names a symbol.
    case refused([String])
    /// A trap or a signal ended the process.
    case crashed(ExtensionCrash)
    /// User code ended the process.
    case exited(code: Int32)
    /// The process used more memory than it is given, in bytes.
    case outOfMemory(limit: Int, peak: Int)
    /// No answer came within the time, in seconds of the machine.
    case hung(seconds: Double)
    /// The channel holds something that is no reply.
    case disturbed(MessageChannelError)

    public var description: String {
        switch self {
        case .cannotStart(let program, let reason): "The extension's process \(program) cannot be started: \(reason). Build Vitrine again with ./vitrine."
        case .refused(let failures):
            "The pinned world does not hold on this toolchain: \(failures.joined(separator: "; ")). Use the Swift toolchain that the README names."
        case .crashed(let crash): "The extension crashed: \(crash.summary). Guard the value at the line named."
        case .exited(let code): "The extension ended its own process with code \(code). Return an entry instead of ending the process."
        case .outOfMemory(let limit, let peak):
            "The extension used \(peak >> 20) MB of memory where \(limit >> 20) MB are allowed. Scale pictures down while decoding."
        case .hung(let seconds): "The extension gave no answer within \(seconds) s. Look for a loop or a wait that does not end."
        case .disturbed(let error): "The extension's process answered with something that cannot be read. \(error)"
        }
    }
}
