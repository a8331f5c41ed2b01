// Status of this file: exact.
internal import CXML2
import Foundation

/// The text of a piece of HTML, with its links: what libxml2 reads in it.
///
/// Blocks begin a line of their own, white space collapses, scripts and styles are left out. Fonts and colours are not read.
struct HTMLText {
    struct Link { var range: NSRange; var url: URL }
    private(set) var text = ""
    private(set) var links: [Link] = []

    private static let blocks: Set<String> = ["p", "div", "li", "ul", "ol", "h1", "h2", "h3", "h4", "h5", "h6", "tr", "table", "blockquote", "pre", "section", "article", "header", "footer", "hr"]
    private static let silent: Set<String> = ["script", "style", "head", "title"]
    /// No text of a widget is near this size.
    private static let longest = 1 << 22

    init(_ html: String) {
        // Nothing is fetched, and what is wrong in the HTML is not said on the standard error.
        let options = Int32(HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NONET.rawValue | HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue)
        let bytes = Array(html.utf8.prefix(Self.longest))
        let document = bytes.withUnsafeBytes {
            htmlReadMemory($0.baseAddress?.assumingMemoryBound(to: CChar.self), Int32($0.count), nil, "UTF-8", options)
        }
        guard let document else { return }
        defer { xmlFreeDoc(document) }
        read(xmlDocGetRootElement(document))
        while text.last?.isNewline == true { text.removeLast() }
    }

    /// Walks the tree in its order without recursion: how deep it is nested is the author's choice.
    private mutating func read(_ root: xmlNodePtr?) {
        var next = root, open: [(anchor: xmlNodePtr, start: Int, url: URL)] = []
        while let node = next {
            if begin(node), let child = node.pointee.children { if let link = anchor(node) { open.append(link) }; next = child; continue }
            // To the next beside it, or beside the nearest element around it.
            var left: xmlNodePtr? = node
            next = nil
            while let node = left, next == nil {
                end(node)
                if let link = open.last, link.anchor == node {
                    links.append(Link(range: NSRange(location: link.start, length: text.utf16.count - link.start), url: link.url))
                    open.removeLast()
                }
                next = node.pointee.next
                left = node == root ? nil : node.pointee.parent
            }
        }
    }

    /// Whether what is in the node is read.
    private mutating func begin(_ node: xmlNodePtr) -> Bool {
        switch node.pointee.type {
        case XML_TEXT_NODE: append(Self.string(node.pointee.content)); return false
        case XML_ELEMENT_NODE:
            let name = Self.string(node.pointee.name)
            if Self.silent.contains(name) { return false }
            if name == "br" { text += "\n" } else if Self.blocks.contains(name) { breakLine(); if name == "li" { text += "• " } }
            return true
        default: return false
        }
    }

    private mutating func end(_ node: xmlNodePtr) {
        if node.pointee.type == XML_ELEMENT_NODE, Self.blocks.contains(Self.string(node.pointee.name)) { breakLine() }
    }

    private func anchor(_ node: xmlNodePtr) -> (anchor: xmlNodePtr, start: Int, url: URL)? {
        guard Self.string(node.pointee.name) == "a", let value = xmlGetProp(node, "href") else { return nil }
        defer { xmlFree(value) }
        return URL(string: Self.string(value)).map { (node, text.utf16.count, $0) }
    }

    private static func string(_ text: UnsafePointer<xmlChar>?) -> String { text.map { String(cString: $0) } ?? "" }

    private mutating func breakLine() { if !text.isEmpty, text.last?.isNewline != true { text += "\n" } }

    private mutating func append(_ piece: String) {
        for character in piece {
            guard character.isWhitespace, character != "\u{A0}" else { text.append(character); continue }
            if let last = text.last, !last.isWhitespace { text.append(" ") }
        }
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
