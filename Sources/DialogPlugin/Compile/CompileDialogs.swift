import Foundation
import PackagePlugin

/// Compiles the `.dialog` files of a target to its `NAME.json`, a resource in the target’s bundle.
///
/// It runs again where a source changes, and what uses the resource is built again where that changes.
@main
struct CompileDialogs: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let sources = module.sourceFiles(withSuffix: ".dialog").map(\.url)
    if sources.isEmpty { return [] }
    let out = context.pluginWorkDirectoryURL
    let name = try projectName(of: sources) ?? "dialogs"
    return [
      .buildCommand(
        displayName: "Compiling dialogs of \(target.name)",
        executable: try context.tool(named: "dialogc").url,
        // Xcode makes links of findings in this form, and SwiftPM shows them as they are.
        arguments: ["build"] + sources.map(\.path)
          + ["--emit", "json", "--out", out.path, "--diagnostics", "xcode"],
        inputFiles: sources,
        outputFiles: [out.appending(path: "\(name).json")])
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
