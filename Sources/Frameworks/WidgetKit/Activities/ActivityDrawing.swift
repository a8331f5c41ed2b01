import Drawing

/// Draws a Live Activity for one state.
@MainActor
package struct ActivityDrawing {
    package let content: ActivityWidgetContent
    package let attributes: Any
    package let presentation: ActivityPresentation

    package init(content: ActivityWidgetContent, attributes: Any, presentation: ActivityPresentation) {
        self.content = content; self.attributes = attributes; self.presentation = presentation
    }

    /// - Parameter screen: the device's width in points.
    /// - Returns: nil for a state of another type.
    package func archive(of state: Any, environment: EnvironmentValues, screen: CGFloat) -> WidgetArchive? {
        var environment = environment
        environment.activityFamily = .medium
        let view: AnyView
        var url: URL?
        switch presentation {
        case .banner:
            guard let banner = content.banner(attributes, state) else { return nil }
            view = AnyView(ActivityBanner(content: banner, width: ActivityMetrics.bannerWidth(screen: screen)))
        case .compact, .expanded, .minimal:
            guard let island = content.island(attributes, state) else { return nil }
            url = island.url
            view = AnyView(IslandView(island: island, presentation: presentation, width: ActivityMetrics.expandedWidth(screen: screen)))
        }
        _ = MissingColors.take()
        let measuring = ViewRenderer(environment: environment, size: CGSize(width: screen, height: ActivityMetrics.heights.upperBound))
        let size = measuring.measure(view, ProposedViewSize(width: screen, height: ActivityMetrics.heights.upperBound))
        let renderer = ViewRenderer(environment: environment, size: CGSize(width: max(1, size.width), height: max(1, size.height)))
        var archive = renderer.archive(view)
        archive.findings += MissingColors.take()
        if let url { archive.widgetURL = url.absoluteString }
        return archive
    }
}
