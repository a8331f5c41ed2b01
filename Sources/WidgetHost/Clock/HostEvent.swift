import Drawing

/// Something that happened on the simulated device, as its observer is told.
public struct HostEvent: Sendable {
    /// Seconds since 1970-01-01.
    public var at: Double
    public var change: Change

    public enum Change: Sendable {
        case placed(PlacedWidget)
        case removed(Int)
        case moved(PlacedWidget)
        case configured(PlacedWidget)
        /// Another picture is on the glass; nil: none any more.
        case shown(Int, ShownContent?)
        /// A request for a timeline was made, or something became of it.
        case reload(ReloadRecord)
        /// A stack turned to one of its widgets.
        case rotated(stack: Int, to: Int)
        /// Found for the first time.
        case found(Finding)
        /// Settings or the state of an app changed, a build was replaced: in words.
        case logged(String)
    }
    public init(at: Double, _ change: Change) { self.at = at; self.change = change }
}
