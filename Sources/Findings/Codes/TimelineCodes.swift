extension FindingCode {
    public static let providerTimeout = FindingCode("provider-timeout", .error, .seen,
        title: "The provider did not answer in time",
        cause: "A provider has a few seconds of background time. When it takes longer the system ends it, and the widget keeps its old content or its placeholder.",
        example: "func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {\n    sleep(60)\n    completion(timeline)\n}",
        fix: "Answer within ten seconds: set a timeout on requests and fall back to the last known data.")

    public static let providerNoAnswer = FindingCode("provider-no-answer", .error, .doc,
        title: "The provider ended without calling its completion",
        cause: "Every path of getSnapshot and getTimeline must call the completion once. Where one does not, often after a failed request, the widget keeps its old content or its placeholder.",
        example: "URLSession.shared.dataTask(with: url) { data, _, error in\n    guard let data else { return }   // no completion\n    completion(timeline(data))\n}.resume()",
        fix: "Call the completion on every path, with the last known data where the request fails.")

    public static let providerAnsweredTwice = FindingCode("provider-answered-twice", .warning, .doc,
        title: "The provider called its completion more than once",
        cause: "Only the first answer counts; what comes later has no effect.",
        example: "completion(loading)\nload { completion($0) }",
        fix: "Wait for the data and call the completion once.")

    public static let providerAnsweredLate = FindingCode("provider-answered-late", .warning, .assumed,
        title: "The provider answered after its time was over",
        cause: "An answer that comes after the system has stopped waiting has no effect: the widget keeps its old content or its placeholder.",
        example: "Task {\n    try await Task.sleep(for: .seconds(60))\n    completion(timeline)\n}",
        fix: "Answer with what there is within the time, and ask for a reload when more has come.")

    public static let providerWorkUnawaited = FindingCode("provider-work-unawaited", .warning, .doc,
        title: "The provider answered while its own requests were under way",
        cause: "A provider answers once. What a request brings after that is given to nobody: with .never the widget shows its first entry for ever.",
        example: "func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry> {\n    Task { cache = try await load() }   // nobody waits for it\n    return Timeline(entries: [.loading], policy: .never)\n}",
        fix: "Await the request, or call the completion in its handler, and answer once.")

    public static let networkOff = FindingCode("network-off", .note, .doc,
        title: "Requests met a device without network",
        cause: "Vitrine draws without network unless it is told otherwise, so that pictures do not change from day to day. Requests fail as they do on a phone in flight mode.",
        example: "let (data, _) = try await URLSession.shared.data(from: url)   // in a provider",
        fix: "Use --network fixtures:DIR with recorded answers, or --network live.")

    public static let networkFixtureMissing = FindingCode("network-fixture-missing", .warning, .doc,
        title: "There is no recorded answer for a request",
        cause: "With --network fixtures:DIR only what is recorded is answered; any other request fails.",
        example: "https://api.example.com/releases   // and no DIR/api.example.com/releases",
        fix: "Put the answer into the fixtures folder under HOST/PATH, or use --network live.")

    public static let protectedFileWhileLocked = FindingCode("protected-file-while-locked", .warning, .doc,
        title: "A locked device cannot open a protected file",
        cause: "A file of the class complete (or completeUnlessOpen) can only be opened while the device is unlocked, and one of the class that files have by themselves only after it was unlocked once. Providers run while the device is locked too; there the file is refused with \"no permission\" (NSFileReadNoPermissionError).",
        example: "try data.write(to: url, options: .completeFileProtection)   // by the app\nlet data = try Data(contentsOf: url)   // in the provider, at night",
        fix: "Write what the widget reads with .completeFileProtectionUntilFirstUserAuthentication, or answer without it: a failed read must not end in an empty entry.")

    public static let timelineEmpty = FindingCode("timeline-empty", .error, .seen,
        title: "The timeline holds no entry",
        cause: "An empty timeline is thrown away: the widget keeps its previous content, or its placeholder where there is none.",
        example: "completion(Timeline(entries: [], policy: .atEnd))",
        fix: "Return at least one entry, also where there is no data: an entry that says so.")

    public static let timelineSingleEntryAtEnd = FindingCode("timeline-single-entry-at-end", .warning, .doc,
        title: "The timeline holds one entry and ends with it",
        cause: "With .atEnd a new timeline is asked for as soon as the last entry's date has passed. With a single entry dated now that is at once, and again with each answer: the day's reloads are used up and the widget stays as it is.",
        example: "completion(Timeline(entries: [Entry(date: .now)], policy: .atEnd))",
        fix: "Return an entry for each moment the content changes, or use .after(_:) with the next such moment.")

    public static let timelineTooManyEntries = FindingCode("timeline-too-many-entries", .error, .seen,
        title: "The timeline holds more entries than an archive takes",
        cause: "Every entry is drawn and archived at once. Timelines of more than about 400 entries were seen to fail: the widget stays on its placeholder.",
        example: "let entries = (0..<1440).map { Entry(date: start + Double($0) * 60) }",
        fix: "Return fewer entries and a policy that asks for the next ones, or use Text(_:style:) for what counts by itself.")

    public static let timelineEntryTooLarge = FindingCode("timeline-entry-too-large", .error, .seen,
        title: "An entry carries more data than a timeline takes",
        cause: "Every entry of a timeline is kept and drawn into one archive. Entries with photos of several megabytes were seen to leave the widget on its placeholder; tests with tiny pictures do not show it. The exact limit is a setting of the device.",
        example: "struct Entry: TimelineEntry {\n    let date: Date\n    let photo: Data   // the original, 3 MB\n}",
        fix: "Scale pictures down in the app, to the size they are drawn at, before they are stored for the widget.")

    public static let timelineEntriesTooClose = FindingCode("timeline-entries-too-close", .note, .doc,
        title: "Entries follow each other in less than five minutes",
        cause: "The system may drop or delay entries that are closer than about five minutes.",
        example: "let entries = (0..<60).map { Entry(date: start + Double($0) * 60) }",
        fix: "Space entries by five minutes or more; let Text(_:style:) or ProgressView(timerInterval:) move between them.")

    public static let timelineReloadInPast = FindingCode("timeline-reload-in-past", .warning, .assumed,
        title: "The policy asks for a reload at a moment that has passed",
        cause: "A date in the past asks for a new timeline at once, and again with each answer.",
        example: "Timeline(entries: entries, policy: .after(.now - 60))",
        fix: "Give .after(_:) the next moment at which there is something new.")

    public static let entryDateNotStored = FindingCode("entry-date-not-stored", .warning, .assumed,
        title: "The entry's date is computed, not stored",
        cause: "The system reads the date of an entry more than once and sorts by it. A date that is \"now\" whenever it is read has no place in the timeline.",
        example: "enum Entry: TimelineEntry {\n    case data(Model)\n    var date: Date { Date() }\n}",
        fix: "Store the date in the entry when the timeline is made.")

    public static let timelineEqualsSample = FindingCode("timeline-equals-sample", .note, .assumed,
        title: "With nothing stored, the timeline shows the sample's figures",
        cause: "On a fresh device the timeline draws the figures that the gallery's sample shows. People take them for their own.",
        example: "let values = store.values ?? Sample.values   // in getTimeline",
        fix: "Say that there is no data, and keep samples for the placeholder and for snapshots with isPreview.")

    public static let reloadFromProvider = FindingCode("reload-from-provider", .warning, .assumed,
        title: "The provider asks for a reload whenever it is asked for a timeline",
        cause: "A reload that is asked for from inside getTimeline or timeline(for:in:) asks the same provider again: each answer costs one of the day's reloads, until none is left for news. After five rounds in a row Vitrine drops further ones; when a phone does is not documented.",
        example: "func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry> {\n    WidgetCenter.shared.reloadAllTimelines()\n    return Timeline(entries: entries, policy: .atEnd)\n}",
        fix: "Say in the timeline's policy when the next one is due, and call WidgetCenter from the app.")

    public static let kindRemoved = FindingCode("kind-removed", .warning, .seen,
        title: "A build no longer declares the kind of a placed widget",
        cause: "Placed widgets are found by their kind. One whose kind, or family, an update no longer declares keeps its last picture for ever; a tap on it does nothing, and its owner must remove it.",
        example: "StaticConfiguration(kind: \"StatusWidget\", ...)   // was \"AppWidget\" in the version before",
        fix: "Keep the kind strings of released widgets, also when a widget gets another name or view.")
}

extension FindingCode {
    public static let activityWithoutState = FindingCode("activity-without-state", .note, .doc,
        title: "A Live Activity has no state to draw",
        cause: "A Live Activity has no provider: the app starts it with attributes and a state, and updates it. Until then a phone shows nothing of it. Here the states of its previews are drawn.",
        example: "ActivityConfiguration(for: DeliveryAttributes.self) { context in ... }   // and no #Preview",
        fix: "Add #Preview(as: .content, using: attributes) { ... } contentStates: { ... }, or give --config 'attributes={...}' --config 'state={...}'.")

    public static let activityStateUnreadable = FindingCode("activity-state-unreadable", .warning, .doc,
        title: "Attributes or a state of a Live Activity cannot be read",
        cause: "What was given, or what a server pushes, is decoded as JSON into the activity's types. A missing property or a value of another type makes it unreadable; a phone keeps the state before.",
        example: "{\"progress\": \"half\"}   // progress is a Double",
        fix: "Give every property that has no default, with its type; dates are seconds since 2001-01-01.")

    public static let activityRefused = FindingCode("activity-refused", .warning, .doc,
        title: "A Live Activity does not begin, or is not updated",
        cause: "An activity begins while its app is in front, or from an intent that conforms to LiveActivityIntent; a widget's own process may update and end it only. Attributes and state together may take 4 KB; a larger update is dropped.",
        example: "struct Start: AppIntent {\n    func perform() async throws -> some IntentResult {\n        _ = try? Activity.request(attributes: ride, content: content)\n        return .result()\n    }\n}",
        fix: "Let the intent conform to LiveActivityIntent, in the app's target too, and keep large data in an app group.")
}

extension FindingCodes {
    static let timelineCodes: [FindingCode] = [
        .activityWithoutState, .activityStateUnreadable, .activityRefused,
        .providerTimeout, .providerNoAnswer, .providerAnsweredTwice, .providerAnsweredLate, .providerWorkUnawaited, .networkOff, .networkFixtureMissing, .protectedFileWhileLocked, .timelineEmpty, .timelineSingleEntryAtEnd, .timelineTooManyEntries, .timelineEntryTooLarge,
        .timelineEntriesTooClose, .timelineReloadInPast, .entryDateNotStored, .timelineEqualsSample,
        .reloadFromProvider, .kindRemoved,
    ]
}
