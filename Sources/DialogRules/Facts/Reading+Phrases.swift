/// What tells phrases from sentences in languages that are not read as English and Korean are.
extension Reading {
  /// Whether it is a title without a verb, in a language whose most common verbs are known: “Name bereits
  /// vorhanden”. False where it may be a sentence.
  var isPhraseAsTitle: Bool {
    if let endsInNoun { return endsInNoun }
    return language.sentenceWords?.hasVerb(words).map { !$0 } ?? false
  }

  /// Whether it ends in a noun, as no sentence does. Nil where its signs do not tell.
  var endsInNoun: Bool? { language.sentenceWords?.endsInNoun(text) }

  /// Whether it instructs as labels do, with an infinitive: “Garten hinzufügen”.
  var endsInInfinitive: Bool { language.sentenceWords?.endsInInfinitive(text, words) ?? false }
}
