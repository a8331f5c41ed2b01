import Drawing

/// Live Activities and controls as they were drawn for the build and settings that hold.
struct SystemShelf {
    struct Key: Hashable {
        var identifier, kind: String
        var entry = 0
    }
    struct Drawn {
        /// By family: the key of the archive and the archive, which nobody else keeps.
        var archives: [String: (hash: String, archive: WidgetArchive)]
        var count: Int
        var problem: String?
    }
    private var drawn: [Key: Drawn] = [:]
    /// Another one says that controls may have changed.
    private(set) var generation = 0

    subscript(key: Key) -> Drawn? {
        get { drawn[key] }
        set { drawn[key] = newValue }
    }

    /// The archive of a picture that is shown.
    func archive(_ hash: String) -> WidgetArchive? {
        for one in drawn.values { for (_, kept) in one.archives where kept.hash == hash { return kept.archive } }
        return nil
    }

    mutating func clear() {
        drawn = [:]
        generation += 1
    }
}

/// A Live Activity that runs, as its app would have started it.
struct RunningActivity: Codable, Hashable {
    var identifier, kind: String
    /// Which of the known states it is in.
    var entry = 0
}
