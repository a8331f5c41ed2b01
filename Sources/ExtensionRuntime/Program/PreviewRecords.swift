import SwiftUI

/// Finds the `#Preview`s of a loaded library: the records that the macro put into the section `wkpreviews`.
enum PreviewRecords {
    static func all(in library: LoadedLibrary) -> [any PreviewRegistration.Type] {
        SectionRecords.values(of: "wkpreviews", in: library, as: (any PreviewRegistration.Type).self)
    }
}
