import Drawing
import Rasterizing
@testable import SwiftUI

/// One picture of the gallery: a view, and which views and modifiers it shows.
struct GalleryExample {
    let title: String
    let shows: [String]
    /// Codes of findings that the example is there to raise.
    let findings: [String]
    let view: AnyView

    init(_ title: String, _ shows: [String], findings: [String] = [], @ViewBuilder _ view: () -> some View) {
        self.title = title
        self.shows = shows
        self.findings = findings
        self.view = AnyView(view())
    }
}

/// A part of the gallery: its examples on one sheet.
struct GallerySection {
    let title: String
    let file: String
    var hasDirection = true
    let examples: [GalleryExample]
    var names: [String] { Array(Set(examples.flatMap(\.shows))).sorted() }
}

/// A sheet as it is drawn: cells of one size with their titles, six in a row.
struct GallerySheet: View {
    let section: GallerySection
    static let columns = 6, cell = SwiftUI.CGSize(width: 132, height: 104)

    static func size(of section: GallerySection) -> SwiftUI.CGSize {
        let rows = (section.examples.count + columns - 1) / columns
        return SwiftUI.CGSize(width: CGFloat(columns) * (cell.width + 8) + 8, height: CGFloat(rows) * (cell.height + 22) + 36)
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(section.title).font(.system(size: 15, weight: .semibold)).frame(height: 20)
            ForEach(0..<(section.examples.count + Self.columns - 1) / Self.columns, id: \.self) { row in
                HStack(alignment: .top, spacing: 8) {
                    ForEach(row * Self.columns..<min((row + 1) * Self.columns, section.examples.count), id: \.self) { index in
                        VStack(alignment: .leading, spacing: 2) {
                            section.examples[index].view
                                .frame(width: Self.cell.width, height: Self.cell.height)
                                .background(Color(uiColor: .secondarySystemBackground), in: RoundedRectangle(cornerRadius: 8))
                            Text(verbatim: section.examples[index].title).font(.system(size: 8)).foregroundStyle(.secondary).lineLimit(1).frame(width: Self.cell.width, height: 12, alignment: .leading)
                        }
                    }
                }
                .padding(.bottom, 4)
            }
        }
        .padding(8)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .background(Color(uiColor: .systemBackground))
    }
}

/// How a sheet is looked at.
struct GalleryVariant {
    let name: String
    var dark = false, rightToLeft = false

    /// The variants of a section: in right-to-left order where that makes a difference.
    static func all(of section: GallerySection) -> [GalleryVariant] {
        [GalleryVariant(name: "light"), GalleryVariant(name: "dark", dark: true)] + (section.hasDirection ? [GalleryVariant(name: "right-to-left", rightToLeft: true)] : [])
    }

    var environment: EnvironmentValues {
        .with {
            $0.colorScheme = dark ? .dark : .light
            $0.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
            $0.displayScale = 2
        }
    }
}

/// The PNG of a view.
@MainActor func galleryPNG(_ view: some View, _ size: SwiftUI.CGSize, _ environment: EnvironmentValues) -> [UInt8] {
    let list = ViewRenderer(environment: environment, size: size).archive(view).displayList
    return CompactPNG.encode(Rasterizer().draw(list, scale: 2, moment: 1_767_606_060, background: environment.colorScheme == .dark ? .black : .white))
}
