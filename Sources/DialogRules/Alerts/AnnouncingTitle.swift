import DialogReading

extension EnglishText {
  /// - Parameters:
  ///   - hasMessage: whether what the title leaves out can stand below it.
  ///   - codes: whether its placeholders may be codes.
  ///   - app: what the app is called.
  func onlyAnnounces(hasMessage: Bool, codes: Bool, app: [String]) -> Bool {
    guard sentences.count == 1, !tokens.contains(where: { $0.quotes > 0 }) else { return false }
    let isCode = { (token: EnglishToken) in
      token.kind == .number || token.kind == .opaque || token.kind == .placeholder
        || token.shape == .numeric
        || token.lower.hasPrefix("0x")
    }
    let words = tokens.filter { $0.isWord && !isCode($0) }
    if tokens.contains(where: isCode) {
      return codes && EnglishVocabulary.introducesCode(words.map(\.lower))
    }
    // “A Message from Lantern”
    if words.count > 2, words[words.count - 2].lower == "from", app.contains(string(words.last!)) {
      return EnglishVocabulary.onlyAnnounces(words.dropLast(2).map(\.lower), isSigned: true)
    }
    return EnglishVocabulary.onlyAnnounces(words.map(\.lower)) || hasMessage && callsOnPeople(words)
  }

  /// “Booking Issue”, “About the Backup”
  var leavesToMessage: Bool {
    sentences.count == 1 && sentences[0].ending != .question && tokens.allSatisfy { $0.quotes == 0 }
      && tokens.allSatisfy { $0.isWord || $0.isClauseEnd }
      && EnglishVocabulary.leavesToMessage(lowerWords)
  }

  /// “Battery Status”
  var namesTopic: Bool {
    tokens.allSatisfy { $0.isWord && $0.quotes == 0 }
      && EnglishVocabulary.onlyNamesTopic(lowerWords)
  }

  /// “Attention Bakers”
  private func callsOnPeople(_ words: [EnglishToken]) -> Bool {
    words.count == 2 && words[0].lower == "attention" && words[1].readings.contains(.plural)
  }
}
