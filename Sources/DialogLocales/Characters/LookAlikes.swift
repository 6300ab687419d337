/// Letters of two alphabets that cannot be told apart by eye (Unicode Technical Standard 39).
public enum LookAlikes {
  /// The Latin letter that one of Greek, Cyrillic, Armenian or Cherokee, or of full width, looks like.
  public static func latin(for letter: Unicode.Scalar) -> Unicode.Scalar? {
    if letter.isFullWidthLatin { return Unicode.Scalar(letter.value - 0xFEE0) }
    if let latin = ofRareScripts[letter] { return latin }
    guard (0x370..<0x530).contains(letter.value) else { return nil }
    for index in stride(from: 0, to: lookAlikes.count, by: 2)
    where lookAlikes[index] == letter.value {
      return Unicode.Scalar(lookAlikes[index + 1])
    }
    return nil
  }

  /// Those of Armenian and Cherokee.
  private static let ofRareScripts: [Unicode.Scalar: Unicode.Scalar] = {
    let pairs = """
      ՕOՍUՏSԼLօoսuցgզqյjհhոn ᎠDᎡRᎢTᎪAᎫJᎬEᎳWᎷMᎻHᎽYᏀGᏃZᏒRᏔWᏙVᏚSᏞLᏟCᏢPᏦKᏴBᏮb
      """.unicodeScalars.filter { $0 != " " }
    return Dictionary(uniqueKeysWithValues: zip(pairs.striding(from: 0), pairs.striding(from: 1)))
  }()

  /// The character that a Kangxi radical, a sign of dictionaries, looks like.
  public static func character(forRadical radical: Unicode.Scalar) -> Unicode.Scalar? {
    guard (0x2F00...0x2FD5).contains(radical.value) else { return nil }
    // Three bytes each.
    let place = Int(radical.value - 0x2F00) * 3
    let bytes = UnsafeBufferPointer(start: radicalCharacters.utf8Start + place, count: 3)
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.first
  }

  /// The Greek letter that a Cyrillic one looks like, or the reverse.
  public static func letter(
    of script: Scripts, forOther letter: Unicode.Scalar
  ) -> Unicode.Scalar? {
    if let latin = latin(for: letter), let same = self.letter(of: script, for: latin) {
      return same
    }
    let pairs = "τтκкπпεеΓГΠПΦФφфΛЛ".unicodeScalars
    let index = pairs.firstIndex(of: letter)
    return index.flatMap { index in
      let isGreek = Scripts.of(letter) == .greek
      return pairs[isGreek ? pairs.index(after: index) : pairs.index(before: index)]
    }
  }

  /// The Greek or Cyrillic letter that a Latin one looks like.
  ///
  /// - Parameter script: `.greek` or `.cyrillic`.
  public static func letter(of script: Scripts, for latin: Unicode.Scalar) -> Unicode.Scalar? {
    for index in stride(from: 0, to: lookAlikes.count, by: 2)
    where lookAlikes[index + 1] == latin.value {
      let letter = Unicode.Scalar(lookAlikes[index])!
      let isModern = script == .greek || (0x410..<0x460).contains(letter.value)
      if Scripts.of(letter) == script, isModern { return letter }
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// Whether it is a Latin letter as wide as a Chinese character.
  public var isFullWidthLatin: Bool {
    (0xFF21...0xFF3A).contains(value) || (0xFF41...0xFF5A).contains(value)
  }
}

extension String.UnicodeScalarView {
  /// Every other one.
  fileprivate func striding(from first: Int) -> [Unicode.Scalar] {
    enumerated().filter { $0.offset % 2 == first }.map(\.element)
  }
}
