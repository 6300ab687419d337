import DialogLocales

/// Words whose vowels are all as the last one of the word before asks: Turkish mi, mı, mu, mü.
struct VowelHarmony: Sendable {
  /// How each form goes with a last vowel.
  private var forms: [String: [Unicode.Scalar: String]] = [:]
  private let endings: [Substring]

  private static let asked: [Unicode.Scalar: Unicode.Scalar] = [
    "a": "ı", "ı": "ı", "e": "i", "i": "i", "o": "u", "u": "u", "ö": "ü", "ü": "ü",
  ]

  init(_ words: WritingWords) {
    endings = words.harmonicAfter.listedWords
    for word in words.harmonic.listedWords {
      let byVowel = VowelHarmony.asked.mapValues { vowel in
        word.replacing("i", with: String(vowel)).description
      }
      for form in byVowel.values { forms[form] = byVowel }
    }
  }

  /// What is wrong with a word after the one before it, where that is surely read as it is written; nil
  /// where nothing is.
  func suspect(at index: Int, in runs: [String]) -> WritingReader.Suspect? {
    guard index > 0, let byVowel = forms[runs[index]] else { return nil }
    let before = runs[index - 1]
    guard endings.contains(where: { before.utf8.hasSuffix($0) }),
      let vowel = before.unicodeScalars.last(where: { VowelHarmony.asked[$0] != nil }),
      let right = byVowel[vowel], right != runs[index]
    else { return nil }
    return WritingReader.Suspect(kind: .wrongAfter, words: index - 1...index, right: right)
  }
}
