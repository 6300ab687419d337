import DialogFindings
import DialogModel
import DialogSupport
import DialogSyntax
import Foundation
import Testing

/// The list of rules and the sources that give them are in step.
@Suite struct RuleListTests {
  private static let rules = RuleDescription.syntax + RuleDescription.model

  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources").standardized

  /// The Swift files of a module, by name.
  private static func files(of module: String) throws -> [(name: String, text: String)] {
    let folder = sources.appending(path: module)
    let all = try #require(FileManager.default.enumerator(atPath: folder.path()))
    return try all.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted().map {
      ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
    }
  }

  @Test func everyRuleOfTheSourcesIsInTheList() throws {
    let rule = try Regex(#""((?:syntax|name|type|selection|button|alert|text|sheet)/[a-z0-9-]+)""#)
    var given: Set<String> = []
    for module in ["DialogSyntax", "DialogModel"] {
      for (_, text) in try Self.files(of: module) {
        // An example speaks of rules too, in directives and settings, but never quotes them.
        for match in text.matches(of: rule) { given.insert(String(match.output[1].substring!)) }
      }
    }
    #expect(given == Set(Self.rules.map(\.id.name)))
  }

  /// A finding is made from its description, which gives its severity too.
  @Test func everyFindingIsMadeFromItsDescription() throws {
    let literal = try Regex(#"Diagnostic\(\s*""#)
    for module in ["DialogSyntax", "DialogModel"] {
      for (name, text) in try Self.files(of: module) {
        #expect(text.firstMatch(of: literal) == nil, "\(module)/\(name)")
      }
    }
  }

  @Test func noRuleIsDescribedTwice() {
    let ids = Self.rules.map(\.id)
    #expect(Set(ids).count == ids.count)
  }

  @Test("rules are worded in the house style")
  func isWellWorded() {
    for rule in Self.rules {
      for text in [rule.summary.english, rule.summary.korean] {
        #expect(!text.hasSuffix(".") && !text.contains("\n"), "\(text)")
      }
      let first = rule.summary.english.first
      let isLower = first.map { !$0.isUppercase } ?? false
      #expect(isLower || rule.summary.english.hasPrefix("UTF"), "\(rule.id)")
      #expect(rule.reason.english.hasSuffix("."), "\(rule.id)")
      #expect(rule.reason.korean.hasSuffix("."), "\(rule.id)")
      #expect(rule.summary.korean.unicodeScalars.contains { $0.value >= 0xAC00 }, "\(rule.id)")
    }
  }
}
