import Testing

/// What `WidgetCenter` knows of the placed widgets.
@Suite(.enabled(if: Program.isWhole, "Vitrine is not built as a whole: run ./vitrine once"), .serialized) struct PlacedCases {
    @Test("currentConfigurations answers the widgets that are placed, with kind, family and intent, and follows when one is removed")
    func currentConfigurations() throws {
        try withFolder { folder in
            let day = try CaseDay("Placed", CaseDay.scenario("Placed/two.yaml"), state: folder)
            #expect(day.failures == [])
        }
    }
}
