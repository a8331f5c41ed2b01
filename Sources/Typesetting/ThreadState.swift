import Glibc
internal import CFreeType

/// What a thread keeps for itself: caches, and the handles of libraries that are not safe to share.
final class ThreadState {
    var fonts: [FontKey: ResolvedFont] = [:]
    var lastFont: (key: FontKey, font: ResolvedFont)?
    var paragraphs: [ParagraphKey: ShapedParagraph] = [:]
    /// Characters of the paragraphs that are kept, and some for each.
    var paragraphWeight = 0
    static let paragraphLimit = 250_000
    var segments: [SegmentKey: ShapedSegment] = [:]
    var fallbacks: [FallbackKey: FontFace?] = [:]
    let buffer: OpaquePointer? = hb_buffer_create()
    var pairs = PairKerning()
    var breaks = LineBreaker()
    var liveWords: [LiveWords.Key: LiveWords] = [:]
    var unitFormatters: [UnitWords.Key: UnitFormatter] = [:]
    var freeType = FreeTypeFaces()

    /// Bounds a cache: what is in it is thrown away when it is full, which costs one slow picture and no bookkeeping.
    static func makeRoom<Key, Value>(in cache: inout [Key: Value], limit: Int) {
        if cache.count >= limit { cache.removeAll(keepingCapacity: true) }
    }

    deinit { hb_buffer_destroy(buffer) }

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { pointer in
            guard let pointer else { return }
            Unmanaged<ThreadState>.fromOpaque(pointer).release()
        }
        return key
    }()

    /// The calling thread's state, made on first use and released when the thread ends.
    static var current: ThreadState {
        if let pointer = pthread_getspecific(key) { return Unmanaged<ThreadState>.fromOpaque(pointer).takeUnretainedValue() }
        let state = ThreadState()
        pthread_setspecific(key, Unmanaged.passRetained(state).toOpaque())
        return state
    }
}

/// A value that threads take turns with.
final class Locked<Value>: @unchecked Sendable {
    private var value: Value
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    init(_ value: Value) {
        self.value = value
        pthread_mutex_init(mutex, nil)
    }
    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }
    func with<Result>(_ body: (inout Value) -> Result) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return body(&value)
    }
}
