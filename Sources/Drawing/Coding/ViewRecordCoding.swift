extension ViewRecord: ArchiveValue {
    static var minimumSize: Int { 39 }
    func write(to writer: inout ArchiveWriter) {
        writer.unsigned(identity); writer.byte(role.rawValue)
        writer.count(items.lowerBound); writer.count(items.count)
        frame.write(to: &writer)
        writer.optional(change); writer.optional(passage); writer.optional(turn)
    }
    init(from reader: inout ArchiveReader) throws(ArchiveError) {
        let identity = try reader.unsigned(), role = try reader.choice(Role.self)
        let start = try reader.integer(below: ArchiveLimits.items, "a view outside of the list"), count = try reader.integer(below: ArchiveLimits.items + 1, "a view outside of the list")
        self.init(identity: identity, role: role, items: start..<start + count, frame: try Rect(from: &reader), change: try reader.optional(ContentChange.self),
                  passage: try reader.optional(Passage.self), turn: try reader.optional(Turn.self))
    }
}

extension ViewRecord.Passage: ArchiveValue {
    static var minimumSize: Int { 4 }
    func write(to writer: inout ArchiveWriter) {
        writer.array(arrival); writer.array(departure); writer.flag(arrivesAtOnce); writer.flag(leavesAtOnce)
    }
    init(from reader: inout ArchiveReader) throws(ArchiveError) {
        self.init(arrival: try reader.array(of: GroupEffect.self, limit: ArchiveLimits.passageGroups), departure: try reader.array(of: GroupEffect.self, limit: ArchiveLimits.passageGroups),
                  arrivesAtOnce: try reader.flag(), leavesAtOnce: try reader.flag())
    }
}

extension ViewRecord.Turn: ArchiveValue {
    static var minimumSize: Int { 24 }
    func write(to writer: inout ArchiveWriter) { writer.number(angle); anchor.write(to: &writer) }
    init(from reader: inout ArchiveReader) throws(ArchiveError) { self.init(angle: try reader.number(), anchor: try Point(from: &reader)) }
}
