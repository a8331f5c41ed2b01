import Drawing

extension ExtensionProcessError {
    /// What the error means for the user: one finding, at the place in the source where it is known.
    ///
    /// - Parameter doing: what was asked: "drawing entry 3".
    public func finding(doing: String, widget: String? = nil, family: String? = nil) -> Finding {
        func make(_ code: String, _ message: String, _ fix: String, at location: SourceLocation? = nil) -> Finding {
            Finding(code: code, severity: .error, basis: .seen, message: message, fix: fix, file: location?.file, line: location?.line, widget: widget, family: family)
        }
        switch self {
        case .crashed(let crash):
            return make("extension-crashed", "The extension crashed while \(doing): \(crash.summary).",
                        "Guard the value at the line named; draw something for empty and unusual data too.", at: crash.location)
        case .exited(let code):
            return make("extension-exited", "The extension ended its own process with code \(code) while \(doing).",
                        "Return an entry that says what is missing instead of ending the process.")
        case .hung(let seconds):
            return make("extension-hung", "\(doing.prefix(1).uppercased() + doing.dropFirst()) had not ended after \(seconds) s.",
                        "Look for a loop or a wait that does not end; do the work in the provider.")
        case .outOfMemory(let limit, let peak):
            return make("memory-exceeded", "The extension used \(peak >> 20) MB while \(doing); \(limit >> 20) MB is the most it is given.",
                        "Scale pictures down while decoding, draw fewer entries, and open large databases read-only.")
        case .disturbed(let error):
            return make("reply-unreadable", "The extension's process answered with something that cannot be read while \(doing): \(error)",
                        "Leave file descriptors alone that the code did not open.")
        case .cannotStart, .refused:
            return make("extension-not-started", description, "Build Vitrine again with ./vitrine and the toolchain that the README names.")
        }
    }
}
