import Phrases
import SwiftUI
import UIKit
import WidgetKit

struct BoardEntry: TimelineEntry { let date: Date }

struct BoardProvider: TimelineProvider {
    func placeholder(in context: Context) -> BoardEntry { BoardEntry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (BoardEntry) -> Void) { completion(BoardEntry(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<BoardEntry>) -> Void) {
        completion(Timeline(entries: [BoardEntry(date: .now)], policy: .never))
    }
}

/// A square of a colour or picture, with its name to be found by.
struct Swatch<Content: View>: View {
    let name: String
    let content: Content
    init(_ name: String, @ViewBuilder content: () -> Content) { self.name = name; self.content = content() }
    var body: some View { content.frame(width: 20, height: 20).accessibilityElement().accessibilityLabel(name) }
}

/// Everything that catalogs hold.
struct CatalogView: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            HStack(spacing: 4) {
                Swatch("Ink") { Color("Ink") }
                Swatch("Ink generated") { Color(.ink) }
                Swatch("Ink shorthand") { Rectangle().fill(.ink) }
                Swatch("Ink of UIKit") { Color(uiColor: UIColor(named: "Ink") ?? .black) }
                Swatch("Ink resource") { Color(uiColor: UIColor(resource: .ink)) }
                Swatch("ByIdiom") { Color("ByIdiom") }
                Swatch("ByGamut") { Color("ByGamut") }
                Swatch("Grey") { Color("Grey") }
                Swatch("OfSystem") { Color("OfSystem") }
                Swatch("Marks/Ink") { Color("Marks/Ink") }
                Swatch("Marks generated") { Color(.Marks.ink) }
                Swatch("Accent") { Color.accentColor }
            }
            HStack(spacing: 4) {
                Swatch("Scaled") { Image("Scaled") }
                Swatch("Moody") { Image("Moody").resizable() }
                Swatch("Stamp") { Image(.stamp).foregroundStyle(.blue) }
                Swatch("Seal") { Image("Seal").foregroundStyle(.blue) }
                Swatch("Stamp of UIKit") { Image(uiImage: UIImage(named: "Stamp") ?? UIImage()).foregroundStyle(.green) }
                Swatch("Leaf") { Image("Leaf").resizable() }
                Swatch("Page") { Image("Page").resizable() }
                Swatch("Photo") { Image("Photo") }
                Swatch("Shot") { Image("Shot").resizable() }
                Swatch("Wing") { Image("Marks/Wing") }
                Swatch("Side") { Image("Side") }
                Swatch("Symbol") { Image("board.diamond") }
            }
            HStack(spacing: 4) {
                Image("Frame").resizable().frame(width: 80, height: 30).accessibilityLabel("Frame")
                Text("Blocks").font(.custom("Blocks", size: 16))
                Swatch("Resource image") { Image(uiImage: UIImage(resource: .seal)) }
                Swatch("OnlyApp") { Color("OnlyApp") }
            }
            HStack { PhraseView() }
            Text(rows)
            Text(file)
            Text(info)
        }
        .font(.system(size: 12))
        .containerBackground(for: .widget) { Color("Paper") }
    }

    private var rows: String {
        guard let data = NSDataAsset(name: "Table")?.data, let table = try? JSONDecoder().decode([String: Int].self, from: data) else { return "no rows" }
        return "\(table["rows"] ?? 0) rows"
    }
    private var file: String {
        Bundle.main.url(forResource: "notes", withExtension: "txt").flatMap { try? String(contentsOf: $0, encoding: .utf8) }?.trimmingCharacters(in: .newlines) ?? "no file"
    }
    private var info: String {
        let info = Bundle.main.infoDictionary ?? [:]
        return "\(info["CFBundleDisplayName"] ?? "") \(info["BoardVersion"] ?? "") \(Bundle.main.bundleIdentifier ?? "")"
    }
}

/// Everything that strings hold.
struct WordsView: View {
    private let stars = 3
    var body: some View {
        VStack(alignment: .leading) {
            Text("greeting \("Ada")", tableName: "None")
            Text(String(format: NSLocalizedString("greeting", comment: ""), "Ada"))
            Text(NSLocalizedString("kept", comment: ""))
            Text("\(1) stars", tableName: "Board")
            Text("\(stars) stars", tableName: "Board")
            Text(String(localized: "\(5) stars", table: "Board"))
            Text("Tap", tableName: "Board")
            Text(LocalizedStringResource("found \(1) in \(2)", table: "Board"))
            Text(LocalizedStringKey("Same"), tableName: "Board")
            Text("Price \(Decimal(1234.5).formatted())", tableName: "Board")
            Text("birds \(0) in \(1) trees", tableName: "Counts")
            Text("old", tableName: "Old")
            Text("missing key")
            Text(verbatim: String(localized: "module", bundle: .main))
            PhraseView()
            Text(1234.5, format: .number)
        }
        .font(.system(size: 12))
        .containerBackground(.background, for: .widget)
    }
}

struct CatalogWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Catalog", provider: BoardProvider()) { _ in CatalogView() }.supportedFamilies([.systemLarge])
    }
}

struct WordsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Words", provider: BoardProvider()) { _ in WordsView() }
            .configurationDisplayName("Tap")
            .supportedFamilies([.systemLarge])
    }
}

@main struct BoardBundle: WidgetBundle {
    var body: some Widget {
        CatalogWidget()
        WordsWidget()
    }
}
