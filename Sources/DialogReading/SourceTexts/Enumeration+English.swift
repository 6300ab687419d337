import DialogLocales

extension Enumeration {
  /// What the sentences of an English text list: things that “and” or “or” joins, or three and more things or deeds.
  ///
  /// Of two things none is told that other languages say in one word, as date and time.
  public static func inEnglish(_ text: EnglishText) -> [Enumeration] {
    text.sentences.enumerated().flatMap { index, sentence in
      sentence.content.compactMap { place in
        text.tokens[place].isJoint
          ? EnglishConjunction(text.tokens, sentence.content, at: place)?.list.map {
            Enumeration(
              items: $0.items, $0.kind, inSentence: index,
              joint: Enumeration.Joint(rawValue: text.tokens[place].lower))
          } : nil
      }
    }
  }
}
