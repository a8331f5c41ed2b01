// Status of this file: exact.
import Foundation

/// The text of a piece of HTML, with its links.
///
/// Blocks begin a line of their own, white space collapses, scripts and styles are left out. Fonts and colours are not read.
struct HTMLText {
    struct Link { var range: NSRange; var url: URL }
    private(set) var text = ""
    private(set) var links: [Link] = []

    private static let blocks: Set<String> = ["p", "div", "li", "ul", "ol", "h1", "h2", "h3", "h4", "h5", "h6", "tr", "table", "blockquote", "pre", "section", "article", "header", "footer", "hr"]
    private static let silent: Set<String> = ["script", "style", "head", "title"]
    private static let entities = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®", "hellip": "…", "mdash": "—", "ndash": "–",
                                   "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "bull": "•", "euro": "€", "deg": "°", "eacute": "é", "auml": "ä", "ouml": "ö", "uuml": "ü", "szlig": "ß"]
    /// No text of a widget is near this size.
    private static let longest = 1 << 22

    init(_ html: String) {
        var rest = Substring(html.prefix(Self.longest)), silence: String?, open: (start: Int, url: URL)?
        while let first = rest.first {
            guard first == "<" else {
                let end = rest.firstIndex(of: "<") ?? rest.endIndex
                if silence == nil { append(Self.decoded(rest[..<end])) }
                rest = rest[end...]
                continue
            }
            if rest.hasPrefix("<!--") {
                rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
                continue
            }
            guard let end = rest.firstIndex(of: ">") else { break }
            let tag = rest[rest.index(after: rest.startIndex)..<end]
            rest = rest[rest.index(after: end)...]
            let isClosing = tag.hasPrefix("/")
            let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
            if let quiet = silence {
                if isClosing, name == quiet { silence = nil }
                continue
            }
            if Self.silent.contains(name), !isClosing { silence = name; continue }
            if name == "br" { text += "\n" } else if Self.blocks.contains(name) { breakLine(); if name == "li", !isClosing { text += "• " } }
            guard name == "a" else { continue }
            if isClosing, let link = open {
                links.append(Link(range: NSRange(location: link.start, length: text.utf16.count - link.start), url: link.url))
                open = nil
            } else if let url = Self.address(in: tag) { open = (text.utf16.count, url) }
        }
        while text.last?.isNewline == true { text.removeLast() }
    }

    private mutating func breakLine() { if !text.isEmpty, text.last?.isNewline != true { text += "\n" } }

    private mutating func append(_ piece: String) {
        for character in piece {
            guard character.isWhitespace, character != "\u{A0}" else { text.append(character); continue }
            if let last = text.last, !last.isWhitespace { text.append(" ") }
        }
    }

    private static func address(in tag: Substring) -> URL? {
        guard let start = tag.range(of: "href=", options: .caseInsensitive) else { return nil }
        let value = tag[start.upperBound...]
        guard let quote = value.first, quote == "\"" || quote == "'" else { return URL(string: String(value.prefix { !$0.isWhitespace })) }
        return URL(string: decoded(value.dropFirst().prefix { $0 != quote }))
    }

    private static func decoded(_ text: Substring) -> String {
        guard text.contains("&") else { return String(text) }
        var result = "", rest = text
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            rest = rest[start...]
            guard let end = rest.prefix(12).firstIndex(of: ";") else { result += "&"; rest = rest.dropFirst(); continue }
            let name = String(rest[rest.index(after: start)..<end])
            let code = name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
            result += entities[name] ?? code.flatMap(Unicode.Scalar.init).map { String($0) } ?? String(rest[...end])
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }
}

extension NSAttributedString {
    /// The format of a document.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let plain = DocumentType(rawValue: "NSPlainText")
        public static let rtf = DocumentType(rawValue: "NSRTF")
        public static let rtfd = DocumentType(rawValue: "NSRTFD")
        public static let html = DocumentType(rawValue: "NSHTML")
    }
    /// How a document is read.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }
    /// What a document says of itself.
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
        public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    }

    /// Reads a document: plain text, or the text and links of HTML.
    ///
    /// Status: approximate: fonts and colours of HTML are not read, `dict` is left as it is, and other formats are an error.
    ///
    /// - Throws: an error of the Cocoa domain where the data is no text of the encoding, or in another format.
    public convenience init(data: Data, options: [DocumentReadingOptionKey: Any] = [:], documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?) throws {
        let type = (options[.documentType] as? DocumentType) ?? (options[.documentType] as? String).map(DocumentType.init(rawValue:)) ?? .plain
        let encoding = (options[.characterEncoding] as? UInt).map(String.Encoding.init(rawValue:)) ?? (options[.characterEncoding] as? Int).map { String.Encoding(rawValue: UInt($0)) }
            ?? (data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) ? .utf16 : .utf8)
        guard type == .html || type == .plain, let text = String(data: data, encoding: encoding) else { throw CocoaError(.fileReadCorruptFile) }
        guard type == .html else { self.init(string: text); return }
        let html = HTMLText(text), result = NSMutableAttributedString(string: html.text)
        for link in html.links { result.addAttribute(NSAttributedString.Key("NSLink"), value: link.url, range: link.range) }
        self.init(attributedString: result)
    }
}
