import Foundation
import Observation
@testable import SwiftUI

extension Gallery {
    private struct Day: Identifiable { let id: Int, name: String }
    private static let days = [Day(id: 1, name: "Mon"), Day(id: 2, name: "Tue"), Day(id: 3, name: "Wed")]
    private struct Card: ViewModifier {
        func body(content: Content) -> some View { content.padding(6).background(.yellow, in: RoundedRectangle(cornerRadius: 6)).foregroundStyle(.black) }
    }
    private struct Widths: PreferenceKey {
        static let defaultValue: [Anchor<CGRect>] = []
        static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
    }
    private struct Count: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }
    private struct Degrees: View {
        @Environment(\.galleryUnit) private var unit
        let value: Int
        var body: some View { Text("\(value) \(unit)") }
    }
    private final class Model: ObservableObject { @Published var name = "Model" }
    private struct Modelled: View {
        @EnvironmentObject private var model: Model
        var body: some View { Text(model.name) }
    }

    /// Draws each view it is given in a row of its own, and the last apart.
    private struct Rows<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View {
            VStack(spacing: 3) {
                Group(subviews: content) { subviews in
                    ForEach(subviews[0..<max(subviews.count - 1, 0)]) { $0.padding(.horizontal, 6).background($0.containerValues.isMarked ? .yellow : .gray.opacity(0.3), in: Capsule()) }
                    if let last = subviews.last { HStack { Text("last:"); last.bold() } }
                }
                HStack { ForEach(subviews: content) { subview in subview.font(.caption2) } }
            }
            .font(.footnote)
        }
    }

    /// Draws each section it is given as a card, with how many there are.
    private struct Cards<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View {
            VStack(alignment: .leading, spacing: 4) {
                ForEach(sections: content) { section in
                    VStack(alignment: .leading) { section.header.bold(); section.content; section.footer.foregroundStyle(.secondary) }
                        .padding(4).background(.gray.opacity(0.2), in: RoundedRectangle(cornerRadius: 6))
                }
                Group(sections: content) { Text("\($0.count) sections") }
            }
            .font(.caption2)
        }
    }

    /// Bindings to the elements of a collection.
    private struct Bound: View {
        @State private var names = ["x", "y"]
        var body: some View { HStack { ForEach($names, id: \.self) { $name in Text(name) } } }
    }
    private struct Counter: View {
        @Binding var count: Int
        var body: some View { Text("count \(count)") }
    }
    private struct Stateful: View {
        @State private var count = 3
        var body: some View { VStack { Counter(count: $count); Counter(count: Binding(get: { count * 2 }, set: { count = $0 })); Counter(count: .constant(7)) } }
    }
    private struct ObservedView: View {
        @ObservedObject private var model = Model()
        var body: some View { Text("\(model.name) observed") }
    }
    private struct StateObjectView: View {
        @StateObject private var model = Model()
        var body: some View { Text("\(model.name) kept") }
    }
    @Observable final class Weather { var degrees = 21 }
    private struct ObservableView: View {
        @State private var weather = Weather()
        var body: some View { Text("\(weather.degrees) °C").environment(weather) }
    }
    private struct Stored: View {
        @AppStorage("gallery-name") private var name = "default"
        var body: some View { Text("stored: \(name)") }
    }

    static var graph: GallerySection {
        GallerySection(title: "View graph", file: "Graph", examples: [
            GalleryExample("ForEach", ["ForEach"]) { VStack { ForEach(days) { Text($0.name) }; HStack { ForEach(0..<3) { Text("\($0)") }; ForEach(["a", "b"], id: \.self) { Text($0) } } } },
            GalleryExample("forms of ForEach", []) {
                VStack(spacing: 2) {
                    HStack { ForEach(1..<4) { Text("\($0)") } }
                    HStack { ForEach(Array(days.enumerated()), id: \.offset) { Text("\($0.offset) \($0.element.name)") } }
                    HStack { ForEach(days.reversed()) { Text($0.name) } }
                    HStack { ForEach(0..<2) { row in VStack { ForEach(0..<2) { Text("\(row)\($0)") } } } }
                    Bound()
                }
                .font(.caption2)
            },
            GalleryExample("views taken apart", ["Subview", "SubviewsCollection", "SubviewsCollectionSlice", "GroupElementsOfContent", "View.containerValue"]) {
                Rows { Text("first"); Text("second").containerValue(\.isMarked, true); ForEach(0..<2) { Text("row \($0)") } }
            },
            GalleryExample("sections taken apart", ["GroupSectionsOfContent"]) {
                Cards { Section("Morning") { Text("swim"); Text("read") }; Section { Text("cook") } footer: { Text("19:00") }; Text("no section") }.scaleEffect(0.7)
            },
            GalleryExample("state and bindings", []) { Stateful() },
            GalleryExample("observed models", []) { VStack { ObservedView(); StateObjectView(); ObservableView() } },
            GalleryExample("AppStorage", []) { Stored() },
            GalleryExample("Group, conditions", ["Group"]) { HStack { Group { Text("a"); Text("b") }.bold(); if days.count > 2 { Text("many") } else { Text("few") } } },
            GalleryExample("AnyView", ["AnyView"]) { HStack { ForEach(0..<2) { $0 == 0 ? AnyView(Text("Text")) : AnyView(Circle().fill(.red).frame(width: 20, height: 20)) } } },
            GalleryExample("modifier", ["View.modifier"]) { Text("Card").modifier(Card()) },
            GalleryExample("environment", ["View.environment", "View.transformEnvironment"]) { VStack { Degrees(value: 21); Degrees(value: 70).environment(\.galleryUnit, "°F").foregroundStyle(.orange); Text("twice").transformEnvironment(\.font) { $0 = .title } } },
            GalleryExample("environmentObject", ["View.environmentObject"]) { Modelled().environmentObject(Model()) },
            GalleryExample("preference", ["View.preference", "View.transformPreference", "View.overlayPreferenceValue"]) {
                HStack { Text("a").preference(key: Count.self, value: 1); Text("b").preference(key: Count.self, value: 1).transformPreference(Count.self) { $0 += 1 } }
                    .frame(width: 90, height: 60).overlayPreferenceValue(Count.self, alignment: .bottomTrailing) { Text("\($0)").font(.caption).padding(3).background(.red, in: Circle()) }
            },
            GalleryExample("anchors", ["View.anchorPreference", "View.transformAnchorPreference", "View.backgroundPreferenceValue"]) {
                VStack { Text("Short").anchorPreference(key: Widths.self, value: .bounds) { [$0] }; Text("Much longer").transformAnchorPreference(key: Widths.self, value: .bounds) { $0.append($1) } }
                    .backgroundPreferenceValue(Widths.self) { anchors in
                        GeometryReader { proxy in
                            ForEach(anchors.indices, id: \.self) { index in
                                let rect = proxy[anchors[index]]
                                Rectangle().fill(.teal.opacity(0.4)).frame(width: rect.width, height: rect.height).offset(x: rect.minX, y: rect.minY)
                            }
                        }
                    }
            },
        ])
    }
}

private struct GalleryUnitKey: EnvironmentKey { static let defaultValue = "°C" }
private extension EnvironmentValues { var galleryUnit: String { get { self[GalleryUnitKey.self] } set { self[GalleryUnitKey.self] = newValue } } }
private struct MarkedKey: ContainerValueKey { static let defaultValue = false }
private extension ContainerValues { var isMarked: Bool { get { self[MarkedKey.self] } set { self[MarkedKey.self] = newValue } } }
