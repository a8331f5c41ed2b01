import WidgetKit
import SwiftUI
import ForecastKit
import Lottie

@main
struct WeatherBundle: WidgetBundle {
    var body: some Widget { WeatherWidget() }
}

struct WeatherWidget: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(kind: "weather", intent: ConfigurationIntent.self, provider: Provider()) { _ in
            Small().widgetURL(URL(string: "weather://today"))
        }
        .supportedFamilies([.systemSmall])
    }
}
