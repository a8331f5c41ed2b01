import WidgetKit
@main struct Watch: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: "watch", provider: P()) { _ in } } }
