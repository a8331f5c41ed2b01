import ActivityKit
import Drawing
import Testing
@testable import SwiftUI
@testable import WidgetKit

private struct Ride: ActivityAttributes {
    struct ContentState: Codable, Hashable { var minutes: Int }
    var name: String
}

@MainActor struct ActivityDrawingTests {
    private func content<Banner: View>(banner: Banner, leading: CGFloat = 10, bottom: CGFloat = 10) throws -> ActivityWidgetContent {
        let declaration = ActivityConfiguration(for: Ride.self) { _ in
            banner
        } dynamicIsland: { _ in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { Color.red.frame(width: leading, height: 30) }
                DynamicIslandExpandedRegion(.trailing) { Color.green.frame(width: 20, height: 20) }
                DynamicIslandExpandedRegion(.bottom) { Color.blue.frame(height: bottom) }
            } compactLeading: { Color.red.frame(width: 38, height: 20) } compactTrailing: { Color.green.frame(width: 20, height: 20) } minimal: { Color.red.frame(width: 10, height: 10) }
                .widgetURL(URL(string: "ride://now"))
        }._declaration()
        #expect(declaration.configuration == "activity" && declaration.kind == "Ride" && declaration.families == [])
        return try #require(declaration.content as? ActivityWidgetContent)
    }

    private func archive(_ content: ActivityWidgetContent, _ presentation: ActivityPresentation, state: Any = Ride.ContentState(minutes: 5)) -> WidgetArchive? {
        ActivityDrawing(content: content, attributes: Ride(name: "Harbour"), presentation: presentation).archive(of: state, environment: EnvironmentValues(), screen: 393)
    }

    @Test func aBannerIsAsHighAsItsContentWithinLimits() throws {
        func height(_ height: CGFloat) throws -> Double { try #require(archive(try content(banner: Color.red.frame(height: height)), .banner)).displayList.size.height }
        #expect(try height(20) == 84)
        #expect(try height(100) == 100)
        #expect(try height(400) == 160)
        #expect(try #require(archive(try content(banner: Color.red), .banner)).displayList.size.width == 373)
    }

    @Test func theCompactIslandIsAsWideAsItsSidesNeed() throws {
        let size = try #require(archive(try content(banner: Color.red), .compact)).displayList.size
        // 38 + 29 and 20 + 29 beside 125 for the sensors.
        #expect(abs(size.width - 241) < 0.01)
        #expect(abs(size.height - 36.67) < 0.01)
    }

    @Test func thePlaceOfTheSensorsIsMarkedInTheCompactIsland() throws {
        var waiting = [try #require(archive(try content(banner: Color.red), .compact)).root], marked: [SemanticNode] = []
        while let node = waiting.popLast() {
            if node.identifier == SemanticNode.sensorsIdentifier { marked.append(node) }
            waiting += node.children
        }
        #expect(marked.map(\.frame.minX) == [67] && marked.map(\.frame.width) == [125])
    }

    @Test func theMinimalIslandIsARoundSpot() throws {
        let size = try #require(archive(try content(banner: Color.red), .minimal)).displayList.size
        #expect(abs(size.width - 36.67) < 0.01 && abs(size.height - 36.67) < 0.01)
    }

    @Test func theExpandedIslandKeepsItsLimitsAndOpensItsURL() throws {
        let low = try #require(archive(try content(banner: Color.red), .expanded))
        #expect(low.displayList.size.height == 84)
        #expect(low.widgetURL == "ride://now")
        #expect(try #require(archive(try content(banner: Color.red, bottom: 300), .expanded)).displayList.size.height == 160)
    }

    @Test func aStateOfAnotherTypeIsNotDrawn() throws {
        #expect(archive(try content(banner: Color.red), .banner, state: "five") == nil)
    }
}
