import Foundation
@testable import SwiftUI

/// Pictures of a Markdown library's documents. Its styling is plain SwiftUI (paddings, line spacing, grids, labels), written anew
/// here with the same numbers: 16-point text, line spacing 2, a paragraph's distance 16. The screen is 375 x 667 points at 2x with a
/// status bar of 20.
extension ReferencePictures {
    private static func document(_ name: String, _ checks: [ReferencePicture.Check], @ViewBuilder _ view: () -> some View) -> ReferencePicture {
        ReferencePicture("gonzalezreal/swift-markdown-ui", name, 375, 667, scale: 2, os: 17, typeSize: .medium, checks) { view().font(.system(size: 16)).padding(.top, 20) }
    }
    private static func paragraph(_ text: Text) -> some View { text.fixedSize(horizontal: false, vertical: true).lineSpacing(2) }
    private static func paragraph(_ text: String) -> some View { paragraph(Text(verbatim: text)) }

    static let documents: [ReferencePicture] = [paragraphs, headings, blockquote, styledInlines, bulletedList, taskList, table, alignedTable]

    // MARK: Paragraphs

    private static let sky = "The sky above the port was the color of television, tuned to a dead channel."
    private static let april = "It was a bright cold day in April, and the clocks were striking thirteen."

    private static let paragraphs = document("testParagraphs.1", [
        .ink(477...478, 35...714), .part(0...749, 0...1333, columns: 35...714, rows: 477...896), .lines(8),
        .baseline(0, 507), .pitch(0, 1, 43), .pitch(1, 2, 70), .pitch(0, 6, 339), .ink(525...555, 35...714), .text(38...710, 525...555, 38...545), .text(38...710, 595...625, 38...704),
    ]) {
        VStack(alignment: .leading, spacing: 0) {
            paragraph(sky)
            paragraph(april).padding(.top, 16)
            paragraph(sky).padding(.top, 16)
            paragraph(april).padding(.top, 16)
        }
        .border(Color.accentColor).padding()
    }

    private static let headings = document("testHeadings.1", [
        .part(0...749, 0...1333, columns: 85...665, rows: 89...1285), .lines(18), .baseline(0, 150), .pitch(0, 1, 78), .pitch(2, 3, 102), .pitch(3, 4, 74), .pitch(5, 6, 92), .pitch(6, 7, 72),
        .pitch(8, 9, 86), .pitch(9, 10, 71), .pitch(11, 12, 81), .pitch(12, 13, 69), .pitch(14, 15, 77), .pitch(15, 16, 68), .pitch(16, 17, 43),
        .text(88...660, 100...165, 89...365), .text(88...660, 330...385, 88...304), .text(88...660, 550...592, 88...263),
        .text(88...660, 755...790, 88...238), .text(88...660, 955...985, 88...211), .text(88...660, 1146...1173, 88...194),
    ]) {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(Array([32.0, 24, 19, 16, 13, 11].enumerated()), id: \.offset) { number, size in
                Text("Heading \(number + 1)").font(.system(size: size, weight: .semibold)).padding(.top, number == 0 ? 0 : 24)
                paragraph(sky).padding(.top, 16)
            }
        }
        .border(Color.accentColor).padding()
    }

    private static func quote(@ViewBuilder _ content: () -> some View) -> some View {
        VStack(alignment: .leading, spacing: 0, content: content).padding(.leading, 32).padding(.trailing, 16)
    }

    private static let blockquote = document("testBlockquote.1", [
        .part(0...749, 0...1333, columns: 32...717, rows: 189...1185), .lines(21), .baseline(0, 219), .pitch(0, 2, 85), .pitch(2, 3, 70), .pitch(3, 9, 254), .pitch(9, 10, 70), .pitch(10, 15, 211), .pitch(15, 16, 70), .pitch(19, 20, 70),
        .text(35...712, 270...312, 35...696), .text(35...712, 345...382, 99...684), .text(35...712, 597...637, 96...567),
        .text(35...712, 798...828, 163...653), .text(35...712, 996...1026, 225...606), .text(35...712, 1150...1180, 35...276),
    ]) {
        VStack(alignment: .leading, spacing: 0) {
            paragraph("If you'd like to quote someone, use the > character before the line. Blockquotes can be nested, and can also contain other formatting.")
            quote {
                paragraph("“Well, art is art, isn't it? Still, on the other hand, water is water! And east is east and west is west and if you take cranberries and stew them like applesauce they taste much more like prunes than rhubarb does. Now, uh... now you tell me what you know.”")
                quote {
                    paragraph(Text(verbatim: "“I sent the club a wire stating, ") + Text(verbatim: "PLEASE ACCEPT MY RESIGNATION. I DON'T WANT TO BELONG TO ANY CLUB THAT WILL ACCEPT ME AS A MEMBER").fontWeight(.semibold) + Text(verbatim: ".”"))
                    quote { paragraph("“Outside of a dog, a book is man's best friend. Inside of a dog it's too dark to read.”") }.padding(.top, 16)
                }
                .padding(.top, 16)
            }
            .italic().padding(.top, 16)
            paragraph("― Groucho Marx").padding(.top, 16)
        }
        .border(Color.accentColor).padding()
    }

    // MARK: Runs

    private static func run(_ text: String, _ change: (inout AttributedString) -> Void = { _ in }) -> AttributedString {
        var run = AttributedString(text)
        change(&run)
        return run
    }
    private static let link: (inout AttributedString) -> Void = { $0.link = URL(string: "https://example.com"); $0.underlineStyle = Text.LineStyle(pattern: .dot) }
    private static let heavy = Font.system(size: 16).weight(.heavy)

    private static let styledInlines = document("testInlinesStyling.1", [
        .part(0...749, 0...1333, columns: 55...695, rows: 377...996), .lines(10), .baseline(0, 407), .pitch(0, 1, 71), .pitch(1, 3, 142), .pitch(3, 4, 71), .pitch(4, 5, 71), .pitch(5, 6, 43), .pitch(6, 7, 70), .pitch(7, 8, 71), .pitch(8, 9, 43),
        .text(58...690, 380...410, 58...306),
        // The line under italic letters, and that under heavy ones, which is twice as thick.
        .part(57...690, 480...490, columns: 58...347, rows: 482...483), .pixel(300, 624, 0x000000), .pixel(300, 627, 0x000000), .pixel(300, 629, 0xFFFFFF), .pixel(100, 695, 0x000000), .pixel(100, 698, 0x000000), .pixel(100, 700, 0xFFFFFF),
        // Backgrounds are as high as the line.
        .part(57...690, 510...570, columns: 57...383, rows: 519...556), .pixel(200, 540, 0x000000), .part(119...320, 910...960, columns: 120...317, rows: 916...953), .pixel(300, 952, 0xFFCC00),
        .text(322...690, 920...960, 327...684),
        // Dots of three points under links.
        .part(57...339, 806...809, columns: 58...338, rows: 807...808), .pixel(69, 807, 0x007AFF), .pixel(75, 807, 0xFFFFFF), .pixel(81, 807, 0x007AFF),
    ]) {
        VStack(alignment: .leading, spacing: 0) {
            paragraph(Text(run("This is bold text") { $0.font = heavy }))
            paragraph(Text(run("This text is italicized") { $0.font = .system(size: 16).italic(); $0.underlineStyle = .single })).padding(.top, 16)
            paragraph(Text(run("This was mistaken text") { $0.foregroundColor = .primary; $0.backgroundColor = .primary })).padding(.top, 16)
            paragraph(Text(run("This text is ") { $0.font = heavy } + run("extremely") { $0.font = heavy.italic(); $0.underlineStyle = .single } + run(" important") { $0.font = heavy })).padding(.top, 16)
            paragraph(Text(run("All this text is important") { $0.font = heavy.italic(); $0.underlineStyle = .single })).padding(.top, 16)
            paragraph(Text(run("MarkdownUI is fully compliant with the ") + run("CommonMark Spec", link) + run("."))).padding(.top, 16)
            paragraph(Text(run("Visit ") + run("https://github.com", link) + run("."))).padding(.top, 16)
            paragraph(Text(run("Use ") + run("git status") { $0.font = .system(size: 16).monospaced(); $0.backgroundColor = .yellow } + run(" to list all new or modified files that haven't yet been committed."))).padding(.top, 16)
        }
        .border(Color.accentColor).padding()
    }

    // MARK: Lists

    private static func item(_ symbol: String, _ text: String, @ViewBuilder _ nested: () -> some View = { EmptyView() }) -> some View {
        Label {
            VStack(alignment: .leading, spacing: 0) { paragraph(text); nested() }
        } icon: {
            Image(systemName: symbol).font(.system(size: 5)).frame(minWidth: 24, alignment: .trailing)
        }
        .labelStyle(.titleAndIcon)
    }

    private static let bulletedList = document("testBulletedList.1", [
        .part(0...749, 0...1333, columns: 55...694, rows: 528...845), .lines(8), .baseline(0, 558), .pitch(0, 1, 39), .pitch(1, 2, 39), .pitch(3, 4, 39), .pitch(4, 5, 43), .pitch(5, 6, 38), .pitch(6, 7, 43),
        .text(115...690, 532...566, 121...241), .text(180...690, 608...644, 184...667), .text(240...690, 687...722, 249...651), .text(305...690, 768...803, 314...683),
        // A bullet stands beside the middle of the first line.
        .part(85...105, 532...842, columns: 92...101, rows: 541...550), .part(215...235, 690...842, columns: 221...229, rows: 698...706), .part(278...300, 765...842, columns: 285...293, rows: 779...787),
    ]) {
        item("circle.fill", "Systems") {
            item("circle", "FFF units")
            item("circle", "Great Underground Empire (Zork)")
            item("circle", "Potrzebie") {
                item("square.fill", "Equals the thickness of Mad issue 26") { item("square.fill", "Developed by 19-year-old Donald E. Knuth") }
            }
        }
        .border(Color.accentColor).padding()
    }

    private static let taskList = document("testTaskList.1", [
        .part(0...749, 0...1333, columns: 171...579, rows: 629...745), .lines(3), .baseline(0, 659), .pitch(0, 1, 39), .pitch(1, 2, 39),
        .text(225...570, 632...662, 236...447), .text(225...570, 671...701, 236...501), .part(180...222, 671...701, columns: 193...215, rows: 675...697),
    ]) {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(["A finished task", "An unfinished task", "Another unfinished task"], id: \.self) { task in
                Label { paragraph(task) } icon: {
                    Image(systemName: task == "A finished task" ? "checkmark.square.fill" : "square").symbolRenderingMode(.hierarchical).imageScale(.small).frame(minWidth: 24, alignment: .trailing)
                }
            }
        }
        .border(Color.accentColor).padding()
    }

    // MARK: Tables

    private struct CellBounds: PreferenceKey {
        static let defaultValue: [[Anchor<SwiftUI.CGRect>]] = []
        static func reduce(value: inout [[Anchor<SwiftUI.CGRect>]], nextValue: () -> [[Anchor<SwiftUI.CGRect>]]) { value += nextValue() }
    }

    /// A grid with lines of one point around its columns and rows.
    private struct Table: View {
        let columns: [HorizontalAlignment], rows: [[String]]
        var body: some View {
            Grid(horizontalSpacing: 1, verticalSpacing: 1) {
                ForEach(0..<rows.count, id: \.self) { row in
                    GridRow {
                        ForEach(0..<columns.count, id: \.self) { column in
                            Text(rows[row][column]).fontWeight(row == 0 ? .semibold : .regular)
                                .fixedSize(horizontal: false, vertical: true).lineSpacing(2)
                                .padding(.horizontal, 12).padding(.vertical, 6)
                                .anchorPreference(key: CellBounds.self, value: .bounds) { [[$0]] }
                                .gridColumnAlignment(columns[column])
                        }
                    }
                }
            }
            .padding(1)
            .overlayPreferenceValue(CellBounds.self) { cells in
                GeometryReader { proxy in
                    let bounds = cells.flatMap { $0 }.map { proxy[$0] }
                    let whole = Self.union(bounds).insetBy(dx: -1, dy: -1)
                    ZStack(alignment: .topLeading) {
                        line(whole)
                        ForEach(1..<columns.count, id: \.self) { column in
                            let x = Self.union(stride(from: column, to: bounds.count, by: columns.count).map { bounds[$0] }).minX
                            line(SwiftUI.CGRect(x: x - 1, y: whole.minY + 1, width: 1, height: whole.height - 2))
                        }
                        ForEach(1..<rows.count, id: \.self) { row in
                            let y = Self.union(Array(bounds.dropFirst(row * columns.count).prefix(columns.count))).minY
                            line(SwiftUI.CGRect(x: whole.minX + 1, y: y - 1, width: whole.width - 2, height: 1))
                        }
                    }
                }
            }
            .fixedSize(horizontal: false, vertical: true)
        }
        private static func union(_ cells: [SwiftUI.CGRect]) -> SwiftUI.CGRect { cells.dropFirst().reduce(cells.first ?? .zero) { $0.union($1) } }
        private func line(_ rect: SwiftUI.CGRect) -> some View {
            Rectangle().strokeBorder(Color.secondary, lineWidth: 1).offset(x: rect.minX, y: rect.minY).frame(width: rect.width, height: rect.height)
        }
    }
    private static func tabled(_ table: Table) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            paragraph("A table with some padding:")
            table.padding(.top, 16)
        }
        .padding().border(Color.accentColor)
    }

    private static let table = document("testTable.1", [
        .part(0...749, 0...1333, columns: 13...736, rows: 500...873), .lines(6), .part(20...730, 596...860, columns: 45...704, rows: 603...841),
        .pixel(100, 603, 0x8A8A8E), .pixel(100, 669, 0x8A8A8E), .pixel(100, 733, 0x8A8A8E), .pixel(251, 650, 0x8A8A8E), .pixel(254, 660, 0xFFFFFF), .pixel(703, 650, 0x8A8A8E),
        .text(20...730, 530...570, 47...436), .text(60...248, 610...660, 73...223), .text(260...700, 610...660, 279...449), .text(60...248, 675...725, 72...204),
        .text(260...700, 675...725, 279...676), .text(60...248, 740...835, 72...163), .text(260...700, 740...835, 278...644),
    ]) {
        tabled(Table(columns: [.leading, .leading], rows: [["Command", "Description"], ["git status", "List all new or modified files"], ["git diff", "Show file differences that haven't been staged"]]))
    }

    private static let alignedTable = document("testTableAlignment.1", [
        .part(0...749, 0...1333, columns: 20...730, rows: 500...873), .part(25...726, 596...860, columns: 52...698, rows: 603...841), .lines(5),
        .pixel(100, 776, 0x8A8A8E), .pixel(212, 650, 0x8A8A8E), .pixel(382, 650, 0x8A8A8E), .pixel(535, 650, 0x8A8A8E),
        .text(60...208, 610...660, 80...186), .text(390...530, 610...660, 409...510), .text(540...690, 610...660, 563...670),
        .text(60...208, 675...770, 79...165), .text(390...530, 675...770, 415...501), .text(540...690, 675...770, 584...670), .text(540...690, 785...835, 580...671),
    ]) {
        tabled(Table(columns: [.leading, .leading, .center, .trailing], rows: [["Default", "Leading", "Center", "Trailing"], Array(repeating: "git status", count: 4), Array(repeating: "git diff", count: 4)]))
    }
}
