import Harbour
@main struct TidesWidget: Widget {}
