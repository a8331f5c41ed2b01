import ProjectModel

/// The function that an Intents extension is entered by: it names the principal class, which on a phone the Info.plist does.
enum IntentsEntry {
    /// - Returns: nil where no principal class is known.
    static func source(for intents: IntentsExtensionModel) -> GeneratedSource? {
        guard let name = intents.principalClass, isName(name) else { return nil }
        let text = """
            import Intents

            @_cdecl("\(FrontendArguments.entryPoint)") public func _vitrineEntry(_ count: Int32, _ arguments: UnsafeMutableRawPointer?) -> Int32 {
                _IntentsExtensionEntry.principalClass = \(name).self
                return 0
            }

            """
        return GeneratedSource(name: "IntentsEntry.swift", text: text, origin: intents.sources.first ?? "")
    }

    /// A name of a file is put into Swift text only where it is one.
    private static func isName(_ name: String) -> Bool {
        name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
            guard let first = part.unicodeScalars.first, first == "_" || first.properties.isXIDStart else { return false }
            return part.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
        }
    }
}
