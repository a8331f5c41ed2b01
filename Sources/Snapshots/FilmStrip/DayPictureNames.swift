import WidgetHost

/// How the files of a day's pictures are called.
public enum DayPictureNames {
    /// "012-systemSmall.png": their order is that of their first showing.
    public static func name(of index: Int, in day: DayRecord) -> String {
        let number = String(index + 1)
        return String(repeating: "0", count: max(0, 3 - number.count)) + number + "-" + PictureNames.plain(day.pictures[index].family) + ".png"
    }
}
