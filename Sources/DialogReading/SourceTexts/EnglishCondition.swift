import DialogLocales
import DialogSupport

/// The conditions of English sentences.
extension Sentence {
  /// The only condition of an English sentence that says no nowhere, in lower case.
  public var englishCondition: String? {
    guard text.words.contains(where: conjunctions.contains), !text.words.contains(where: saysNo),
      let condition = text.text.condition, !condition.letterRuns().contains(where: \.mayBeNo)
    else { return nil }
    return condition
  }
}

extension Sentence {
  /// Whether an English sentence says that something is not so if something is.
  public var deniesUnderCondition: Bool {
    guard text.words.contains(where: conjunctions.contains), let condition = text.text.condition
    else {
      return false
    }
    let (all, own) = (text.words, condition.letterRuns())
    return all.count(where: Denial.isNegation) == 1 && !own.contains(where: \.mayBeNo)
      && !all.contains(where: otherDenials.contains)
  }
}

extension [String] {
  /// Whether the words of an English sentence begin with a condition that says no of a verb, and have no other one.
  public var deniesItsCondition: Bool {
    guard count > 5, self[0] == "if", persons.contains(self[1]) || articles.contains(self[1]),
      count(where: { $0 == "if" || $0 == "unless" || $0 == "even" || $0 == "only" }) == 1
    else { return false }
    let verb = articles.contains(self[1]) ? 3 : 2
    return denials.contains(self[verb]) || self[verb + 1] == "not" && helpers.contains(self[verb])
  }

  /// Whether English words tell what something is done for, after the deed: so that, so you can.
  public var saysWhatFor: Bool {
    indices.contains { index in
      self[index] == "so" && index + 2 < count
        && (self[index + 1] == "that"
          || persons.contains(self[index + 1]) && possibilities.contains(self[index + 2]))
    }
  }

  /// Whether English words may tell what is so in spite of something, or may be.
  public var mayConcede: Bool { contains(where: concessions.contains) }
}

extension String {
  /// The only condition of an English sentence in lower case: up to a comma where it comes first, or else to the
  /// end.
  fileprivate var condition: String? {
    let words = split(separator: " ")
    let places = words.indices.filter { conjunctions.contains(String(words[$0])) }
    guard places.count == 1, let place = places.first else { return nil }
    if place == 0 {
      let end = words.firstIndex { $0.last == "," }
      return end.flatMap { $0 < words.count - 1 ? words[1...$0].joined(separator: " ") : nil }
    }
    return place > 2 && !asking.contains(String(words[place - 1]))
      ? words[(place + 1)...].joined(separator: " ") : nil
  }
}

private func saysNo(_ word: String) -> Bool {
  Denial.isNegation(word) || otherDenials.contains(word) || word.utf8.hasSuffix("n’t")
}

private let conjunctions: Set<String> = ["if", "when", "once"]
/// Words that say no, or make another condition of one.
private let otherDenials: Set<String> = .words(
  "no never nobody none nothing without unless until unable even whether although though except otherwise than but"
)
/// What stands before a question: see if it works; before more than a condition: only if, as if.
private let asking: Set<String> = .words(
  "see check know wonder sure ask asks tell tells decide choose only as and or than at wants")
private let concessions: Set<String> = .words(
  """
  still anyway always stay stays keep keeps kept remain remains continue continues already can may able any
  every all both safe available work works same later again only regardless despite while
  """)
private let persons: Set<String> = ["you", "we", "they", "it", "he", "she"]
private let possibilities: Set<String> = [
  "can", "could", "will", "don't", "don’t", "won't", "won’t",
]
private let articles: Set<String> = ["your", "the", "this"]
private let helpers: Set<String> = ["do", "does", "did", "have", "has", "are", "is"]
private let denials: Set<String> = [
  "don't", "doesn't", "didn't", "haven't", "hasn't", "aren't", "isn't", "don’t", "doesn’t",
  "didn’t", "haven’t", "hasn’t", "aren’t", "isn’t",
]
