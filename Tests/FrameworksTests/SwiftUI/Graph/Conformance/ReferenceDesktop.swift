@testable import SwiftUI

/// Pictures that macOS drew. Its text styles have other sizes and line heights (a title 22 points in a line of 26, body 13 in 16), which are set here;
/// what is compared is what both systems share: how wide lines are, where they break, and how stacks and paddings place them.
extension ReferencePictures {
    private enum Style {
        case largeTitle, title, body, subheadline
        /// Points, and the height of a line.
        var size: (font: CGFloat, line: CGFloat) {
            switch self {
            case .largeTitle: (26, 32)
            case .title: (22, 26)
            case .body: (13, 16)
            case .subheadline: (11, 14)
            }
        }
    }

    private static func text(_ words: String, _ style: Style) -> some View { Text(verbatim: words).font(.system(size: style.size.font)).lineHeight(.exact(points: style.size.line)) }

    private static func screen(_ name: String, _ checks: [ReferencePicture.Check], @ViewBuilder _ view: () -> some View) -> ReferencePicture {
        ReferencePicture("doordash-oss/swiftui-preview-snapshots", name, 400, 400, scale: 2, checks, reason: "Drawn by macOS: sizes and line heights of its text styles are set, its controls and symbols left out.", view)
    }

    static let desktop: [ReferencePicture] = [
        screen("test_simpleState.AppKit-Short-Message", [.lines(1), .text(0...799, 384...415, 338...461)]) { text("Hello!", .largeTitle).padding(8) },
        screen("test_simpleState.AppKit-Long-Message", [.lines(4), .pitch(0, 3, 192), .text(0...799, 290...320, 18...626), .text(0...799, 354...384, 16...771), .text(0...799, 418...448, 16...664), .text(0...799, 482...512, 18...679)]) { text(lorem, .largeTitle).padding(8) },
        screen("test_modify.AppKit-Short-Message", [.lines(1), .part(0...799, 0...799, columns: 330...471, rows: 358...441)]) { text("Hello!", .title).padding(8).border(Color.blue) },
        screen("test_modify.AppKit-Long-Message", [.lines(4), .part(0...799, 0...799, columns: 0...799, rows: 280...519)]) { text(lorem, .title).padding(8).border(Color.blue) },
        screen("test_viewModel.AppKit-Loading", [.lines(1), .text(0...799, 384...416, 310...489)]) { text("Loading...", .title) },
        screen("test_viewModel.AppKit-Loaded", [.lines(1), .text(0...799, 384...416, 280...521)]) { text("Lorem ipsum", .title) },
        screen("test_tupleState.AppKit-Small", [.text(0...799, 340...371, 354...449)]) { text("Hello", .title).offset(y: -22) },
        screen("test_tupleState.AppKit-Large", [.text(0...799, 340...370, 124...675)]) { text("Hello PreviewSnapshotsTests", .title).offset(y: -22) },
        screen("test_namedPreviewState.AppKit-Short", [.lines(3), .pitch(0, 1, 40), .pitch(1, 2, 64), .text(0...799, 334...364, 354...449), .text(0...799, 390...404, 304...495), .text(0...799, 452...468, 324...475)]) { desktopNamed("Hello", "PreviewSnapshots", "This is a test") },
        screen("test_namedPreviewState.AppKit-Long", [.lines(4), .pitch(2, 3, 32), .text(0...799, 318...348, 172...627), .text(0...799, 374...388, 184...617), .text(0...799, 436...453, 17...775), .text(0...799, 468...485, 16...741)]) { desktopNamed("Hello PreviewSnapshots", "Welcome to a PreviewSnapshots unit test", lorem) },
        screen("test_simpleViewSnapshots.macOS-Short-Message", [.lines(1), .text(0...799, 420...436, 331...468)]) { VStack(spacing: 8) { Color.clear.frame(width: 17, height: 17); text("Hello World", .body) }.padding(8) },
        screen("test_simpleViewSnapshots.macOS-Long-Message", [.lines(2), .pitch(0, 1, 32), .text(0...799, 404...420, 17...775), .text(0...799, 436...452, 16...741)]) { VStack(spacing: 8) { Color.clear.frame(width: 17, height: 17); text(lorem, .body) }.padding(8) },
        screen("test_previewStateViewSnapshots.macOS-Short", [.lines(3), .text(0...799, 324...354, 354...448), .text(0...799, 387...400, 305...496), .text(0...799, 464...480, 324...477)]) { desktopGrouped("Hello", "PreviewSnapshots", "This is a test") },
        screen("test_previewStateViewSnapshots.macOS-Long", [.lines(4), .pitch(2, 3, 32), .text(0...799, 308...337, 172...628), .text(0...799, 371...384, 238...560), .text(0...799, 448...465, 20...779), .text(0...799, 480...497, 36...761)]) { desktopGrouped("Hello PreviewSnapshots", "Welcome to PreviewSnapshots", lorem) },
    ]

    private static func desktopNamed(_ title: String, _ subtitle: String, _ message: String) -> some View {
        VStack(spacing: 0) {
            text(title, .title).padding(.bottom, 4)
            text(subtitle, .subheadline).padding(.bottom, 16)
            text(message, .body)
        }.padding(8)
    }
    private static func desktopGrouped(_ title: String, _ subtitle: String, _ message: String) -> some View {
        VStack(spacing: 24) {
            VStack(spacing: 8) { text(title, .title); text(subtitle, .subheadline) }
            text(message, .body).multilineTextAlignment(.center)
        }.padding(8)
    }
}
