extension FindingCode {
    public static let timelineEntriesOutOfOrder = FindingCode("timeline-entries-out-of-order", .note, .assumed,
        title: "The entries' dates do not increase",
        cause: "The system shows the latest entry whose date has come, whatever the order of the array. Of several entries of one date only one is seen.",
        example: "let entries = lessons.map { Entry(date: $0.start, lesson: $0) }   // lessons are sorted by name",
        fix: "Sort the entries by date, and make one entry for each moment.")

    public static let contentUnchangedOverMidnight = FindingCode("content-unchanged-over-midnight", .note, .seen,
        title: "The same picture is shown before and after midnight",
        cause: "What belongs to a day, such as ticked habits, today's lessons or a streak, is out of date from midnight on. A provider that reads the app's file again answers the same until the app has been opened; people see yesterday.",
        example: "let entry = Entry(date: .now, ticked: store.ticked)   // no entry for tomorrow\ncompletion(Timeline(entries: [entry], policy: .after(.now + 3600)))",
        fix: "Add an entry at the start of the next day that says what is true then: Calendar.current.startOfDay(for: .now + 86_400).")

    public static let datePassesWhileShown = FindingCode("date-passes-while-shown", .warning, .doc,
        title: "A date passes while the text that counts down to it is shown",
        cause: "Text(date, style: .timer) and its kin count down to the date and up afterwards; nothing stops them. A train that left nine minutes ago reads \"9:12\", as one that leaves in nine minutes does.",
        example: "Text(departure, style: .timer)   // and the next entry comes long after the departure",
        fix: "Add an entry at the date that says what is true afterwards, or use Text(timerInterval:), which stops at its end.")

    public static let reloadWithIdenticalResult = FindingCode("reload-with-identical-result", .warning, .doc,
        title: "Reloads brought what was there already",
        cause: "A placed widget has some 40 to 70 reloads in 24 hours. Those that change nothing are gone when something has changed.",
        example: "func sync() {\n    WidgetCenter.shared.reloadAllTimelines()   // whether something came or not\n}",
        fix: "Ask for a reload only after the widget's data has changed, and let the policy wait until there can be something new.")

    public static let reloadBudgetSpent = FindingCode("reload-budget-spent", .warning, .doc,
        title: "The reloads of 24 hours were used up",
        cause: "The system grants a placed widget some 40 to 70 reloads in 24 hours, about one every 15 to 60 minutes. What is asked for beyond that waits until an earlier one is a day old: the widget does not update. Debug builds on a phone have no such limit, so it is not seen before release.",
        example: "completion(Timeline(entries: [entry], policy: .after(.now + 300)))   // 288 reloads a day",
        fix: "Put the coming changes into the timeline as entries, and ask for a new one less often. Reloads while the app is in front are free.")
}

extension FindingCodes {
    static let dayCodes: [FindingCode] = [
        .timelineEntriesOutOfOrder, .contentUnchangedOverMidnight, .datePassesWhileShown, .reloadWithIdenticalResult, .reloadBudgetSpent,
    ]
}
