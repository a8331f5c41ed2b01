import Testing
@testable import ExtensionBuild

@Suite struct ImportTests {
    private func missing(_ source: String) -> [MissingImport] { SourceRewriter.rewrite(Array(source.utf8), conditions: .sample).imports }

    @Test("an import of a phone's module that is not there is left out and noted")
    func apples() {
        let source = "import SwiftUI\n  @preconcurrency import CoreData // data\n"
        #expect(rewritten(source) == "import SwiftUI\n                                  // data\n")
        #expect(missing(source) == [MissingImport(module: "CoreData", line: 2, column: 26, isApples: true)])
    }

    @Test("an import of a module that nobody has is an error with its place")
    func nobodys() {
        let source = "import Kingfisher\n"
        #expect(rewritten(source) == source)
        #expect(missing(source) == [MissingImport(module: "Kingfisher", line: 1, column: 8, isApples: false)])
    }

    @Test("imports of the toolchain's and the project's modules stay")
    func known() {
        let source = "import Foundation\nimport Core\n@testable import Core\nimport struct Core.Thing\nimport FoundationNetworking\n"
        #expect(rewritten(source) == source)
        #expect(missing(source).isEmpty)
    }

    @Test("a part or one declaration of a framework becomes the whole")
    func parts() {
        #expect(rewritten("import os.log\n") == "import os    \n")
        #expect(rewritten("import class UIKit.UIImage\n") == "import UIKit              \n")
        #expect(rewritten("import Darwin\n") == "import Glibc \n")
        #expect(rewritten("import Darwin.C\n") == "import Glibc   \n")
    }

    @Test("a module called as one of Vitrine's own is named by its other name, and columns lead back")
    func renamed() {
        var conditions = BuildConditions.sample
        conditions.renamed = ["Drawing": "Drawing_"]
        let source = "import Drawing\nlet a: Drawing.Line = Drawing.Line(drawing: 1), b = 2\n"
        #expect(rewritten(source, conditions) == "import Drawing_\nlet a: Drawing_.Line = Drawing_.Line(drawing: 1), b = 2\n")
        let columns = SourceRewriter.rewrite(Array(source.utf8), conditions: conditions).rewritten?.columns
        #expect(columns?.original(line: 2, column: 52) == 50)
        #expect(columns?.original(line: 2, column: 24) == 23)
        #expect(columns?.original(line: 1, column: 5) == 5)
    }
}
