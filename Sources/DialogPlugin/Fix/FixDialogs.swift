import Foundation
import PackagePlugin

/// `swift package fix-dialogs [OPTION…]`: `dialogc check --fix` of all `.dialog` files of the package.
@main
struct FixDialogs: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(
      try context.tool(named: "dialogc").url,
      ["check", context.package.directoryURL.path, "--fix"] + arguments)
  }
}

/// Ends as the program does, whose messages go where this one’s go.
private func run(_ program: URL, _ arguments: [String]) throws {
  let process = try Process.run(program, arguments: arguments)
  process.waitUntilExit()
  if process.terminationStatus != 0 { exit(process.terminationStatus) }
}
