/// Reads what a macro or the build put into a section of a loaded library: addresses of functions that each make one value.
enum SectionRecords {
    /// The values of a section, in the order in which the library holds them; none where it has no such section.
    static func values<Value>(of name: String, in library: LoadedLibrary, as type: Value.Type) -> [Value] {
        guard let section = library.section(name) else { return [] }
        typealias Record = @convention(c) (UnsafeMutableRawPointer) -> Void
        let word = MemoryLayout<UInt>.size
        return stride(from: section.lowerBound, to: section.upperBound, by: word).compactMap { address in
            guard library.contains(address, UInt(word)), let pointer = UnsafeRawPointer(bitPattern: address)?.load(as: UInt.self), pointer != 0 else { return nil }
            let record = unsafeBitCast(pointer, to: Record.self)
            return withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { room in
                guard let start = room.baseAddress else { return nil }
                record(UnsafeMutableRawPointer(start))
                return start.move()
            }
        }
    }
}
