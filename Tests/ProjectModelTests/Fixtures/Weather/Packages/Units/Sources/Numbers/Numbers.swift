public struct Number {}
