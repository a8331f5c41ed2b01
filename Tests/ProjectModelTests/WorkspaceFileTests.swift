import Testing
@testable import ProjectModel

@Suite struct WorkspaceFileTests {
    @Test("a workspace's places are beside its groups, itself, or anywhere")
    func locations() throws {
        let folder = try TemporaryFolder()
        try folder.write("App.xcworkspace/contents.xcworkspacedata", """
            <?xml version="1.0" encoding="UTF-8"?>
            <Workspace version = "1.0">
               <Group location = "group:Libraries" name = "A &amp; B">
                  <Group location = "group:Deep"><FileRef location = "group:Kit/Kit.xcodeproj"></FileRef></Group>
                  <FileRef location = "container:Tools &amp; More.xcodeproj"/>
               </Group>
               <FileRef location = "group:App.xcodeproj"/><FileRef location = "absolute:/elsewhere/X.xcodeproj"/>
               <FileRef location = "nothing"/>
            </Workspace>
            """)
        #expect(WorkspaceFile.locations(folder.path + "/App.xcworkspace") == [
            "\(folder.path)/Libraries/Deep/Kit/Kit.xcodeproj", "\(folder.path)/Tools & More.xcodeproj", "\(folder.path)/App.xcodeproj", "/elsewhere/X.xcodeproj"])
    }
}
