import Foundation

/// The protection class of a file of the simulated device, as the scenario's app gives it.
///
/// It is an attribute of the file, under the name and with the values that extensions' processes read (PinnedWorld, Protection.c).
public enum FileProtection: String, CaseIterable, Hashable, Sendable {
    case complete, completeUnlessOpen, completeUntilFirstUserAuthentication, none

    /// How Foundation calls a file's own attributes, by name.
    private static let extended = FileAttributeKey("NSFileExtendedAttributes")
    private static let attribute = "user.vitrine.protection"

    /// Gives a file the class.
    ///
    /// - Throws: where the file system keeps no attributes.
    func set(onFileAt path: String) throws {
        let name = "NSFileProtection" + rawValue.prefix(1).uppercased() + String(rawValue.dropFirst())
        try FileManager.default.setAttributes([Self.extended: [Self.attribute: Data(name.utf8)]], ofItemAtPath: path)
    }

    /// Gives each file of a copied folder the class that it had: copying leaves attributes behind.
    static func carry(from folder: String, to copy: String) throws {
        let manager = FileManager.default
        for path in [""] + (manager.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []) {
            guard let all = try manager.attributesOfItem(atPath: folder + "/" + path)[extended] as? [String: Data], let kept = all[attribute] else { continue }
            try manager.setAttributes([extended: [attribute: kept]], ofItemAtPath: copy + "/" + path)
        }
    }
}
