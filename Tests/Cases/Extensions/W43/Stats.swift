import AppIntents
import SwiftUI
import WidgetKit

enum Chart: String, AppEnum {
    case bars, line, table, total, average
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Chart"
    static let caseDisplayRepresentations: [Chart: DisplayRepresentation] = [.bars: "Bars", .line: "Line", .table: "Table", .total: "Total", .average: "Average"]
}

enum Period: String, AppEnum {
    case week, month, year
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Period"
    static let caseDisplayRepresentations: [Period: DisplayRepresentation] = [.week: "Week", .month: "Month", .year: "Year"]
}

/// Only three of the charts are about a period.
struct ChooseStats: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Choose Stats"
    static let description = IntentDescription("What the widget counts.")
    @Parameter(title: "Chart", default: .bars) var chart: Chart
    @Parameter(title: "Period", default: .month) var period: Period

    static var parameterSummary: some ParameterSummary {
        Switch(\.$chart) {
            Case(.bars) { Summary("\(\.$chart) of the \(\.$period)") }
            Case(.line) { Summary("\(\.$chart) of the \(\.$period)") }
            Case(.table) { Summary("\(\.$chart) of the \(\.$period)") }
            DefaultCase { Summary("\(\.$chart)") }
        }
    }
}

struct StatsEntry: TimelineEntry {
    let date: Date
    let text: String
}

struct StatsProvider: AppIntentTimelineProvider {
    private func entry(_ configuration: ChooseStats) -> StatsEntry { StatsEntry(date: .now, text: "\(configuration.chart.rawValue) \(configuration.period.rawValue)") }
    func placeholder(in context: Context) -> StatsEntry { StatsEntry(date: .now, text: "stats") }
    func snapshot(for configuration: ChooseStats, in context: Context) async -> StatsEntry { entry(configuration) }
    func timeline(for configuration: ChooseStats, in context: Context) async -> Timeline<StatsEntry> { Timeline(entries: [entry(configuration)], policy: .never) }
}

@main struct StatsWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Stats", intent: ChooseStats.self, provider: StatsProvider()) { entry in
            Text(entry.text).containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}
