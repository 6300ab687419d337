extension LanguageTag {
  /// The script the language is written in, as its four-letter code (`Hang`, `Latn`): the tag's own,
  /// or the likely one of the language in that region, or of the language (CLDR, “likely subtags”).
  ///
  /// Nil of a language that CLDR does not know.
  public var likelyScript: String? {
    if let script { return script }
    if let region, let script = LanguageTag.script(of: "\(language)-\(region)") { return script }
    return LanguageTag.script(of: language)
  }

  private static func script(of key: String) -> String? {
    for line in StaticText(scriptTable).split("\n") {
      var languages = line.split(" ")
      let script = languages.next()!
      while let language = languages.next() {
        if language.equals(key) { return script.string }
      }
    }
    return nil
  }
}
