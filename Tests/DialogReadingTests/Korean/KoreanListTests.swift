import DialogLocales
import DialogSupport
import Testing

@testable import DialogReading

/// The forms of predicates in Korean’s lists are worked out: none has two of a predicate that any list names by
/// its dictionary form.
@Suite struct KoreanListTests {
  @Test("no list of concepts spells the forms of a predicate")
  func conceptsSpellNoForms() {
    for line in LanguageWords.korean.concepts.description.split(separator: "\n") {
      let (name, rest) = line.cut(at: ":")!
      expectNoForms(of: rest.parts(at: "|").map(\.trimmed), in: String(name))
    }
  }

  @Test("no other list does")
  func listsSpellNoForms() {
    let words = LanguageWords.korean
    for list in [words.statements, words.roles, words.denial, words.modality, words.clauses] {
      for name in NamedLists(list)!.names {
        expectNoForms(of: NamedLists(list)!.phrases(name), in: String(name))
      }
    }
  }

  private func expectNoForms(of phrases: [String], in list: String) {
    // No is said in words that once were forms.
    let plain = phrases.filter {
      $0.first != "-" && !$0.contains(where: "~ _".contains) && !["아니요", "아니오"].contains($0)
    }
    for (predicate, forms) in Self.predicates {
      let spelled = plain.filter { phrase in
        forms.include(phrase.filter { $0 != "-" && $0 != "*" })
      }
      #expect(
        Set(spelled.map { $0.filter { $0 != "-" } }).count < 2,
        "\(list): ~\(predicate) for \(spelled)")
    }
  }

  /// Those that a list names, with how their forms begin.
  private static let predicates: [String: KoreanStem.Beginnings] = {
    let words = LanguageWords.korean
    let lists = [words.concepts, words.statements, words.denial, words.modality, words.clauses]
    let named = lists.flatMap { list in
      list.description.split(whereSeparator: \.isWhitespace).compactMap { item in
        item.contains("~")
          ? item.split(separator: "~").last?.filter { $0 != "*" && $0 != "." } : nil
      }
    }
    let predicates = Set(named.filter { $0.last == "다" && !$0.contains("_") && $0.count > 1 })
    return Dictionary(uniqueKeysWithValues: predicates.map { ($0, KoreanStem.beginnings(of: $0)) })
  }()
}
