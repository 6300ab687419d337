extension LanguageTag {
  /// The script the language is written in, as its four-letter code (`Hang`, `Latn`): the tag's own,
  /// or the likely one of the language in that region, or of the language (CLDR, “likely subtags”).
  ///
  /// Nil for a language that CLDR does not know.
  public var likelyScript: String? {
    if let script { return script }
    if let region, let script = LanguageTag.script(of: "\(language)-\(region)") { return script }
    return LanguageTag.script(of: language)
  }

  private static func script(of key: String) -> String? {
    StaticBytes(scriptTable).line(startingWith: key)?.cut("\t")?.1.string
  }
}

extension LanguageTag {
  /// Whether the script that the tag names runs from right to left; nil where it names none.
  public var namesRightToLeftScript: Bool? { script.map(rightToLeftScripts.contains) }
}

/// The scripts in use whose letters are of bidirectional class R or AL (Unicode Standard Annex 9).
private let rightToLeftScripts: WordSet = .words(
  "Adlm Arab Aran Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa Yezi")
