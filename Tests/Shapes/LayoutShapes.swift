import SwiftUI

/// Each way in which widgets arrange views, once.
struct LayoutShapes: View {
    struct Item: Identifiable { let id: Int }
    let items = [Item(id: 1)]
    let columns = [GridItem(.flexible()), GridItem(.adaptive(minimum: 20), spacing: 4), GridItem(.fixed(10)), GridItem()]
    var body: some View {
        Group {
            HStack { EmptyView() }
            HStack(spacing: 4) { Spacer() }
            HStack(alignment: .top) { Spacer(minLength: 0) }
            HStack(alignment: .firstTextBaseline, spacing: 4) { Divider() }
            HStack(alignment: .lastTextBaseline, spacing: 4, content: { Divider() })
            HStack(content: { EmptyView() })
            VStack { EmptyView() }
            VStack(spacing: 4) { EmptyView() }
            VStack(alignment: .leading) { EmptyView() }
            VStack(alignment: .trailing, spacing: 4) { EmptyView() }
        }
        Group {
            VStack(alignment: .leading, spacing: 4, content: { EmptyView() })
            VStack(content: { EmptyView() })
            ZStack { EmptyView() }
            ZStack(alignment: .bottomTrailing) { EmptyView() }
            ZStack(alignment: .top, content: { EmptyView() })
            ZStack(alignment: Alignment(horizontal: .leading, vertical: .top)) { EmptyView() }
            ForEach(items) { Text("\($0.id)") }
            ForEach(["a"], id: \.self) { Text($0) }
            ForEach(0..<3) { Text("\($0)") }
            ForEach(Array(["a", "b"].enumerated()), id: \.offset) { index, name in Text("\(index) \(name)") }
        }
        Group {
            LazyVGrid(columns: columns) { EmptyView() }
            LazyVGrid(columns: columns, spacing: 4) { EmptyView() }
            LazyVGrid(columns: columns, alignment: .leading, spacing: 4) { EmptyView() }
            LazyVGrid(columns: columns, spacing: 4, content: { EmptyView() })
            LazyHGrid(rows: columns, spacing: 4) { EmptyView() }
            LazyVStack(alignment: .leading, spacing: 4) { EmptyView() }
            LazyVStack(content: { EmptyView() })
            LazyHStack { EmptyView() }
            Grid { GridRow { Text("a").gridCellColumns(2) } }
            Grid(alignment: .leading) { GridRow { Text("a").gridColumnAlignment(.trailing) } }
        }
        Group {
            Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 4) { GridRow { Text("a") } }
            ViewThatFits { Text("a") }
            ViewThatFits(in: .horizontal) { Text("a") }
            GeometryReader { proxy in Text("\(proxy.size.width) \(proxy.frame(in: .global).minX)") }
            GeometryReader(content: { proxy in Text("\(proxy.size.height) \(proxy.frame(in: .named("space")).minX)") }).coordinateSpace(name: "space")
            Section(header: Text("header")) { Text("row") }
            Section { Text("row") } header: { Text("header") } footer: { Text("footer") }
            GroupBox { Text("content") }
            GroupBox { Text("content") } label: { Text("label") }
            GroupBox(label: Text("label")) { Text("content") }
        }
        AnyView(EmptyView())
        EquatableText(text: "a").equatable()
        TimelineView(.everyMinute) { context in Text(context.date, style: .time) }
        TimelineView(.periodic(from: Date(timeIntervalSince1970: 0), by: 60)) { Text($0.date, style: .time) }
    }
}

private struct EquatableText: View, Equatable {
    let text: String
    var body: some View { Text(text) }
}
