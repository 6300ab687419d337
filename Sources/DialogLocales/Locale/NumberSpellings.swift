/// The cardinal numbers that a language spells, by CLDR's rules.
public enum NumberSpellings {
  /// A number and one of its spellings, in no particular order; none of a language that is not in the table.
  public static func all(in tag: LanguageTag) -> [(value: Int, spelling: String)] {
    let script = tag.likelyScript == "Hant" ? "-Hant" : ""
    guard let line = StaticBytes(numberSpellingsData).line(startingWith: tag.language + script)
    else { return [] }
    return line.split("\t").flatMap { field -> [(value: Int, spelling: String)] in
      guard let (number, spellings) = field.cut("=") else { return [] }
      return spellings.split("|").map { (number.number, $0.string) }
    }
  }
}
