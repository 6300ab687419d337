/// Calling people 당신.
extension KoreanText {
  /// The first word that calls people 당신 or 너, which sounds rude to a stranger. In a phrase it may be of the
  /// name of a work: 당신 그리고 나 재생 실패.
  ///
  /// - Parameter inPhrases: whether phrases are read too, as those that name a field.
  public func rudeAddress(inPhrases: Bool) -> Range<Int>? {
    for sentence in sentences where inPhrases || sentence.form.isSentence {
      for word in sentence.words where !word.isQuoted && Self.callsYou(word.text) {
        return word.range
      }
    }
    return nil
  }

  private static func callsYou(_ word: String) -> Bool {
    word.utf8.hasPrefix("당신") || youAmongFriends.contains(word)
  }

  private static let youAmongFriends: Set<String> = [
    "너의", "너를", "너는", "너에게", "너한테", "네가", "니가", "너도", "너희", "너희의", "너희가",
  ]
}
