import DialogReading

extension TranslationPair {
  /// The word of a variant that says that something is mine, or somebody else’s, which its source says is yours: Mein
  /// Koffer for your suitcase.
  ///
  /// Titles and buttons call by my what is the reader’s own: Mes photos.
  func otherOwner(in variant: TextVariant) -> String? {
    let origin = counterparts(of: variant)[0]
    guard kind != .englishOfSource, [.text(.message), .text(.body)].contains(variant.element),
      let words = variant.reading.language.ownerWords, origin.reading.language.isEnglish,
      let source = origin.reading.language.ownerWords, variant.meaning.quotations.isEmpty
    else { return nil }
    let (meant, said) = (origin.meaning.lowered, variant.meaning.lowered)
    let count = source.countOfYours(meant)
    guard count > 0, meant.words.isDisjoint(with: ofOthers) else { return nil }
    if words.saysMine(said) { return words.word(ofMine: true, in: said) }
    let isLess = words.countOfYours(said) < count
    return count > 1 && isLess && words.saysTheirs(said) ? words.word(ofMine: false, in: said) : nil
  }
}

extension [String] {
  fileprivate func isDisjoint(with words: Set<String>) -> Bool { !contains(where: words.contains) }
}

/// English words of other people and things, of which something may be.
private let ofOthers: Set<String> = .words(
  "i i'm i’m my mine me we our us he she they his her its their it it's it’s who whose each everyone someone"
)
