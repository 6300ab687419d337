import DialogLocales

/// Words whose vowels are all as the last one of the word before asks: Turkish mi, mı, mu, mü; de, da.
struct VowelHarmony: Sendable {
  /// The words as they are after i, by all their forms.
  private var words: [String: String] = [:]
  private let endings: [Substring]

  init(_ known: WritingWords) {
    endings = known.harmonicAfter.listedWords
    for word in known.harmonic.listedWords.map(String.init) {
      for vowel in ["i", "ı", "u", "ü"] { words[word.inHarmony(with: vowel)] = word }
    }
  }

  /// What is wrong with a word after the one before it, where that is surely read as it is written; nil
  /// where nothing is.
  func suspect(at index: Int, in runs: [String]) -> WritingReader.Suspect? {
    guard index > 0, let word = words[runs[index]] else { return nil }
    let before = runs[index - 1]
    guard endings.contains(where: { before.utf8.hasSuffix($0) }),
      let vowel = TurkishFinalSound.highVowel(after: before)
    else { return nil }
    let right = word.inHarmony(with: vowel)
    return right == runs[index]
      ? nil : WritingReader.Suspect(kind: .wrongAfter, words: index - 1...index, right: right)
  }
}

extension String {
  /// A word as it is after i, after another vowel.
  fileprivate func inHarmony(with vowel: String) -> String {
    replacing("i", with: vowel).replacing("e", with: "ıu".contains(vowel) ? "a" : "e")
  }
}
