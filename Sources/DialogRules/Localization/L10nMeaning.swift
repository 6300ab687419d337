import DialogFindings
import DialogReading

extension Rule {
  static let l10nMeaning = Rule(
    "l10n/meaning", .always(.warning), from: [.dialogc("Checks per role")],
    summary: Message(
      en: "a translation says no word that contradicts one of its source",
      ko: "번역에는 원본의 말과 어긋나는 말이 없어야 합니다"),
    reason: Message(
      en: """
        Days for hours, remove for add, a photo for a video: each reads well by itself, and people \
        act on what is not so. Only words that exclude each other are compared; other words for the \
        same, and a denial turned round, are fine. Of an English word with several meanings the words \
        beside it tell which is meant: free space is unused, not free of charge. Terms of the project mean \
        what it says.
        """,
      ko: """
        시간이 일로, 추가가 제거로, 비디오가 사진으로 바뀌어도 번역만 읽으면 자연스러워서, 사람들은 사실이 아닌 것을 믿고 행동합니다. \
        서로 배타적인 말만 견주므로, 같은 뜻의 다른 말이나 부정을 뒤집은 표현은 괜찮습니다. 영어 단어 하나에 뜻이 여럿일 때는 곁에 있는 말로 뜻을 가립니다. \
        free space는 ‘무료’가 아니라 ‘비어 있는’ 공간입니다. 프로젝트의 용어로 적어 둔 말은 그 뜻대로 봅니다.
        """),
    examples: [
      RuleExample(
        """
        alert LinkExpiry {
          title { en "Share this link?"  de "Diesen Link teilen?" }
          message { en "It expires after 48 hours."  de "Er läuft nach 48 ⟦Tagen⟧ ab." }
          button share { en "Share"  de "Teilen" }
          cancel
        }
        """),
      RuleExample(
        """
        alert FreeSpace(size: String) {
          title { en "Move photos to the card?"  de "Fotos auf die Karte bewegen?" }
          message { en "There are {size} of free space."  de "⟦Es gibt {size} kostenlosen Speicherplatz.⟧" }
          button move { en "Move"  de "Bewegen" }
          cancel
        }
        """),
      RuleExample(
        """
        alert LinkExpiry {
          title { en "Share this link?"  ko "이 링크를 공유할까요?" }
          message { en "It expires after 48 hours."  ko "48시간이 지나면 만료됩니다." }
          button share { en "Share"  ko "공유" }
          cancel
        }
        """),
    ],
    relations: .ofTranslations.adding(
      RuleRelations(
        yieldsTo: [Precedence(saidElsewhere, in: .sameText)],
        supersedes: [Precedence(Rule.l10nInconsistent.id, in: .sameText)])),
    check: .pair { pair, findings in
      guard pair.source[0].reading.language.conceptWords != nil, pair.isTranslated,
        pair.variants[0].reading.language.conceptWords != nil
      else { return }
      for variant in pair.variants where !variant.isEmptyText {
        pair.compareMeaning(variant, &findings)
      }
    })
}

/// Rules that say better what is wrong with the same text.
private let saidElsewhere = [
  Rule.l10nPolarity.id, Rule.l10nNumbers.id, Rule.l10nPlatformTerm.id, Rule.l10nButtonReference.id,
  Rule.l10nDuplicateButton.id,
]

extension TranslationPair {
  fileprivate func compareMeaning(_ variant: TextVariant, _ findings: inout Findings) {
    if let found = contradiction(in: variant), !isOfTwoButtons(variant) {
      findings.report(.contradicts(found, variant), in: variant, at: variant.range(of: found.said))
    } else if let (sense, own) = wrongSense(in: variant) {
      findings.report(.otherSense(sense, own), in: variant)
    } else if let values = exchangedRoles(in: variant) {
      let names = (variant.name(of: values.actor), variant.name(of: values.other))
      findings.report(
        .exchanged("{\(names.0)}", "{\(names.1)}"), in: variant,
        at: variant.placeholdersByOffset.first.map { $0.offset..<$0.offset + 3 })
    } else if let people = exchangedPeople(in: variant) {
      let (actor, other) = (people.words(for: people.actor), people.words(for: people.other))
      findings.report(.exchanged("‘\(actor)’", "‘\(other)’"), in: variant)
    }
  }

  /// Whether another button has the same title, which is the worse mistake.
  fileprivate func isOfTwoButtons(_ variant: TextVariant) -> Bool {
    variant.isButton
      && dialog.variants.contains {
        $0.isButton && $0.locale == locale && $0.element != element && $0.text == variant.text
      }
  }
}

extension Message {
  fileprivate static func contradicts(_ found: Contradiction, _ variant: TextVariant) -> Message {
    let name = ConceptGroup.name(of: found.said)
    let source = found.origin.words(for: found.meant)
    let own = variant.words(for: found.said)
    return Message(
      en: "the source says ‘\(source)’, this says ‘\(own)’ (\(name.english.spaced)); correct it",
      ko:
        "원본은 ‘\(source)’인데 번역은 ‘\(own)’(\(name.korean.spaced))입니다. 고치세요")
  }
}

extension Message {
  fileprivate static func otherSense(_ sense: WordSense, _ own: String) -> Message {
    Message(
      en:
        "‘\(sense.word)’ means ‘\(sense.meaning.english)’ in the source, ‘\(own)’ is another sense of it; correct it",
      ko:
        "원본의 ‘\(sense.word, .topic)’ 여기서 ‘\(sense.meaning.korean)’의 뜻인데 번역의 ‘\(own, .topic)’ 다른 뜻입니다. 고치세요"
    )
  }

  fileprivate static func exchanged(_ actor: String, _ other: String) -> Message {
    Message(
      en:
        "in the source \(actor) does it to \(other), here it is the other way round; exchange them",
      ko: "원본에서는 \(actor) 쪽이 하고 \(other) 쪽이 당하는데 번역은 거꾸로입니다. 자리를 서로 바꾸세요")
  }
}

extension String {
  /// With spaces, where names have low lines.
  fileprivate var spaced: String { String(map { $0 == "_" ? " " : $0 }) }
}
