import DialogFindings
import DialogLocales

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
          purpose choose
          title { en "Not Connected"  de "Nicht verbunden" }
          button wifi { en "Wi-Fi"  de "Wi-Fi" }
          cancel
        }
        """),
    ],
    relations: .ofTranslations,
    check: .comparison { context, findings in
      let left = context.pairs.filter(\.isUntranslated)
      guard !left.isEmpty else { return }
      let counts = Dictionary(grouping: left, by: \.locale).mapValues(\.count)
      let changed = Set(
        context.pairs.lazy.filter { !$0.isUnchanged && !$0.isTermOfPlatform }.map(\.locale))
      var reported: Set<LanguageTag> = []
      for pair in left where !reported.contains(pair.locale) {
        let isWhole =
          counts[pair.locale] ?? 0 > 1 && !changed.contains(pair.locale)
        if isWhole { reported.insert(pair.locale) }
        let message: Message =
          !isWhole
          ? .one(pair.locale)
          : context.hasTranslatedButton(in: pair.locale) ? .prose(pair.locale) : .whole(pair.locale)
        findings.report(message, in: pair.variants[0])
      }
    })
}

extension Message {
  fileprivate static func one(_ locale: LanguageTag) -> Message {
    Message(
      en: "this is the source text; translate it into \(locale.englishName)",
      ko: "원본과 똑같습니다. \(locale.koreanName, .direction) 번역하세요")
  }

  /// Of a dialog whose buttons alone are translated, by the platform’s terms.
  fileprivate static func prose(_ locale: LanguageTag) -> Message {
    Message(
      en:
        "the texts of this dialog are still the source’s; translate them into \(locale.englishName)",
      ko: "이 대화상자의 텍스트가 아직 원본 그대로입니다. \(locale.koreanName, .direction) 번역하세요")
  }

  /// Of a dialog in which nothing is translated.
  fileprivate static func whole(_ locale: LanguageTag) -> Message {
    Message(
      en: "this dialog is the source text throughout; translate it into \(locale.englishName)",
      ko: "이 대화상자 전체가 원본과 똑같습니다. \(locale.koreanName, .direction) 번역하세요")
  }
}

extension DialogContext {
  /// Whether a button is, or is written as, a term of the platform in a language.
  fileprivate func hasTranslatedButton(in locale: LanguageTag) -> Bool {
    pairs.contains { $0.locale == locale && !$0.isUnchanged && $0.isTermOfPlatform }
  }
}

extension TranslationPair {
  /// Cancel, OK and others, which are there in every language.
  fileprivate var isTermOfPlatform: Bool {
    variants.allSatisfy { !$0.meaning.termNames.isEmpty }
  }
}
