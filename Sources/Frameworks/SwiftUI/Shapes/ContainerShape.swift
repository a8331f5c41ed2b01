import Drawing

/// `containerShape(_:)`: the view becomes the container that `ContainerRelativeShape` inside it follows.
final class ContainerShapeElement: PassthroughElement {
    let shape: any InsettableShape
    init(_ inputs: _ViewInputs, child: _ViewElement, shape: any InsettableShape) {
        self.shape = shape
        super.init(inputs, child: child)
    }
    override var typeName: String { "containerShape" }
}

nonisolated struct ContainerShapeModifier: WrappingModifier {
    let shape: any InsettableShape
    func wrap(_ child: _ViewElement, _ inputs: _ViewInputs) -> _ViewElement { ContainerShapeElement(inputs, child: child, shape: shape) }
}

extension View {
    /// Sets the shape that `ContainerRelativeShape` follows inside the view.
    ///
    /// Status: exact.
    @inline(never) nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View { modified(ContainerShapeModifier(shape: shape)) }
}

extension _ViewElement {
    /// The container that a shape relative to it is in: the nearest `containerShape`, else the widget.
    var enclosingContainer: ContainerShapeGeometry? {
        var up = parent
        while let element = up {
            if let container = element as? ContainerShapeElement { return ContainerShapeGeometry(rect: container.globalFrame, shape: container.shape) }
            up = element.parent
        }
        return environment.containerShape
    }
}

/// The container that `ContainerRelativeShape` follows: its frame in the root's space and its shape.
struct ContainerShapeGeometry: Sendable {
    var rect: CGRect
    var shape: any InsettableShape

    init(rect: CGRect, shape: any InsettableShape) {
        self.rect = rect
        self.shape = shape
    }
    init(rect: CGRect, radius: CGFloat) { self.init(rect: rect, shape: RoundedRectangle(cornerRadius: radius, style: .continuous)) }

    /// By how much the container's shape is inset where it becomes that of a rectangle inside: the smallest distance from its edges,
    /// none below 0 (layout-rules 7.10).
    func inset(of inner: CGRect) -> CGFloat {
        max(min(inner.minX - rect.minX, inner.minY - rect.minY, rect.maxX - inner.maxX, rect.maxY - inner.maxY), 0)
    }
}

/// A shape that depends on where it is in the container.
protocol ContainerRelative { func resolved(in container: ContainerShapeGeometry, at frame: CGRect) -> any Shape }

/// A container's shape, inset by a distance, in the rectangle that lies that far inside it.
nonisolated struct InsetContainerShape<Base: InsettableShape>: Shape {
    let base: Base
    let distance: CGFloat
    nonisolated init(base: Base, distance: CGFloat) {
        self.base = base
        self.distance = distance
    }
    nonisolated func path(in rect: CGRect) -> Path { base.inset(by: distance).path(in: rect.insetBy(dx: -distance, dy: -distance)) }
}

extension InsettableShape {
    fileprivate func insetInContainer(_ distance: CGFloat) -> any Shape { InsetContainerShape(base: self, distance: distance) }
}

extension ContainerRelativeShape: ContainerRelative {
    func resolved(in container: ContainerShapeGeometry, at frame: CGRect) -> any Shape { container.shape.insetInContainer(container.inset(of: frame)) }
}
extension InsetContainerRelativeShape: ContainerRelative {
    func resolved(in container: ContainerShapeGeometry, at frame: CGRect) -> any Shape {
        func inset(_ shape: some Shape) -> any Shape { _Inset(base: shape, amount: amount) }
        return inset(container.shape.insetInContainer(container.inset(of: frame.insetBy(dx: amount, dy: amount))))
    }
}
