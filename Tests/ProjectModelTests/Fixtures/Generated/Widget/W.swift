import Core
@main struct W: Widget {}
