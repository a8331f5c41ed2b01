struct Rooted {}
