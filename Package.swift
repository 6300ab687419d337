// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
]

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
  ],
  targets: [
    module("DialogSupport", exclude: ["Generate"]),
    module("DialogLanguage", uses: ["DialogSupport"], exclude: ["Generate"]),
    module("DialogFindings", uses: ["DialogSupport", "DialogLanguage"]),
    module("DialogSyntax", uses: ["DialogSupport", "DialogLanguage", "DialogFindings"]),
    module(
      "DialogModel", uses: ["DialogSupport", "DialogLanguage", "DialogFindings", "DialogSyntax"]),
    module("DialogLayout", uses: ["DialogSupport", "DialogLanguage"], exclude: ["Generate"]),
    module(
      "DialogRules",
      uses: ["DialogSupport", "DialogLanguage", "DialogFindings", "DialogModel", "DialogLayout"]),
    // C that artifacts carry with them. The toolchain has a module named Runtime of its own.
    .target(name: "DialogRuntime", path: "Sources/Runtime", exclude: ["Generate"]),
    module(
      "DialogBackends",
      uses: ["DialogSupport", "DialogLanguage", "DialogFindings", "DialogModel", "DialogRuntime"]),
    module(
      "DialogCatalogs",
      uses: ["DialogSupport", "DialogLanguage", "DialogFindings", "DialogSyntax", "DialogModel"],
      exclude: ["Generate"]),
    module(
      "DialogCompiler",
      uses: [
        "DialogSupport", "DialogLanguage", "DialogFindings", "DialogSyntax", "DialogModel",
        "DialogRules", "DialogBackends", "DialogCatalogs",
      ]),
    // What an editor shows, as plain data; nothing of any protocol.
    module(
      "DialogEditing",
      uses: [
        "DialogSupport", "DialogLanguage", "DialogFindings", "DialogSyntax", "DialogModel",
        "DialogLayout", "DialogRules", "DialogBackends", "DialogCompiler",
      ]),
    // The language server protocol and nothing else.
    module(
      "DialogServer",
      uses: [
        "DialogSupport", "DialogLanguage", "DialogFindings", "DialogSyntax", "DialogModel",
        "DialogCompiler", "DialogEditing",
      ]),
    .executableTarget(
      name: "dialogc",
      dependencies: [
        "DialogSupport", "DialogFindings", "DialogCompiler", "DialogServer", "DialogRuntime",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "WorkspaceBenchmark",
      dependencies: ["DialogCompiler", "DialogFindings", "DialogSupport"],
      path: "Tests/Benchmarks/Workspace", swiftSettings: settings),
    .executableTarget(
      name: "EditingProperties", dependencies: ["DialogCompiler", "DialogSupport", "TestSupport"],
      path: "Tests/Properties", swiftSettings: settings),
    tests(
      "DialogCompilerTests",
      uses: ["DialogCompiler", "DialogSupport", "DialogFindings", "TestSupport"]),
    .target(
      name: "TestSupport",
      dependencies: [
        "DialogSupport", "DialogLanguage", "DialogFindings", "DialogSyntax", "DialogModel",
        "DialogCompiler",
      ],
      path: "Tests/TestSupport", swiftSettings: settings),
    tests(
      "DialogSyntaxTests",
      uses: [
        "DialogSupport", "DialogLanguage", "DialogFindings", "DialogSyntax", "DialogModel",
        "TestSupport",
      ]),
    tests(
      "DialogModelTests",
      uses: [
        "DialogSupport", "DialogLanguage", "DialogFindings", "DialogSyntax", "DialogModel",
        "TestSupport",
      ]),
    tests(
      "DialogRulesTests",
      uses: [
        "DialogSupport", "DialogLanguage", "DialogFindings", "DialogSyntax", "DialogModel",
        "DialogRules", "DialogCompiler", "TestSupport",
      ]),
    tests(
      "DialogCatalogsTests",
      uses: [
        "DialogSupport", "DialogLanguage", "DialogFindings", "DialogSyntax", "DialogModel",
        "DialogCatalogs", "TestSupport",
      ]),
    tests(
      "DialogEditingTests",
      uses: [
        "DialogSupport", "DialogLanguage", "DialogFindings", "DialogSyntax", "DialogModel",
        "DialogRules", "DialogCompiler", "DialogEditing", "TestSupport",
      ]),
    tests(
      "DialogServerTests",
      uses: [
        "DialogSupport", "DialogFindings", "DialogCompiler", "DialogEditing", "DialogServer",
        "TestSupport",
      ]),
    tests("DialogLayoutTests", uses: ["DialogLayout"]),
    tests("DialogLanguageTests", uses: ["DialogLanguage", "DialogSupport"]),
    tests("DialogSupportTests", uses: ["DialogSupport"]),
    tests("DialogFindingsTests", uses: ["DialogFindings", "DialogLanguage", "DialogSupport"]),
    tests(
      "DialogBackendsTests",
      uses: [
        "DialogSupport", "DialogLanguage", "DialogFindings", "DialogSyntax", "DialogModel",
        "DialogBackends", "TestSupport",
      ]),
  ]
)
