import Foundation
import PackagePlugin

/// `swift package dialog-catalogs export|import …`: `dialogc catalog`, in the package’s folder.
@main
struct ExchangeCatalogs: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "dialogc").url
    process.arguments = ["catalog"] + arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
