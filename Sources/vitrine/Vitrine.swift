@main struct Vitrine { static func main() { print("vitrine") } }
