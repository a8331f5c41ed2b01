import CCMark
import Foundation

/// Walks the tree that cmark makes of a text and writes an attributed string.
struct MarkdownReader {
    static let limit = 1 << 20
    var options: AttributedString.MarkdownParsingOptions
    var baseURL: URL?

    /// A piece of text with one set of attributes.
    struct Piece {
        var text: String
        var intent: InlinePresentationIntent
        var link: URL?
        var imageURL: URL?
        var block: PresentationIntent?
    }

    func read(_ text: String) throws -> AttributedString {
        guard text.utf8.count <= Self.limit else { throw MarkdownError.tooLong(bytes: text.utf8.count) }
        let isInline = options.interpretedSyntax != .full
        let mark = isInline ? Self.lineMark(for: text) : nil
        let source = mark.map { inlineSource(text, mark: $0) } ?? text
        guard let document = cmark_parse_document(source, source.utf8.count, CMARK_OPT_DEFAULT) else { throw MarkdownError.unreadable }
        defer { cmark_node_free(document) }
        var pieces = self.pieces(of: document)
        if let mark {
            for index in pieces.indices { pieces[index].text.removeAll { $0 == mark }; pieces[index].block = nil }
        }
        return assemble(pieces.flatMap(linkingBareURLs).strikingThrough())
    }

    /// A Unicode space that the text does not use. cmark counts it as white space for emphasis, but not as indentation or a blank
    /// line, so that a line which begins with it starts no block.
    private static func lineMark(for text: String) -> Character {
        let candidates: [Character] = ["\u{1680}", "\u{2008}", "\u{2006}", "\u{2005}"]
        return candidates.first { !text.contains($0) } ?? "\u{2004}"
    }

    private func inlineSource(_ text: String, mark: Character) -> String {
        let keepsWhitespace = options.interpretedSyntax == .inlineOnlyPreservingWhitespace
        return text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { line in keepsWhitespace ? "\(mark)\(line)\(mark)" : "\(mark)\(line)" }
            .joined(separator: "\n")
    }

    private func pieces(of document: OpaquePointer) -> [Piece] {
        guard let iterator = cmark_iter_new(document) else { return [] }
        defer { cmark_iter_free(iterator) }
        var pieces: [Piece] = [], blocks: [PresentationIntent.IntentType] = [], ordinals: [Int] = [], identity = 0
        var emphasis = 0, strong = 0, links: [URL?] = [], images: [URL?] = []
        func url(_ node: OpaquePointer) -> URL? {
            cmark_node_get_url(node).flatMap { URL(string: String(cString: $0), relativeTo: baseURL) }
        }
        func literal(_ node: OpaquePointer) -> String { cmark_node_get_literal(node).map { String(cString: $0) } ?? "" }
        func add(_ text: String, _ more: InlinePresentationIntent = []) {
            var intent = more
            if emphasis > 0 { intent.insert(.emphasized) }
            if strong > 0 { intent.insert(.stronglyEmphasized) }
            pieces.append(Piece(text: text, intent: intent, link: links.last ?? nil, imageURL: images.last ?? nil,
                                block: blocks.isEmpty ? nil : PresentationIntent(types: blocks.reversed())))
        }
        func open(_ kind: PresentationIntent.Kind) {
            identity += 1
            blocks.append(.init(kind: kind, identity: identity))
        }
        while true {
            let event = cmark_iter_next(iterator)
            guard event != CMARK_EVENT_DONE, event != CMARK_EVENT_NONE, let node = cmark_iter_get_node(iterator) else { break }
            let enters = event == CMARK_EVENT_ENTER
            switch cmark_node_get_type(node) {
            case CMARK_NODE_PARAGRAPH: if enters { open(.paragraph) } else { blocks.removeLast() }
            case CMARK_NODE_HEADING: if enters { open(.header(level: Int(cmark_node_get_heading_level(node)))) } else { blocks.removeLast() }
            case CMARK_NODE_BLOCK_QUOTE: if enters { open(.blockQuote) } else { blocks.removeLast() }
            case CMARK_NODE_LIST:
                if enters {
                    let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
                    open(isOrdered ? .orderedList : .unorderedList)
                    ordinals.append(isOrdered ? Int(cmark_node_get_list_start(node)) : 1)
                } else { blocks.removeLast(); ordinals.removeLast() }
            case CMARK_NODE_ITEM:
                if enters {
                    open(.listItem(ordinal: ordinals.last ?? 1))
                    if !ordinals.isEmpty { ordinals[ordinals.count - 1] += 1 }
                } else { blocks.removeLast() }
            case CMARK_NODE_CODE_BLOCK:
                let hint = cmark_node_get_fence_info(node).map { String(cString: $0) } ?? ""
                open(.codeBlock(languageHint: hint.isEmpty ? nil : hint)); add(literal(node)); blocks.removeLast()
            case CMARK_NODE_THEMATIC_BREAK: open(.thematicBreak); add("\u{2E3B}"); blocks.removeLast()
            case CMARK_NODE_HTML_BLOCK: add(literal(node), .blockHTML)
            case CMARK_NODE_HTML_INLINE: add(literal(node), .inlineHTML)
            case CMARK_NODE_TEXT: add(literal(node))
            case CMARK_NODE_CODE: add(literal(node), .code)
            case CMARK_NODE_SOFTBREAK: add(options.interpretedSyntax == .inlineOnlyPreservingWhitespace ? "\n" : " ", .softBreak)
            case CMARK_NODE_LINEBREAK: add("\n", .lineBreak)
            case CMARK_NODE_EMPH: emphasis += enters ? 1 : -1
            case CMARK_NODE_STRONG: strong += enters ? 1 : -1
            case CMARK_NODE_LINK: if enters { links.append(url(node)) } else { links.removeLast() }
            case CMARK_NODE_IMAGE: if enters { images.append(url(node)) } else { images.removeLast() }
            default: break
            }
        }
        return pieces
    }

    /// Web addresses written without brackets are links too.
    private func linkingBareURLs(_ piece: Piece) -> [Piece] {
        guard piece.link == nil, !piece.intent.contains(.code), piece.text.contains("://") else { return [piece] }
        var result: [Piece] = [], rest = Substring(piece.text)
        while let match = rest.firstMatch(of: #/https?://[^\s<>]*[^\s<>.,;:!?'")\]]/#) {
            var before = piece, link = piece
            before.text = String(rest[..<match.range.lowerBound])
            link.text = String(match.output)
            link.link = URL(string: link.text)
            result += before.text.isEmpty ? [link] : [before, link]
            rest = rest[match.range.upperBound...]
        }
        var after = piece
        after.text = String(rest)
        return result + (after.text.isEmpty ? [] : [after])
    }

    private func assemble(_ pieces: [Piece]) -> AttributedString {
        var result = AttributedString()
        for piece in pieces where !piece.text.isEmpty {
            var run = AttributedString(piece.text)
            if !piece.intent.isEmpty { run.inlinePresentationIntent = piece.intent }
            if let block = piece.block { run.presentationIntent = block }
            if let link = piece.link { run.link = link }
            if let image = piece.imageURL { run.imageURL = image }
            if let language = options.languageCode { run.languageIdentifier = language }
            result += run
        }
        return result
    }
}

extension [MarkdownReader.Piece] {
    /// Turns text between two `~~` into text with a line through it; cmark itself does not know the mark.
    func strikingThrough() -> [MarkdownReader.Piece] {
        let marks = reduce(0) { $0 + ($1.intent.contains(.code) ? 0 : $1.text.components(separatedBy: "~~").count - 1) }
        guard marks >= 2 else { return self }
        var result: [MarkdownReader.Piece] = [], seen = 0
        for piece in self {
            guard !piece.intent.contains(.code) else {
                var code = piece
                if seen % 2 == 1, seen < marks - marks % 2 { code.intent.insert(.strikethrough) }
                result.append(code)
                continue
            }
            for (index, part) in piece.text.components(separatedBy: "~~").enumerated() {
                var text = part
                if index > 0 {
                    if seen < marks - marks % 2 { seen += 1 } else { text = "~~" + text }
                }
                var next = piece
                next.text = text
                if seen % 2 == 1 { next.intent.insert(.strikethrough) }
                if !text.isEmpty { result.append(next) }
            }
        }
        return result
    }
}
