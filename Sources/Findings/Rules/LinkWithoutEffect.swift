import DeviceProfiles
import Drawing

/// `link-without-effect`: a link in a family that has one target only.
struct LinkWithoutEffect: DrawingRule {
    static let code = FindingCode.linkWithoutEffect

    func findings(in drawn: DrawnWidget) -> [Finding] {
        switch drawn.family {
        case .systemSmall where !drawn.device.system.hasLinksInSmallWidgets: break
        case .accessoryInline: break
        default: return []
        }
        var waiting = [drawn.archive.root]
        while let node = waiting.popLast() {
            waiting += node.children.reversed()
            guard node.role == "link", case .open(let url) = node.action else { continue }
            return [Self.code.finding("The link to \(url) has no effect in \(drawn.family.rawValue) on OS \(drawn.device.system.version).",
                                      widget: drawn.widget, family: drawn.family.rawValue, source: node.source)]
        }
        return []
    }
}
