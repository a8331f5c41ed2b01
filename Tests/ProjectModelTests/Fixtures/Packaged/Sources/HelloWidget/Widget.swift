import Shared
import Things
@main struct HelloWidget: Widget {}
