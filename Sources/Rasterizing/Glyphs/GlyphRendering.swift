import CFreeType
import CCairo

/// Makes glyph images from a FreeType face: outlines without hinting at the exact size, and colour bitmaps.
///
/// The face's own size is not touched for outlines, so that the typesetter may use the same face.
struct GlyphRenderer {
    let face: FT_Face
    /// Units per em of outlines.
    var unitsPerEm: Double { max(Double(face.pointee.units_per_EM), 1) }
    var hasColor: Bool { face.pointee.face_flags & (1 << 14) != 0 }

    init(face: UnsafeMutableRawPointer) { self.face = face.assumingMemoryBound(to: FT_FaceRec_.self) }

    /// Glyphs larger than this a side are not drawn.
    private static let largest = 8192

    /// The glyph's coverage with its origin `x`, `y` (0…1) into a pixel.
    func coverage(_ glyph: UInt32, _ strike: Strike, x: Double, y: Double) -> GlyphImage {
        guard FT_Load_Glyph(face, FT_UInt(glyph), FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_BITMAP)) == 0 else { return .empty }
        guard let slot = face.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE, slot.pointee.outline.n_points > 0 else { return .empty }
        // FreeType's pictures have y up; 26.6 pixels from units by a 16.16 matrix.
        let factor = 64.0 * 65536
        func fixed(_ value: Float) -> FT_Fixed { FT_Fixed(min(max(Double(value) * factor, -2e9), 2e9)) }
        var matrix = FT_Matrix(xx: fixed(strike.xx), xy: fixed(strike.xy), yx: fixed(-strike.yx), yy: fixed(-strike.yy))
        FT_Outline_Transform(&slot.pointee.outline, &matrix)
        FT_Outline_Translate(&slot.pointee.outline, FT_Pos((x * 64).rounded()), FT_Pos((-y * 64).rounded()))
        if strike.emboldening > 0 { return emboldened(&slot.pointee.outline, by: Double(strike.emboldening)) }
        var box = FT_BBox()
        FT_Outline_Get_CBox(&slot.pointee.outline, &box)
        let left = box.xMin >> 6, bottom = box.yMin >> 6, right = (box.xMax + 63) >> 6, top = (box.yMax + 63) >> 6
        let width = right - left, height = top - bottom
        guard width > 0, height > 0, width <= Self.largest, height <= Self.largest else { return .empty }
        FT_Outline_Translate(&slot.pointee.outline, -(left << 6), -(bottom << 6))
        var bytes = [UInt8](repeating: 0, count: width * height)
        let failed = bytes.withUnsafeMutableBufferPointer { buffer in
            var bitmap = FT_Bitmap()
            bitmap.rows = UInt32(height); bitmap.width = UInt32(width); bitmap.pitch = Int32(width)
            bitmap.buffer = buffer.baseAddress
            bitmap.num_grays = 256
            bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
            return FT_Outline_Get_Bitmap(slot.pointee.library, &slot.pointee.outline, &bitmap) != 0
        }
        return failed ? .empty : GlyphImage(left: left, top: -top, width: width, height: height, pixels: .coverage(bytes))
    }

    /// The outline filled and also stroked.
    private func emboldened(_ outline: inout FT_Outline, by width: Double) -> GlyphImage {
        var box = FT_BBox()
        FT_Outline_Get_CBox(&outline, &box)
        let margin = Int((width / 2).rounded(.up)) + 1
        let left = (box.xMin >> 6) - margin, top = -((box.yMax + 63) >> 6) - margin
        let right = ((box.xMax + 63) >> 6) + margin, bottom = -(box.yMin >> 6) + margin
        let columns = right - left, rows = bottom - top
        guard columns > 0, rows > 0, columns <= Self.largest, rows <= Self.largest else { return .empty }
        let stride = (columns + 3) & ~3
        var padded = [UInt8](repeating: 0, count: stride * rows)
        padded.withUnsafeMutableBufferPointer { buffer in
            let surface = cairo_image_surface_create_for_data(buffer.baseAddress, CAIRO_FORMAT_A8, Int32(columns), Int32(rows), Int32(stride))
            let context = cairo_create(surface)
            cairo_translate(context, Double(-left), Double(-top))
            OutlineTracer.trace(&outline, into: context)
            cairo_set_line_width(context, width)
            cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
            cairo_fill_preserve(context)
            cairo_stroke(context)
            cairo_destroy(context)
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(columns * rows)
        for row in 0..<rows { bytes.append(contentsOf: padded[row * stride..<row * stride + columns]) }
        return GlyphImage(left: left, top: top, width: columns, height: rows, pixels: .coverage(bytes))
    }

    /// The glyph's own bitmap, at the strike nearest above the wanted size; `unit` is the size of an em in its pixels.
    func colorBitmap(_ glyph: UInt32, emPixels: Double) -> (image: GlyphImage, unit: Double)? {
        guard hasColor, let sizes = face.pointee.available_sizes, face.pointee.num_fixed_sizes > 0 else { return nil }
        var best = 0
        for index in 1..<max(Int(face.pointee.num_fixed_sizes), 1) {
            let pixels = Double(sizes[index].y_ppem) / 64, known = Double(sizes[best].y_ppem) / 64
            if (known < emPixels && pixels > known) || (pixels >= emPixels && pixels < known) { best = index }
        }
        guard FT_Select_Size(face, FT_Int(best)) == 0, FT_Load_Glyph(face, FT_UInt(glyph), FT_Int32(FT_LOAD_COLOR)) == 0,
              let slot = face.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_BITMAP, let buffer = slot.pointee.bitmap.buffer,
              slot.pointee.bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue) else { return nil }
        let bitmap = slot.pointee.bitmap
        let width = Int(bitmap.width), height = Int(bitmap.rows), pitch = Int(bitmap.pitch)
        guard width > 0, height > 0, width <= 1024, height <= 1024 else { return nil }
        var colors = [UInt32](repeating: 0, count: width * height)
        for y in 0..<height {
            let row = UnsafeRawPointer(pitch >= 0 ? buffer + y * pitch : buffer + (height - 1 - y) * -pitch)
            for x in 0..<width { colors[y * width + x] = row.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self) }
        }
        return (GlyphImage(left: Int(slot.pointee.bitmap_left), top: -Int(slot.pointee.bitmap_top), width: width, height: height, pixels: .color(colors)),
                Double(sizes[best].y_ppem) / 64)
    }
}

/// Draws an outline of FreeType (26.6 pixels, y up) as a path of cairo (y down).
enum OutlineTracer {
    static func trace(_ outline: inout FT_Outline, into context: OpaquePointer?) {
        var functions = FT_Outline_Funcs(
            move_to: { to, user in
                guard let to, let user else { return 1 }
                cairo_close_path(OpaquePointer(user))
                cairo_move_to(OpaquePointer(user), Double(to.pointee.x) / 64, -Double(to.pointee.y) / 64)
                return 0
            },
            line_to: { to, user in
                guard let to, let user else { return 1 }
                cairo_line_to(OpaquePointer(user), Double(to.pointee.x) / 64, -Double(to.pointee.y) / 64)
                return 0
            },
            conic_to: { control, to, user in
                guard let control, let to, let user else { return 1 }
                var x = 0.0, y = 0.0
                cairo_get_current_point(OpaquePointer(user), &x, &y)
                let cx = Double(control.pointee.x) / 64, cy = -Double(control.pointee.y) / 64
                let ex = Double(to.pointee.x) / 64, ey = -Double(to.pointee.y) / 64
                cairo_curve_to(OpaquePointer(user), x + 2 / 3 * (cx - x), y + 2 / 3 * (cy - y), ex + 2 / 3 * (cx - ex), ey + 2 / 3 * (cy - ey), ex, ey)
                return 0
            },
            cubic_to: { first, second, to, user in
                guard let first, let second, let to, let user else { return 1 }
                cairo_curve_to(OpaquePointer(user), Double(first.pointee.x) / 64, -Double(first.pointee.y) / 64,
                               Double(second.pointee.x) / 64, -Double(second.pointee.y) / 64, Double(to.pointee.x) / 64, -Double(to.pointee.y) / 64)
                return 0
            },
            shift: 0, delta: 0)
        cairo_new_path(context)
        FT_Outline_Decompose(&outline, &functions, UnsafeMutableRawPointer(context))
        cairo_close_path(context)
    }
}
