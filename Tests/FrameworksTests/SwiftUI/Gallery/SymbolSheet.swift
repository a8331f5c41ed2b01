import Foundation
@testable import SwiftUI
import Testing

/// Symbols with their names, to judge whether each stand-in fits its name.
///
/// `VITRINE_RECORD_SYMBOLS=FOLDER VITRINE_SYMBOL_NAMES=FILE ./test --filter SymbolSheetTests` draws those of a file, one name a line.
struct SymbolSheet: View {
    let names: [String]
    static let columns = 10
    static func size(_ count: Int) -> SwiftUI.CGSize { SwiftUI.CGSize(width: 900, height: Double((count + columns - 1) / columns) * 66 + 16) }

    var body: some View {
        LazyVGrid(columns: Array(repeating: GridItem(.fixed(84), spacing: 4), count: Self.columns), spacing: 4) {
            ForEach(names, id: \.self) { name in
                VStack(spacing: 2) {
                    Image(systemName: name).font(.system(size: 26)).frame(width: 60, height: 38)
                    Text(verbatim: name).font(.system(size: 7)).lineLimit(2).multilineTextAlignment(.center).frame(height: 20, alignment: .top)
                }
                .frame(width: 84, height: 62)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .padding(8)
        .background(Color(uiColor: .systemBackground))
    }
}

@Suite struct SymbolSheetTests {
    @Test("a sheet of symbols draws each of its names, and tells a name that nobody has")
    @MainActor func sheets() throws {
        let environment = ProcessInfo.processInfo.environment
        let names = try environment["VITRINE_SYMBOL_NAMES"].map { try String(contentsOfFile: $0, encoding: .utf8).split(separator: "\n").map(String.init) } ?? ["star.fill", "cloud.sun.rain.fill", "bell.badge"]
        for (index, start) in stride(from: 0, to: names.count, by: 100).enumerated() {
            let part = Array(names[start..<min(start + 100, names.count)])
            #expect(missing(part) == [])
            guard let folder = environment["VITRINE_RECORD_SYMBOLS"] else { continue }
            let png = galleryPNG(SymbolSheet(names: part), SymbolSheet.size(part.count), .with { $0.displayScale = 2 })
            try Data(png).write(to: URL(fileURLWithPath: folder).appendingPathComponent("Symbols-\(index).png"))
        }
        #expect(missing(["star.fill", "no.such.symbol"]).count == 1)
    }

    /// What the sheet of some names says of those that are not in the table.
    @MainActor private func missing(_ names: [String]) -> [String] {
        ViewRenderer(environment: EnvironmentValues(), size: SymbolSheet.size(names.count)).archive(SymbolSheet(names: names)).findings.filter { $0.code == "symbol-missing" }.map(\.message)
    }
}
