@main struct A: App {}
