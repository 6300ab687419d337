public import DialogLocales

/// A language that samples are written in, with all that they say in it.
public struct SampleLanguage: Sendable {
  /// As projects name it.
  public let tag: LanguageTag
  private let texts: [SamplePlace: SampleText]

  init(_ tag: String, _ texts: [SamplePlace: SampleText]) {
    self.tag = LanguageTag(tag)!
    self.texts = texts
  }

  /// The text at a place; every language has one for each.
  subscript(place: SamplePlace) -> SampleText { texts[place]! }

  /// All of them, in the order in which people are told of them.
  public static let all: [SampleLanguage] = [
    .english, .korean, .japanese, .simplifiedChinese, .german, .french, .spanish, .italian,
    .brazilianPortuguese, .russian, .arabic,
  ]

  /// Those that a sample is in unless others are asked for.
  public static let usual: [SampleLanguage] = [.english, .korean]

  /// Nil where there is no careful translation into it.
  public static func named(_ tag: String) -> SampleLanguage? {
    LanguageTag(tag).flatMap { tag in all.first { $0.tag == tag } }
  }
}
