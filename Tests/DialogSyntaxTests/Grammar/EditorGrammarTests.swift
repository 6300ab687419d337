import DialogSyntax
import Foundation
import Testing

/// What editors colour are the words of the grammar, neither more nor fewer.
@Suite struct EditorGrammarTests {
  /// Units are a part of numbers in editors; what is refused has a colour of its own.
  private func expectedWords() throws -> [String] {
    let refused = Keyword.refusedStatements.map(\.rawValue)
    return try Grammar.ofDialogs().words.subtracting(["s", "ms"]).union(refused).sorted()
  }

  @Test func vimKnowsTheWordsOfTheGrammar() throws {
    let options: Set<String> = ["contained", "skipwhite", "skipempty"]
    var words: Set<String> = []
    for line in try Repository.text("Grammar/dialog.vim").split(separator: "\n") {
      if line.hasPrefix("syntax keyword ") {
        let named = line.split(separator: " ").dropFirst(3).map(String.init)
        words.formUnion(named.filter { !options.contains($0) && !$0.contains("=") })
      } else if line.hasPrefix("syntax match "), let pattern = line.firstMatch(of: /\/(.*)\//) {
        words.formUnion(self.words(ofPattern: String(pattern.1)))
      }
    }
    #expect(try words.sorted() == expectedWords())
  }

  @Test func treeSitterKnowsTheWordsOfTheGrammar() throws {
    let data = Data(try Repository.text("Grammar/tree-sitter/src/grammar.json").utf8)
    var words: Set<String> = []
    collectStrings(of: try JSONSerialization.jsonObject(with: data), into: &words)
    #expect(try words.sorted() == expectedWords())
  }

  @Test func textMateKnowsTheWordsOfTheGrammar() throws {
    let data = Data(try Repository.text("Grammar/dialog.tmLanguage.json").utf8)
    var words: Set<String> = []
    collectWords(of: try JSONSerialization.jsonObject(with: data), into: &words)
    #expect(try words.sorted() == expectedWords())
  }

  @Test func textMatePatternsIncludeWhatIsThere() throws {
    let data = Data(try Repository.text("Grammar/dialog.tmLanguage.json").utf8)
    let grammar = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let repository = try #require(grammar["repository"] as? [String: Any])
    var included: Set<String> = []
    collectIncludes(of: grammar, into: &included)
    #expect(included.sorted() == repository.keys.map { "#\($0)" }.sorted())
  }

  private func collectWords(of value: Any, into words: inout Set<String>) {
    if let list = value as? [Any] {
      for element in list { collectWords(of: element, into: &words) }
    } else if let object = value as? [String: Any] {
      for (key, value) in object {
        if let pattern = value as? String, ["match", "begin", "end"].contains(key) {
          words.formUnion(self.words(ofPattern: pattern))
        } else {
          collectWords(of: value, into: &words)
        }
      }
    }
  }

  /// The words that rules of tree-sitter spell.
  private func collectStrings(of value: Any, into words: inout Set<String>) {
    if let list = value as? [Any] {
      for element in list { collectStrings(of: element, into: &words) }
    } else if let object = value as? [String: Any] {
      let text = object["type"] as? String == "STRING" ? object["value"] as? String : nil
      if let text, text.contains(where: \.isLetter) { words.insert(text) }
      for value in object.values { collectStrings(of: value, into: &words) }
    }
  }

  /// The words a regular expression spells: what is left without escapes, sets and counts.
  private func words(ofPattern pattern: String) -> [String] {
    let signs = /\\z[es]|\\.|\[[^\]]*\]|\{[^}]*\}/
    let letters = pattern.replacing(signs, with: " ")
    return letters.split { !$0.isLetter }.map(String.init)
  }

  private func collectIncludes(of value: Any, into names: inout Set<String>) {
    if let list = value as? [Any] {
      for element in list { collectIncludes(of: element, into: &names) }
    } else if let object = value as? [String: Any] {
      if let name = object["include"] as? String { names.insert(name) }
      for value in object.values { collectIncludes(of: value, into: &names) }
    }
  }
}
