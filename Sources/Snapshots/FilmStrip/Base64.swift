import Foundation

/// Bytes as letters, for pictures inside a page.
enum Base64 {
    static func text(_ bytes: [UInt8]) -> String { Data(bytes).base64EncodedString() }
}
