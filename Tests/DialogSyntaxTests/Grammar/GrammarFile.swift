import Foundation
import Testing

/// The files of the repository that tests read.
enum Repository {
  /// The folder of Package.swift.
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The sources in a folder and those below it, in order of their paths.
  static func sources(in folder: String) throws -> [String] {
    let all = try #require(
      FileManager.default.enumerator(atPath: root.appending(path: folder).path()))
    return all.compactMap { $0 as? String }.filter { $0.hasSuffix(".dialog") }.sorted()
      .map { "\(folder)/\($0)" }
  }
}

extension Grammar {
  /// `Grammar/dialog.ebnf`
  static let dialog = Result { try GrammarReader.read(Repository.text("Grammar/dialog.ebnf")) }

  static func ofDialogs() throws -> Grammar { try dialog.get() }

  /// Every word that means something in quotes: keywords, values, types, units.
  var words: Set<String> {
    literals { _ in true }.filter { $0.utf8.allSatisfy(\.isASCIILetter) }
  }
}
