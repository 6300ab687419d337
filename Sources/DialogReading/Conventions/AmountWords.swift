/// The words of a language that multiply the number in front of them: लाख, करोड़.
public struct AmountWords: Sendable {
  private let factors: [String: Double]

  /// Read from its lists at each call; nil of a language whose words are not known.
  public init?(_ words: LanguageWords?) {
    guard let lists = NamedLists(words?.amounts) else { return nil }
    var factors: [String: Double] = [:]
    for name in lists.names {
      for word in lists.phrases(name) { factors[word] = Double(name) }
    }
    self.factors = factors
  }

  /// What the words of a text multiply by.
  ///
  /// - Parameter words: its runs of letters, in lower case.
  public func factor(_ words: [String]) -> Double {
    words.reduce(1) { $0 * (factors[$1] ?? 1) }
  }
}
