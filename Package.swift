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
    module("DialogSyntax", uses: ["DialogText", "DialogLanguage"]),
    module("DialogModel", uses: ["DialogText", "DialogLanguage", "DialogSyntax"]),
    module("DialogLayout", uses: ["DialogText", "DialogLanguage"], exclude: ["Generate"]),
    module("DialogRules", uses: ["DialogText", "DialogLanguage", "DialogModel", "DialogLayout"]),
    // C that artifacts carry with them. The toolchain has a module named Runtime of its own.
    .target(name: "DialogRuntime", path: "Sources/Runtime", exclude: ["Generate"]),
    module(
      "DialogBackends",
      uses: ["DialogText", "DialogLanguage", "DialogModel", "DialogRuntime"]),
    module(
      "DialogCatalogs", uses: ["DialogText", "DialogLanguage", "DialogSyntax", "DialogModel"],
      exclude: ["Generate"]),
    module(
      "DialogCompiler",
      uses: [
        "DialogText", "DialogLanguage", "DialogSyntax", "DialogModel", "DialogRules",
        "DialogBackends", "DialogCatalogs",
      ]),
    .executableTarget(
      name: "dialogc", dependencies: ["DialogText", "DialogCompiler", "DialogRuntime"],
      swiftSettings: settings),
    tests("DialogCompilerTests", uses: ["DialogCompiler", "DialogText"]),
    .target(
      name: "TestSupport",
      dependencies: ["DialogText", "DialogLanguage", "DialogSyntax", "DialogModel"],
      path: "Tests/TestSupport", swiftSettings: settings),
    tests(
      "DialogSyntaxTests",
      uses: ["DialogText", "DialogLanguage", "DialogSyntax", "DialogModel", "TestSupport"]),
    tests(
      "DialogModelTests",
      uses: ["DialogText", "DialogLanguage", "DialogSyntax", "DialogModel", "TestSupport"]),
    tests(
      "DialogRulesTests",
      uses: ["DialogText", "DialogLanguage", "DialogSyntax", "DialogModel", "DialogRules"]),
    tests(
      "DialogCatalogsTests",
      uses: [
        "DialogText", "DialogLanguage", "DialogSyntax", "DialogModel", "DialogCatalogs",
        "TestSupport",
      ]),
    tests("DialogLayoutTests", uses: ["DialogLayout"]),
    tests("DialogLanguageTests", uses: ["DialogLanguage", "DialogText"]),
    tests("DialogTextTests", uses: ["DialogText"]),
    tests(
      "DialogBackendsTests",
      uses: [
        "DialogText", "DialogLanguage", "DialogSyntax", "DialogModel", "DialogBackends",
        "TestSupport",
      ]),
  ]
)
