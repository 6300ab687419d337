import DialogLocales

/// What the forms of predicates begin with: glances, so that none are worked out for words that cannot be one.
extension KoreanStem {
  /// Whether forms of one of the predicates of a name may begin with a letter, or the word that it is does.
  ///
  /// - Parameter name: the bytes of `닫다,끄다[으면]`, of 삭제, or of words that begin so.
  static func mayBegin(_ first: Unicode.Scalar, with name: UnsafeBufferPointer<UInt8>) -> Bool {
    anyPredicate(in: name) { word in
      guard let start = letter(of: word) else { return false }
      return start == first
        || !keepsFirst(word) && KoreanSyllable(start)?.lead == KoreanSyllable(first)?.lead
    }
  }

  /// What the forms of the predicates of a name may begin with.
  static func openings(of name: UnsafeBufferPointer<UInt8>) -> [Unicode.Scalar] {
    var letters: [Unicode.Scalar] = []
    _ = anyPredicate(in: name) { word in
      if keepsFirst(word) {
        if let first = letter(of: word) { letters.append(first) }
      } else {
        letters += changingOpenings(of: String(decoding: word, as: UTF8.self))
      }
      return false
    }
    return letters
  }

  /// Those of a predicate whose first syllable changes: 켜, 켠, 켤, 켬, 켭 and 켰; 모 and 몰.
  private static func changingOpenings(of predicate: String) -> Set<Unicode.Scalar> {
    guard let stem = stem(of: predicate) else { return [] }
    let joined = joined(stem)
    var first = [stem[0], stem[0].open, joined[0]]
    if stem.count == 1 {
      first += [.n, .l, .lm, .m, .b].map { closed([stem[0].open], by: $0)[0] }
    }
    if joined.count == 1 { first.append(closed(joined, by: .ss)[0]) }
    return Set(first.map(\.scalar))
  }

  /// Whether all forms begin with the same syllable, as those of nouns and of 지우다 do; not 커 of 크다, 골라 of 고르다.
  private static func keepsFirst(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    // A syllable is three bytes.
    switch word.count {
    case 6: letter(of: word, at: 3) != "다"
    case 9: letter(of: word, at: 6) != "다" || letter(of: word, at: 3) != "르"
    default: true
    }
  }

  /// Whether something is so of one of the predicates before the endings.
  private static func anyPredicate(
    in name: UnsafeBufferPointer<UInt8>, _ isSo: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    var start = 0
    while true {
      let end = endOfPredicate(in: name, from: start)
      if isSo(UnsafeBufferPointer(rebasing: name[start..<end])) { return true }
      if end == name.count || name[end] != UInt8(ascii: ",") { return false }
      start = end + 1
    }
  }

  private static func endOfPredicate(in name: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var end = start
    while end < name.count, name[end] != UInt8(ascii: ","), name[end] != UInt8(ascii: "["),
      name[end] != UInt8(ascii: " ")
    {
      end += 1
    }
    return end
  }

  /// The letter at an offset in bytes; nil of one that is neither of ASCII nor of three bytes, as Hangul is.
  private static func letter(
    of word: UnsafeBufferPointer<UInt8>, at place: Int = 0
  ) -> Unicode.Scalar? {
    guard place < word.count else { return nil }
    let first = word[place]
    if first < 0x80 { return Unicode.Scalar(first) }
    guard first >= 0xE0, first < 0xF0, place + 2 < word.count else { return nil }
    let (second, third) = (UInt32(word[place + 1] & 0x3F), UInt32(word[place + 2] & 0x3F))
    return Unicode.Scalar(UInt32(first & 0xF) << 12 | second << 6 | third)
  }
}
