extension LocaleData {
  /// The currencies whose amounts have other than two fraction digits, by code.
  public static var currenciesWithOtherDigits: [(code: String, digits: Int)] {
    StaticBytes(fractionDigitsTable).split(" ").map { entry in
      let place = entry.count - 1
      return (entry.prefix(place).string, entry.suffix(from: place).number)
    }
  }
}
