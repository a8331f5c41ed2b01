import CCairo
import Glibc
import Drawing

/// Pixels in device space that drawing goes to: the picture itself, or a group's own picture.
///
/// The memory belongs to a `SurfacePool` or to the caller; a surface only draws on it.
final class Surface {
    enum Format { case color, alpha }
    let rect: PixelRect
    let format: Format
    let stride: Int
    let memory: UnsafeMutableRawPointer
    /// The size of the pool's block; 0 for memory of the caller.
    let capacity: Int
    let cairoSurface: OpaquePointer
    /// The drawing context; its origin is the surface's top-left corner.
    let context: OpaquePointer

    init(rect: PixelRect, format: Format, memory: UnsafeMutableRawPointer, capacity: Int) {
        self.rect = rect; self.format = format; self.memory = memory; self.capacity = capacity
        stride = Surface.stride(width: rect.width, format: format)
        cairoSurface = cairo_image_surface_create_for_data(memory.assumingMemoryBound(to: UInt8.self), format == .color ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8,
                                                           Int32(rect.width), Int32(rect.height), Int32(stride))
        context = cairo_create(cairoSurface)
        cairo_set_tolerance(context, 0.1)
    }
    deinit {
        cairo_destroy(context)
        cairo_surface_finish(cairoSurface)
        cairo_surface_destroy(cairoSurface)
    }

    static func stride(width: Int, format: Format) -> Int { format == .color ? width * 4 : (width + 3) & ~3 }

    var byteCount: Int { stride * rect.height }
    func clear() { memset(memory, 0, byteCount) }

    /// Whether edges of what is drawn are smoothed.
    var smooths: Bool {
        get { cairo_get_antialias(context) != CAIRO_ANTIALIAS_NONE }
        set { cairo_set_antialias(context, newValue ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE) }
    }

    /// Ends cairo's drawing before pixels are read or written directly, and tells it of the change afterwards.
    @inline(__always) func touch(_ body: () -> Void) {
        cairo_surface_flush(cairoSurface)
        body()
        cairo_surface_mark_dirty(cairoSurface)
    }
    func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
        (memory + (y - rect.y) * stride).assumingMemoryBound(to: UInt32.self)
    }
    func bytes(_ y: Int) -> UnsafeMutablePointer<UInt8> {
        (memory + (y - rect.y) * stride).assumingMemoryBound(to: UInt8.self)
    }
}
