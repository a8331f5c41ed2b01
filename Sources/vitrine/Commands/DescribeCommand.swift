import DeviceProfiles
import Drawing
import ExtensionBuild
import ExtensionMessages
import JSONValues
import OptionParsing
import ProjectModel
import Snapshots

/// `vitrine describe`: the gallery's listing, and the element tree of each picture; draws nothing.
struct DescribeCommand: Command {
    static let specification = CommandSpecification(
        name: "describe", summary: "The gallery's listing and the element tree of each picture; draws nothing.",
        discussion: "Without options: each widget's snapshot in each family, light. Trees are in reading order, frames in points.",
        arguments: [ExtensionOptions.argument],
        options: MatrixOptions.specifications.filter { $0.name != "scale" } + MatrixOptions.world + [MatrixOptions.process] + ExtensionOptions.project + ExtensionOptions.build
            + [ExtensionOptions.failOn, ExtensionOptions.json])

    let options: ParsedOptions

    func run() throws -> ExitCode {
        let path = options.arguments[0]
        let options = try OptionFiles.applied(to: options, project: path, command: Self.specification)
        let profiles = try ProfileLibrary.load(userFolders: ProfileFolders.ofUser(state: options.value("state")))
        let request = try MatrixOptions.request(options, profiles: profiles, defaults: .init(roles: [.snapshot], appearances: ["light"]))
        let settings = try SessionSettings(options)
        let loading = ExtensionLoading(path: path, options: options, progress: ProgressLine())
        let model = try loading.model()
        try FontCheck.run()
        defer { ExtensionLoading.removeTemporaryCaches() }
        let interruption = Interruption()
        Signals.watch(interruption)
        let built: BuiltExtension
        do { built = try loading.build(model) } catch let error as BuildError { throw CommandFailure("\(error)", code: .buildFailed) }
        let matrix = PictureMatrix(MatrixOptions.settled(request, for: model))
        let factory = settings.factory(for: built, model: model)
        let evaluation = MatrixEvaluation(matrix: matrix, factory: factory, interruption: interruption, progress: loading.progress)
        var views: [EvaluatedView] = []
        let outcome = evaluation.run { views.append($0) }
        let sheets = outcome.listings.map { gallery in
            ConfigurationOptions(of: gallery.listing, world: gallery.world, factory: factory, configuration: request.configuration) { matrix.families(of: $0, in: gallery.world) }
        }
        loading.progress.clear()
        let metadata = IntentMetadata(sources: model.sources)
        let places = factory.places(of: views.reduce(into: []) { $0.formUnion($1.addresses) })
        let sifted = FindingSifting(model).sifted(SnapshotRun.unique((BuildFindings.of(built, model) + metadata.findings + outcome.findings + sheets.flatMap(\.findings) + views.flatMap(\.findings)).placed(places)))
        if options.isOn("json") {
            Console.print(json(model, outcome, sheets, views, sifted, matrix, places, metadata).fileBytes())
        } else {
            printListing(outcome, sheets, matrix)
            for line in IntentMetadataDescription(metadata, paths: SourcePaths(model)).lines { Console.print(Console.plain(line)) }
            for view in views { printTree(view, places) }
        }
        let lines = FindingLines.text(sifted.findings)
        if !lines.isEmpty, !options.isOn("json") { Console.say(lines) }
        if outcome.widgets.isEmpty { return .noPicture }
        return FailOn(options).code(for: sifted.findings)
    }

    // MARK: For people

    private func printListing(_ outcome: MatrixEvaluation.Outcome, _ sheets: [ConfigurationOptions], _ matrix: PictureMatrix) {
        for ((world, listing), sheet) in zip(outcome.listings, sheets) {
            Console.print("Gallery, OS \(world.system.version), \(world.locale)")
            for widget in listing.widgets {
                let name = widget.displayName.isEmpty ? widget.kind : widget.displayName
                Console.print(Console.plain("  \(name) (\(widget.kind))"))
                if !widget.description.isEmpty { Console.print(Console.plain("    \(widget.description)")) }
                let families = matrix.families(of: widget, in: world)
                Console.print("    families: \(families.isEmpty ? "none that the device can show" : families.joined(separator: ", "))")
                Console.print(Console.plain("    configuration: \(widget.configuration)\(widget.intent.map { ", \($0)" } ?? "")"))
                if widget.promptsForConfiguration { Console.print("    asks for its configuration when it is placed") }
                if widget.contentMarginsDisabled { Console.print("    content margins disabled") }
                if !widget.containerBackgroundRemovable { Console.print("    container background not removable: not offered on the Lock Screen of iPads") }
                for line in EditSheetDescription(widget, sheet).lines { Console.print(Console.plain("    " + line)) }
            }
            for preview in listing.previews {
                Console.print(Console.plain("  preview \"\(preview.name)\"\(preview.file.isEmpty ? "" : " (\(preview.file):\(preview.line))")"))
            }
            Console.print("")
        }
    }

    private func printTree(_ view: EvaluatedView, _ places: [UInt64: SourcePlace]) {
        let placement = view.placement
        var parts = [placement.widget.kind, placement.family.rawValue, placement.role.rawValue]
        if view.entry > 0 { parts.append("entry \(view.entry)") }
        parts += [view.variation.appearance, view.variation.mode]
        if matrixHasSeveral { parts += [placement.device.device.name, "OS \(placement.world.system.version)", placement.world.locale] }
        if let fallback = view.fallback { parts.append("shows \(fallback.words)") }
        Console.print(Console.plain(parts.joined(separator: ", ")))
        guard let archive = view.rendered?.archive else { return Console.print("  nothing came out\n") }
        for line in TreeText(archive: archive, places: places).lines { Console.print(Console.plain("  " + line)) }
        let reading = ReadingOrder(archive.root).lines
        if !reading.isEmpty { Console.print("  read aloud:") }
        for line in reading { Console.print(Console.plain("    " + line)) }
        Console.print("")
    }

    private var matrixHasSeveral: Bool { ["device", "os", "locale"].contains { options.list($0).count > 1 } }

    // MARK: For programs

    private func json(_ model: ExtensionModel, _ outcome: MatrixEvaluation.Outcome, _ sheets: [ConfigurationOptions], _ views: [EvaluatedView], _ sifted: SiftedFindings, _ matrix: PictureMatrix,
                      _ places: [UInt64: SourcePlace], _ metadata: IntentMetadata) -> JSONValue {
        let galleries = zip(outcome.listings, sheets).map { gallery, sheet -> JSONValue in
            let (world, listing) = gallery
            return ["os": .string(world.system.version), "locale": .string(world.locale),
             "widgets": .array(listing.widgets.map { json($0, families: matrix.families(of: $0, in: world), sheet) }),
             "previews": .array(listing.previews.map { ["name": .string($0.name), "kind": .string($0.kind), "families": JSONValue($0.families), "file": .string($0.file), "line": JSONValue($0.line)] })]
        }
        return ["extension": .string(model.name), "vitrine": .string(VitrineVersion.current), "galleries": .array(galleries),
                "intents": IntentMetadataDescription(metadata, paths: SourcePaths(model)).json,
                "pictures": .array(views.map { json($0, places) }), "findings": .array(sifted.findings.map { SnapshotReport.json($0) })]
    }

    private func json(_ widget: WidgetDescription, families: [String], _ sheet: ConfigurationOptions) -> JSONValue {
        ["kind": .string(widget.kind), "displayName": .string(widget.displayName), "description": .string(widget.description), "families": JSONValue(families),
         "configuration": .string(widget.configuration), "intent": widget.intent.map { .string($0) } ?? .null,
         "promptsForConfiguration": JSONValue(widget.promptsForConfiguration),
         "contentMarginsDisabled": JSONValue(widget.contentMarginsDisabled), "containerBackgroundRemovable": JSONValue(widget.containerBackgroundRemovable),
         // A background that stays keeps a widget from places that draw none.
         "unavailable": JSONValue(widget.containerBackgroundRemovable ? [] : ["iPadLockScreen"]),
         "parameters": EditSheetDescription(widget, sheet).parameters, "sheets": EditSheetDescription(widget, sheet).sheets]
    }

    private func json(_ view: EvaluatedView, _ places: [UInt64: SourcePlace]) -> JSONValue {
        let picture = view.picture(scale: view.placement.device.device.scale)
        var members = picture.json.members ?? []
        members.append(JSONValue.Member("reading", view.rendered.map { ReadingOrder($0.archive.root).json } ?? .null))
        members.append(JSONValue.Member("tree", view.rendered.map { TreeDocument($0.archive).json(places) } ?? .null))
        return .object(members)
    }
}
