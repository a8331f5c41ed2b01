import Drawing
#if canImport(Glibc)
import Glibc
#endif

/// One row of `Resources/symbols.tsv`: what is drawn for a name.
///
/// The columns are described at the top of the file. Rows are sorted by the bytes of their names, so that a name is found in the
/// mapped file without reading the others.
struct SymbolRow: Hashable {
    /// What is drawn: a glyph of an icon font, text, or another row.
    enum Glyph: Hashable {
        case cupertino(UInt32)
        case material(String)
        case text(String)
        case symbol(String)
        /// An outline of our own.
        case outline(Path)
    }
    /// What is drawn about it.
    enum Enclosure: Hashable {
        case none, slash
        /// The outline of another row, with the glyph small in its middle; cut out where it is filled.
        case shape(String, isFilled: Bool)
        /// Another row, small in a lower or upper trailing corner.
        case badge(String, isAtTop: Bool)
    }
    /// The order in which the separate parts of a symbol with a variable value light up.
    struct Variable: Hashable {
        /// `outward` from the symbol's middle to its sides, those of both sides at once.
        enum Order: String, Hashable { case right, left, up, outward, clockwise }
        var order: Order
        /// How many steps at the start are always lit: the body of a speaker.
        var lit = 0
    }
    var glyph: Glyph
    var enclosure: Enclosure = .none
    /// A factor of its size, and ems moved up and right.
    var scale = 1.0, up = 0.0, right = 0.0
    /// Degrees, clockwise.
    var turn = 0.0
    var isMirrored = false
    /// Whether it is turned about where the layout runs from right to left.
    var flips = false
    /// How its parts light up as a variable value grows; nil where it has none.
    var variable: Variable?
    /// Whether only the circle, square or other frame of an enclosed glyph is drawn.
    var isFrameOnly = false
    /// The part of its width that the innermost outline keeps: the charge of a battery.
    var level = 1.0
    /// The height of the layout box in ems, where it was measured; nil: by the ink.
    var height: Double?
    /// The width of the layout box in ems, where it was measured; nil: by the ink.
    var width: Double?
    /// The multicolour form; nil where the symbol has none of its own.
    var coloring: SymbolColoring?
}

extension SymbolRow {
    /// Reads the columns after the name; nil where they are not what the head of the table describes.
    init?(columns: [Substring]) {
        guard let first = columns.first, let glyph = Glyph(first) else { return nil }
        self.init(glyph: glyph)
        if columns.count > 1, columns[1] != "-", !columns[1].isEmpty {
            guard let enclosure = Enclosure(columns[1]) else { return nil }
            self.enclosure = enclosure
        }
        if columns.count > 3 {
            guard let coloring = SymbolColoring(columns[3]) else { return nil }
            self.coloring = coloring
        }
        guard columns.count > 2, columns[2] != "-" else { return }
        for item in columns[2].split(separator: " ") {
            switch item {
            case "mirror": isMirrored = true; continue
            case "frame": isFrameOnly = true; continue
            case "flips": flips = true; continue
            default: break
            }
            let parts = item.split(separator: "=")
            if parts.count == 2, parts[0] == "variable" {
                guard let variable = Variable(parts[1]) else { return nil }
                self.variable = variable
                continue
            }
            guard parts.count == 2, let value = Double(parts[1]), value.isFinite, abs(value) <= 360 else { return nil }
            switch parts[0] {
            case "scale" where value > 0: scale = value
            case "up": up = value
            case "right": right = value
            case "turn": turn = value
            case "level" where (0...1).contains(value): level = value
            case "height" where value > 0: height = value
            case "width" where value > 0: width = value
            default: return nil
            }
        }
    }
}

extension SymbolRow.Glyph {
    init?(_ text: Substring) {
        if text.hasPrefix("=") { self = .symbol(String(text.dropFirst())); return }
        guard let colon = text.firstIndex(of: ":") else { return nil }
        let value = text[text.index(after: colon)...]
        guard !value.isEmpty else { return nil }
        switch text[..<colon] {
        case "cupertino":
            guard let code = UInt32(value, radix: 16) else { return nil }
            self = .cupertino(code)
        case "material": self = .material(String(value))
        case "text": self = .text(String(value))
        case "path":
            guard let path = Path(symbolData: value) else { return nil }
            self = .outline(path)
        default: return nil
        }
    }
}

extension SymbolRow.Variable {
    /// `up`, or `right+1` where the first part is always lit.
    init?(_ text: Substring) {
        let parts = text.split(separator: "+", maxSplits: 1)
        guard let order = parts.first.flatMap({ Order(rawValue: String($0)) }) else { return nil }
        self.order = order
        guard parts.count > 1 else { return }
        guard let lit = Int(parts[1]), (1...8).contains(lit) else { return nil }
        self.lit = lit
    }
}

extension SymbolRow.Enclosure {
    init?(_ text: Substring) {
        if text == "slash" { self = .slash; return }
        guard let colon = text.firstIndex(of: ":") else {
            self = .shape(String(text), isFilled: text.hasSuffix(".fill"))
            return
        }
        let value = String(text[text.index(after: colon)...])
        switch text[..<colon] {
        case "badge": self = .badge(value, isAtTop: false)
        case "badge.top": self = .badge(value, isAtTop: true)
        case "cut": self = .shape(value, isFilled: true)
        default: return nil
        }
    }
}

/// The mapped table.
final class SymbolTable: @unchecked Sendable {
    private let bytes: UnsafeRawBufferPointer

    /// The table beside the program, else that of Vitrine's folder; nil where neither can be read.
    static let shared: SymbolTable? = {
        for folder in TypesettingResources.folders {
            if let table = SymbolTable(path: folder + "/symbols.tsv") { return table }
        }
        return nil
    }()

    /// Maps a file for as long as the table lives. Nothing is copied; pages are read as they are searched.
    init?(path: String) {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_size > 0, status.st_size < 64 << 20,
              let start = mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, file, 0), start != MAP_FAILED else { return nil }
        bytes = UnsafeRawBufferPointer(start: start, count: Int(status.st_size))
    }

    deinit { munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count) }

    /// The row of a name. Nil where there is none, or where it is damaged.
    func row(named name: String) -> SymbolRow? {
        guard let line = line(named: name) else { return nil }
        return SymbolRow(columns: Array(line.split(separator: "\t", omittingEmptySubsequences: false).dropFirst()))
    }

    /// Searches the sorted lines by halves.
    private func line(named name: String) -> String? {
        let key = Array(name.utf8)
        guard !key.isEmpty, key.count < 200 else { return nil }
        var low = 0, high = bytes.count
        while low < high {
            var start = (low + high) / 2
            while start > low, bytes[start - 1] != 0x0A { start -= 1 }
            var end = start
            while end < high, bytes[end] != 0x0A { end += 1 }
            switch order(of: key, lineAt: start, end: end) {
            case 0: return String(decoding: bytes[start..<end], as: UTF8.self)
            case ..<0: high = start
            default: low = end + 1
            }
        }
        return nil
    }

    /// Below 0 where the key comes before the line's name, 0 where it is that name. Comments come before every name.
    private func order(of key: [UInt8], lineAt start: Int, end: Int) -> Int {
        if start < end, bytes[start] == 0x23 { return 1 }
        var i = 0
        while true {
            let inLine = start + i < end && bytes[start + i] != 0x09
            if i == key.count { return inLine ? -1 : 0 }
            guard inLine else { return 1 }
            let difference = Int(key[i]) - Int(bytes[start + i])
            if difference != 0 { return difference }
            i += 1
        }
    }

    /// Every name, in the order of the file.
    var names: [String] {
        String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap {
            $0.hasPrefix("#") ? nil : $0.split(separator: "\t").first.map(String.init)
        }
    }
}
