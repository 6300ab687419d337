import DialogLocales

/// What the forms of predicates begin with: glances, so that none are worked out for words that cannot be one.
extension KoreanStem {
  /// Whether forms of one of the predicates of a name may begin with a letter, or the word that it is does.
  ///
  /// - Parameter name: the bytes of `닫다,끄다[으면]`, of 삭제, or of words that begin so.
  static func mayBegin(
    _ first: Unicode.Scalar, with name: some BidirectionalCollection<UInt8>
  ) -> Bool {
    anyPredicate(in: name) { word in
      guard let start = firstLetter(of: word) else { return false }
      return start == first
        || !keepsFirst(word) && KoreanSyllable(start)?.lead == KoreanSyllable(first)?.lead
    }
  }

  /// What the forms of the predicates of a name may begin with.
  static func openings(of name: some BidirectionalCollection<UInt8>) -> [Unicode.Scalar] {
    var letters: [Unicode.Scalar] = []
    _ = anyPredicate(in: name) { word in
      if keepsFirst(word) {
        if let first = firstLetter(of: word) { letters.append(first) }
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
  private static func keepsFirst(_ word: some BidirectionalCollection<UInt8>) -> Bool {
    guard word.suffix(3).elementsEqual("다".utf8) else { return true }
    // A syllable is three bytes.
    return switch word.count {
    case ..<9: false
    case 9: !word.dropFirst(3).starts(with: "르".utf8)
    default: true
    }
  }

  /// Whether something is so of one of the predicates before the endings.
  private static func anyPredicate<Name: BidirectionalCollection<UInt8>>(
    in name: Name, _ isSo: (Name.SubSequence) -> Bool
  ) -> Bool {
    var rest = name[...]
    while let end = rest.firstIndex(where: endsPredicate) {
      if isSo(rest[..<end]) { return true }
      if rest[end] != UInt8(ascii: ",") { return false }
      rest = rest[rest.index(after: end)...]
    }
    return isSo(rest)
  }

  private static func endsPredicate(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: " ")
  }

  /// Nil of letters that are neither of ASCII nor of three bytes, as Hangul is.
  private static func firstLetter(of word: some Collection<UInt8>) -> Unicode.Scalar? {
    var bytes = word.makeIterator()
    guard let first = bytes.next() else { return nil }
    if first < 0x80 { return Unicode.Scalar(first) }
    guard first >= 0xE0, first < 0xF0, let second = bytes.next(), let third = bytes.next() else {
      return nil
    }
    let value = UInt32(first & 0xF) << 12 | UInt32(second & 0x3F) << 6 | UInt32(third & 0x3F)
    return Unicode.Scalar(value)
  }
}
