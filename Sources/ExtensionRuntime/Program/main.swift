import ExtensionService

CapabilityFindings.collect()
ExtensionService.run(arguments: Array(CommandLine.arguments.dropFirst())) { WidgetKitAdapter() }
