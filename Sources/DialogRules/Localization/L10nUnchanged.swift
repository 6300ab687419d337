import DialogFindings
import DialogLanguage
import DialogModel

extension Rule {
  static let l10nUnchanged = Rule(
    "l10n/unchanged", .always(.warning),
    from: [.weblate("Unchanged translation"), .pofilter("unchanged")],
    summary: Message(
      en:
        "a translation differs from its source, unless it is a name or the same in both languages",
      ko: "번역은 이름이거나 두 언어에서 같은 말이 아니라면 원본과 달라야 합니다"),
    reason: Message(
      en: """
        A copied source text counts as translated, so nobody notices that it is not. Names, numbers, \
        terms such as Wi-Fi or OK, and words that both languages share may be the same.
        """,
      ko: """
        원본을 그대로 복사하면 번역된 것처럼 보여 아무도 알아차리지 못합니다. 이름, 숫자, Wi-Fi나 OK 같은 용어, 두 언어가 함께 \
        쓰는 말은 같아도 됩니다.
        """),
    examples: [
      RuleExample(
        """
        alert DeleteAlbum {
          purpose destructive
          title { en "Delete this album?"  de "⟦Delete this album?⟧" }
          button delete destructive
          cancel
        }
        """),
      RuleExample(
        """
        alert NoNetwork {
          purpose problem
          title { en "Not Connected"  de "Nicht verbunden" }
          button wifi { en "Wi-Fi"  de "Wi-Fi" }
          cancel
        }
        """),
    ],
    check: .comparison { context, findings in
      let left = context.pairs.filter(\.isUntranslated)
      guard !left.isEmpty else { return }
      var reported: Set<LanguageTag> = []
      for pair in left where !reported.contains(pair.locale) {
        let isWhole =
          left.count { $0.locale == pair.locale } > 1
          && context.pairs.allSatisfy { $0.locale != pair.locale || $0.isUnchanged }
        if isWhole { reported.insert(pair.locale) }
        findings.report(isWhole ? .whole(pair.locale) : .one(pair.locale), in: pair.variants[0])
      }
    })
}

extension Message {
  fileprivate static func one(_ locale: LanguageTag) -> Message {
    Message(
      en: "this is the source text; translate it into \(locale)",
      ko: "원본과 똑같습니다. \(locale)\(KoreanParticle.direction.form(after: locale.tag)) 번역하세요")
  }

  /// Of a dialog in which nothing is translated.
  fileprivate static func whole(_ locale: LanguageTag) -> Message {
    Message(
      en: "this dialog is the source text throughout; translate it into \(locale)",
      ko:
        "이 다이얼로그 전체가 원본과 똑같습니다. \(locale)\(KoreanParticle.direction.form(after: locale.tag)) 번역하세요")
  }
}

extension TranslationPair {
  func isLeftUntranslated() -> Bool {
    guard isUnchanged, locale.language != project.sourceLocale.language else { return false }
    return source.contains { needsTranslation($0) }
  }

  /// Whether a source text is words of its language, not a name or what both languages share.
  private func needsTranslation(_ source: TextVariant) -> Bool {
    guard source.traits.letterCount > 1, !isName(source.text) else { return false }
    let scripts = source.traits.scripts.subtracting(.common)
    let own = conventions.scripts
    if !own.isEmpty, !scripts.isEmpty, scripts.isDisjoint(with: own), scripts != .latin {
      return true
    }
    let meant = source.termNames
    if !meant.isEmpty {
      let isKnown = meant.contains { variants[0].terms.text(for: $0) != nil }
      return isKnown && variants[0].termNames.isEmpty
    }
    guard source.locale.isEnglish else { return isSentenceOfSource(source) }
    guard let english = source.english else { return false }
    return EnglishInOtherLanguages.isLeft(
      english, in: conventions.language, isLatin: own.contains(.latin),
      isTranslatedElsewhere: isTranslatedElsewhere, isButton: source.isButton)
  }

  /// The app's name, or a term of the project that is the same in both languages.
  private func isName(_ text: String) -> Bool {
    let names = variants[0].reading.language.namesKept
    return !names.isEmpty && names.contains(text.lowercased())
  }

  /// Whether the words of grammar are of the source language and none is of the other.
  private func isSentenceOfSource(_ source: TextVariant) -> Bool {
    let words = source.words
    guard words.count > 2 else { return false }
    let evidence = LatinEvidence(words)
    let language = conventions.language
    return evidence.score(of: source.conventions.language)
      > (LatinEvidence.knows(language) ? evidence.score(of: language) : 0)
  }

  /// Whether a translation into another language differs from the source.
  private var isTranslatedElsewhere: Bool {
    dialog.pairs.contains { $0.element == element && $0 !== self && !$0.isUnchanged }
  }
}

extension ProjectContext {
  /// The app's name and the terms that are the same in the source language and another one, in lower
  /// case.
  func namesKept(in locale: LanguageTag) -> Set<String> {
    var names: Set<String> = []
    let texts = program.terms.map(\.text) + [program.project.app].compactMap { $0 }
    for text in texts {
      guard let source = text[sourceLocale]?.pattern.plainText?.lowercased() else { continue }
      let translation = text[locale]?.pattern.plainText?.lowercased()
      if translation == nil || translation == source { names.insert(source) }
    }
    return names
  }
}
