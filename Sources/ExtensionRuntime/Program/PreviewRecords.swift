import Foundation
import SwiftUI

/// Finds the `#Preview`s of a loaded library: the records that the macro put into the section `wkpreviews`.
enum PreviewRecords {
    static func all(in library: LoadedLibrary) -> [any PreviewRegistration.Type] {
        guard let section = library.section("wkpreviews") else { return [] }
        typealias Record = @convention(c) (UnsafeMutableRawPointer) -> Void
        let word = MemoryLayout<UInt>.size
        return stride(from: section.lowerBound, to: section.upperBound, by: word).compactMap { address in
            guard library.contains(address, UInt(word)), let pointer = UnsafeRawPointer(bitPattern: address)?.load(as: UInt.self), pointer != 0 else { return nil }
            let record = unsafeBitCast(pointer, to: Record.self)
            return withUnsafeTemporaryAllocation(of: (any PreviewRegistration.Type).self, capacity: 1) { room in
                guard let start = room.baseAddress else { return nil }
                record(UnsafeMutableRawPointer(start))
                return start.move()
            }
        }
    }
}
