import DialogReading

extension TranslationPair {
  /// The word of a variant that says that something is mine, or somebody else’s, and that of its source which says that
  /// it is yours: Mein Koffer for your suitcase.
  ///
  /// Titles and buttons call by my what is the reader’s own: Mes photos.
  func otherOwner(in variant: TextVariant) -> (meant: String, said: String)? {
    let (source, translation) = (meant(by: variant), own(of: variant))
    guard let meant = source.reading.language.ownerWords, translation.meaning.quotations.isEmpty,
      let words = translation.reading.language.ownerWords
    else { return nil }
    let (text, said) = (source.meaning.lowered, translation.meaning.lowered)
    if source.reading.language.isKorean, meant.saysTheirs(text), meant.countOfYours(text) == 0,
      !words.saysTheirs(said), let theirs = meant.wordOfTheirs(in: text)
    {
      return words.wordOfYours(in: said).map { (theirs, $0) }
    }
    guard let yours = meant.wordOfYours(in: text) else { return nil }
    if source.reading.language.isKorean {
      let isOther =
        words.saysTheirs(said) && words.countOfYours(said) == 0 && !words.saysMine(said)
        && koreanOfOthers.isDisjoint(with: text.words)
      return isOther ? words.wordOfTheirs(in: said).map { (yours, $0) } : nil
    }
    if source.reading.language.isEnglish, variant.isRunningText, ofUs.isDisjoint(with: text.words),
      let ours = words.wordOfOursAlone(in: said)
    {
      return (yours, ours)
    }
    guard source.reading.language.isEnglish, kind != .englishOfSource, variant.isRunningText,
      ofOthers.isDisjoint(with: text.words)
    else { return nil }
    if words.saysMine(said) { return words.wordOfMine(in: said).map { (yours, $0) } }
    let count = meant.countOfYours(text)
    let isTheirs =
      count > 1 && words.countOfYours(said) < count && words.saysTheirs(said)
    return isTheirs ? words.wordOfTheirs(in: said).map { (yours, $0) } : nil
  }
}

/// English words of those who speak, of whom something may be.
private let ofUs: Set<String> = ["our", "ours", "us", "ourselves", "company"]
/// English words of other people and things, of which something may be.
private let ofOthers: Set<String> = .words(
  "i i'm i’m my mine me we our us he she they his her its their it it's it’s who whose each everyone someone"
)
/// Korean ones.
private let koreanOfOthers: Set<String> = .words("그 그의 그녀 그녀의 본인 본인의 자신의 서로의 상대방의 누군가의 친구의")
