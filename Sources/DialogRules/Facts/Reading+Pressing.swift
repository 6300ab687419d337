import DialogLocales

extension Reading {
  /// Whether it may name a button: whether it quotes something, or is English and says to press something.
  var quotesOrOrders: Bool {
    let quotes = TextTraits.Marks([.quote, .straightQuote, .straightApostrophe])
    return !traits.marks.isDisjoint(with: quotes)
      || language.isEnglish && words.contains(where: englishPressingVerbs.contains)
  }
}

/// Verbs of English that say to press a button.
let englishPressingVerbs: Set<String> = [
  "choose", "tap", "click", "press", "select", "hit", "pick", "touch",
]
