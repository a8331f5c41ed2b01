import Drawing
import Testing
@testable import SwiftUI
@testable import WidgetKit

@MainActor struct AccessoryTests {
    private func drawing(_ family: WidgetFamily) -> WidgetArchive {
        var environment = EnvironmentValues()
        environment.widgetFamily = family
        return ViewRenderer(environment: environment, size: CGSize(width: 58, height: 58)).archive(AccessoryWidgetBackground())
    }

    @Test func theBackgroundFillsAllButTheInlineFamily() {
        #expect(!drawing(.accessoryCircular).displayList.items.isEmpty)
        #expect(!drawing(.accessoryRectangular).displayList.items.isEmpty)
        #expect(drawing(.accessoryInline).displayList.items.isEmpty)
    }

    @Test func theCircleIsNoRectangle() {
        #expect(drawing(.accessoryCircular).displayList.items.first?.command != drawing(.accessoryRectangular).displayList.items.first?.command)
    }

    @Test func aMissingColourIsAFindingAtItsPlace() {
        let renderer = WidgetRenderer(environment: EnvironmentValues(), size: CGSize(width: 100, height: 100), cornerRadius: 20, margins: EdgeInsets())
        let view = AnyView(Text("a").foregroundStyle(Color("No such colour")).containerBackground(.clear, for: .widget))
        let archive = renderer.archive(view, of: _WidgetDeclaration(kind: "k", configuration: "static", content: nil))
        // Lookups that other tests make meanwhile are told of by their names.
        let missing = archive.findings.filter { $0.code == "asset-missing" && $0.message.contains("No such colour") }
        #expect(missing.count == 1)
        #expect(missing.first?.source != 0)
    }
}
