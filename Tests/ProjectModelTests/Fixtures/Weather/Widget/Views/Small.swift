import SwiftUI
struct Small: View { var body: some View { Image("Birds/wing").foregroundStyle(Color("Sky")) } }
