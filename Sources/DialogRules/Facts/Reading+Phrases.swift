import DialogLocales
import DialogReading

/// What tells phrases from sentences in languages that are not read as English and Korean are.
extension Reading {
  /// Whether it is a title without a verb, in a language whose most common verbs are known: “Name bereits
  /// vorhanden”. False where it may be a sentence.
  var isPhraseAsTitle: Bool {
    if let endsInNoun { return endsInNoun }
    return FiniteVerbs.areIn(words, of: language.tag.language).map { !$0 } ?? false
  }

  /// Whether Japanese ends in a noun, as no sentence does: 送信, ダウンロード. Nil in other languages.
  var endsInNoun: Bool? {
    guard language.tag.language == "ja" else { return nil }
    let last = text.unicodeScalars.last { $0.isLetterOrMark || $0 == "\u{FFFC}" }
    guard let last, last != "\u{FFFC}" else { return true }
    return !Scripts.of(last).contains(.hiragana)
  }

  /// Whether the last word is a German infinitive, and nobody is asked for it: “Garten hinzufügen”.
  var endsInInfinitive: Bool {
    guard let last = text.letterRuns(isCaseKept: true).last, last.utf8.count > 3,
      last.unicodeScalars.first?.properties.isLowercase ?? false
    else { return false }
    return ["en", "ern", "eln"].contains(where: last.utf8.hasSuffix)
      && !words.contains { $0 == "sie" || $0 == "bitte" || $0 == "zu" }
      && !(FiniteVerbs.areIn(words, of: "de") ?? false)
  }
}
