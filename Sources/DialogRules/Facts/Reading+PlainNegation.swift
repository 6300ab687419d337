import DialogReading

extension Reading {
  /// Whether it says no by a word that can’t mean anything else.
  var saysNoPlainly: Bool {
    let isOfWords = language.conventions.spacesWords && !language.isKorean
    return language.plainNegation?.isSurely(in: text, words, isOfWords: isOfWords) ?? false
  }
}
