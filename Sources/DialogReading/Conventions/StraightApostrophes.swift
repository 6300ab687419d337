import DialogLocales
internal import DialogLocales

/// Apostrophes as typewriters have them: `Can't` for Can’t, `l'album` for l’album.
extension LanguageConventions {
  /// Languages that leave letters out, or put endings after names, with an apostrophe, which is U+2019 for all of
  /// them; written by hand.
  private static let withApostrophes: WordSet = .words("af ca en fr ga it mt nl oc tr")

  /// The straight apostrophes of a text that stand in a word, or between a word and a value: bytes of its UTF-8.
  ///
  /// - Parameter text: with U+FFFC for each placeholder.
  public func straightApostrophes(in text: String) -> [Range<Int>] {
    guard LanguageConventions.withApostrophes.contains(language) else { return [] }
    var (found, offset): ([Range<Int>], Int) = ([], 0)
    var before: Unicode.Scalar = " "
    var isAfterApostrophe = false
    for scalar in text.unicodeScalars {
      if isAfterApostrophe, joins(before, scalar) { found.append(offset - 1..<offset) }
      // Twice they are a code’s.
      if scalar != "'" || isAfterApostrophe { before = scalar }
      isAfterApostrophe = scalar == "'"
      offset += UTF8.width(scalar)
    }
    return found
  }

  private func joins(_ before: Unicode.Scalar, _ after: Unicode.Scalar) -> Bool {
    let sides = [before, after]
    return sides.allSatisfy { $0.properties.isAlphabetic || $0 == "\u{FFFC}" }
      && sides.contains(where: \.properties.isAlphabetic)
  }
}
