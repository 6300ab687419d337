// swift-tools-version: 6.1
import PackageDescription

// `swift run Ask` builds the dialogs of the target with the plugin, and the program with them.
let package = Package(
  name: "Ask",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "dialogc", path: "../../..", traits: [])],
  targets: [
    .executableTarget(
      name: "Ask", plugins: [.plugin(name: "CompileDialogs", package: "dialogc")])
  ]
)
