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
        Self.archive(of: ActivityMoment(attributes: attributes, state: state), content, presentation, environment: environment, screen: screen)
    }

    /// Draws an activity's moment in a place.
    ///
    /// - Parameter screen: the device's width in points.
    /// - Returns: nil for attributes or a state of another type.
    package static func archive(of moment: ActivityMoment, _ content: ActivityWidgetContent, _ presentation: ActivityPresentation, environment: EnvironmentValues,
                                screen: CGFloat) -> WidgetArchive? {
        var environment = environment
        environment.activityFamily = presentation == .small ? .small : .medium
        guard let view = content.view(moment, presentation, screen: screen) else { return nil }
        // The banner's own `widgetURL` is in its archive.
        let url = presentation.isIsland ? content.island(moment)?.url : nil
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
