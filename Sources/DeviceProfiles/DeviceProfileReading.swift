import Drawing
import JSONValues

extension DeviceProfile {
    static let keys = ["name", "aliases", "like", "idiom", "screen", "scale", "screenCornerRadius", "front", "imageLimits", "timelineLimits", "memoryMegabytes",
                       "reloadBudget", "systems"]

    /// Reads a device's file. What it does not say it has from `base`, the device its `like` names.
    init(_ reader: JSONReader, base: DeviceProfile?) throws {
        try reader.expectObject(of: Self.keys)
        name = try reader.required("name").string()
        aliases = try reader.optional("aliases")?.strings() ?? []
        idiom = try Self.value("idiom", reader, base?.idiom) { reader in
            let text = try reader.string()
            guard let idiom = DeviceIdiom(rawValue: text) else { throw reader.failure("\"\(text)\" is neither phone nor pad") }
            return idiom
        }
        screen = try Self.value("screen", reader, base?.screen) { try Size($0.pair(in: 100...4000)) }
        scale = try Self.value("scale", reader, base?.scale) { try $0.number(in: 1...4) }
        screenCornerRadius = try Self.value("screenCornerRadius", reader, base?.screenCornerRadius) { try $0.number(in: 0...200) }
        front = try Self.value("front", reader, base?.front) { reader in
            let text = try reader.string()
            guard let front = DeviceFront(rawValue: text) else { throw reader.failure("\"\(text)\" is none of \(DeviceFront.allCases.map(\.rawValue).joined(separator: ", "))") }
            return front
        }
        imageLimits = try Self.value("imageLimits", reader, base?.imageLimits) { reader in
            try reader.expectObject(of: ["area", "side"])
            return ImageLimits(area: try reader.optional("area")?.number(in: 1...1e9),
                               side: try (reader.optional("side")?.pair(in: 1...1e5)).map { Size($0) })
        }
        timelineLimits = try Self.timelineLimits(reader.optional("timelineLimits"), base: base?.timelineLimits ?? TimelineLimits())
        memoryAllowance = try Self.value("memoryMegabytes", reader, base.map { $0.memoryAllowance }) { try $0.integer(in: 1...100_000) << 20 }
        reloadBudget = try Self.value("reloadBudget", reader, base?.reloadBudget) { try $0.integer(in: 0...100_000) }
        if let systems = reader.optional("systems") {
            layouts = try Self.layouts(systems)
        } else if let base {
            layouts = base.layouts
        } else {
            throw try reader.required("systems").failure("missing")
        }
    }

    private static func value<Value>(_ key: String, _ reader: JSONReader, _ inherited: Value?, _ read: (JSONReader) throws -> Value) throws -> Value {
        if let own = reader.optional(key) { return try read(own) }
        if let inherited { return inherited }
        return try read(reader.required(key))
    }

    private static func timelineLimits(_ reader: JSONReader?, base: TimelineLimits) throws -> TimelineLimits {
        guard let reader else { return base }
        try reader.expectObject(of: ["entries", "entryMegabytes"])
        var limits = base
        if let entries = reader.optional("entries") { limits.entries = try entries.integer(in: 1...1_000_000) }
        if let size = reader.optional("entryMegabytes") { limits.entryBytes = Int(try size.number(in: 0.001...10_000) * 1_048_576) }
        return limits
    }

    /// Each OS version says what differs from the one before it.
    private static func layouts(_ reader: JSONReader) throws -> [(since: Int, layout: WidgetLayout)] {
        var read: [(since: Int, reader: JSONReader)] = try reader.members().map { name, member in
            guard let major = Int(name), (1...99).contains(major) else { throw member.failure("expected a major OS version such as \"14\" as the key") }
            return (major, member)
        }
        guard !read.isEmpty else { throw reader.failure("names no OS version") }
        read.sort { $0.since < $1.since }
        var current: WidgetLayout?
        var layouts: [(since: Int, layout: WidgetLayout)] = []
        for (since, member) in read {
            let layout = try layout(member, over: current)
            layouts.append((since, layout))
            current = layout
        }
        return layouts
    }

    private static func layout(_ reader: JSONReader, over earlier: WidgetLayout?) throws -> WidgetLayout {
        try reader.expectObject(of: ["basis", "families", "cornerRadius", "contentMargins"])
        var layout = earlier ?? WidgetLayout()
        let basis = try reader.required("basis")
        guard let known = ProfileBasis(rawValue: try basis.string()) else { throw basis.failure("expected doc, seen or assumed") }
        layout.basis = known
        if let radius = reader.optional("cornerRadius") { layout.cornerRadius = try radius.number(in: 0...200) }
        if let margins = reader.optional("contentMargins") { layout.contentMargins = try margins.number(in: 0...100) }
        for (name, member) in try reader.required("families").members() {
            guard let family = WidgetFamilyName(rawValue: name) else {
                throw member.failure("no such family; known are \(WidgetFamilyName.allCases.map(\.rawValue).joined(separator: ", "))")
            }
            layout.sizes[family] = try Size(member.pair(in: 1...4000))
        }
        return layout
    }
}

private extension Size {
    init(_ pair: (Double, Double)) { self.init(width: pair.0, height: pair.1) }
}
