import DialogFindings
import DialogLocales
import DialogReading

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
    relations: .ofTranslations,
    check: .pair { pair, findings in
      if pair.isSwapped {
        return findings.report(.swapped(pair), in: pair.variants[0], fixes: pair.swap)
      }
      for (variant, foreign) in pair.foreignVariants {
        findings.report(.foreign(foreign, variant), in: variant)
      }
    })
}

extension TranslationPair {
  /// Whether source and translation are each in the other’s letters, and not in their own.
  fileprivate var isSwapped: Bool {
    let own = source[0].conventions.scripts
    let letters = source.reduce(Scripts()) { $0.union($1.letters) }
    let others = variants.reduce(Scripts()) { $0.union($1.letters) }
    return !letters.isEmpty && !others.isEmpty && !own.contains(.other)
      && !conventions.scripts.contains(.other) && letters.isDisjoint(with: own)
      && others.isDisjoint(with: conventions.scripts) && letters.isSubset(of: conventions.scripts)
      && others.isSubset(of: own)
  }

  /// Puts each in the place of the other.
  fileprivate var swap: [FixIt] {
    let own = source[0].translation.range
    guard let layout = project.layout(of: own.file), own.file == translation.range.file,
      !source[0].isTerm
    else { return [] }
    return .one(
      Message(en: "exchange the two texts", ko: "두 텍스트 맞바꾸기"),
      TextEdit(replace: own, with: layout.text(translation.range)),
      TextEdit(replace: translation.range, with: layout.text(own)))
  }
}

extension TextVariant {
  fileprivate var letters: Scripts { traits.scripts.subtracting([.common, .other]) }
}

extension Message {
  fileprivate static func swapped(_ pair: TranslationPair) -> Message {
    let (source, other) = (pair.source[0].locale, pair.locale)
    return Message(
      en: "the texts of \(source) and \(other) are swapped; exchange them",
      ko: "\(source, .with) \(other)의 텍스트가 서로 바뀌었습니다. 맞바꾸세요")
  }

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
        ko: "\(tag, .subject) 아니라 \(other)인 것 같습니다. 번역하세요")
    }
  }
}
