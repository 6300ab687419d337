import DialogLocales
import DialogReading

extension TranslationPair {
  func findForeignVariants() -> [(TextVariant, LanguageConventions.Foreign)] {
    if isUnchanged { return [] }
    return variants.compactMap { variant in foreign(variant).map { (variant, $0) } }
  }

  /// What an arm is in instead of its language.
  private func foreign(_ variant: TextVariant) -> LanguageConventions.Foreign? {
    if let foreign = variant.reading.asTranslation.foreign {
      return source.contains { $0.text == variant.text } ? nil : foreign
    }
    if isLatinTitle(variant) { return .script }
    return foreignTerm(variant) ?? (isEnglish(variant) ? .language("en") : nil)
  }

  /// Whether a button of a language with other letters has a title of Latin words alone, one of them
  /// in lower case: names have capitals.
  private func isLatinTitle(_ variant: TextVariant) -> Bool {
    guard variant.isButton, !conventions.scripts.isEmpty,
      conventions.scripts.isDisjoint(with: [.latin, .other]),
      variant.traits.scripts.subtracting(.common) == .latin
    else { return false }
    let words = variant.text.letterRuns(isCaseKept: true)
    let known = Set(source.flatMap(\.words))
    return words.count > 1
      && words.contains { word in
        word.utf8.count > 3 && word == word.lowercased() && !known.contains(word)
      }
  }

  /// Whether English words stand in another Latin language, though others than those of the source.
  private func isEnglish(_ variant: TextVariant) -> Bool {
    conventions.scripts == .latin && conventions.language != "en"
      && variant.traits.scripts == .latin && variant.bytes.allSatisfy { $0 < 0x80 }
      && EnglishInOtherLanguages.isEnglish(variant.text, insteadOf: conventions.language)
  }

  /// The language that a button's title is the platform's term of, while it is none of its own. A
  /// related language proves nothing: its words are often good here too.
  private func foreignTerm(_ variant: TextVariant) -> LanguageConventions.Foreign? {
    guard variant.isButton, let meant = source.first?.termNames, !meant.isEmpty,
      variant.termNames.isEmpty
    else { return nil }
    guard meant.contains(where: { variant.terms.text(for: $0) != nil }) else { return nil }
    let language = conventions.language
    let found = project.widespreadTerms(of: variant.text).first { other, names in
      other.language != language && other.language != project.sourceLocale.language
        && !relatedLanguages.contains { $0.contains(language) && $0.contains(other.language) }
        && names.contains(where: meant.contains)
    }
    return found.map { .language($0.language.tag) }
  }
}

extension ProjectContext {
  /// Languages that apps are translated into most.
  fileprivate static let widespreadLanguages = [
    "de", "fr", "es", "it", "pt-BR", "nl", "sv", "da", "pl", "tr", "cs", "hu", "ru", "uk", "ja",
    "ko",
    "zh-Hans", "ar", "he", "th", "vi", "id",
  ].compactMap { LanguageTag($0) }

  /// The platform's terms that a text is in them.
  func widespreadTerms(of text: String) -> [(language: LanguageTag, names: [String])] {
    ProjectContext.widespreadLanguages.compactMap { tag in
      let names = language(tag).termNames.names(of: text)
      return names.isEmpty ? nil : (tag, names)
    }
  }
}

/// Languages that share many words.
private let relatedLanguages: [Set<String>] = [
  ["es", "pt", "it", "ca", "gl", "ro"], ["fr", "it", "ca"], ["sv", "da", "nb", "nn", "no", "is"],
  ["cs", "sk", "pl", "sl", "hr"], ["ru", "uk", "be", "bg", "mk", "sr", "kk", "ky"],
  ["de", "nl", "af", "lb"],
  ["id", "ms", "jv"], ["zh", "ja", "yue"], ["ar", "fa", "ur"], ["tr", "az"],
]
