import Drawing

/// What an extension's process answers. An archive follows as a binary frame of its own.
public enum ExtensionReply: Codable, Sendable {
    /// The world stands; or, with failures, it does not and the process must not be used: each names a symbol and what it did.
    case started(sandbox: SandboxReport, failures: [String])
    case loaded(widgets: [WidgetDescription], previews: [PreviewDescription], findings: [Finding])
    case entries(EntriesReply)
    /// The next frame holds the `WidgetArchive` in its binary form. Milliseconds spent evaluating and laying out; bytes by which the
    /// heap grew meanwhile. The findings are those of the archive: whoever keeps its bytes need not read them.
    case archive(milliseconds: Double, heapGrowth: Int = 0, findings: [Finding] = [])
    case done(findings: [Finding], openedURLs: [String], reloadedKinds: [String])
    /// `perform()` has returned, or thrown.
    case performed(PerformReply)
    /// The request could not be carried out; the process goes on.
    case failed(message: String, findings: [Finding])
    case options(ParameterOptions, findings: [Finding])
    case sheet(ParameterSheet, findings: [Finding])
    case intent(IntentAnswer, findings: [Finding])
    /// One `entries` or `failed` a request, in their order.
    case several([ExtensionReply])
    /// The uses since the last request for them, at most some thousands.
    case uses([PreferenceUse])
    /// One a literal that was asked about.
    case literalTypes([LiteralType])
}
