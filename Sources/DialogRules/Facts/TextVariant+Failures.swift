import DialogReading

/// What the message of a failure says besides, and what adds nothing to its title.
extension TextVariant {
  /// Whether a word is the network that a connection is to, where the title says No Connection.
  func namesNetwork(_ meaning: String) -> Bool {
    if english != nil {
      return meaning == EnglishVocabulary.meaning(of: "network")
        && words.contains { ["connected", "connection"].contains($0) }
    }
    return locale.isKorean && words.contains { $0.utf8.hasPrefix("연결") }
      && ["인터넷", "네트워크"].contains { meaning == KoreanVocabulary.meaning(of: $0) }
  }

  /// Whether a word only says of what a deed failed: the video of “Your video couldn’t be uploaded.”, where the
  /// title says Upload Failed.
  func namesWhatFailed(_ meaning: String) -> Bool {
    if let words = korean?.words, words.count == 3, korean?.sentences.count == 1 {
      return ["을", "를"].contains(where: words[0].text.utf8.hasSuffix)
        && KoreanVocabulary.meaning(of: words[0].text) == meaning
    }
    guard let english, english.sentences.count == 1, let first = english.lowerWords.first,
      ["your", "the", "this", "these"].contains(first)
    else { return false }
    let subject = english.lowerWords.dropFirst().prefix { !EnglishVocabulary.isDenial($0) }
    let rest = english.lowerWords.dropFirst(1 + subject.count)
    return subject.count == 1 && EnglishVocabulary.meaning(of: subject.first!) == meaning
      && (rest.contains { ["be", "been", "wasn't", "weren't"].contains($0) }
        || rest.starts(with: ["failed", "to"]))
  }
}
