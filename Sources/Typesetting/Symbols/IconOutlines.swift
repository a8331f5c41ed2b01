internal import CFreeType
import Drawing

/// Reads outlines of the icon fonts as paths.
///
/// An outline is in ems of the symbol's font: y grows downwards from the baseline of the text beside, and the glyph's design is
/// scaled so that its circle is one em wide and lies about the middle of a capital letter, as SF's does (text-styles table L, seen).
final class IconOutlines {
    /// Half the height of a capital letter: where the middle of a symbol is, in ems above the baseline (cap height of SF: 0.7046).
    static let middle = 0.3523

    /// A font and how its design becomes a symbol.
    private struct Design {
        var file: String
        /// The diameter of the circle icon and the height of its middle, in font units.
        var circle, center: Double
    }
    private static let cupertino = Design(file: "CupertinoIcons.ttf", circle: 437, center: 192)
    private static let material = Design(file: "MaterialIcons-Regular.otf", circle: 426, center: 256)
    /// Inter's capitals are 0.727 em high; 0.969 makes them SF's height.
    private static let letters = "Inter-SemiBold.otf"
    private static let letterScale = 0.969

    private var library: FT_Library?
    private var faces: [String: FT_Face] = [:]

    init() { FT_Init_FreeType(&library) }

    deinit {
        for face in faces.values { FT_Done_Face(face) }
        if let library { FT_Done_FreeType(library) }
    }

    func cupertino(_ code: UInt32) -> Path? { icon(Self.cupertino) { FT_Get_Char_Index($0, FT_ULong(code)) } }
    func material(_ name: String) -> Path? { icon(Self.material) { FT_Get_Name_Index($0, name) } }

    /// A few letters or digits, set on the baseline.
    func text(_ text: String) -> Path? {
        guard let face = face(Self.letters) else { return nil }
        let scale = Self.letterScale / Double(face.pointee.units_per_EM)
        var path = Path(), x = 0.0
        for scalar in text.unicodeScalars.prefix(8) {
            let glyph = FT_Get_Char_Index(face, FT_ULong(scalar.value))
            guard glyph != 0, let outline = outline(glyph, of: face) else { return nil }
            path.elements += outline.applying(AffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: x, ty: 0)).elements
            x += Double(face.pointee.glyph.pointee.linearHoriAdvance) * scale
        }
        return path.isEmpty ? nil : path
    }

    private func icon(_ design: Design, glyph: (FT_Face) -> FT_UInt) -> Path? {
        guard let face = face(design.file) else { return nil }
        let index = glyph(face)
        guard index != 0, let outline = outline(index, of: face), !outline.isEmpty else { return nil }
        let scale = 1 / design.circle
        return outline.applying(AffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: design.center * scale - Self.middle))
    }

    private func face(_ file: String) -> FT_Face? {
        if let face = faces[file] { return face }
        guard let library, let path = FontLibrary.path(of: file) else { return nil }
        var face: FT_Face?
        guard FT_New_Face(library, path, 0, &face) == 0, let face else { return nil }
        faces[file] = face
        return face
    }

    /// A glyph's outline in font units, y upwards.
    private func outline(_ glyph: FT_UInt, of face: FT_Face) -> Path? {
        guard FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_BITMAP)) == 0,
              let slot = face.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE else { return nil }
        var pen = OutlinePen()
        var functions = FT_Outline_Funcs(
            move_to: { to, pen in OutlinePen.of(pen) { $0.move(to) } },
            line_to: { to, pen in OutlinePen.of(pen) { $0.line(to) } },
            conic_to: { control, to, pen in OutlinePen.of(pen) { $0.quadratic(control, to) } },
            cubic_to: { control1, control2, to, pen in OutlinePen.of(pen) { $0.cubic(control1, control2, to) } },
            shift: 0, delta: 0)
        let failure = withUnsafeMutablePointer(to: &pen) { FT_Outline_Decompose(&slot.pointee.outline, &functions, $0) }
        return failure == 0 ? pen.finished : nil
    }
}

/// Gathers the pieces of an outline that FreeType takes apart.
private struct OutlinePen {
    private var path = Path()

    static func of(_ pointer: UnsafeMutableRawPointer?, _ body: (inout OutlinePen) -> Void) -> Int32 {
        guard let pointer else { return 1 }
        body(&pointer.assumingMemoryBound(to: OutlinePen.self).pointee)
        return 0
    }
    private func point(_ v: UnsafePointer<FT_Vector>?) -> Point {
        v.map { Point(x: Double($0.pointee.x), y: Double($0.pointee.y)) } ?? .zero
    }
    mutating func move(_ to: UnsafePointer<FT_Vector>?) {
        if !path.isEmpty { path.elements.append(.close) }
        path.elements.append(.move(point(to)))
    }
    mutating func line(_ to: UnsafePointer<FT_Vector>?) { path.elements.append(.line(point(to))) }
    mutating func quadratic(_ control: UnsafePointer<FT_Vector>?, _ to: UnsafePointer<FT_Vector>?) {
        path.elements.append(.quadratic(point(to), control: point(control)))
    }
    mutating func cubic(_ control1: UnsafePointer<FT_Vector>?, _ control2: UnsafePointer<FT_Vector>?, _ to: UnsafePointer<FT_Vector>?) {
        path.elements.append(.cubic(point(to), control1: point(control1), control2: point(control2)))
    }
    var finished: Path { path.isEmpty ? path : Path(path.elements + [.close]) }
}
