/// Letters of two alphabets that cannot be told apart by eye (Unicode Technical Standard 39).
public enum LookAlikes {
  /// The Latin letter that a Greek or Cyrillic one looks like.
  public static func latin(for letter: Unicode.Scalar) -> Unicode.Scalar? {
    guard (0x370..<0x530).contains(letter.value) else { return nil }
    for index in stride(from: 0, to: lookAlikes.count, by: 2)
    where lookAlikes[index] == letter.value {
      return Unicode.Scalar(lookAlikes[index + 1])
    }
    return nil
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
