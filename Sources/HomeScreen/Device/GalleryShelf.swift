/// The snapshots of the gallery that were drawn for the build and settings that hold: the keys of their archives.
struct GalleryShelf {
    struct Key: Hashable {
        var identifier, kind, family: String
        /// The preview's name on the board.
        var preview: String?
        var entry = 0
    }
    private var archives: [Key: String] = [:]
    private(set) var generation = 0

    subscript(key: Key) -> String? {
        get { archives[key] }
        set { archives[key] = newValue }
    }

    mutating func clear() {
        archives = [:]
        generation += 1
    }
}
