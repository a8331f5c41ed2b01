import Drawing

/// What the host refuses; each text ends with what to do next.
public enum HostError: Error, CustomStringConvertible {
    case notLoaded(identifier: String, findings: [Finding])
    case unknownExtension(String, known: [String])
    case unknownKind(String, known: [String])
    case familyNotDeclared(String, kind: String, declared: [String])
    case familyNotOnDevice(String, device: String)
    case unknownWidget(Int)
    case unknownActivity(String)
    case appNeverLaunched(String)
    case stack(String)
    case deviceLocked(kind: String)
    case clockRunsForward(now: Double, asked: Double)

    public var description: String {
        switch self {
        case .notLoaded(let identifier, let findings): "The extension \(identifier) cannot be loaded: \(findings.first?.message ?? "it does not answer"). Mend it and build it again."
        case .unknownExtension(let identifier, let known): "There is no extension \(identifier) on the device. There are: \(known.joined(separator: ", "))."
        case .unknownKind(let kind, let known): "The extension declares no widget of the kind \"\(kind)\". It declares: \(known.joined(separator: ", "))."
        case .familyNotDeclared(let family, let kind, let declared): "\"\(kind)\" does not come as \(family). It comes as \(declared.joined(separator: ", "))."
        case .familyNotOnDevice(let family, let device): "\(device) does not show \(family). Choose another family or device."
        case .unknownWidget(let id): "No widget \(id) is placed. List the placed ones."
        case .unknownActivity(let id): "No Live Activity \(id) is shown. It may have ended meanwhile."
        case .appNeverLaunched(let identifier): "The app of \(identifier) was not launched since it was installed, so that the gallery does not offer its widgets. Launch it first."
        case .stack(let reason): "\(reason) Place the widget on its own, or on another stack."
        case .deviceLocked(let kind): "The device is locked: buttons, toggles and links of \"\(kind)\" do nothing until it is unlocked. Unlock it first."
        case .clockRunsForward(let now, let asked): "The clock is at \(now) and does not run back to \(asked). Set the clock instead, which reloads every widget."
        }
    }
}
