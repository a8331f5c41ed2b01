import SwiftUI
import WidgetKit

@main
struct ReleasesWidgetBundle: WidgetBundle {
    var body: some Widget {
        LatestReleaseWidget()
        ChosenReleaseWidget()
    }
}
