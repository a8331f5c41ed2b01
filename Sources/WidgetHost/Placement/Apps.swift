extension WidgetHost {
    /// What the app of an extension does.
    public func appState(of identifier: String) -> AppState { apps[identifier] ?? .background }

    /// Launches the app, brings it to the front, sends it to the background; `.neverLaunched` is a fresh installation.
    ///
    /// It reloads nothing by itself: apps ask `WidgetCenter` where they have something new.
    public func setApp(of identifier: String, _ state: AppState) throws {
        guard extensions[identifier] != nil else { throw HostError.unknownExtension(identifier, known: extensionOrder) }
        guard state != appState(of: identifier) else { return }
        var changed = apps
        changed[identifier] = state
        try store.set(changed, for: "apps")
        apps = changed
        emit(.logged(state == .foreground ? "The app of \(identifier) is in front." : state == .background ? "The app of \(identifier) went to the background." : "The app of \(identifier) was installed afresh."))
    }
}
