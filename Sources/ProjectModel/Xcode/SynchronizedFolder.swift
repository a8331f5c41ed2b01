import Foundation

/// A folder that Xcode 16 keeps in step with the disk: all files below it belong to its targets but for the exceptions.
struct SynchronizedFolder {
    let identifier: String
    let path: String
    /// For each target, the paths below the folder whose membership is the other way round.
    private(set) var exceptions: [String: [String]] = [:]
    /// Folders that are copied as they are.
    let explicitFolders: [String]

    init?(_ identifier: String, in project: XcodeProject) {
        guard let object = project.objects[identifier], object["isa"]?.text == "PBXFileSystemSynchronizedRootGroup",
              let path = project.paths[identifier].map(Paths.onDisk) else { return nil }
        self.identifier = identifier
        self.path = path
        explicitFolders = object["explicitFolders"]?.texts ?? []
        for (_, set) in project.list("exceptions", of: object) {
            let members = set["membershipExceptions"]?.texts ?? []
            if let target = set["target"]?.text { exceptions[target, default: []] += members }
            // A set for one build phase moves files out of the phases they would be in.
            else if let phase = set["buildPhase"]?.text, let target = Self.owner(of: phase, in: project) { exceptions[target, default: []] += members }
        }
    }

    private static func owner(of phase: String, in project: XcodeProject) -> String? {
        project.objects.first { $0.value["buildPhases"]?.texts.contains(phase) == true }?.key
    }

    /// The files that belong to a target. `isMember` says whether the target lists this folder: then the exceptions are left
    /// out, otherwise they alone belong.
    func files(of target: String, isMember: Bool, limit: FileWalk) throws(ProjectError) -> [FileWalk.Entry] {
        let named = exceptions[target] ?? []
        guard isMember || !named.isEmpty else { return [] }
        let matcher = ExceptionMatcher(named)
        var limit = limit
        let enters = limit.enters
        // A package inside the folder is built as a package.
        limit.enters = { enters($0, $1) && !FileReading.isFile("\($1)/Package.swift") }
        return try limit.files(below: path).filter { matcher.matches($0.relative) != isMember }
    }
}

/// Compares paths with an exception set: files, whole folders, and all languages of a localised file.
private struct ExceptionMatcher {
    private var paths: Set<String> = []
    private var localized: Set<String> = []

    init(_ exceptions: [String]) {
        for exception in exceptions {
            if exception.hasPrefix("/Localized: ") { localized.insert(Self.withoutLanguage(String(exception.dropFirst(12)))) }
            else { paths.insert(exception.hasSuffix("/") ? String(exception.dropLast()) : exception) }
        }
    }

    func matches(_ relative: String) -> Bool {
        if paths.contains(relative) { return true }
        if !localized.isEmpty, relative.contains(".lproj/"), localized.contains(Self.withoutLanguage(relative)) { return true }
        var parent = relative[...]
        while let slash = parent.lastIndex(of: "/") {
            parent = parent[..<slash]
            if paths.contains(String(parent)) { return true }
        }
        return false
    }

    /// "Texts/de.lproj/A.strings" and "Texts/A.strings" are both "Texts/A": the variants of one file may differ in kind.
    private static func withoutLanguage(_ path: String) -> String {
        let parts = path.split(separator: "/").filter { !$0.hasSuffix(".lproj") }
        return (parts.joined(separator: "/") as NSString).deletingPathExtension
    }
}
