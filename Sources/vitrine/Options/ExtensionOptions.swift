import OptionParsing

/// The options of every command that works on an extension.
enum ExtensionOptions {
    static let argument = CommandSpecification.ArgumentSpecification(
        "<extension>", help: "An .xcodeproj, a package folder, or a folder of Swift files.")

    static let project: [OptionSpecification] = [
        OptionSpecification("target", placeholder: "NAME", help: "The widget extension's target, where a project holds several."),
        OptionSpecification("packages", placeholder: "DIR", help: "A folder with checkouts of packages that are not in the repository.", isPath: true),
        OptionSpecification("stubs", placeholder: "DIR", help: "A folder with stand-ins for modules that cannot be built here, a subfolder each.", isPath: true),
    ]

    static let build: [OptionSpecification] = [
        OptionSpecification("no-cache", .flag, help: "Build from nothing."),
    ]

    static let json = OptionSpecification("json", .flag, help: "Print the result as JSON on standard output.")

    static let failOn = OptionSpecification("fail-on", placeholder: "SEVERITY", help: "The severity from which findings end the command with code 1 (error).", choices: ["error", "warning"])
}
