/// Polish nouns of several persons, of which men are one at least, and the verb in the past of others: rodzice
/// dołączyły, for dołączyli.
extension WritingReader {
  /// The noun and its verb.
  func virileSubject(at index: Int) -> Suspect? {
    guard index > 0, guide.government != nil, let right = runs[index].virilePast else { return nil }
    let place = guide.words.reflexives.contains(runs[index - 1]) ? index - 2 : index - 1
    guard place >= 0, guide.government?.nouns[runs[place]]?.cells == .virile else { return nil }
    return Suspect(kind: .disagreeing, words: place...index, right: right)
  }
}

extension GrammarCells {
  /// Nouns of men are in the plural the only ones whose nominative is no accusative.
  static let virile = GrammarCells("M1")
}

extension String {
  /// A verb of the past as it is of men; nil of other words.
  fileprivate var virilePast: String? {
    guard utf8.hasSuffix("ły"), !notPast.contains(self) else { return nil }
    let isPast =
      verbs.contains(self)
      || ["czyły", "niły", "szyły", "wiły", "ciły", "dziły", "iły"].contains { utf8.hasSuffix($0) }
    return isPast ? dropLast(2) + "li" : nil
  }
}

private let notPast: Set<String> = .words(
  "miły niemiły były zgniły otyły zawiły przemiły przebyły")
private let verbs: Set<String> = .words(
  """
  zostały wysłały napisały dostały otrzymały zapisały dodały odebrały wybrały podały przesłały udostępniały \
  przyjechały odjechały poszły przyszły wyszły zalogowały wylogowały zmieniały oglądały odrzuciły anulowały \
  zaakceptowały zaprosiły zaprosiły usunęły zaczęły przestały skomentowały polubiły obejrzały
  """)
