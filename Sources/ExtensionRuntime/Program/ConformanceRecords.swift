import CPinnedWorld
import Foundation

/// Reads the protocol conformances of a loaded library: the section `swift5_protocol_conformances`, a list of relative addresses
/// of conformance descriptors (the Swift ABI is stable in this layout; a record that does not look like one is left out).
enum ConformanceRecords {
    /// The types of the library that conform to a protocol, in the order of their records.
    ///
    /// - Parameter descriptor: the symbol of the protocol's descriptor in this process.
    /// - Parameter cast: the type as one that conforms; nil where it does not after all.
    static func types<Found>(in library: LoadedLibrary, conformingTo descriptor: String, as cast: (Any.Type) -> Found?) -> [Found] {
        guard let section = library.section("swift5_protocol_conformances"), let wanted = dlsym(nil, descriptor).map({ UInt(bitPattern: $0) }) else { return [] }
        var found: [Found] = [], seen: Set<UInt> = []
        for address in stride(from: section.lowerBound, to: section.upperBound, by: 4) {
            guard let record = relative(at: address, in: library), protocolDescriptor(ofRecord: record, in: library) == wanted,
                  let type = typeDescriptor(ofRecord: record, in: library), seen.insert(type).inserted,
                  let metadata = metadata(of: type, in: library), let match = cast(metadata) else { continue }
            found.append(match)
        }
        return found
    }

    /// The first word of a record leads to the protocol: directly, or with its lowest bit set through a pointer.
    private static func protocolDescriptor(ofRecord record: UInt, in library: LoadedLibrary) -> UInt? {
        guard library.contains(record, 16), let start = UnsafeRawPointer(bitPattern: record) else { return nil }
        let offset = start.loadUnaligned(as: Int32.self)
        let target = record &+ UInt(bitPattern: Int(offset & ~1))
        guard offset & 1 != 0 else { return target }
        guard library.contains(target, 8), let pointer = UnsafeRawPointer(bitPattern: target) else { return nil }
        return pointer.loadUnaligned(as: UInt.self)
    }

    private static func relative(at address: UInt, in library: LoadedLibrary) -> UInt? {
        guard library.contains(address, 4), let start = UnsafeRawPointer(bitPattern: address) else { return nil }
        let offset = start.loadUnaligned(as: Int32.self)
        return offset == 0 ? nil : address &+ UInt(bitPattern: Int(offset))
    }

    /// The second word of a record leads to the type; the fourth says how: 0 directly, 1 through a pointer.
    private static func typeDescriptor(ofRecord record: UInt, in library: LoadedLibrary) -> UInt? {
        guard library.contains(record, 16), let start = UnsafeRawPointer(bitPattern: record) else { return nil }
        let kind = start.loadUnaligned(fromByteOffset: 12, as: UInt32.self) >> 3 & 7
        guard kind == 0, let descriptor = relative(at: record &+ 4, in: library), library.contains(descriptor, 16) else { return nil }
        return descriptor
    }

    /// A type without generic parameters is asked of its access function, the fourth word of its descriptor.
    private static func metadata(of descriptor: UInt, in library: LoadedLibrary) -> Any.Type? {
        guard let start = UnsafeRawPointer(bitPattern: descriptor) else { return nil }
        let flags = start.loadUnaligned(as: UInt32.self)
        // Classes, structs and enums are kinds 16 to 18; bit 7 marks generic ones.
        guard (16...18).contains(flags & 0x1f), flags & 0x80 == 0, let access = relative(at: descriptor &+ 12, in: library), library.contains(access, 1) else { return nil }
        typealias Response = (metadata: UnsafeRawPointer?, state: UInt)
        typealias Access = @convention(thin) (UInt) -> Response
        let function = unsafeBitCast(UnsafeRawPointer(bitPattern: access), to: Access.self)
        return function(0).metadata.map { unsafeBitCast($0, to: Any.Type.self) }
    }
}
