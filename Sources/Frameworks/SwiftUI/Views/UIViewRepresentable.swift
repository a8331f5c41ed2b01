// Status of this file: exact: a widget refuses it and shows a no-entry sign.

/// A UIKit view in a SwiftUI view. Status: exact: a widget refuses it and shows a no-entry sign (layout-rules 10.16).
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>
    func makeUIView(context: Self.Context) -> Self.UIViewType
    func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
    static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator)
    func makeCoordinator() -> Self.Coordinator
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context) -> CGSize?
}

extension UIViewRepresentable {
    public var body: Never { fatalError("\(Self.self) has no body: it is a UIKit view.") }
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
    nonisolated public static func _makeElements(_ view: Self, _ inputs: _ViewInputs) -> [_ViewElement] {
        RefusedView(name: "\(Self.self)", extent: .offered, source: inputs.source, fix: "A widget shows SwiftUI views only: draw this with shapes, Canvas or an image made in the provider.").makeElements(inputs)
    }
}
extension UIViewRepresentable where Coordinator == Void { public func makeCoordinator() {} }

/// What a UIKit view is made with.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public var transaction: Transaction
    public var environment: EnvironmentValues
}

/// A UIKit view controller in a SwiftUI view. Status: exact: a widget refuses it and shows a no-entry sign (layout-rules 10.16).
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>
    func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType
    func updateUIViewController(_ uiViewController: Self.UIViewControllerType, context: Self.Context)
    static func dismantleUIViewController(_ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)
    func makeCoordinator() -> Self.Coordinator
}

extension UIViewControllerRepresentable {
    public var body: Never { fatalError("\(Self.self) has no body: it is a UIKit view controller.") }
    public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
    nonisolated public static func _makeElements(_ view: Self, _ inputs: _ViewInputs) -> [_ViewElement] {
        RefusedView(name: "\(Self.self)", extent: .offered, source: inputs.source, fix: "A widget shows SwiftUI views only.").makeElements(inputs)
    }
}
extension UIViewControllerRepresentable where Coordinator == Void { public func makeCoordinator() {} }

/// What a UIKit view controller is made with.
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    public var transaction: Transaction
    public var environment: EnvironmentValues
}
