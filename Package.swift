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
    module("DialogText", exclude: ["Generate"]),
    module("DialogLanguage", uses: ["DialogText"], exclude: ["Generate"]),
    module("DialogFindings", uses: ["DialogText", "DialogLanguage"]),
    module("DialogSyntax", uses: ["DialogText", "DialogLanguage", "DialogFindings"]),
    module(
      "DialogModel", uses: ["DialogText", "DialogLanguage", "DialogFindings", "DialogSyntax"]),
    module("DialogLayout", uses: ["DialogText", "DialogLanguage"], exclude: ["Generate"]),
    module(
      "DialogRules",
      uses: ["DialogText", "DialogLanguage", "DialogFindings", "DialogModel", "DialogLayout"]),
    // C that artifacts carry with them. The toolchain has a module named Runtime of its own.
    .target(name: "DialogRuntime", path: "Sources/Runtime", exclude: ["Generate"]),
    module(
      "DialogBackends",
      uses: ["DialogText", "DialogLanguage", "DialogFindings", "DialogModel", "DialogRuntime"]),
    module(
      "DialogCatalogs",
      uses: ["DialogText", "DialogLanguage", "DialogFindings", "DialogSyntax", "DialogModel"],
      exclude: ["Generate"]),
    module(
      "DialogCompiler",
      uses: [
        "DialogText", "DialogLanguage", "DialogFindings", "DialogSyntax", "DialogModel",
        "DialogRules", "DialogBackends", "DialogCatalogs",
      ]),
    .executableTarget(
      name: "dialogc",
      dependencies: ["DialogText", "DialogFindings", "DialogCompiler", "DialogRuntime"],
      swiftSettings: settings),
    .executableTarget(
      name: "WorkspaceBenchmark",
      dependencies: ["DialogCompiler", "DialogFindings", "DialogText"],
      path: "Tests/Benchmarks/Workspace", swiftSettings: settings),
    tests("DialogCompilerTests", uses: ["DialogCompiler", "DialogText", "DialogFindings"]),
    .target(
      name: "TestSupport",
      dependencies: [
        "DialogText", "DialogLanguage", "DialogFindings", "DialogSyntax", "DialogModel",
      ],
      path: "Tests/TestSupport", swiftSettings: settings),
    tests(
      "DialogSyntaxTests",
      uses: [
        "DialogText", "DialogLanguage", "DialogFindings", "DialogSyntax", "DialogModel",
        "TestSupport",
      ]),
    tests(
      "DialogModelTests",
      uses: [
        "DialogText", "DialogLanguage", "DialogFindings", "DialogSyntax", "DialogModel",
        "TestSupport",
      ]),
    tests(
      "DialogRulesTests",
      uses: [
        "DialogText", "DialogLanguage", "DialogFindings", "DialogSyntax", "DialogModel",
        "DialogRules", "DialogCompiler",
      ]),
    tests(
      "DialogCatalogsTests",
      uses: [
        "DialogText", "DialogLanguage", "DialogFindings", "DialogSyntax", "DialogModel",
        "DialogCatalogs", "TestSupport",
      ]),
    tests("DialogLayoutTests", uses: ["DialogLayout"]),
    tests("DialogLanguageTests", uses: ["DialogLanguage", "DialogText"]),
    tests("DialogTextTests", uses: ["DialogText"]),
    tests("DialogFindingsTests", uses: ["DialogFindings", "DialogLanguage", "DialogText"]),
    tests(
      "DialogBackendsTests",
      uses: [
        "DialogText", "DialogLanguage", "DialogFindings", "DialogSyntax", "DialogModel",
        "DialogBackends", "TestSupport",
      ]),
  ]
)
