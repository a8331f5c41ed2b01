@main struct TidesApp: App {}
