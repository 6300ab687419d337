import DialogLocales

/// Whether two short texts of one language have a word in common, in whatever form: “Löschen” and “gelöschte” no,
/// “Löschen” and “Löscht” yes.
public enum SharedWord {
  /// - Parameters:
  ///   - text: a few words, as of a button.
  ///   - other: a sentence, as of a title.
  ///   - language: the first subtag of a tag.
  public static func isIn(_ text: String, _ other: String, language: String) -> Bool {
    switch language {
    case "ja", "zh", "yue": sharesHan(text, other) ?? sharesRun(of: 2, text, other)
    case "th", "lo", "km", "my": sharesRun(of: 3, text, other)
    case "ko": sharesKoreanStem(text, other)
    case "ar", "fa", "he": sharesRoot(text, other)
    default: sharesStem(text, other)
    }
  }

  /// Nil of a text without a Han character.
  private static func sharesHan(_ text: String, _ other: String) -> Bool? {
    let han = text.unicodeScalars.filter(\.isHan)
    return han.isEmpty ? nil : han.contains { other.unicodeScalars.contains($0) }
  }

  private static func sharesRun(of length: Int, _ text: String, _ other: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    guard scalars.count > length else { return other.contains(text) }
    return (0...scalars.count - length).contains { start in
      var run = String.UnicodeScalarView()
      run.append(contentsOf: scalars[start..<start + length])
      return other.contains(String(run))
    }
  }

  // MARK: Korean

  /// Without 하기, and by the consonant and the vowel that the stem begins with: 나가기, 나갈까요.
  private static func sharesKoreanStem(_ text: String, _ other: String) -> Bool {
    let others = other.letterRuns()
    return text.letterRuns().contains { word in
      let ending = ["하기", "하다", "기", "함"].first { word.hasSuffix($0) && word != $0 } ?? ""
      let stem = String(word.dropLast(ending.count))
      return others.contains { $0.contains(stem) || beginsAlike($0, stem) }
    }
  }

  private static func beginsAlike(_ word: String, _ stem: String) -> Bool {
    guard let first = word.unicodeScalars.first, let own = stem.unicodeScalars.first,
      first.isHangulSyllable, own.isHangulSyllable,
      (first.value - 0xAC00) / 28 == (own.value - 0xAC00) / 28
    else { return false }
    return stem.count < 2 || word.count > 1 && first == own
  }

  // MARK: Roots and stems

  /// By the consonants of the root, in their order: מחק in למחוק.
  private static func sharesRoot(_ text: String, _ other: String) -> Bool {
    let others = other.letterRuns()
    return text.letterRuns().contains { word in
      let scalars = Array(word.unicodeScalars)
      let root = scalars.count > 3 ? scalars.filter { !weakLetters.contains($0) } : scalars
      return root.count < 2 || others.contains { isInOrder(root, $0) }
    }
  }

  private static func isInOrder(_ root: [Unicode.Scalar], _ word: String) -> Bool {
    var rest = root[...]
    for scalar in word.unicodeScalars where scalar == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }

  private static let weakLetters = Set("الهلמבתיוהאؤئةى".unicodeScalars)

  /// By three letters that words begin with, or four that one has anywhere.
  private static func sharesStem(_ text: String, _ other: String) -> Bool {
    let others = other.letterRuns()
    return text.letterRuns().contains { word in
      others.contains { other in
        if word.count < 3 || other.count < 3 {
          return other.hasPrefix(word) || word.hasPrefix(other)
        }
        return word.prefix(3) == other.prefix(3) || other.contains(word.prefix(4))
          || word.contains(other.prefix(4))
      }
    }
  }
}
