import Foundation
@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The macros that this plugin expands, by the type name that a declaration's `#externalMacro` gives.
struct MacroTable: PluginProvider {
    static let macros: [String: any Macro.Type] = [
        "ViewPreviewMacro": ViewPreviewMacro.self,
        "WidgetPreviewMacro": WidgetPreviewMacro.self,
        "ActivityPreviewMacro": ActivityPreviewMacro.self,
        "ControlPreviewMacro": ControlPreviewMacro.self,
        "PreviewableMacro": PreviewableMacro.self,
        "EntryMacro": EntryMacro.self,
        "ModelMacro": ModelMacro.self,
        "PersistedPropertyMacro": PersistedPropertyMacro.self,
        "ModelMarkMacro": ModelMarkMacro.self,
        "QueryMacro": QueryMacro.self,
        "UniqueMacro": UniqueMacro.self,
        "IndexMacro": IndexMacro.self,
        "ModelActorMacro": ModelActorMacro.self,
    ]

    func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
        guard let macro = Self.macros[typeName] else { throw UnknownMacro(name: typeName) }
        return macro
    }
}

struct UnknownMacro: Error, CustomStringConvertible {
    var name: String
    var description: String { "the plugin has no macro named \(name); rebuild Vitrine, its modules and its plugin differ" }
}

/// The compiler's plugin protocol over standard input and output: a length (8 bytes, little endian), then that much JSON.
struct StandardConnection: MessageConnection {
    /// No message of the compiler is near this size; a larger length means that the stream is damaged.
    static let largestMessage = 1 << 30

    func sendMessage<Message: Encodable>(_ message: Message) throws {
        let body = try JSONEncoder().encode(message)
        var frame = Data(capacity: body.count + 8)
        withUnsafeBytes(of: UInt64(body.count).littleEndian) { frame.append(contentsOf: $0) }
        frame.append(body)
        try FileHandle.standardOutput.write(contentsOf: frame)
    }

    /// The next message, or nil when the compiler has closed the stream.
    func waitForNextMessage<Message: Decodable>(_ type: Message.Type) throws -> Message? {
        guard let header = try read(8), header.count == 8 else { return nil }
        let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard length > 0, length <= UInt64(Self.largestMessage), let body = try read(Int(length)) else { return nil }
        return try JSONDecoder().decode(type, from: body)
    }

    /// Exactly `count` bytes, or nil at the end of the stream.
    private func read(_ count: Int) throws -> Data? {
        var data = Data()
        while data.count < count {
            guard let part = try FileHandle.standardInput.read(upToCount: count - data.count), !part.isEmpty else { return nil }
            data.append(part)
        }
        return data
    }
}

@main struct Plugin {
    static func main() throws {
        try CompilerPluginMessageListener(connection: StandardConnection(), provider: MacroTable()).main()
    }
}
