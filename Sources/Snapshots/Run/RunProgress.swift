/// Told how far a run is; called from several threads.
public protocol RunProgress: Sendable {
    func willDraw(placements: Int)
    func began(_ placement: Placement)
    func drew(_ file: String)
    func ended(_ placement: Placement)
}

public struct SilentProgress: RunProgress {
    public init() {}
    public func willDraw(placements: Int) {}
    public func began(_ placement: Placement) {}
    public func drew(_ file: String) {}
    public func ended(_ placement: Placement) {}
}
