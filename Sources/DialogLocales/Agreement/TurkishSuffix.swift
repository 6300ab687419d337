/// A Turkish suffix whose vowels follow the last vowel of the word before it: ’i/’ı/’u/’ü, de/da.
public struct TurkishSuffix: Hashable, Sendable {
  /// An apostrophe, as names and numbers take one, or nothing.
  let apostrophe: String
  /// The suffix as grammars write it: I is i ı u ü, A is e a, D is d or t; what stands in brackets is
  /// a consonant that only a vowel has before it, or a vowel that only a consonant has.
  let template: String
  /// The one form that stands in a text; empty where all do.
  public private(set) var written = ""

  private static let templates = [
    "(y)I", "(y)A", "DA", "DAn", "(n)In", "(y)lA", "lAr", "DIr", "lI", "lIk", "sIz", "(I)ncI",
  ]

  /// The forms after a voiced consonant, in any order, with or without an apostrophe on each:
  /// `’i/’ı/’u/’ü`, `'de/'da`; also with those after a voiceless one: `’de/’da/’te/’ta`.
  public init?(_ written: String) {
    let forms = written.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard forms.count > 1, let mark = forms[0].first else { return nil }
    let apostrophe = mark == "’" || mark == "'" ? String(mark) : ""
    let suffixes = forms.map { String($0.dropFirst(apostrophe.count)) }
    guard forms.allSatisfy({ $0.hasPrefix(apostrophe) }),
      let template = TurkishSuffix.templates.first(where: { $0.isWritten(as: suffixes) })
    else { return nil }
    self.apostrophe = apostrophe
    self.template = template
  }

  /// One form of a suffix, of which another value needs another form: ’de, also of ’deki. Names take an
  /// apostrophe, where none is written, too.
  ///
  /// - Parameter text: what follows a value.
  public init?(oneFormAtStartOf text: Substring) {
    let mark = text.prefix { $0 == "’" || $0 == "'" }
    let run = text.dropFirst(mark.count).prefix(while: \.isLetter)
    let isOfPlace = run.count > 3 && run.hasSuffix("ki")
    let form = String(run.dropLast(isOfPlace ? 2 : 0))
    let template = TurkishSuffix.templates.first { template in
      [.vowel, .voiced, .voiceless].contains { template.forms(after: $0).contains(form) }
    }
    guard mark.count < 2, let template else { return nil }
    (apostrophe, self.template, written) = (
      mark.isEmpty ? "’" : String(mark), template, mark + form
    )
  }

  /// The forms after a voiced consonant, each once: ’i/’ı/’u/’ü.
  public var name: String {
    template.forms(after: .voiced).map { apostrophe + $0 }.joined(separator: "/")
  }

  /// The form after a sound; after one that cannot be told `’(y)i`, as grammars name it.
  func form(_ sound: AgreementKind.Sound) -> String {
    guard let (vowel, end) = TurkishFinalSound.parts(of: sound) else {
      return apostrophe + template.expanded("i", "e") { $0 == "D" ? "d" : $0 == "(" ? "(" : ")" }
    }
    return apostrophe + template.expanded(after: vowel, end)
  }
}

extension AgreementKind {
  init(_ suffix: TurkishSuffix) {
    self.init(name: suffix.name, classifier: .turkishFinal, forms: suffix.form)
  }
}

extension String {
  fileprivate func isWritten(as suffixes: [String]) -> Bool {
    let voiced = forms(after: .voiced)
    if Set(suffixes).count != suffixes.count { return false }
    return Set(voiced) == Set(suffixes)
      || Set(voiced + forms(after: .voiceless)) == Set(suffixes)
  }

  fileprivate func forms(after end: TurkishFinalSound.End) -> [String] {
    let vowels: [TurkishFinalSound.Vowel] = [.front, .back, .backRounded, .frontRounded]
    var forms: [String] = []
    for vowel in vowels {
      let form = expanded(after: vowel, end)
      if !forms.contains(form) { forms.append(form) }
    }
    return forms
  }

  fileprivate func expanded(
    after vowel: TurkishFinalSound.Vowel, _ end: TurkishFinalSound.End
  ) -> String {
    // What stands in brackets keeps vowels from vowels and consonants from consonants.
    let isVowel = end == .vowel
    let dropsBracket = hasPrefix("(I") ? isVowel : !isVowel
    let kept = dropsBracket && hasPrefix("(") ? String(self[firstIndex(of: ")")!...]) : self
    return kept.expanded(vowel.high, vowel.low) { mark in
      mark == "D" ? (end == .voiceless ? "t" : "d") : ""
    }
  }

  fileprivate func expanded(
    _ high: String, _ low: String, _ other: (Character) -> String
  ) -> String {
    map { character in
      switch character {
      case "I": high
      case "A": low
      case "D", "(", ")": other(character)
      default: String(character)
      }
    }.joined()
  }
}
