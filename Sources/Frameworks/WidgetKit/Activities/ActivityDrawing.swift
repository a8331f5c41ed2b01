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
        guard let view = content.view(ActivityMoment(attributes: attributes, state: state), presentation, screen: screen) else { return nil }
        // The banner's own `widgetURL` is in its archive.
        let url = presentation == .banner ? nil : content.island(ActivityMoment(attributes: attributes, state: state))?.url
        _ = MissingColors.take()
        let measuring = ViewRenderer(environment: environment, size: CGSize(width: screen, height: ActivityMetrics.heights.upperBound))
        let size = measuring.measure(view, ProposedViewSize(width: screen, height: ActivityMetrics.heights.upperBound))
        let renderer = ViewRenderer(environment: environment, size: CGSize(width: max(1, size.width), height: max(1, size.height)))
        var archive = renderer.archive(view)
        archive.findings += MissingColors.take() + MissingAssets.take()
        if let url { archive.widgetURL = url.absoluteString }
        return archive
    }
}
