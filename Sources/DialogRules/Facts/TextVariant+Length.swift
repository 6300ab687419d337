extension TextVariant {
  /// How long it is, in hundredths of what a translation of a source has on average.
  func percentOfUsualLength(of source: TextVariant) -> Int {
    let usual = source.text.unicodeScalars.count * lengthOfHundred
    return text.unicodeScalars.count * 100 * source.lengthOfHundred / max(usual, 1)
  }

  /// How many scalars its language takes for a hundred of English.
  private var lengthOfHundred: Int { reading.language.statementWords?.lengthOfHundred ?? 100 }
}
