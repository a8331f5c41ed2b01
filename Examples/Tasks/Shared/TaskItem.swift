import Foundation

/// Something to do.
struct TaskItem: Identifiable, Codable, Hashable {
    enum List: String, Codable, CaseIterable {
        case home, work, garden
    }

    var id: String
    var title: String
    var list: List
    var isDone = false
    /// Whether it is for today.
    var isToday = false
}

extension TaskItem {
    /// What a new owner of the app finds.
    static let samples = [
        TaskItem(id: "water", title: "Water the tomatoes", list: .garden, isToday: true),
        TaskItem(id: "ferry", title: "Book the ferry", list: .home, isToday: true),
        TaskItem(id: "report", title: "Send the tide report", list: .work, isDone: true, isToday: true),
        TaskItem(id: "lamp", title: "Mend the porch lamp", list: .home, isToday: true),
        TaskItem(id: "talk", title: "Slides for Thursday", list: .work),
        TaskItem(id: "hedge", title: "Trim the hedge", list: .garden),
        TaskItem(id: "letter", title: "Answer Aunt Ilse", list: .home),
    ]
}
