// Status of this file: exact.

import ActivityKit

extension ActivityAttributes {
    /// A Live Activity in one of its places, for a `PreviewProvider`.
    @MainActor @preconcurrency
    public func previewContext(_ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind) -> some View {
        let kind = "\(Self.self)", moment = ActivityMoment(attributes: self, state: contentState, isStale: isStale)
        return ActivityPreviewView(kind: kind, moment: moment, presentation: ActivityPresentation(viewKind))
            .previewLayout(.sizeThatFits)
            .previewContext(ActivityPreviewMark(kind: kind, moment: moment))
    }
}

/// Marks the preview of a Live Activity, which brings its own shape.
package struct ActivityPreviewMark: PreviewContext {
    package let kind: String
    package let moment: ActivityMoment
    package subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}

extension ActivityPresentation {
    package init(_ kind: ActivityPreviewViewKind) {
        self = switch kind {
        case .content: .banner
        case .dynamicIsland(.compact): .compact
        case .dynamicIsland(.expanded): .expanded
        case .dynamicIsland(.minimal): .minimal
        }
    }
}

/// The view of the activity that the extension declares for the attributes.
struct ActivityPreviewView: View {
    let kind: String
    let moment: ActivityMoment
    let presentation: ActivityPresentation

    var body: some View {
        if let content = WidgetEntryPoint.makeDeclarations?().lazy.compactMap({ $0.kind == kind ? $0.content as? ActivityWidgetContent : nil }).first,
           let view = content.view(moment, presentation, screen: UIScreen.main.bounds.width) {
            view
        } else {
            Text(verbatim: "No ActivityConfiguration(for: \(kind).self) in the bundle")
        }
    }
}
