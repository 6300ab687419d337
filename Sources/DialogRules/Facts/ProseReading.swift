import DialogReading

/// What a title or a message says: values, made once for each text.
final class ProseReading {
  /// Its words but those that frame what is said and say nothing by themselves.
  let contentWords: ContentWords
  /// What its words imply, so that it needs not be said besides: tickets of what is sold out.
  let impliedMeanings: [Set<String>]
  /// The action that it asks about, as a button’s title: Delete, 삭제.
  let verbOfQuestion: String?
  /// The sentences that hide what happened.
  let obliqueSentences: [ObliqueSentence]

  init(of prose: Reading) {
    let (english, korean) = (prose.english, prose.korean)
    contentWords = ContentWords(of: prose.bytes, prose.words, in: prose.language)
    impliedMeanings = prose.language.meaningsImplied(by: prose.words)
    verbOfQuestion = english?.verbOfQuestion ?? korean?.verbOfQuestion
    obliqueSentences = english?.obliqueSentences ?? korean?.obliqueSentences ?? []
  }

  /// Whether its words imply a meaning.
  func implies(_ meaning: String) -> Bool {
    impliedMeanings.contains { $0.contains(meaning) }
  }
}
