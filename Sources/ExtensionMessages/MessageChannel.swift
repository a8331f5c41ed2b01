import Drawing
import Foundation

/// Requests, replies and archives between host and extension, as frames over two descriptors.
///
/// One side writes what the other reads; a socket may be given as both. The descriptors stay their owner's: the channel
/// does not close them. Not to be used from two threads at once.
public final class MessageChannel {
    /// The largest content of a frame: 64 MiB.
    public static let defaultLimit = 64 << 20

    private let reading: Int32
    private let writing: Int32
    private let limit: Int
    private var decoder: MessageFrameDecoder
    private var nextNumber: UInt32 = 0

    public init(reading: Int32, writing: Int32, limit: Int = MessageChannel.defaultLimit) {
        self.reading = reading
        self.writing = writing
        self.limit = limit
        decoder = MessageFrameDecoder(limit: limit)
    }

    // MARK: Sending

    /// Writes a frame whole.
    ///
    /// - Parameter timeout: seconds for the other side to take it; nil waits as long as it takes.
    /// - Throws: `MessageChannelError`. After an error other than `.tooLarge` the channel is of no more use.
    public func send(_ frame: MessageFrame, timeout: Double? = nil) throws {
        guard frame.content.count <= limit else { throw MessageChannelError.tooLarge(frame.content.count, limit: limit) }
        let bytes = frame.bytes(number: nextNumber)
        nextNumber &+= 1
        try bytes.withUnsafeBytes { try DescriptorIO.write($0, to: writing, deadline: Deadline(timeout)) }
    }

    /// Writes a message as JSON.
    public func send<Message: Encodable>(_ message: Message, timeout: Double? = nil) throws {
        try send(MessageFrame(kind: .message, content: MessageCoding.encode(message)), timeout: timeout)
    }

    /// Writes an archive in its binary form.
    public func send(_ archive: WidgetArchive, timeout: Double? = nil) throws {
        try send(MessageFrame(kind: .archive, content: Data(archive.encoded())), timeout: timeout)
    }

    // MARK: Receiving

    /// Reads the next frame.
    ///
    /// - Parameter timeout: seconds until it must be there whole; nil waits as long as it takes.
    public func receive(timeout: Double? = nil) throws -> MessageFrame {
        let deadline = Deadline(timeout)
        while true {
            if let frame = try decoder.next() { return frame }
            let bytes = try DescriptorIO.readSome(from: reading, deadline: deadline)
            guard !bytes.isEmpty else {
                throw decoder.holdsPartOfFrame ? MessageChannelError.damaged("the stream ends within a frame") : MessageChannelError.closed
            }
            decoder.append(bytes)
        }
    }

    /// Reads the next message, which must be JSON of the type.
    public func receive<Message: Decodable>(_ type: Message.Type, timeout: Double? = nil) throws -> Message {
        try MessageCoding.decode(type, from: try receive(timeout: timeout))
    }

    /// Reads the next archive.
    public func receiveArchive(timeout: Double? = nil) throws -> WidgetArchive {
        try MessageCoding.archive(from: try receive(timeout: timeout))
    }
}

/// Messages and archives to and from the content of frames.
public enum MessageCoding {
    public static func encode<Message: Encodable>(_ message: Message) throws -> Data {
        let encoder = JSONEncoder()
        // Equal messages give equal bytes: seeds are made of them.
        encoder.outputFormatting = .sortedKeys
        encoder.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try encoder.encode(message)
    }

    public static func decode<Message: Decodable>(_ type: Message.Type, from frame: MessageFrame) throws -> Message {
        guard frame.kind == .message else { throw MessageChannelError.unexpected("an archive in place of a message") }
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        do { return try decoder.decode(type, from: frame.content) } catch {
            throw MessageChannelError.unexpected("\(type): \(error)")
        }
    }

    public static func archive(from frame: MessageFrame) throws -> WidgetArchive {
        guard frame.kind == .archive else { throw MessageChannelError.unexpected("a message in place of an archive") }
        do { return try WidgetArchive(decoding: [UInt8](frame.content)) } catch {
            throw MessageChannelError.unexpected("WidgetArchive: \(error)")
        }
    }
}
