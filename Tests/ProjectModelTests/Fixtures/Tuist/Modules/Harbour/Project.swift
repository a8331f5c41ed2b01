import ProjectDescription

let project = Project(name: "Harbour", targets: [
    .target(name: "Harbour", destinations: .iOS, product: .staticFramework, bundleId: "com.example.harbour", sources: "Sources/**"),
])
