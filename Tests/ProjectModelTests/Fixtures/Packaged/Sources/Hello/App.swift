@main struct HelloApp: App {}
