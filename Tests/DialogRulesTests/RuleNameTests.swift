import DialogFindings
import DialogModel
import DialogRules
import DialogSyntax
import DialogText
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

  private static let ids =
    RuleDescription.syntax.map(\.id) + RuleDescription.model.map(\.id) + Rule.all.map(\.id)

  private static let declarations: [Declaration] = {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources").standardized
    return ["DialogSyntax", "DialogModel", "DialogRules"].flatMap { module in
      swiftFiles(in: sources.appending(path: module)).flatMap(declarations)
    }
  }()

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
