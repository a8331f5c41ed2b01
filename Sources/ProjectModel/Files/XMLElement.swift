/// An element of an XML file.
struct XMLElement: Equatable {
    var name: String
    var attributes: [String: String] = [:]
    var children: [XMLElement] = []
    /// The text directly in it, CDATA too.
    var text = ""
    /// Where its tag begins, from 1.
    var line = 1

    func children(_ name: String) -> [XMLElement] { children.filter { $0.name == name } }
}
