import Foundation
import PackagePlugin

/// Compiles the `.dialog` files of a target: to `NAME.json`, a resource in the target’s bundle, or to what its
/// `dialogc.json` asks for.
///
/// It runs again where a source changes, and what uses the outputs is built again where these change.
@main
struct CompileDialogs: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let sources = module.sourceFiles(withSuffix: ".dialog").map(\.url)
    if sources.isEmpty { return [] }
    let out = context.pluginWorkDirectoryURL
    let name = try projectName(of: sources) ?? "dialogs"
    let wishes = module.sourceFiles(withSuffix: "dialogc.json").map(\.url)
      .filter { $0.lastPathComponent == "dialogc.json" }
    let artifacts = try wishes.first.map(Artifacts.init(readFrom:)) ?? Artifacts()
    return [
      .buildCommand(
        displayName: "Compiling dialogs of \(target.name)",
        executable: try context.tool(named: "dialogc").url,
        // Xcode makes links of findings in this form, and SwiftPM shows them as they are.
        arguments: ["build"] + sources.map(\.path) + artifacts.arguments
          + ["--out", out.path, "--diagnostics", "xcode"],
        inputFiles: sources + wishes,
        outputFiles: artifacts.files(ofProject: name).map { out.appending(path: $0) })
    ]
  }

  /// The name after `project`, which outputs are named after; SwiftPM asks for them before dialogc runs.
  private func projectName(of sources: [URL]) throws -> String? {
    let declaration = /^\s*project\s+([\p{L}_][\p{L}\p{N}_]*)/.anchorsMatchLineEndings()
    for source in sources {
      let text = try String(contentsOf: source, encoding: .utf8)
      if let match = text.firstMatch(of: declaration) { return String(match.1) }
    }
    return nil
  }
}

/// What to make: `{ "emit": ["swift"], "swiftAccess": "public", "swiftTexts": "catalog" }`, of which all can be left out.
struct Artifacts: Decodable {
  /// `json`, `swift` or both; others are nothing that SwiftPM could use.
  enum Kind: String, Decodable { case json, swift }

  var emit: [Kind]?
  var swiftAccess: String?
  var swiftTexts: String?

  private var kinds: [Kind] { emit ?? [.json] }

  var arguments: [String] {
    ["--emit", kinds.map(\.rawValue).joined(separator: ",")]
      + (swiftAccess.map { ["--swift-access", $0] } ?? [])
      + (swiftTexts.map { ["--swift-texts", $0] } ?? [])
  }

  func files(ofProject name: String) -> [String] {
    kinds.flatMap { kind in
      switch kind {
      case .json: ["\(name).json"]
      case .swift:
        [name == "dialogs" ? "Dialogs.swift" : "\(name)Dialogs.swift"]
          + (swiftTexts == "catalog" ? ["\(name).xcstrings"] : [])
      }
    }
  }
}

extension Artifacts {
  init(readFrom file: URL) throws {
    self = try JSONDecoder().decode(Artifacts.self, from: Data(contentsOf: file))
  }
}
