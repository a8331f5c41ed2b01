@_exported import ExtensionProcesses
