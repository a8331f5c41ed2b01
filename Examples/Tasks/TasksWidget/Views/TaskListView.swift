import AppIntents
import SwiftUI
import WidgetKit

struct TaskListView: View {
    @Environment(\.widgetFamily) private var family
    var entry: TaskListEntry

    /// As many rows as the family has room for.
    private var rowLimit: Int {
        switch family {
        case .systemSmall, .systemMedium: 3
        default: 7
        }
    }

    var body: some View {
        VStack(alignment: .leading, spacing: family == .systemLarge ? 7 : 5) {
            header
            if entry.tasks.isEmpty {
                AllDoneView()
            } else {
                ForEach(entry.tasks.prefix(rowLimit)) { task in
                    TaskRow(task: task, isCompact: family == .systemSmall, rowHeight: family == .systemLarge ? 36 : 31)
                }
                Spacer(minLength: 0)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .widgetURL(URL(string: "tasks://today"))
    }

    private var header: some View {
        HStack(alignment: .firstTextBaseline) {
            Text(entry.title)
                .font(.system(.headline, design: .rounded, weight: .bold))
            Spacer()
            Text(entry.remaining.formatted())
                .font(.system(.headline, design: .rounded, weight: .heavy))
                .monospacedDigit()
                .foregroundStyle(Color.accentColor)
                .contentTransition(.numericText(value: Double(entry.remaining)))
                .invalidatableContent()
        }
        .padding(.bottom, 2)
    }
}

/// A task as a button over the row's whole width: a finger finds it.
struct TaskRow: View {
    var task: TaskItem
    var isCompact: Bool
    var rowHeight: CGFloat
    @Environment(\.widgetRenderingMode) private var mode

    var body: some View {
        Button(intent: ToggleTask(task)) {
            HStack(spacing: 8) {
                CheckMark(isDone: task.isDone, color: task.list.color)
                Text(task.title)
                    .font(isCompact ? .caption : .subheadline)
                    .strikethrough(task.isDone)
                    .foregroundStyle(task.isDone ? .secondary : .primary)
                    .lineLimit(1)
                Spacer(minLength: 0)
                if !isCompact {
                    Text(task.list.rawValue.capitalized)
                        .font(.caption2.weight(.semibold))
                        .foregroundStyle(task.list.color)
                }
            }
            .padding(.horizontal, isCompact ? 0 : 10)
            .frame(height: isCompact ? 26 : rowHeight)
            .background {
                if !isCompact {
                    RoundedRectangle(cornerRadius: 10, style: .continuous).fill(Color(.row))
                        // Tinted, the row and its text are drawn in one colour: only a veil is left of it.
                        .opacity(mode == .fullColor ? 1 : 0.14)
                }
            }
            .contentShape(.rect)
        }
        .buttonStyle(.plain)
    }
}

/// A ring that is filled once the task is done.
struct CheckMark: View {
    var isDone: Bool
    var color: Color

    var body: some View {
        Image(systemName: isDone ? "checkmark.circle.fill" : "circle")
            .font(.system(size: 17, weight: .semibold))
            .foregroundStyle(isDone ? AnyShapeStyle(color) : AnyShapeStyle(color.opacity(0.55)))
            .contentTransition(.symbolEffect(.replace))
            .widgetAccentable()
    }
}

struct AllDoneView: View {
    var body: some View {
        VStack(spacing: 6) {
            Image(systemName: "sparkles")
                .font(.title2.weight(.semibold))
                .foregroundStyle(Color.accentColor)
            Text("All done")
                .font(.subheadline.weight(.semibold))
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

extension TaskItem.List {
    var color: Color {
        switch self {
        case .home: Color("Home")
        case .work: Color("Work")
        case .garden: Color("Garden")
        }
    }
}
