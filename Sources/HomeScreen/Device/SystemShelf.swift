import Drawing

/// A control of an extension. Control Center has one of each.
struct ControlKey: Codable, Hashable, Sendable {
    var identifier, kind: String
}

/// Live Activities and controls as they were drawn for the build and settings that hold.
struct SystemShelf {
    struct Key: Hashable {
        var identifier, kind: String
        var entry = 0
        /// A control's values, or an activity's state.
        var configuration: [String: String] = [:]
    }
    struct Drawn {
        /// By family: the key of the archive and the archive, which nobody else keeps.
        var archives: [String: (hash: String, archive: WidgetArchive)]
        var count: Int
        var problem: String?
    }
    private var drawn: [Key: Drawn] = [:]
    /// In the order in which they were drawn.
    private var order: [Key] = []
    /// Those that pages may still be loading.
    private var former: [Drawn] = []
    /// Another one says that controls may have changed.
    private(set) var generation = 0

    /// How many are kept: activities are updated often.
    private static let limit = 120

    subscript(key: Key) -> Drawn? { drawn[key] }

    mutating func put(_ one: Drawn, as key: Key) {
        if drawn.updateValue(one, forKey: key) == nil { order.append(key) }
        while order.count > Self.limit { drawn[order.removeFirst()] = nil }
    }

    /// The archive of a picture that is shown.
    func archive(_ hash: String) -> WidgetArchive? {
        for one in drawn.values { for (_, kept) in one.archives where kept.hash == hash { return kept.archive } }
        for one in former { for (_, kept) in one.archives where kept.hash == hash { return kept.archive } }
        return nil
    }

    mutating func clear() {
        // Where nothing was drawn since, pages still show what was there before.
        if !drawn.isEmpty { former = Array(drawn.values) }
        drawn = [:]
        order = []
        generation += 1
    }
}

/// A Live Activity of a preview that runs, as its app would have started it.
struct PreviewedActivity: Codable, Hashable {
    var identifier, kind: String
    /// Which of the known states it is in.
    var entry = 0
}
