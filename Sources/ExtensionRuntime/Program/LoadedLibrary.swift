import CPinnedWorld
import Foundation

/// The extension's shared object where it lies in this process: its range of addresses and the sections of its file.
struct LoadedLibrary {
    private let file: Data
    /// The first address, and the one after the last.
    private let range: Range<UInt>

    /// Nil where the library is not loaded, or its file is none that this process could have loaded.
    init?(_ path: String) {
        guard let handle = dlopen(path, RTLD_NOW | RTLD_NOLOAD), let entry = dlsym(handle, "vitrine_main"),
              let file = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped) else { return nil }
        var start: UInt = 0, end: UInt = 0
        guard vitrine_module_range(entry, &start, &end), start < end else { return nil }
        self.file = file
        range = start ..< end
    }

    /// Where the library's code is, as views keep it.
    var addresses: Range<UInt64> { UInt64(range.lowerBound)..<UInt64(range.upperBound) }

    func contains(_ address: UInt, _ count: UInt) -> Bool { range.contains(address) && range.upperBound - address >= count }

    /// The addresses of a section, from the ELF section headers of the file; nil where there is none.
    func section(_ wanted: String) -> Range<UInt>? {
        guard file.prefix(5).elementsEqual([0x7f, 0x45, 0x4c, 0x46, 2]), let table = read(UInt64.self, 0x28), let size = read(UInt16.self, 0x3a),
              let count = read(UInt16.self, 0x3c), let names = read(UInt16.self, 0x3e), size >= 64 else { return nil }
        func header(_ index: UInt16) -> UInt64 { table &+ UInt64(index) * UInt64(size) }
        guard let nameTable = read(UInt64.self, header(names) &+ 24) else { return nil }
        for index in 0 ..< count {
            guard let name = read(UInt32.self, header(index)), matches(wanted, nameTable &+ UInt64(name)),
                  let address = read(UInt64.self, header(index) &+ 16), let length = read(UInt64.self, header(index) &+ 32),
                  length < 64 << 20, address < UInt64(range.count), contains(range.lowerBound + UInt(address), UInt(length)) else { continue }
            return range.lowerBound + UInt(address) ..< range.lowerBound + UInt(address + length)
        }
        return nil
    }

    private func read<Value: FixedWidthInteger>(_ type: Value.Type, _ offset: UInt64) -> Value? {
        guard offset <= UInt64(file.count), UInt64(file.count) - offset >= UInt64(MemoryLayout<Value>.size) else { return nil }
        return file.withUnsafeBytes { Value(littleEndian: $0.loadUnaligned(fromByteOffset: Int(offset), as: Value.self)) }
    }

    private func matches(_ wanted: String, _ offset: UInt64) -> Bool {
        let name = Array(wanted.utf8) + [0]
        guard offset <= UInt64(file.count), UInt64(file.count) - offset >= UInt64(name.count) else { return false }
        return file[Int(offset) ..< Int(offset) + name.count].elementsEqual(name)
    }
}
