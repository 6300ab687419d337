/// Whether English words were left standing in a text that should be in another language.
public enum EnglishInOtherLanguages {
  /// Whether a text has English words that are no names.
  ///
  /// - Parameters:
  ///   - text: the English text.
  ///   - language: the first subtag of the other language.
  ///   - isLatin: whether that language is written in Latin letters, so that many words are the same.
  ///   - isTranslatedElsewhere: whether another language says it otherwise; then it is no name.
  public static func isLeft(
    _ text: EnglishText, in language: String, isLatin: Bool, isTranslatedElsewhere: Bool
  ) -> Bool {
    let words = text.tokens.filter { $0.isWord && !isName($0) }
    let lower = words.map { $0.lower }
    if lower.isEmpty { return false }
    let evidence = LatinEvidence(lower)
    let own = evidence.score(of: language)
    if lower.count > 1, evidence.score(of: "en") > (isLatin ? own : 0) { return true }
    if lower.contains(where: isVerbOfButtons) { return true }
    guard lower.count > 1 || !isLatin else { return false }
    return isTranslatedElsewhere && words.contains { !$0.readings.isEmpty && !isLatin }
      || isTranslatedElsewhere && lower.count > 2
  }

  /// Acronyms, words with digits or with a capital inside: VPN, MP3, iCloud.
  private static func isName(_ token: EnglishToken) -> Bool {
    switch token.shape {
    case .upper, .mixed: true
    default: false
    }
  }

  /// Verbs that buttons and titles begin with and that are spelt so in no other language.
  private static func isVerbOfButtons(_ word: String) -> Bool { verbs.contains(word) }

  private static let verbs: Set<String> = Set(
    """
    accept add allow apply archive ask block buy choose clear confirm connect continue copy create \
    decline delete deny disable discard disconnect dismiss edit enable enter erase exit find finish \
    follow forget get hide ignore invite join keep learn leave load lock make move mute open \
    overwrite paste pay quit read rebuild reject reload remind remove rename replace reply report \
    request restart restore retry save search select send share show skip sort subscribe switch try \
    turn undo unblock undo uninstall unlock unsubscribe update upgrade use verify view wait write
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
