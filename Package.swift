// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
]

/// What `swift package` does to the dialogs of whoever uses this package.
func command(_ name: String, _ folder: String, verb: String, _ description: String) -> Target {
  .plugin(
    name: name,
    capability: .command(
      intent: .custom(verb: verb, description: description),
      permissions: [.writeToPackageDirectory(reason: description)]),
    dependencies: ["dialogc"], path: "Sources/DialogPlugin/\(folder)")
}

/// A module of the compiler; each may use only those listed before it.
func module(
  _ name: String, uses: [Target.Dependency] = [], exclude: [String] = []
) -> Target {
  .target(name: name, dependencies: uses, exclude: exclude, swiftSettings: settings)
}

func tests(_ name: String, uses: [Target.Dependency]) -> Target {
  .testTarget(
    name: name, dependencies: uses, exclude: [], swiftSettings: settings)
}

let package = Package(
  name: "dialogc",
  products: [
    .executable(name: "dialogc", targets: ["dialogc"]),
    .library(name: "DialogCompiler", targets: ["DialogCompiler"]),
    .plugin(name: "CompileDialogs", targets: ["CompileDialogs"]),
    .plugin(
      name: "DialogCommands", targets: ["FormatDialogs", "FixDialogs", "ExchangeCatalogs"]),
  ],
  // Whoever uses the plugins with `traits: []` compiles only what a build needs. One trait: SwiftPM passes
  // several in any order, and compiles everything anew where it is another than the last time.
  traits: [
    .default(enabledTraits: ["Authoring"]),
    .trait(
      name: "Authoring",
      description:
        "dialogc new, sample, catalog, import and lsp: to write dialogs and translate them"),
  ],
  targets: [
    module("DialogSupport", exclude: ["Generate"]),
    module("DialogLocales", uses: ["DialogSupport"], exclude: ["Generate"]),
    module("DialogReading", uses: ["DialogSupport", "DialogLocales"], exclude: ["Generate"]),
    module("DialogFindings", uses: ["DialogSupport", "DialogLocales"]),
    module("DialogSyntax", uses: ["DialogSupport", "DialogLocales", "DialogFindings"]),
    module(
      "DialogModel", uses: ["DialogSupport", "DialogLocales", "DialogFindings", "DialogSyntax"]),
    module("DialogLayout", uses: ["DialogSupport", "DialogLocales"], exclude: ["Generate"]),
    module(
      "DialogRules",
      uses: [
        "DialogSupport", "DialogLocales", "DialogReading", "DialogFindings", "DialogModel",
        "DialogLayout",
      ]),
    // What artifacts carry with them, as text; the Swift of it is compiled in tests alone. The toolchain has a module named Runtime of its own.
    .target(name: "DialogRuntime", path: "Sources/Runtime", exclude: ["Generate", "Swift"]),
    module(
      "DialogCatalogTexts",
      uses: ["DialogSupport", "DialogLocales", "DialogFindings", "DialogModel"]),
    module(
      "DialogBackends",
      uses: [
        "DialogSupport", "DialogLocales", "DialogFindings", "DialogModel", "DialogCatalogTexts",
        "DialogRuntime",
      ]),
    module(
      "DialogCatalogs",
      uses: [
        "DialogSupport", "DialogLocales", "DialogReading", "DialogFindings", "DialogSyntax",
        "DialogModel", "DialogCatalogTexts",
      ],
      exclude: ["Generate"]),
    module(
      "DialogCompiler",
      uses: [
        "DialogSupport", "DialogLocales", "DialogFindings", "DialogSyntax", "DialogModel",
        "DialogReading", "DialogRules", "DialogCatalogTexts", "DialogBackends",
        .target(name: "DialogCatalogs", condition: .when(traits: ["Authoring"])),
      ]),
    // Dialogs to start from, and any number by chance.
    module(
      "DialogSamples",
      uses: ["DialogSupport", "DialogLocales", "DialogFindings", "DialogSyntax"]),
    // What an editor shows, as plain data; nothing of any protocol.
    module(
      "DialogEditing",
      uses: [
        "DialogSupport", "DialogLocales", "DialogFindings", "DialogSyntax", "DialogModel",
        "DialogLayout", "DialogRules", "DialogBackends", "DialogCompiler",
      ]),
    // The language server protocol and nothing else.
    module(
      "DialogServer",
      uses: [
        "DialogSupport", "DialogLocales", "DialogFindings", "DialogSyntax", "DialogModel",
        "DialogCompiler", "DialogEditing",
      ]),
    .executableTarget(
      name: "dialogc",
      dependencies: [
        "DialogSupport", "DialogFindings", "DialogCompiler", "DialogRuntime",
        .target(name: "DialogSamples", condition: .when(traits: ["Authoring"])),
        .target(name: "DialogServer", condition: .when(traits: ["Authoring"])),
      ],
      swiftSettings: settings),
    .plugin(
      name: "CompileDialogs", capability: .buildTool(), dependencies: ["dialogc"],
      path: "Sources/DialogPlugin/Compile"),
    command(
      "FormatDialogs", "Format", verb: "format-dialogs", "lays out the dialogs of the package"),
    command("FixDialogs", "Fix", verb: "fix-dialogs", "mends what is safe to mend in the dialogs"),
    command(
      "ExchangeCatalogs", "Catalogs", verb: "dialog-catalogs",
      "exchanges the texts of dialogs with translators"),
    .executableTarget(
      name: "WorkspaceBenchmark",
      dependencies: ["DialogCompiler", "DialogFindings", "DialogSupport", "TestSupport"],
      path: "Tests/Benchmarks/Workspace", swiftSettings: settings),
    .executableTarget(
      name: "Properties",
      dependencies: [
        "DialogSupport", "DialogFindings", "DialogSyntax", "DialogCompiler", "DialogSamples",
        "DialogEditing", "TestSupport",
      ],
      path: "Tests/Properties", swiftSettings: settings),
    tests(
      "DialogCompilerTests",
      uses: ["DialogCompiler", "DialogSupport", "DialogFindings", "DialogReading", "TestSupport"]),
    .target(
      name: "TestSupport",
      dependencies: [
        "DialogSupport", "DialogLocales", "DialogFindings", "DialogSyntax", "DialogModel",
        "DialogBackends", "DialogCompiler",
      ],
      path: "Tests/TestSupport", swiftSettings: settings),
    tests(
      "DialogSyntaxTests",
      uses: [
        "DialogSupport", "DialogLocales", "DialogFindings", "DialogSyntax", "DialogModel",
        "DialogSamples", "TestSupport",
      ]),
    tests(
      "DialogModelTests",
      uses: [
        "DialogSupport", "DialogLocales", "DialogFindings", "DialogSyntax", "DialogModel",
        "TestSupport",
      ]),
    tests(
      "DialogRulesTests",
      uses: [
        "DialogSupport", "DialogLocales", "DialogFindings", "DialogSyntax", "DialogModel",
        "DialogRules", "DialogCompiler", "TestSupport",
      ]),
    tests(
      "DialogCatalogsTests",
      uses: [
        "DialogSupport", "DialogLocales", "DialogFindings", "DialogSyntax", "DialogModel",
        "DialogCatalogTexts", "DialogCatalogs", "TestSupport",
      ]),
    tests(
      "DialogEditingTests",
      uses: [
        "DialogSupport", "DialogLocales", "DialogFindings", "DialogSyntax", "DialogModel",
        "DialogRules", "DialogCompiler", "DialogEditing", "TestSupport",
      ]),
    tests(
      "DialogServerTests",
      uses: [
        "DialogSupport", "DialogFindings", "DialogCompiler", "DialogEditing", "DialogServer",
        "TestSupport",
      ]),
    tests(
      "DialogSamplesTests",
      uses: [
        "DialogSupport", "DialogLocales", "DialogFindings", "DialogSyntax", "DialogCompiler",
        "DialogSamples", "TestSupport",
      ]),
    tests("DialogLayoutTests", uses: ["DialogLayout"]),
    tests("DialogLocalesTests", uses: ["DialogLocales", "DialogSupport", "TestSupport"]),
    tests("DialogReadingTests", uses: ["DialogReading", "DialogLocales", "DialogSupport"]),
    tests("DialogSupportTests", uses: ["DialogSupport"]),
    tests("DialogFindingsTests", uses: ["DialogFindings", "DialogLocales", "DialogSupport"]),
    tests(
      "DialogBackendsTests",
      uses: [
        "DialogSupport", "DialogLocales", "DialogFindings", "DialogSyntax", "DialogModel",
        "DialogBackends", "TestSupport",
      ]),
  ]
)
