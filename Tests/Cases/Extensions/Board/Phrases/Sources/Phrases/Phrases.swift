import SwiftUI

/// A view of another module: it looks in the module's own bundle.
public struct PhraseView: View {
    public init() {}
    public var body: some View {
        HStack {
            Text("module", bundle: .module)
            Image("Dot", bundle: .module).resizable().frame(width: 12, height: 12)
            Color("Tint", bundle: .module).frame(width: 12, height: 12)
        }
    }
}
