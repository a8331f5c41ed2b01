import Numbers
public struct Degrees {}
