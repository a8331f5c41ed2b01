// Status of this file: exact.

import Foundation

/// Why a predicate's text was not understood.
public struct PredicateFormatError: LocalizedError, Hashable, Sendable {
    public var message: String
    /// Characters from the start of the format.
    public var offset: Int
    public var format: String
    public var errorDescription: String? { "The predicate \"\(format)\" cannot be read at character \(offset): \(message)." }
}
