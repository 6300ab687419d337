import Foundation
import PackagePlugin

/// `swift package format-dialogs [OPTION…]`: `dialogc format` of all `.dialog` files of the package.
@main
struct FormatDialogs: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(
      try context.tool(named: "dialogc").url,
      ["format", context.package.directoryURL.path] + arguments)
  }
}

/// Ends as the program does, whose messages go where this one’s go.
private func run(_ program: URL, _ arguments: [String]) throws {
  let process = try Process.run(program, arguments: arguments)
  process.waitUntilExit()
  if process.terminationStatus != 0 { exit(process.terminationStatus) }
}
