import Foundation

/// One message on the wire: a header of 16 bytes, then the content.
///
/// The header is the mark `VTRM`, the kind (1 byte), three bytes of zero, the frame's number (4 bytes) and the length of the
/// content (4 bytes), little-endian. The numbers count up by one from 0 in each direction, so that a frame that was lost, sent
/// twice or written by something else than the channel is noticed.
public struct MessageFrame: Hashable, Sendable {
    public enum Kind: UInt8, Sendable {
        /// A request or a reply as JSON.
        case message = 1
        /// A `WidgetArchive` in its binary form.
        case archive = 2
    }
    public var kind: Kind
    public var content: Data
    public init(kind: Kind, content: Data) { self.kind = kind; self.content = content }

    static let mark: [UInt8] = Array("VTRM".utf8)
    static let headerLength = 16

    /// The bytes of the frame under its number.
    func bytes(number: UInt32) -> Data {
        var data = Data(capacity: Self.headerLength + content.count)
        data.append(contentsOf: Self.mark)
        data.append(contentsOf: [kind.rawValue, 0, 0, 0])
        withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
        withUnsafeBytes(of: UInt32(content.count).littleEndian) { data.append(contentsOf: $0) }
        data.append(content)
        return data
    }
}

/// Cuts a stream of bytes into frames. What comes in is not trusted: the first byte that cannot belong to a frame is an error.
public struct MessageFrameDecoder: Sendable {
    /// The largest content accepted, in bytes.
    public let limit: Int
    private var buffer = Data()
    private var nextNumber: UInt32 = 0

    public init(limit: Int = MessageChannel.defaultLimit) { self.limit = limit }

    /// Whether bytes of an unfinished frame are held.
    public var holdsPartOfFrame: Bool { !buffer.isEmpty }

    public mutating func append(_ bytes: UnsafeRawBufferPointer) { buffer.append(contentsOf: bytes) }
    public mutating func append(_ bytes: Data) { buffer.append(bytes) }

    /// The next whole frame, or nil while its bytes are not all there.
    public mutating func next() throws -> MessageFrame? {
        let start = buffer.startIndex
        for (offset, byte) in MessageFrame.mark.enumerated() where buffer.count > offset {
            guard buffer[start + offset] == byte else { throw MessageChannelError.damaged("the frame does not begin with its mark") }
        }
        guard buffer.count >= MessageFrame.headerLength else { return nil }
        guard let kind = MessageFrame.Kind(rawValue: buffer[start + 4]) else {
            throw MessageChannelError.damaged("unknown kind of frame \(buffer[start + 4])")
        }
        guard buffer[start + 5] == 0, buffer[start + 6] == 0, buffer[start + 7] == 0 else {
            throw MessageChannelError.damaged("reserved bytes of the header are set")
        }
        let number = word(at: start + 8), length = Int(word(at: start + 12))
        guard number == nextNumber else { throw MessageChannelError.damaged("frame \(number) came where \(nextNumber) was due") }
        guard length <= limit else { throw MessageChannelError.tooLarge(length, limit: limit) }
        guard buffer.count >= MessageFrame.headerLength + length else { return nil }
        let content = buffer.subdata(in: start + MessageFrame.headerLength ..< start + MessageFrame.headerLength + length)
        buffer.removeFirst(MessageFrame.headerLength + length)
        if buffer.isEmpty { buffer = Data() }
        nextNumber &+= 1
        return MessageFrame(kind: kind, content: content)
    }

    private func word(at index: Data.Index) -> UInt32 {
        (0 ..< 4).reduce(0) { $0 | UInt32(buffer[index + $1]) << (8 * UInt32($1)) }
    }
}
