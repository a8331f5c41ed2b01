import CPinnedWorld
import Foundation
import SwiftUI

/// Finds the `#Preview`s of a loaded library: the records that the macro put into the section `wkpreviews`.
enum PreviewRecords {
    private static let section = "wkpreviews"

    static func all(in library: String) -> [any PreviewRegistration.Type] {
        guard let range = sectionRange(in: library), let base = base(of: library) else { return [] }
        typealias Record = @convention(c) (UnsafeMutableRawPointer) -> Void
        return stride(from: range.lowerBound, to: range.upperBound, by: MemoryLayout<UInt>.size).compactMap { offset in
            guard let pointer = UnsafeRawPointer(bitPattern: base + offset)?.load(as: UInt.self), pointer != 0 else { return nil }
            let record = unsafeBitCast(pointer, to: Record.self)
            return withUnsafeTemporaryAllocation(of: (any PreviewRegistration.Type).self, capacity: 1) { room in
                guard let start = room.baseAddress else { return nil }
                record(UnsafeMutableRawPointer(start))
                return start.move()
            }
        }
    }

    private static func base(of library: String) -> UInt? {
        guard let handle = dlopen(library, RTLD_NOW | RTLD_NOLOAD), let entry = dlsym(handle, "vitrine_main") else { return nil }
        var start: UInt = 0, end: UInt = 0
        return vitrine_module_range(entry, &start, &end) ? start : nil
    }

    /// The section's addresses, from the ELF section headers of the file.
    private static func sectionRange(in library: String) -> Range<UInt>? {
        guard let file = try? Data(contentsOf: URL(fileURLWithPath: library), options: .alwaysMapped) else { return nil }
        func read<Value: FixedWidthInteger>(_ type: Value.Type, _ offset: UInt64) -> Value? {
            guard offset <= UInt64(file.count), UInt64(file.count) - offset >= UInt64(MemoryLayout<Value>.size) else { return nil }
            return file.withUnsafeBytes { Value(littleEndian: $0.loadUnaligned(fromByteOffset: Int(offset), as: Value.self)) }
        }
        guard file.prefix(5).elementsEqual([0x7f, 0x45, 0x4c, 0x46, 2]), let table = read(UInt64.self, 0x28), let size = read(UInt16.self, 0x3a),
              let count = read(UInt16.self, 0x3c), let names = read(UInt16.self, 0x3e), size >= 64 else { return nil }
        func header(_ index: UInt16) -> UInt64 { table &+ UInt64(index) * UInt64(size) }
        guard let nameTable = read(UInt64.self, header(names) &+ 24) else { return nil }
        for index in 0 ..< count {
            guard let name = read(UInt32.self, header(index)), matches(file, nameTable &+ UInt64(name)),
                  let address = read(UInt64.self, header(index) &+ 16), let length = read(UInt64.self, header(index) &+ 32), length < 1 << 20 else { continue }
            return UInt(address) ..< UInt(address + length)
        }
        return nil
    }

    private static func matches(_ file: Data, _ offset: UInt64) -> Bool {
        let name = Array(section.utf8) + [0]
        guard offset <= UInt64(file.count), UInt64(file.count) - offset >= UInt64(name.count) else { return false }
        return file[Int(offset) ..< Int(offset) + name.count].elementsEqual(name)
    }
}
