// Status of this file: exact: a widget refuses what shows it. Values are kept, nothing is drawn or read from files (`nibName`,
// `bundle`, `coder`).

import Foundation

open class UILabel: UIView {
    open var text: String?
    open var attributedText: NSAttributedString?
    open var font: UIFont! = .systemFont(ofSize: 17)
    open var textColor: UIColor! = .label
    open var textAlignment = NSTextAlignment.natural
    open var numberOfLines = 1
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    open var adjustsFontSizeToFitWidth = false
    open var minimumScaleFactor: CGFloat = 0
    open var adjustsFontForContentSizeCategory = false
}

open class UIImageView: UIView {
    open var image: UIImage?
    public init(image: UIImage?) { self.image = image; super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero)) }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class UIControl: UIView {
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public nonisolated init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal = State([])
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
    }
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public nonisolated init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let allEvents = Event(rawValue: .max)
    }
    open var isEnabled = true
    open var isSelected = false
    open var isHighlighted = false
}
open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable { case custom, system }
}
open class UISlider: UIControl {
    open var value: Float = 0
    open var minimumValue: Float = 0
    open var maximumValue: Float = 1
}
open class UISwitch: UIControl { open var isOn = false }
open class UIScrollView: UIView {
    open var contentSize = CGSize.zero
    open var contentOffset = CGPoint.zero
    open var contentInset = UIEdgeInsets.zero
}
open class UIStackView: UIView {
    open var arrangedSubviews: [UIView] { subviews }
    open var spacing: CGFloat = 0
    open var axis = NSLayoutConstraint.Axis.horizontal
    open func addArrangedSubview(_ view: UIView) { addSubview(view) }
}
public enum NSLayoutConstraint {
    public enum Axis: Int, Sendable { case horizontal, vertical }
}
open class UIWindow: UIView {
    open var rootViewController: UIViewController?
    open var isKeyWindow: Bool { false }
}

@preconcurrency @MainActor open class UIResponder: NSObject {}
@preconcurrency @MainActor open class UIViewController: UIResponder {
    open var title: String?
    open lazy var view: UIView! = UIView(frame: .zero)
    open private(set) var children: [UIViewController] = []
    open private(set) weak var parent: UIViewController?
    open var traitCollection: UITraitCollection { .current }
    open var presentedViewController: UIViewController? { nil }
    open var extensionContext: NSExtensionContext? { nil }
    public override init() { super.init() }
    public init(nibName: String?, bundle: Bundle?) { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    open func loadView() {}
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewDidLayoutSubviews() {}
    open func addChild(_ child: UIViewController) { children.append(child); child.parent = self }
    open func didMove(toParent parent: UIViewController?) {}
    open func removeFromParent() { parent?.children.removeAll { $0 === self }; parent = nil }
}
open class UINavigationController: UIViewController {
    public init(rootViewController: UIViewController) { super.init(); addChild(rootViewController) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
