import Testing
@testable import ExtensionBuild

@Suite struct ObjectiveCTests {
    @Test("attributes for the Objective-C runtime become spaces", arguments: [
        ("@objc func f() {}", "      func f() {}"),
        ("@objc(Name) class A {}", "            class A {}"),
        ("@objcMembers\nclass A {}", "            \nclass A {}"),
        ("@IBOutlet weak var label: Label!", "          weak var label: Label!"),
        ("@NSCopying var a: A", "           var a: A"),
        ("typealias B = @convention(block) () -> Void", "typealias B =                    () -> Void"),
    ])
    func attributes(source: String, expected: String) {
        #expect(rewritten(source) == expected)
    }

    @Test("selectors and key paths keep their text and their columns")
    func selectors() {
        #expect(rewritten("a(#selector(A.tap(_:)), 1)") == "a(_sel(\"A.tap(_:)\")   , 1)")
        #expect(rewritten("a(#keyPath(Task.owner.name), 1)") == "a(\"owner.name\"             , 1)")
    }

    @Test("a managed property asks its object, and columns behind it lead back")
    func managed() {
        let source = "@NSManaged public var name: String? // a"
        let expected = "           public var name: String?{get{FoundationSupplement._managedValue(self,\"name\")}set{FoundationSupplement._setManagedValue(self,\"name\",newValue)}} // a"
        #expect(rewritten(source) == expected)
        let columns = SourceRewriter.rewrite(Array(source.utf8), conditions: .sample).rewritten?.columns
        #expect(columns?.original(line: 1, column: expected.utf8.count) == source.utf8.count)
        #expect(columns?.original(line: 1, column: 40) == 36)
    }

    @Test("a protocol for classes stays one")
    func protocols() {
        #expect(rewritten("@objc protocol P {}") == "      protocol P: AnyObject {}")
        #expect(rewritten("@objc protocol P: Q {}") == "      protocol P: AnyObject, Q {}")
        #expect(rewritten("protocol P {}") == "protocol P {}")
    }
}
