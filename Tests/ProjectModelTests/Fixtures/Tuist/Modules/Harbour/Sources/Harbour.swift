public struct Harbour {}
