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
        TaskItem(id: "water", title: "Water the herbs", list: .garden, isToday: true),
        TaskItem(id: "ferry", title: "Book the ferry", list: .home, isToday: true),
        TaskItem(id: "report", title: "Send tide report", list: .work, isDone: true, isToday: true),
        TaskItem(id: "lamp", title: "Mend the porch lamp", list: .home, isToday: true),
        TaskItem(id: "yard", title: "Call the boatyard", list: .work, isDone: true, isToday: true),
        TaskItem(id: "bread", title: "Pick up bread", list: .home, isToday: true),
        TaskItem(id: "beans", title: "Stake the beans", list: .garden, isDone: true, isToday: true),
        TaskItem(id: "talk", title: "Slides for Thursday", list: .work),
        TaskItem(id: "hedge", title: "Trim the hedge", list: .garden),
        TaskItem(id: "letter", title: "Answer Aunt Ilse", list: .home),
    ]
}
