import Foundation
import Intents
import Testing

private final class CityIntent: INIntent, @unchecked Sendable {
    var city: String? { get { value("city") } set { setValue("city", newValue) } }
}

@Suite struct IntentsTests {
    @Test("an intent keeps its parameters by name, and a copy has its own")
    func values() {
        let intent = CityIntent()
        intent.city = "Como"
        let copy = intent.copy() as? CityIntent
        #expect(copy?.city == "Como" && copy == intent)
        copy?.city = nil
        #expect(intent.city == "Como" && copy != intent)
        #expect(intent.value(forKey: "city") as? String == "Como")
    }

    @Test("a collection lists the items of its sections")
    func collections() {
        let object = INObject(identifier: "1", display: "One")
        let collection = INObjectCollection(sections: [INObjectSection(title: "A", items: [object]), INObjectSection(title: nil, items: [INObject(identifier: "2", display: "Two")])])
        #expect(collection.allItems.map(\.displayString) == ["One", "Two"])
        #expect(INObject(identifier: "1", display: "One") == object)
    }
}
