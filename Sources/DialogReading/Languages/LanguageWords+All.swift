extension LanguageWords {
  /// The languages of which something is known, each by its tag's first subtag, and by its script where
  /// it is written in several. Of those in Latin letters the ones come first that a text is most likely
  /// in where it should be in another.
  static let all: [(language: String, script: String?, words: @Sendable () -> LanguageWords)] = [
    ("en", nil, { .english }),
    ("fr", nil, { .french }),
    ("de", nil, { .german }),
    ("es", nil, { .spanish }),
    ("pt", nil, { .portuguese }),
    ("it", nil, { .italian }),
    ("tr", nil, { .turkish }),
    ("pl", nil, { .polish }),
    ("cs", nil, { .czech }),
    ("nl", nil, { .dutch }),
    ("ko", nil, { .korean }),
    ("ja", nil, { .japanese }),
    ("zh", "Hans", { .simplifiedChinese }),
    ("zh", "Hant", { .traditionalChinese }),
    ("ru", nil, { .russian }),
    ("uk", nil, { .ukrainian }),
    ("ar", nil, { .arabic }),
    ("he", nil, { .hebrew }),
    ("th", nil, { .thai }),
    ("vi", nil, { .vietnamese }),
  ]
}
