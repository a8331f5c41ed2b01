extension FindingCode {
    public static let extensionCrashed = FindingCode("extension-crashed", .error, .seen,
        title: "The extension crashed",
        cause: "A trap (a forced nil, an index out of range, a reversed range) or a signal ended the extension's process. On a phone the widget stays as it was, or blank.",
        example: "Text(timerInterval: Date.now...entry.end)   // traps once the end has passed",
        fix: "Guard the value at the line named; draw something for empty and unusual data too.")

    public static let extensionExited = FindingCode("extension-exited", .error, .seen,
        title: "The extension ended its own process",
        cause: "The code called exit or something that does. On a phone the widget stays as it was.",
        example: "guard let data else { exit(1) }",
        fix: "Return an entry that says what is missing instead of ending the process.")

    public static let extensionHung = FindingCode("extension-hung", .error, .seen,
        title: "Drawing the view did not end",
        cause: "The view's body loops or waits. On a phone the system ends the extension and keeps the old content.",
        example: "let data = semaphore.wait()   // in a body",
        fix: "Do the work in the provider; a body must return at once.")

    public static let memoryExceeded = FindingCode("memory-exceeded", .error, .seen,
        title: "The extension uses more memory than it is given",
        cause: "A widget extension has about 30 MB. Decoded pictures count at full size. Over the limit the system ends it and the widget is blank. The figure here is an estimate.",
        example: "let photos = urls.map { UIImage(contentsOfFile: $0.path) }",
        fix: "Scale pictures down while decoding, draw fewer entries, and open large databases read-only.")

    public static let memoryOverAllowance = FindingCode("memory-over-allowance", .warning, .assumed,
        title: "The widget would take more memory than an extension is given",
        cause: "A widget extension has about 30 MB on a phone; over it the system ends the process and the widget is blank. The figure is an estimate: what the provider and the view added to the heap, and every picture decoded at full size.",
        example: "let photos = urls.map { UIImage(contentsOfFile: $0.path) }",
        fix: "Scale pictures down while decoding, keep only what is drawn, and give the timeline fewer entries.")

    public static let outputUnreadable = FindingCode("reply-unreadable", .error, .seen,
        title: "The extension's process answered with something that cannot be read",
        cause: "The process was disturbed: it closed its pipes, or wrote to a descriptor that is not its own.",
        example: "for descriptor in 3..<1024 { close(Int32(descriptor)) }",
        fix: "Leave file descriptors alone that the code did not open.")

    public static let requestFailed = FindingCode("request-failed", .error, .doc,
        title: "The extension could not answer",
        cause: "The extension's process could not carry out what it was asked: the message says what. Usually the library cannot be loaded, or the provider or view threw an error.",
        example: "Any error that reaches the runtime",
        fix: "Look at the message; where it is about Vitrine itself, report it as a defect.")

    public static let extensionNotStarted = FindingCode("extension-not-started", .error, .seen,
        title: "The extension's process could not be started",
        cause: "Vitrine's own program for extensions is missing or damaged, or was built with another toolchain than the one that is there now.",
        example: "A toolchain that was updated after Vitrine was built",
        fix: "Build Vitrine again with ./vitrine and the toolchain that the README names.")

    public static let entitlementsUnknown = FindingCode("entitlements-unknown", .note, .doc,
        title: "The folder has no entitlements file, so every app group it names is granted",
        cause: "On a phone an app group works only where the entitlements of app and extension name it. A plain folder does not say.",
        example: "UserDefaults(suiteName: \"group.example\")   // and no .entitlements file",
        fix: "Run Vitrine on the .xcodeproj, or add the .entitlements file to the folder.")

    public static let pictureFailed = FindingCode("picture-failed", .error, .seen,
        title: "The picture could not be drawn",
        cause: "The drawing that the extension handed over could not be turned into a picture, for example because it is damaged or far too large.",
        example: "Canvas of 100,000 x 100,000 points",
        fix: "Look at the message; where the view is ordinary, report it as a defect of Vitrine.")

    public static let drawingIncomplete = FindingCode("drawing-incomplete", .warning, .assumed,
        title: "Something of the picture could not be drawn",
        cause: "A font's file is missing, a picture's data is damaged, or effects are nested too deeply. The rest of the picture was drawn.",
        example: "Image(uiImage: UIImage(data: truncated) ?? UIImage())",
        fix: "Look at the message; mend the data it names, or install Vitrine's fonts again.")
}

extension FindingCodes {
    static let processCodes: [FindingCode] = [
        .extensionCrashed, .extensionExited, .extensionHung, .memoryExceeded, .memoryOverAllowance, .outputUnreadable, .requestFailed, .extensionNotStarted, .entitlementsUnknown, .pictureFailed, .drawingIncomplete,
    ]
}
