@testable import SwiftUI
import Testing

@Suite struct SubviewTests {
    @ViewBuilder private var content: some View {
        Text("a")
        Group { Text("b").tag(7); Text("c").containerValue(\.rank, 3) }
        ForEach(0..<2) { Text("\($0)") }
    }

    @Test("a group of subviews is given groups and ForEach taken apart, with their tags and values")
    func takenApart() {
        var seen: [(Int, Int?)] = []
        let view = Group(subviews: content) { subviews in
            let _ = seen = subviews.map { ($0.containerValues.rank, $0.containerValues.tag(for: Int.self)) }
            subviews
        }
        #expect(Drawn(VStack { view }).texts == ["a", "b", "c", "0", "1"])
        #expect(seen.map(\.0) == [0, 0, 3, 0, 0])
        #expect(seen[1].1 == 7 && seen[3].1 == 0 && seen[4].1 == 1)
    }

    @Test("ForEach goes over the subviews of a view, and what it puts about one counts inside it")
    func forEach() {
        let view = VStack { ForEach(subviews: content) { subview in HStack { subview.font(.system(size: 30)); Text("!") } } }
        #expect(Drawn(view).texts == ["a", "!", "b", "!", "c", "!", "0", "!", "1", "!"])
        let sizes = Drawn(view, width: 200, height: 400).commands.compactMap { if case .glyphs(let run) = $0 { run.size } else { nil } }
        #expect(sizes == Array(repeating: [30, 17], count: 5).flatMap { $0 })
    }

    @Test("subviews are told apart by identity, and a slice of them is a view")
    func slices() {
        var count = 0
        let view = Group(subviews: content) { subviews in
            let _ = count = Set(subviews.map(\.id)).count
            subviews[1..<3]
        }
        #expect(Drawn(VStack { view }).texts == ["b", "c"])
        #expect(count == 5)
    }

    @Test("state of a view that is placed as a subview is its own")
    func state() {
        struct Counter: View {
            @State private var count = 4
            var body: some View { Text("\(count)") }
        }
        #expect(Drawn(HStack { ForEach(subviews: Group { Counter(); Counter() }) { $0 } }).texts == ["4", "4"])
    }

    @ViewBuilder private var sections: some View {
        Text("before")
        Text("too")
        Section("A") { Text("1").containerValue(\.rank, 9); Text("2") }.containerValue(\.rank, 5)
        Section { ForEach(0..<2) { Text("c\($0)") } } footer: { Text("end") }
    }

    @Test("sections are taken apart into header, content and footer; what stands in none is a section without them")
    func sectionsTakenApart() {
        var seen: [[Int]] = [], ranks: [Int] = [], ids: Set<SectionConfiguration.ID> = []
        let view = Group(sections: sections) { sections in
            let _ = seen = sections.map { [$0.header.count, $0.content.count, $0.footer.count] }
            let _ = ranks = sections.map(\.containerValues.rank)
            let _ = ids = Set(sections.map(\.id))
            ForEach(sections) { section in HStack { section.footer; section.content; section.header } }
        }
        #expect(Drawn(VStack { view }).texts == ["before", "too", "1", "2", "A", "end", "c0", "c1"])
        #expect(seen == [[0, 2, 0], [1, 2, 0], [0, 2, 1]])
        #expect(ranks == [0, 5, 0] && ids.count == 3)
    }

    @Test("ForEach goes over the sections of a view, and a section by itself is its parts one after the other")
    func forEachSection() {
        let view = VStack { ForEach(sections: sections) { section in Text("\(section.content.count)"); section.header } }
        #expect(Drawn(view).texts == ["2", "2", "A", "2"])
        #expect(Drawn(VStack { sections }).texts == ["before", "too", "A", "1", "2", "c0", "c1", "end"])
    }
}

private extension ContainerValues {
    private struct RankKey: ContainerValueKey { static let defaultValue = 0 }
    var rank: Int { get { self[RankKey.self] } set { self[RankKey.self] = newValue } }
}
