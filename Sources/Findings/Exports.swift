// Who asks for findings gets their table with them.
@_exported import FindingTable
