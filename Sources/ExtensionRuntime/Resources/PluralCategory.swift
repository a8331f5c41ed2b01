import Foundation
import _FoundationICU

/// The plural category of a number in a language: "one", "few", "other".
enum PluralCategory {
    private final class Rules: @unchecked Sendable {
        let lock = NSLock()
        var opened: [String: OpaquePointer] = [:]
    }
    private static let rules = Rules()

    static func name(of value: Double, language: String) -> String {
        rules.lock.lock()
        defer { rules.lock.unlock() }
        var status = U_ZERO_ERROR
        let handle: OpaquePointer
        if let known = rules.opened[language] {
            handle = known
        } else {
            guard let opened = swift_uplrules_openForType(language, UPLURAL_TYPE_CARDINAL, &status) else { return "other" }
            rules.opened[language] = opened
            handle = opened
        }
        var buffer = [UInt16](repeating: 0, count: 16)
        let length = swift_uplrules_select(handle, value, &buffer, Int32(buffer.count), &status)
        guard status.rawValue <= 0, length > 0, length <= Int32(buffer.count) else { return "other" }
        return String(decoding: buffer.prefix(Int(length)), as: UTF16.self)
    }
}
