// Status of this file: exact for what CommonMark has and Foundation adds to it; attributes of one's own `scope` are not read.

import Foundation

extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Sendable {
        public enum InterpretedSyntax: Sendable {
            /// Blocks and inline marks.
            case full
            /// Inline marks; a line break is a space.
            case inlineOnly
            /// Inline marks; all white space stays as it is written.
            case inlineOnlyPreservingWhitespace
        }
        public enum FailurePolicy: Sendable { case throwError, returnPartiallyParsedIfPossible }
        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        public var languageCode: String?
        public var appliesSourcePositionAttributes: Bool
        public init(allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
                    failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil, appliesSourcePositionAttributes: Bool = false) {
            self.allowsExtendedAttributes = allowsExtendedAttributes; self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy; self.languageCode = languageCode
            self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
        }
    }

    /// Reads Markdown. Marks become attributes; the text keeps none of them.
    ///
    /// - Throws: `MarkdownError.tooLong` for texts over one megabyte.
    public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        self = try MarkdownReader(options: options, baseURL: baseURL).read(markdown)
    }
    /// Reads Markdown in UTF-8.
    public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }
    /// Reads a file of Markdown in UTF-8.
    public init(contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }
    public init<S: AttributeScope>(markdown: String, including scope: KeyPath<AttributeScopes, S.Type>, options: MarkdownParsingOptions = .init(),
                                   baseURL: URL? = nil) throws {
        try self.init(markdown: markdown, options: options, baseURL: baseURL)
    }
}

/// Why a text could not be read as Markdown.
public enum MarkdownError: LocalizedError {
    case tooLong(bytes: Int)
    case unreadable
    public var errorDescription: String? {
        switch self {
        case .tooLong(let bytes): "The Markdown text has \(bytes) bytes, and at most \(MarkdownReader.limit) are read. Show a part of it."
        case .unreadable: "The text could not be read as Markdown. Show it with AttributedString(_:) instead."
        }
    }
}
