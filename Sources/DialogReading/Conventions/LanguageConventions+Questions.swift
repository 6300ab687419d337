extension LanguageConventions {
  /// Whether a text asks: by a mark anywhere, or by the words the language asks with.
  ///
  /// - Parameter text: with U+FFFC for each placeholder.
  public func asks(_ text: String) -> Bool {
    if text.unicodeScalars.contains(where: { SentenceEnd.mark($0) == .question }) { return true }
    if language == "ko" { return KoreanText(text).sentences.contains { $0.form == .question } }
    return questions?.ask(text) ?? false
  }

  /// The mark at the end of questions, of a language that tells them by words and has it still; nil
  /// where a word is enough, or where only the mark tells.
  public var requiredQuestionMark: String? { questions?.mark }
}
