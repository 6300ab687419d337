import DialogCompiler
import DialogFindings
import Foundation
import Testing

/// Who knows a rule's id knows its constant and its file: `button/verb` is `buttonVerb` in
/// `ButtonVerb.swift`.
@Suite struct RuleNameTests {
  /// Where a rule is described: its id, the constant and the file, without its ending.
  private struct Declaration {
    let id: RuleID
    let constant: String
    let file: String
  }

  private static let ids = allRules.map(\.id)

  private static let files = swiftFiles(
    in: URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources").standardized)

  private static let declarations = files.flatMap(declarations)

  private static func swiftFiles(in folder: URL) -> [URL] {
    let paths = FileManager.default.enumerator(atPath: folder.path())?.compactMap { $0 as? String }
    return (paths ?? []).filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0) }
  }

  private static func declarations(in file: URL) -> [Declaration] {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.matches(of: #/let (\w+) = Rule(?:Description)?\(\s*"([^"]+)"/#).map {
      Declaration(
        id: RuleID(String($0.output.2)), constant: String($0.output.1),
        file: file.deletingPathExtension().lastPathComponent)
    }
  }

  @Test func everyRuleIsDescribedOnce() {
    #expect(Self.declarations.map(\.id).sorted() == Self.ids.sorted())
  }

  /// A finding names its rule by the constant, so that none is reported that nothing describes.
  @Test func noRuleIsReportedByAString() throws {
    let string = #/\b(?:Diagnostic|CatalogFinding|FileProblem|RuleID|report)\(\s*(?:rule:\s*)?"/#
    let quoted = #/"((?:input|output|catalog)\/[a-z0-9-]+)"/#
    for file in Self.files {
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.firstMatch(of: string) == nil, "\(file.lastPathComponent)")
      let described = Self.declarations(in: file).map(\.id.name)
      for match in text.matches(of: quoted) {
        #expect(described.contains(String(match.output.1)), "\(file.lastPathComponent)")
      }
    }
  }

  @Test("constant and file follow the id")
  func followsItsID() {
    for id in Self.ids {
      let declaration = Self.declarations.first { $0.id == id }
      let words = id.name.split { $0 == "/" || $0 == "-" }
      let capitalized = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }
      #expect(declaration?.constant == words[0] + capitalized.dropFirst().joined(), "\(id)")
      #expect(declaration?.file == capitalized.joined(), "\(id)")
    }
  }
}
