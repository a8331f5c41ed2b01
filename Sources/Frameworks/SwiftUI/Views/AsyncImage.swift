// Status of this file: exact.

internal import CCallSite
import Drawing

/// A picture that is loaded from a URL.
///
/// Status: exact for widgets: nothing is loaded while a widget is drawn, so the placeholder is shown (layout-rules 7.21), and a
/// finding says so.
public nonisolated struct AsyncImage<Content: View>: PrimitiveView {
    let placeholder: AnyView
    let source: SourceAddress

    /// Without content of one's own: a grey area.
    @inline(never) nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        placeholder = AnyView(Color(uiColor: .systemGray5))
        source = vitrine_return_address()
    }
    @inline(never) nonisolated public init<I: View, P: View>(url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P) where Content == _ConditionalContent<I, P> {
        self.placeholder = AnyView(placeholder())
        source = vitrine_return_address()
    }
    @inline(never) nonisolated public init(url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (AsyncImagePhase) -> Content) {
        placeholder = AnyView(content(.empty))
        source = vitrine_return_address()
    }

    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] {
        let inputs = inputs.at(source)
        inputs.graph.report(Finding(code: "async-image", severity: .warning, basis: .doc,
                                    message: "AsyncImage loads nothing in a widget: its placeholder is all that is shown.",
                                    fix: "Load the picture in the timeline provider and pass it in the entry.", source: source))
        return placeholder.makeElements(inputs)
    }
}

/// How far the loading of a picture has come.
public enum AsyncImagePhase {
    case empty
    case success(Image)
    case failure(any Error)
    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
