import Testing
@testable import ProjectModel

@Suite struct BuildSettingsTests {
    private func settings(_ layers: [String: String]...) -> BuildSettings {
        var settings = BuildSettings(builtIn: layers[0])
        for layer in layers.dropFirst() { settings.add(layer) }
        return settings
    }

    @Test("a later layer wins, and inherited is the value below")
    func layers() {
        #expect(settings(["A": "1"], ["A": "$(inherited) 2"], ["A": "$(A) 3"])["A"] == "1 2 3")
    }

    @Test("a reference may be made of references, in either brackets or none")
    func nesting() {
        #expect(settings(["NAME": "B", "X_B": "yes"])["X_$(NAME)"] == nil)
        #expect(settings(["NAME": "B", "X_B": "yes"]).expand("$(X_$(NAME)) ${X_${NAME}} $NAME") == "yes yes B")
    }

    @Test("operators change the value, and default stands in for an empty one")
    func operators() {
        let settings = settings(["N": "My App-2", "P": "/a/b.txt", "E": ""])
        #expect(settings.expand("$(N:c99extidentifier) $(N:rfc1034identifier) $(N:upper)") == "My_App_2 My-App-2 MY APP-2")
        #expect(settings.expand("$(P:file)|$(P:dir)|$(P:base)|$(P:suffix)") == "b.txt|/a|b|.txt")
        #expect(settings.expand("$(E:default=none)$(U:default=gone)") == "nonegone")
    }

    @Test("settings that name each other end, and so do those that double")
    func loops() {
        #expect(settings(["A": "$(B)", "B": "$(A)"])["A"] == nil)
        var doubling: [String: String] = ["S0": "xxxxxxxx"]
        for index in 1...39 { doubling["S\(index)"] = "$(S\(index - 1))$(S\(index - 1))" }
        #expect((settings(doubling)["S39"] ?? "").count < 1 << 20)
    }

    @Test("conditions in brackets are compared with the phone's SDK")
    func conditions() {
        let layer = SettingsLayer.layer([("A", .string("any")), ("A[sdk=iphoneos*]", .string("phone")), ("B[sdk=macosx*]", .string("mac")), ("C[sdk=iphone*][arch=arm64]", .array([.string("x y"), .string("z")]))],
                                        context: .init())
        #expect(layer == ["A": "phone", "C": "\"x y\" z"])
    }

    @Test("lists keep quoted words together")
    func words() { #expect(BuildSettings.words("a \"b c\" d\\ e ''") == ["a", "b c", "d e", ""]) }
}
