import DialogLocales

/// What a source counts by numbers in digits.
public enum SourceCount {
  /// Whether an English or Korean source counts something by a number: 3 new photos, 사진 3장. In “row 5, seat 12” a
  /// number only names.
  public static func counts(by number: Int, in text: String) -> Bool {
    let tokens = TextTokens(text)
    return tokens.all.indices.contains { index in
      tokens[index].kind == .digits && Int(tokens.text(index)) == number
        && (countsEnglish(after: index, in: tokens) || countsKorean(after: index, in: tokens))
    }
  }

  /// Whether one of the next three words is a noun of several.
  private static func countsEnglish(after index: Int, in tokens: TextTokens) -> Bool {
    var place = index
    for _ in 0..<3 {
      guard let next = tokens.word(after: place) else { return false }
      let word = tokens.text(next).lowercased()
      if word.isPluralOfEnglish { return true }
      if notBetween.contains(word) { return false }
      place = next
    }
    return false
  }

  private static func countsKorean(after index: Int, in tokens: TextTokens) -> Bool {
    let isApart = index + 1 < tokens.all.count && tokens[index + 1].kind == .space
    let next = index + (isApart ? 2 : 1)
    guard next < tokens.all.count, tokens[next].kind == .letters else { return false }
    return koreanCounters.contains { tokens.text(next).hasPrefix($0) }
  }
}

extension String {
  /// Whether it may be an English noun of several, by its form.
  fileprivate var isPluralOfEnglish: Bool {
    utf8.count > 3 && utf8.last == UInt8(ascii: "s")
      && !["ss", "us", "is"].contains(where: utf8.hasSuffix) || irregularPlurals.contains(self)
  }
}

private let irregularPlurals: Set<String> = ["people", "children", "men", "women"]
/// Words that stand in no group of nouns.
private let notBetween: Set<String> = .words(
  "is are was were in on of to for from with at by and or will can has have starts ends begins")
/// Counters of things, people and animals; those of floors, times and steps only name.
private let koreanCounters = [
  "개", "명", "장", "건", "곡", "권", "마리", "대", "편", "통", "잔", "벌", "켤레", "가지", "과목", "그루", "송이", "자루",
  "채", "척",
]
