import DialogFindings
import DialogLanguage
import DialogModel
import DialogText

extension Rule {
  static let l10nWrongLanguage = Rule(
    "l10n/wrong-language", .always(.warning),
    from: [
      .dialogc("Language of texts"),
      .unicode("Standard Annex #24: Unicode Script Property", "Table 2 and Scripts.txt"),
    ],
    summary: Message(
      en: "a text is in the language and the script of its tag",
      ko: "텍스트는 태그의 언어와 문자로 씁니다"),
    reason: Message(
      en: """
        Rows of a table slip, and a German text lands under `fr`. Who reads only French can do nothing \
        with it. Script tells most languages apart; those in Latin letters are told by their words \
        of grammar, and only where there is no doubt.
        """,
      ko: """
        표의 줄이 밀려 독일어 텍스트가 fr에 들어가기도 합니다. 프랑스어만 읽는 사람은 아무것도 할 수 없습니다. 언어는 대개 \
        문자로 구별하고, 라틴 문자를 쓰는 언어는 문법적인 단어로 확실할 때만 판단합니다.
        """),
    examples: [
      RuleExample(
        """
        alert DeleteAlbum {
          purpose destructive
          title { en "Delete this album?"  ko "⟦アルバムを削除しますか？⟧" }
          button delete destructive
          cancel
        }
        """),
      RuleExample(
        """
        alert DeleteAlbum {
          purpose destructive
          title { en "Delete this album?"  fr "⟦Möchten Sie das Album wirklich löschen?⟧" }
          button delete destructive
          cancel
        }
        """),
      RuleExample(
        """
        alert DeleteAlbum {
          purpose destructive
          title { en "Delete this album?"  ko "앨범을 삭제할까요?" }
          button delete destructive
          cancel
        }
        """),
    ],
    check: .pair { pair, findings in
      for (variant, foreign) in pair.foreignVariants {
        findings.report(.foreign(foreign, variant), in: variant)
      }
    })
}

extension TranslationPair {
  func findForeignVariants() -> [(TextVariant, LanguageConventions.Foreign)] {
    if isUnchanged { return [] }
    return variants.compactMap { variant in foreign(variant).map { (variant, $0) } }
  }

  /// What an arm is in instead of its language.
  private func foreign(_ variant: TextVariant) -> LanguageConventions.Foreign? {
    if let foreign = variant.reading.foreign {
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
    let found = variant.reading.termsElsewhere.first { other, names in
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

extension Message {
  fileprivate static func foreign(
    _ foreign: LanguageConventions.Foreign, _ variant: TextVariant
  ) -> Message {
    let tag = variant.locale.tag
    switch foreign {
    case .script:
      return Message(
        en: "this is not in the letters of \(tag); translate it",
        ko: "\(tag)의 문자가 아닙니다. 번역하세요")
    case .language(let other):
      return Message(
        en: "this seems to be \(other), not \(tag); translate it",
        ko: "\(tag)\(KoreanParticle.subject.form(after: tag)) 아니라 \(other)인 것 같습니다. 번역하세요")
    }
  }
}
