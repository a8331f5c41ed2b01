import Drawing

/// A widget under a finger that is on none of its controls: all of it darkens by 0.19 of black (composed 6.5, seen).
public enum PressedWidget {
    public static func archive(_ archive: WidgetArchive) -> WidgetArchive {
        var pressed = archive
        let size = archive.displayList.size
        let veil = Path(rect: Rect(x: 0, y: 0, width: size.width, height: size.height))
        pressed.displayList.items.append(DisplayItem(.fill(veil, .color(ColorValue(red: 0, green: 0, blue: 0, alpha: 0.19)), evenOdd: false)))
        return pressed
    }
}
