import Drawing
import ExtensionMessages
import Foundation

/// Writes replies, from whichever thread has one.
final class ReplyWriter: @unchecked Sendable {
    private let channel: MessageChannel
    private let lock = NSLock()
    init(_ channel: MessageChannel) { self.channel = channel }

    /// A reply that cannot be written has nobody to read it: the process has no more reason to live.
    func send(_ reply: ExtensionReply, archive: WidgetArchive? = nil) {
        lock.lock()
        defer { lock.unlock() }
        do {
            if let archive {
                let bytes = Data(archive.encoded())
                guard bytes.count <= MessageChannel.defaultLimit else {
                    try channel.send(ExtensionReply.failed(message: "\(MessageChannelError.tooLarge(bytes.count, limit: MessageChannel.defaultLimit))", findings: archive.findings))
                    return
                }
                try channel.send(reply)
                try channel.send(MessageFrame(kind: .archive, content: bytes))
            } else {
                do { try channel.send(reply) } catch let error as MessageChannelError {
                    // Nothing of it was sent.
                    guard case .tooLarge = error else { throw error }
                    try channel.send(ExtensionReply.failed(message: "\(error)", findings: []))
                }
            }
        } catch {
            _exit(0)
        }
    }
}

/// One request under way: answered once, by whoever comes first.
final class RunningRequest: @unchecked Sendable {
    private let writer: ReplyWriter
    private let lock = NSLock()
    private var isAnswered = false
    init(_ writer: ReplyWriter) { self.writer = writer }

    /// - Returns: false where the request was answered before; then nothing is sent.
    @discardableResult func answer(_ reply: ExtensionReply, archive: WidgetArchive? = nil) -> Bool {
        lock.lock()
        let isFirst = !isAnswered
        isAnswered = true
        lock.unlock()
        if isFirst { writer.send(reply, archive: archive) }
        return isFirst
    }
}
