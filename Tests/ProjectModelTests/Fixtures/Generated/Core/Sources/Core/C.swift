public struct C {}
