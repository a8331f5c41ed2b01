import ExtensionService

ExtensionService.run(arguments: Array(CommandLine.arguments.dropFirst())) { ProbeHosting() }
