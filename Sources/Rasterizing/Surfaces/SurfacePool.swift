import Drawing

/// Memory of off-screen pictures, used again from one picture to the next: fresh pages cost as much as drawing on them.
final class SurfacePool {
    /// Bytes in use at one time; a list that asks for more gets no more layers.
    static let limit = 512 << 20
    /// Bytes kept for later.
    private static let kept = 64 << 20
    private var free: [(memory: UnsafeMutableRawPointer, capacity: Int)] = []
    private var freeBytes = 0
    private(set) var usedBytes = 0

    deinit { for block in free { block.memory.deallocate() } }

    /// A cleared surface; nil where the rectangle is empty or memory in use would pass the limit.
    func surface(_ rect: PixelRect, _ format: Surface.Format = .color, cleared: Bool = true) -> Surface? {
        guard !rect.isEmpty, rect.width <= 32767, rect.height <= 32767 else { return nil }
        let needed = Surface.stride(width: rect.width, format: format) * rect.height
        guard usedBytes + needed <= Self.limit else { return nil }
        let block = take(needed)
        usedBytes += block.capacity
        let surface = Surface(rect: rect, format: format, memory: block.memory, capacity: block.capacity)
        if cleared { surface.clear() }
        return surface
    }

    /// Takes the surface's memory back; nothing may draw on it any more.
    func recycle(_ surface: Surface) {
        guard surface.capacity > 0 else { return }
        usedBytes -= surface.capacity
        if freeBytes + surface.capacity > Self.kept {
            surface.memory.deallocate()
        } else {
            free.append((surface.memory, surface.capacity))
            freeBytes += surface.capacity
        }
    }

    private func take(_ needed: Int) -> (memory: UnsafeMutableRawPointer, capacity: Int) {
        var best: Int?
        for (index, block) in free.enumerated() where block.capacity >= needed && block.capacity <= 4 * needed + 4096 {
            if let current = best, free[current].capacity <= block.capacity { continue }
            best = index
        }
        if let best {
            freeBytes -= free[best].capacity
            return free.remove(at: best)
        }
        let capacity = (needed + 4095) & ~4095
        return (UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 64), capacity)
    }
}
