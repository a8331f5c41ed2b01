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
}

private extension ContainerValues {
    private struct RankKey: ContainerValueKey { static let defaultValue = 0 }
    var rank: Int { get { self[RankKey.self] } set { self[RankKey.self] = newValue } }
}
