import DialogRules
import DialogText
import Foundation
import Testing

/// Single texts with a translation each, and the one rule that finds something in it, if any.
struct TranslationPairTests {
  struct Pair: Sendable, CustomTestStringConvertible {
    /// Nil where nothing is found.
    let rule: String?
    let locale: String
    /// `title`, `message`, `button`.
    let element: String
    let source: String
    let translation: String

    var testDescription: String { "\(rule ?? "-") \(locale): \(source) → \(translation)" }

    /// An alert with the text; `{count}` is a number, `{name}` a text.
    var file: String {
      let declared = [("count", "Int"), ("name", "String")]
        .filter { source.contains("{\($0.0)}") }.map { "\($0.0): \($0.1)" }
      let texts = "{ en \"\(source)\"  \(locale) \"\(translation)\" }"
      return """
        project Pairs {
          source en
          locales en, \(locale)
        }

        alert Pair\(declared.isEmpty ? "" : "(\(declared.joined(separator: ", ")))") {
          purpose problem
          \(element == "title" ? "" : "title \"Something Odd Happened\"")
          \(element == "button" ? "button act" : element) \(texts)
          \(element == "button" ? "cancel" : "button ok")
        }
        """
    }
  }

  static let pairs: [Pair] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Fixtures/Localization/Pairs.txt").standardized
    let lines = try! String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    return lines.filter { !$0.hasPrefix("#") }.map { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      return Pair(
        rule: cells[0] == "-" ? nil : "l10n/" + cells[0], locale: cells[1], element: cells[2],
        source: cells[3], translation: cells[4])
    }
  }()

  @Test("a translation has the finding that is drawn beside it, and no other", arguments: pairs)
  func isFound(_ pair: Pair) {
    let found = findings(in: pair.file).filter { finding in
      let isMissing = finding.rule.name == "l10n/missing"
      return finding.severity == .error || finding.rule.name.hasPrefix("l10n/") && !isMissing
    }
    #expect(found.map(\.rule.name) == [pair.rule].compactMap { $0 }, "\(found.map(\.message))")
  }

  @Test("there are good translations beside faulty ones, in many languages")
  func isBroad() {
    #expect(Set(Self.pairs.filter { $0.rule == nil }.map(\.locale)).count >= 12)
    #expect(Set(Self.pairs.filter { $0.rule != nil }.map(\.locale)).count >= 12)
  }
}
