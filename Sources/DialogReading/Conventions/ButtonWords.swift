/// What a language's buttons say, and how it speaks of pressing them.
public struct ButtonWords: Sendable {
  /// What buttons say that do nothing but close a dialog.
  private let acknowledgements: Set<String>
  private let pressing: [String]

  /// Read from its lists at each call; nil of a language whose words are not known, and of English and
  /// Korean, of whose buttons their vocabularies know more.
  public init?(_ words: LanguageWords?) {
    guard let lists = NamedLists(words?.buttons) else { return nil }
    acknowledgements = Set(lists.phrases("acknowledging"))
    pressing = [String].words(lists["pressing"] ?? "").withForms
  }

  /// Whether a title only acknowledges or goes back: Verstanden, わかりました, Retour.
  public func acknowledges(_ title: String) -> Bool {
    acknowledgements.contains(title.lowercased().replacing("’", with: "'"))
  }

  /// Whether a text has a verb that tells people to press or to choose a button.
  public func pressesButton(_ text: String) -> Bool {
    let lower = text.lowercased()
    return pressing.contains { lower.contains($0) }
  }
}
