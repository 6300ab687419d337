/// The words that buttons of a platform carry in each language: Cancel, 취소, Abbrechen.
///
/// A language that a term is not known for has none; nothing is guessed.
public enum PlatformTerms {
  /// The terms, as a button's name asks for them.
  public static let names = [
    "cancel", "ok", "delete", "done", "save", "close", "remove", "discard", "edit", "share", "open",
    "retry", "continue", "allow", "dontAllow", "notNow", "settings", "signIn", "signOut", "logOut",
    "reset", "erase", "replace", "send", "reply", "view", "ignore", "undo", "yes", "no",
  ]

  /// What a button of that name says where its text is not given.
  public static func text(for name: String, in language: LanguageTag) -> String? {
    texts(for: name, in: language).first
  }

  /// The words that pass for the term, the one to write first; none where it is not known.
  public static func texts(for name: String, in language: LanguageTag) -> [String] {
    for line in lines(for: language) {
      if let value = line.value(ofField: name) { return value.split("|").map(\.string) }
    }
    return []
  }

  /// All terms that are known in a language, with the words that pass for them.
  public static func terms(in language: LanguageTag) -> [(name: String, texts: [String])] {
    var found: [(name: String, texts: [String])] = []
    for line in lines(for: language) {
      for field in line.split("\t").dropFirst() {
        guard let (key, value) = field.cut("="), !found.contains(where: { key.equals($0.name) })
        else { continue }
        found.append((key.string, value.split("|").map(\.string)))
      }
    }
    return found
  }

  /// Whether a text is one of the words of a term; letters may be in either case, an apostrophe
  /// straight or curly, and the spaces of any width.
  public static func isTerm(_ text: String, _ name: String, in language: LanguageTag) -> Bool {
    let key = folded(text)
    return texts(for: name, in: language).contains { folded($0) == key }
  }

  /// The terms that a text is a word of, in the order of `names`.
  public static func names(of text: String, in language: LanguageTag) -> [String] {
    names.filter { isTerm(text, $0, in: language) }
  }

  /// The languages with a term of their own, in the order of their tags' bytes.
  public static func languages(for name: String) -> [LanguageTag] {
    StaticBytes(termTable).split("\n").compactMap { line in
      guard line.value(ofField: name) != nil else { return nil }
      return LanguageTag(line.cut("\t")!.0.string)
    }
  }

  private static func lines(for tag: LanguageTag) -> [StaticBytes] {
    StaticBytes(termTable).lines(for: tag)
  }

  private static func folded(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "’": result.unicodeScalars.append("'")
      case _ where scalar.properties.isWhitespace: result.unicodeScalars.append(" ")
      default: result += scalar.properties.lowercaseMapping
      }
    }
    return result
  }
}

extension StaticBytes {
  /// In a table of languages, the lines of a tag and of its ancestors in the same language.
  func lines(for tag: LanguageTag) -> [StaticBytes] {
    if tag.tag == tag.language, let line = line(startingWith: tag.tag) { return [line] }
    let chain = LocaleData.find(tag)?.chain ?? [tag]
    return chain.filter { $0.language == chain[0].language }
      .compactMap { line(startingWith: $0.tag) }
  }
}
