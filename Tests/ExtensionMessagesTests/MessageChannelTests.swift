import Drawing
import ExtensionMessages
import Foundation
import Testing

/// Two channels over a pair of sockets or pipes.
private final class Ends {
    let first: MessageChannel, second: MessageChannel
    var descriptors: [Int32]

    init(pipes: Bool = false, limit: Int = MessageChannel.defaultLimit) {
        var there: [Int32] = [-1, -1], back: [Int32] = [-1, -1]
        if pipes {
            _ = pipe(&there)
            _ = pipe(&back)
            first = MessageChannel(reading: back[0], writing: there[1], limit: limit)
            second = MessageChannel(reading: there[0], writing: back[1], limit: limit)
        } else {
            _ = socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &there)
            first = MessageChannel(reading: there[0], writing: there[0], limit: limit)
            second = MessageChannel(reading: there[1], writing: there[1], limit: limit)
        }
        descriptors = there + back.filter { $0 >= 0 }
    }

    /// Closes everything, or what the second channel holds of a pair of sockets.
    func close(_ which: [Int32]? = nil) {
        let closed = which ?? descriptors
        for descriptor in closed { Foundation.close(descriptor) }
        descriptors.removeAll { closed.contains($0) }
    }

    func writeRaw(_ bytes: [UInt8]) { _ = bytes.withUnsafeBytes { write(descriptors[0], $0.baseAddress, $0.count) } }
}

@Suite struct MessageChannelTests {
    @Test("requests and replies arrive as they were sent", arguments: [false, true])
    func roundTrip(pipes: Bool) throws {
        let ends = Ends(pipes: pipes)
        defer { ends.close() }
        for seconds in [1.5, .infinity, -.infinity] {
            try ends.first.send(ExtensionRequest.setClock(seconds))
            guard case .setClock(seconds) = try ends.second.receive(ExtensionRequest.self, timeout: 10) else { Issue.record("another request"); return }
        }
        try ends.second.send(ExtensionReply.archive(milliseconds: 2))
        try ends.second.send(WidgetArchive(displayList: DisplayList(size: Size(width: 158, height: 158)), root: SemanticNode(role: "text", type: "Text", label: "a")))
        guard case .archive(2, 0, _) = try ends.first.receive(ExtensionReply.self, timeout: 10) else { Issue.record("another reply"); return }
        #expect(try ends.first.receiveArchive(timeout: 10).root.label == "a")
    }

    @Test("a message larger than the pipe arrives whole")
    func large() throws {
        let ends = Ends(pipes: true)
        let text = String(repeating: "x", count: 3 << 20)
        let isSent = DispatchSemaphore(value: 0)
        nonisolated(unsafe) let sender = ends.first
        Thread.detachNewThread {
            try? sender.send(ExtensionReply.failed(message: text, findings: []))
            isSent.signal()
        }
        let reply = try ends.second.receive(ExtensionReply.self)
        isSent.wait()
        ends.close()
        guard case .failed(text, _) = reply else { Issue.record("another reply"); return }
    }

    @Test("a closed channel is an error on both sides, and no signal", arguments: [false, true])
    func closed(pipes: Bool) throws {
        let ends = Ends(pipes: pipes)
        defer { ends.close() }
        ends.close(pipes ? [ends.descriptors[0], ends.descriptors[3]] : [ends.descriptors[1]])
        #expect(throws: MessageChannelError.closed) { try ends.first.receive(timeout: 10) }
        #expect(throws: MessageChannelError.closed) { try ends.first.send(ExtensionRequest.release(entries: 1), timeout: 10) }
    }

    @Test("nothing within the time is a time-out")
    func timeout() {
        let ends = Ends()
        defer { ends.close() }
        #expect(throws: MessageChannelError.timedOut(0.01)) { try ends.second.receive(timeout: 0.01) }
    }

    @Test("a frame that nobody takes is a time-out")
    func sendTimeout() {
        let ends = Ends(pipes: true)
        defer { ends.close() }
        #expect(throws: MessageChannelError.timedOut(0.05)) {
            try ends.first.send(ExtensionReply.failed(message: String(repeating: "x", count: 1 << 20), findings: []), timeout: 0.05)
        }
    }

    @Test("a frame over the limit is neither sent nor read")
    func limit() throws {
        let ends = Ends(limit: 1000)
        defer { ends.close() }
        #expect(throws: MessageChannelError.tooLarge(1001, limit: 1000)) { try ends.first.send(MessageFrame(kind: .archive, content: Data(count: 1001))) }
        ends.writeRaw(Array("VTRM".utf8) + [2, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0x7f])
        #expect(throws: MessageChannelError.tooLarge(0x7fff_ffff, limit: 1000)) { try ends.second.receive(timeout: 10) }
    }

    @Test("bytes that are no frame are damage, at the first that cannot be one", arguments: [
        Array("garbage".utf8), Array("VTRX".utf8), Array("VTRM".utf8) + [9] + [UInt8](repeating: 0, count: 11),
        Array("VTRM".utf8) + [1, 1, 0, 0] + [UInt8](repeating: 0, count: 8), Array("VTRM".utf8) + [1, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0],
    ])
    func damaged(bytes: [UInt8]) {
        let ends = Ends()
        defer { ends.close() }
        ends.writeRaw(bytes)
        #expect { try ends.second.receive(timeout: 10) } throws: { if case MessageChannelError.damaged = $0 { true } else { false } }
    }

    @Test("a stream that ends within a frame is damage")
    func cut() {
        let ends = Ends()
        defer { ends.close() }
        ends.writeRaw(Array("VTRM".utf8) + [1, 0, 0, 0, 0, 0, 0, 0, 200, 0, 0, 0, 1, 2, 3])
        ends.close([ends.descriptors[0]])
        #expect { try ends.second.receive(timeout: 10) } throws: { if case MessageChannelError.damaged = $0 { true } else { false } }
    }

    @Test("a message of another kind, or no message at all, is unexpected")
    func unexpected() throws {
        let ends = Ends()
        defer { ends.close() }
        try ends.first.send(MessageFrame(kind: .archive, content: Data([1, 2, 3])))
        try ends.first.send(MessageFrame(kind: .message, content: Data("{".utf8)))
        try ends.first.send(MessageFrame(kind: .archive, content: Data([1, 2, 3])))
        for _ in 0 ..< 2 {
            #expect { try ends.second.receive(ExtensionRequest.self, timeout: 10) } throws: { if case MessageChannelError.unexpected = $0 { true } else { false } }
        }
        #expect { try ends.second.receiveArchive(timeout: 10) } throws: { if case MessageChannelError.unexpected = $0 { true } else { false } }
    }

    @Test("frames cut anywhere come out whole, and in order")
    func pieces() throws {
        let ends = Ends()
        defer { ends.close() }
        for index in 0 ..< 5 { try ends.first.send(ExtensionRequest.release(entries: index)) }
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(ends.descriptors[1], &bytes, bytes.count)
        for step in [1, 3, 16, 17] {
            var decoder = MessageFrameDecoder(), found: [Int] = []
            for start in stride(from: 0, to: count, by: step) {
                decoder.append(Data(bytes[start ..< min(count, start + step)]))
                while let frame = try decoder.next() {
                    if case .release(let entries) = try MessageCoding.decode(ExtensionRequest.self, from: frame) { found.append(entries) }
                }
            }
            #expect(found == [0, 1, 2, 3, 4])
        }
    }
}
