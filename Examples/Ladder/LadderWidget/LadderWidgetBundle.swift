import SwiftUI
import WidgetKit

@main
struct LadderWidgetBundle: WidgetBundle {
    var body: some Widget {
        PlayerWidget()
        DivisionWidget()
        NextMatchWidget()
    }
}
